import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type CliWorld, terminalOf } from '../command-line/cli-world.ts';
import type { ToolOptions } from '../command-line/program.ts';
import { createTerminalLog } from '../command-line/terminal-log.ts';
import type { Ending } from '../ending.ts';
import { GateError } from '../gate-error.ts';
import type { RunVerdictName } from '../judge/verdict.ts';
import { makeFolder } from '../make-folder.ts';
import type { RunOptions } from '../options.ts';
import type { NextStep } from '../report/document.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { writeWhole } from '../write-whole.ts';
import { DEMO_SUITE } from './demo-suite.ts';
import { spawnSimulator } from './spawn-simulator.ts';

/** 1492.5 tok/s at C=256 become 15,000 on this clock: well within the 20,000 that the simulator holds on one core. */
const SPEED = 10;
/** A step that another program on this machine disturbed is taken again so often. */
const ATTEMPTS = 3;

type Step = {
  readonly folder: string;
  readonly mode: 'refresh' | 'gate';
  /** What is told before the step. */
  readonly story: string;
  /** Each start of a server is its own session, with a noise of its own. */
  readonly simulator: readonly string[];
  readonly expected: RunVerdictName | null;
};

const server = (profile: 'field-good' | 'field-bad', seed: number) => [
  ...['--profile', profile, '--noise', '0.5%', '--jitter', '0.5%'],
  ...['--speed', String(SPEED), '--seed', String(seed)],
];

const STEPS: readonly Step[] = [
  {
    folder: '1-baseline',
    mode: 'refresh',
    story: 'A mixture-of-experts model on 8 GPUs serves well. Its curve becomes the baseline.',
    simulator: server('field-good', 1),
    expected: null,
  },
  {
    folder: '2-same-server',
    mode: 'gate',
    story: 'A pull request that changes nothing about speed. It must pass.',
    simulator: server('field-good', 2),
    expected: 'pass',
  },
  {
    folder: '3-bad-tuning',
    mode: 'gate',
    story: 'Expert load balancing on, 16 instead of 8 continuous decode steps. It must be caught.',
    simulator: server('field-bad', 3),
    expected: 'regressed',
  },
  {
    folder: '4-revert',
    mode: 'gate',
    story: 'The change is reverted. Does that restore the curve?',
    simulator: server('field-good', 4),
    expected: 'pass',
  },
];

const AFTER_BASELINE: NextStep = { advice: 'the steps below are compared with it.', command: null };

/** The confirm story on the built-in simulator: 0 when every step ended as the story says, else 2. */
export async function demo(raw: ToolOptions, world: CliWorld): Promise<number> {
  const startedAt = performance.now();
  makeFolder(raw.out);
  await rm(baselineOf(raw), { force: true });
  await writeWhole(suiteOf(raw), DEMO_SUITE);
  const say = (text: string) => (raw.json ? world.stderr : world.stdout).write(`${text}\n`);
  say(
    `The confirm story, on a simulated clock, ${SPEED}×: every figure is measured in this run, then divided by ${SPEED}.`,
  );
  const surprises: string[] = [];
  for (const [index, step] of STEPS.entries()) {
    say(`\n── ${index + 1} of ${STEPS.length}: ${step.story}`);
    const ending = await takeUndisturbed(step, raw, world, say);
    if (world.signal.aborted) return 130;
    // Nobody commits a simulated baseline.
    const next = step.mode === 'refresh' ? AFTER_BASELINE : ending.document.next;
    say(renderTerminal({ ...ending.document, ...(next && { next }) }, terminalOf(world.stdout, world.env)));
    const came = ending.verdict?.verdict ?? null;
    if (came !== step.expected) surprises.push(`${step.folder}: ${came ?? 'not measured'}`);
  }
  if (surprises.length > 0) {
    say(
      `The story did not end as it should (${surprises.join('; ')}). What else runs on this machine disturbs it: run the demo again when it is quiet. All files are in ${raw.out}.`,
    );
    return 2;
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const comment = join(raw.out, '3-bad-tuning', 'comment.md');
  say(`\nTaken, passed, caught, passed: ${seconds} s. All files are in ${raw.out};`);
  say(`the comment that a reviewer would see is ${comment}.`);
  return 0;
}

/** A step that a busy machine disturbed is taken again, and that is said. */
async function takeUndisturbed(
  step: Step,
  raw: ToolOptions,
  world: CliWorld,
  say: (text: string) => void,
): Promise<Ending> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await takeStep(step, raw, world).catch((error: unknown) => {
      if (error instanceof GateError && error.code === 'refresh-refused' && attempt < ATTEMPTS && !world.signal.aborted)
        return error;
      throw error;
    });
    const disturbance = outcome instanceof GateError ? outcome.message : findDisturbance(outcome, step.expected);
    const last = world.signal.aborted || attempt >= ATTEMPTS;
    if (!(outcome instanceof GateError) && (disturbance === null || last)) return outcome;
    say(`   (disturbed by this machine, taken again: ${disturbance})`);
  }
}

/** The simulator's truth is known: what ends otherwise was disturbed, and the reader is told how it had ended. */
function findDisturbance({ verdict }: Ending, expected: RunVerdictName | null): string | null {
  if (verdict === null || verdict.verdict === expected) return null;
  return verdict.verdict === 'invalid'
    ? (verdict.reasons[0]?.message ?? 'invalid')
    : `${verdict.verdict}, which this simulated server isn't`;
}

async function takeStep(step: Step, raw: ToolOptions, world: CliWorld): Promise<Ending> {
  const simulator = await spawnSimulator(step.simulator);
  try {
    return await world.run(makeOptions(step, raw, simulator.url), {
      env: world.env,
      signal: world.signal,
      log: createTerminalLog(world.stderr, raw.quiet ?? false, () => performance.now()),
      baseSide: null,
      provenance: {},
    });
  } finally {
    await simulator.stop();
  }
}

const suiteOf = ({ out }: ToolOptions) => join(out, 'demo-suite.yml');
const baselineOf = ({ out }: ToolOptions) => join(out, 'demo-baseline.json');

function makeOptions(step: Step, raw: ToolOptions, url: string): RunOptions {
  return {
    mode: step.mode,
    suitePath: suiteOf(raw),
    overrides: { url, baseline: baselineOf(raw) },
    referenceUrl: null,
    apiKey: null,
    out: join(raw.out, step.folder),
    workingDirectory: '.',
    results: [],
    reference: [],
    current: [],
    sameSession: false,
    sessions: 1,
    replace: false,
    acceptReason: null,
    expect: null,
    format: null,
    simulatedSpeed: SPEED,
    acceptedBecause: null,
    reproduce: 'throughput-gate demo',
  };
}
