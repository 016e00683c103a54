import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolOptions } from '../command-line/program.ts';
import { type CliWorld, terminalOf } from '../command-line/run-cli.ts';
import { createTerminalLog } from '../command-line/terminal-log.ts';
import type { Ending } from '../ending.ts';
import type { RunVerdictName } from '../judge/verdict.ts';
import type { RunOptions } from '../options.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { writeWhole } from '../write-whole.ts';
import { DEMO_SUITE } from './demo-suite.ts';
import { spawnSimulator } from './spawn-simulator.ts';

/** 1492.5 tok/s at C=256 become 18,000 on this clock: within the 20,000 that the simulator holds on one core. */
const SPEED = 12;

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
    folder: '2-second-session',
    mode: 'refresh',
    story: 'The server is started once more: two sessions show how much it moves by itself.',
    simulator: server('field-good', 2),
    expected: null,
  },
  {
    folder: '3-same-server',
    mode: 'gate',
    story: 'A pull request that changes nothing about speed. It must pass.',
    simulator: server('field-good', 3),
    expected: 'pass',
  },
  {
    folder: '4-bad-tuning',
    mode: 'gate',
    story: 'Expert load balancing on, 16 instead of 8 continuous decode steps. It must be caught.',
    simulator: server('field-bad', 4),
    expected: 'regressed',
  },
  {
    folder: '5-revert',
    mode: 'gate',
    story: 'The change is reverted. Does that restore the curve?',
    simulator: server('field-good', 5),
    expected: 'pass',
  },
];

/** The confirm story on the built-in simulator: 0 when every step ended as the story says, else 2. */
export async function demo(raw: ToolOptions, world: CliWorld): Promise<number> {
  const startedAt = performance.now();
  await rm(raw.out, { recursive: true, force: true });
  await mkdir(raw.out, { recursive: true });
  await writeWhole(join(raw.out, 'suite.yml'), DEMO_SUITE);
  const say = (text: string) => (raw.json ? world.stderr : world.stdout).write(`${text}\n`);
  say(
    `The confirm story, on a simulated clock, ${SPEED}×: every figure is measured in this run, then divided by ${SPEED}.`,
  );
  const surprises: string[] = [];
  for (const [index, step] of STEPS.entries()) {
    say(`\n── ${index + 1} of ${STEPS.length}: ${step.story}`);
    const ending = await takeStep(step, raw, world);
    if (world.signal.aborted) return 130;
    say(renderTerminal(ending.document, terminalOf(world.stdout, world.env)));
    const came = ending.verdict?.verdict ?? null;
    if (came !== step.expected || (step.expected === null && ending.exitCode !== 0))
      surprises.push(`${step.folder}: ${came ?? 'not measured'}`);
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (surprises.length > 0) {
    say(
      `The story did not end as it should (${surprises.join('; ')}): is this machine busy? All files are in ${raw.out}.`,
    );
    return 2;
  }
  say(
    `\nTaken, passed, caught, passed: ${seconds} s. All files are in ${raw.out}; the comment that a reviewer would see is ${join(raw.out, '4-bad-tuning', 'comment.md')}.`,
  );
  return 0;
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

function makeOptions(step: Step, raw: ToolOptions, url: string): RunOptions {
  return {
    mode: step.mode,
    suitePath: join(raw.out, 'suite.yml'),
    overrides: { url, baseline: join(raw.out, 'baseline.json') },
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
