/** What help says of a command beyond its options. */
export type CommandText = {
  readonly summary: string;
  readonly exits: readonly Exit[];
  readonly example: string;
};

type Exit = readonly [code: number, meaning: string];

const WRONG: Exit = [2, 'could not measure or judge: usage, server, no baseline, not comparable'];
const UNSURE: Exit = [3, 'suspected; inconclusive where the policy says fail'];
const INTERRUPTED: Exit = [130, 'interrupted; what was measured is on disk'];
const JUDGED: readonly Exit[] = [[0, 'pass, improved, accepted'], [1, 'regressed'], WRONG, UNSURE];
const RUN: readonly Exit[] = [...JUDGED, INTERRUPTED];
const FAILED: Exit = [2, 'bad usage, or the server or a file stood in the way'];

export const COMMAND_TEXTS = {
  measure: {
    summary: 'measure, write result.json',
    exits: [[0, 'measured'], [2, 'could not measure: usage, files, server'], INTERRUPTED],
    example: 'measure --url http://127.0.0.1:8000 --levels 1,8,32',
  },
  gate: {
    summary: 'measure, judge against the baseline',
    exits: RUN,
    example: 'gate --url http://127.0.0.1:8000',
  },
  ab: {
    summary: 'candidate against reference, interleaved',
    exits: RUN,
    example: 'ab --url http://new:8000 --reference-url http://old:8000',
  },
  confirm: {
    summary: 'does this server reproduce the baseline?',
    exits: [
      [0, 'equivalent'],
      [1, 'different'],
      WRONG,
      [3, 'undecided where the policy for inconclusive says fail'],
      INTERRUPTED,
    ],
    example: 'confirm --url http://127.0.0.1:8000 --preset confirm',
  },
  refresh: {
    summary: 'measure, write a new baseline session',
    exits: [[0, 'the baseline file is written'], [2, 'not written: could not measure, or refused'], INTERRUPTED],
    example: 'refresh --url http://127.0.0.1:8000',
  },
  judge: {
    summary: 'verdict from stored results; no server needed',
    exits: JUDGED,
    example: 'judge throughput-gate-out --baseline baseline.json',
  },
  report: {
    summary: 'several legs → one document, one verdict',
    exits: JUDGED,
    example: 'report legs/ --expect legs.json',
  },
  demo: {
    summary: 'the whole story on the built-in simulator',
    exits: [[0, 'the story ended as it should'], [2, "it didn't, or a file stood in the way"], INTERRUPTED],
    example: 'demo',
  },
  doctor: {
    summary: 'what this server can do, a line each with the remedy',
    exits: [
      [0, 'the gate can run on this server'],
      [2, "it can't, or bad usage"],
    ],
    example: 'doctor --url http://127.0.0.1:8000',
  },
  'self-test': {
    summary: 'prove on this server that the gate turns red when it must',
    exits: [
      [0, 'A/A is green and the promised slow-down is found'],
      [1, 'one of them is not'],
      [2, 'could not measure: usage, files, server'],
      INTERRUPTED,
    ],
    example: 'self-test --url http://127.0.0.1:8000',
  },
  history: {
    summary: 'page of every cell over the baseline’s git history',
    exits: [[0, 'the page is written; drift is told and fails nothing'], FAILED],
    example: 'history --baseline .github/throughput-baseline.json',
  },
  init: {
    summary: 'ask the running server, write a suite and a workflow',
    exits: [[0, 'both are written'], FAILED],
    example: 'init --url http://127.0.0.1:8000',
  },
  simulate: {
    summary: 'the engine simulator as a server',
    exits: [
      [0, 'interrupted (it serves until then)'],
      [1, 'its fault “die” took it down'],
      [2, 'bad usage, or the port is taken'],
    ],
    example: 'simulate --port 8000 --slowdown 10%',
  },
} as const satisfies Readonly<Record<string, CommandText>>;

export type CommandName = keyof typeof COMMAND_TEXTS;

/** The end of a command's help: where its values come from, what its exit code says, and one line to try. */
export function describeEnding(name: CommandName, readsSuite: boolean): string {
  const { exits, example } = COMMAND_TEXTS[name];
  const codes = exits.map(([code, meaning]) => `  ${String(code).padEnd(4)} ${meaning}`);
  const precedence = readsSuite ? ['', 'Options win over the suite file, its keys over the defaults.'] : [];
  return [...precedence, '', 'Exit codes:', ...codes, '', 'Example:', `  throughput-gate ${example}`].join('\n');
}

/** The end of the overview. */
export const OVERVIEW_ENDING = `
Exit codes:
  0    pass, improved, accepted, equivalent
  1    regressed, different
  2    could not measure or judge
  3    suspected; inconclusive where the policy says fail
  130  interrupted; what was measured is on disk

Examples:
  throughput-gate demo
  throughput-gate gate --url http://127.0.0.1:8000

throughput-gate COMMAND --help lists the options of a command.`;
