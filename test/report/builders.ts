import type { Cell, Difference, RunVerdict, RunVerdictName } from '../../src/judge/verdict.ts';
import { METRICS } from '../../src/measure/metric.ts';
import type { JudgingKeys, LevelResult, Session, TrialResult } from '../../src/measure/session.ts';
import type { Reason } from '../../src/reason.ts';
import type { RunReport } from '../../src/report/report-input.ts';

export const LEVELS = [1, 32, 64, 128, 192, 256] as const;
/** The field's curve, tok/s. */
export const GOOD = [65.2, 624.1, 935.6, 1416.9, 1441.9, 1492.5] as const;

export function buildCell(part: Partial<Cell> = {}): Cell {
  return {
    concurrency: 8,
    metric: 'output-throughput',
    unit: 'tok/s',
    direction: 'higher',
    gated: true,
    tolerancePercent: 5,
    baseline: 624.1,
    current: 620.4,
    deltaPercent: -0.6,
    interval: [-2.1, 0.9],
    failsAtPercent: 5.7,
    rulesOutPercent: 5.0,
    detectablePercent: 7.6,
    verdict: 'pass',
    trials: 3,
    baselineSessions: 3,
    notes: [],
    ...part,
  };
}

/** Six gated cells on the field's curve, moved by `deltas` percent. */
export function buildCurve(deltas: readonly number[], part: (delta: number) => Partial<Cell> = () => ({})): Cell[] {
  return deltas.map((delta, at) => {
    const baseline = GOOD[at] ?? 1500;
    return buildCell({
      concurrency: LEVELS[at] ?? 512,
      baseline,
      current: baseline * (1 + delta / 100),
      deltaPercent: delta,
      interval: [delta - 1.6, delta + 1.6],
      ...part(delta),
    });
  });
}

export function buildShown(): Cell[] {
  return LEVELS.flatMap((concurrency, at) => [
    buildCell({
      ...{ concurrency, metric: 'ttft-p50', unit: 'ms', direction: 'lower', gated: false, verdict: 'shown' },
      ...{ baseline: 41 + 9 * at, current: 43 + 9 * at, deltaPercent: 4.1, interval: [-3.8, 12.6], failsAtPercent: 22 },
    }),
    buildCell({
      ...{ concurrency, metric: 'tpot-mean', unit: 'ms', direction: 'lower', gated: false, verdict: 'shown' },
      ...{ baseline: 15.3 + at, current: 15.4 + at, deltaPercent: 0.7, interval: [-1.2, 2.6] },
    }),
  ]);
}

export function buildVerdict(verdict: RunVerdictName, part: Partial<RunVerdict> = {}): RunVerdict {
  return {
    schema: 'throughput-gate/verdict',
    version: 1,
    mode: 'gate',
    suite: 'moe-8gpu',
    verdict,
    exitCode: 0,
    reasons: [],
    cells: [],
    differences: [],
    hints: [],
    notes: [],
    ...part,
  };
}

const OUTPUT_TOKENS = 16_384;

/** Its duration is the one that gives its throughput: a trial whose figures deny each other is refused. */
export function buildTrial(part: Partial<TrialResult> = {}): TrialResult {
  const metrics = part.metrics ?? { 'output-throughput': 624.1, 'ttft-p50': 43.2, 'tpot-mean': 12.4, 'e2e-p95': 1640 };
  return {
    valid: true,
    reasons: [],
    metrics,
    requests: { sent: 128, good: 128, failed: {} },
    tokens: { prompt: 5120, output: OUTPUT_TOKENS, cached: 0 },
    tokensPerChunk: 1,
    durationMs: (1000 * OUTPUT_TOKENS) / (metrics['output-throughput'] ?? 624.1),
    startedAt: '2026-11-29T10:12:00Z',
    client: { workers: 1, cpuShare: 0.11, eventLoopDelayP99Ms: 1.4, lateSendP99Ms: 0.6, coalescedReadShare: 0.02 },
    counters: { num_preemptions_total: 0, 'gpu-power-watts': 640 },
    notes: [],
    ...part,
  };
}

export function buildLevel(concurrency: number, part: Partial<LevelResult> = {}): LevelResult {
  const tokensPerSecond = GOOD[(LEVELS as readonly number[]).indexOf(concurrency)] ?? 600;
  const trials = [1.002, 0.998, 1].map((factor) =>
    buildTrial({ metrics: { ...buildTrial().metrics, 'output-throughput': tokensPerSecond * factor } }),
  );
  return { concurrency, output: { kind: 'pinned', tokens: 128 }, requests: 128, trials, notes: [], ...part };
}

const JUDGING: JudgingKeys = {
  trials: { first: 3, most: 10, budgetMs: 1_200_000 },
  sessionNoise: {},
  trialNoise: 0.02,
  launchNoise: 0.01,
  metrics: [{ id: 'output-throughput', tolerance: 0.05, gate: true }],
  slo: {},
  policy: {
    suspected: 'fail',
    inconclusive: 'warn',
    noBaseline: 'fail',
    missingLevel: 'fail',
    notComparable: 'fail',
    failedRequests: 0,
  },
};

export function buildSession(part: Partial<Session> = {}): Session {
  return {
    schema: 'throughput-gate/result',
    version: 1,
    id: '2026-11-29T10:11:03Z-7f3a',
    startedAt: '2026-11-29T10:11:03Z',
    finishedAt: '2026-11-29T10:24:41Z',
    client: { name: 'throughput-gate', version: '0.1.0' },
    suite: { name: 'moe-8gpu', promptSource: 'builtin:diverse', seed: 1, judging: JUDGING },
    identity: {
      engine: 'sglang',
      engineVersion: '0.5.4',
      model: 'example/moe-235b',
      dtype: 'bfloat16',
      gpu: 'NVIDIA H100 80GB HBM3',
      gpuCount: 8,
      driver: '570.86.15',
      launchArguments: ['--tp-size', '8', '--ep-size', '8', '--num-continuous-decode-steps', '16', '--enable-eplb'],
    },
    fingerprint: {
      environment: { suite: 'moe-8gpu', gpu: 'NVIDIA H100 80GB HBM3', gpuCount: 8 },
      workload: {
        promptSetHash: '9a1c7be2d4f0aa17c3',
        sampling: { temperature: 0 },
        extraBody: {},
        cache: 'bust',
        api: 'chat',
        metricDefinitions: 1,
        outputs: {},
      },
      configurationHash: 'c0ffee',
    },
    units: METRICS,
    levels: LEVELS.map((concurrency) => buildLevel(concurrency)),
    reasons: [],
    notes: [],
    provenance: { commit: '5f2c9d1e77ab', runner: 'gpu-runner-3', url: 'http://127.0.0.1:30000' },
    ...part,
  };
}

export function buildReport(verdict: RunVerdict, part: Partial<RunReport> = {}): RunReport {
  return {
    verdict,
    session: buildSession(),
    baselineInfo: {
      sessions: 3,
      takenAt: '2026-11-20T08:00:00Z',
      commit: 'ab12cd34ef56',
      source: '.github/throughput-baseline.json at the base commit',
    },
    reproduce: 'throughput-gate gate --suite .github/throughput-gate.yml --url http://127.0.0.1:30000',
    files: { result: 'throughput-gate-out/result.json', verdict: 'throughput-gate-out/verdict.json' },
    context: { acceptLabel: 'accept-throughput-regression', commit: '5f2c9d1e77ab' },
    ...part,
  };
}

const reason = (code: string, message: string, remedy: string): Reason => ({ code, message, remedy });

const TUNING: readonly Difference[] = [
  {
    fact: 'launch arguments',
    baseline: '--tp-size 8 --ep-size 8 --num-continuous-decode-steps 8 --mem-fraction-static 0.85 --port 30000',
    current:
      '--tp-size 8 --ep-size 8 --num-continuous-decode-steps 16 --enable-eplb --mem-fraction-static 0.85 --port 30000',
    role: 'shown',
  },
  { fact: 'driver', baseline: '570.86.10', current: '570.86.15', role: 'warns' },
];

const SESSIONS_CURE =
  'Two more baseline sessions (throughput-gate refresh --sessions 2, about 28 min) narrow it to 5.7 %.';

const mark =
  (verdict: Cell['verdict'], from = -5) =>
  (delta: number) =>
    delta <= from ? { verdict } : { verdict: 'pass' as const };

const ONE_SESSION = { baselineSessions: 1, failsAtPercent: 9.1, rulesOutPercent: 8.4 } as const;
const CONFIRM = { mode: 'confirm' } as const;

/** A believable report for every verdict and state: what the golden files are made from. */
export const REPORTS: Readonly<Record<RunVerdictName, RunReport>> = {
  pass: buildReport(
    buildVerdict('pass', { cells: [...buildCurve([-0.2, -1.1, 0.4, -0.7, 0.9, 0.1]), ...buildShown()] }),
  ),
  improved: buildReport(
    buildVerdict('improved', {
      cells: buildCurve([0.3, 1.2, 9.4, 14.8, 17.3, 18.2], (delta) => ({ verdict: delta > 5 ? 'improved' : 'pass' })),
      differences: [{ fact: 'engine version', baseline: '0.5.3', current: '0.5.4', role: 'shown' }],
      hints: ['only high concurrency moved: scheduler, KV cache or communication.'],
    }),
  ),
  regressed: buildReport(
    buildVerdict('regressed', {
      exitCode: 1,
      cells: [
        ...buildCurve([-88.2, -71.4, -62, -47.3, -43.5, -42.2], mark('regressed')).map((cell) =>
          cell.concurrency === 128 ? { ...cell, notes: ['one trial was retaken: not-steady'] } : cell,
        ),
        ...buildShown(),
      ],
      differences: TUNING,
      hints: ['all levels are down, C=1 most: the latency path; --num-continuous-decode-steps and --enable-eplb fit.'],
      notes: ['the drop at C=1 would have been found from 7.6 % on'],
    }),
  ),
  suspected: buildReport(
    buildVerdict('suspected', {
      exitCode: 3,
      reasons: [reason('suspected', 'C=64 is beyond the tolerance, but one session is too little.', SESSIONS_CURE)],
      cells: buildCurve([-0.4, -2.2, -6.3, -1.8, 0.6, -0.9], (delta) => ({
        ...ONE_SESSION,
        ...mark('suspected')(delta),
      })),
    }),
    { baselineInfo: { sessions: 1, takenAt: '2026-07-01T08:00:00Z', source: '.github/throughput-baseline.json' } },
  ),
  inconclusive: buildReport(
    buildVerdict('inconclusive', {
      reasons: [reason('inconclusive', 'C=64 may be down by more than was asked.', SESSIONS_CURE)],
      cells: buildCurve([-0.4, -2.2, -4.6, -1.8, 0.6, -0.9], (delta) => ({
        ...{ ...ONE_SESSION, interval: [delta - 3.9, delta + 3.9] as const },
        ...mark('inconclusive', -4)(delta),
      })),
    }),
    { baselineInfo: { sessions: 1, takenAt: '2026-11-20T08:00:00Z', source: '.github/throughput-baseline.json' } },
  ),
  'not-comparable': buildReport(
    buildVerdict('not-comparable', {
      exitCode: 2,
      reasons: [
        reason(
          'not-comparable',
          'The prompt set differs: baseline 9a1c7be2d4f0, this run 41d0c2aa93be.',
          "Measure with the baseline's prompts, or give these a baseline of their own: --baseline FILE.",
        ),
      ],
      cells: buildCurve([0, 0, 0, 0, 0, 0], () => ({
        ...{
          deltaPercent: null,
          interval: null,
          failsAtPercent: null,
          rulesOutPercent: null,
          verdict: 'not-comparable',
        },
      })),
      differences: [
        { fact: 'prompt set', baseline: '9a1c7be2d4f0', current: '41d0c2aa93be', role: 'blocks' },
        { fact: 'dtype', baseline: null, current: 'bfloat16', role: 'shown' },
      ],
    }),
  ),
  invalid: buildReport(
    buildVerdict('invalid', {
      exitCode: 2,
      reasons: [
        reason(
          'server-died',
          'The server died during C=64, trial 2 (exit code 137): server-died ×58.',
          'Read the end of throughput-gate-out/server.log; 137 means killed, often for lack of memory.',
        ),
      ],
    }),
    {
      session: buildSession({
        levels: [
          buildLevel(1),
          buildLevel(32),
          buildLevel(64, {
            trials: [
              buildTrial(),
              buildTrial({
                valid: false,
                reasons: [reason('server-died', 'connection reset, then refused', 'see server.log')],
                requests: { sent: 64, good: 6, failed: { reset: 52, refused: 6 } },
                metrics: {},
              }),
            ],
          }),
        ],
      }),
    },
  ),
  'no-baseline': buildReport(
    buildVerdict('no-baseline', {
      exitCode: 2,
      reasons: [
        reason(
          'no-baseline',
          'The baseline has no environment like this one; the nearest is 8 × NVIDIA A100-SXM4-80GB.',
          'Take a baseline on this machine and commit it',
        ),
      ],
      differences: [
        { fact: 'GPU', baseline: 'NVIDIA A100-SXM4-80GB', current: 'NVIDIA H100 80GB HBM3', role: 'selects' },
      ],
    }),
    { baselineInfo: null },
  ),
  'missing-level': buildReport(
    buildVerdict('missing-level', {
      exitCode: 2,
      reasons: [
        reason(
          'missing-level',
          'C=256 was measured, but the baseline has no such level.',
          'Refresh the baseline with this suite: throughput-gate refresh --replace.',
        ),
      ],
      cells: buildCurve([-0.2, -1.1, 0.4, -0.7, 0.9, 0]).map((cell) =>
        cell.concurrency === 256
          ? {
              ...cell,
              ...{ baseline: null, deltaPercent: null, interval: null, failsAtPercent: null, verdict: 'missing-level' },
            }
          : cell,
      ),
    }),
  ),
  accepted: buildReport(
    buildVerdict('accepted', {
      cells: buildCurve([-0.2, -7.1, -9.4, -10.7, -9.9, -11.2], mark('regressed')),
      differences: [{ fact: 'quantisation', baseline: 'fp8', current: null, role: 'shown' }],
    }),
    {
      context: {
        acceptLabel: 'accept-throughput-regression',
        accepted: { by: 'kim-serving', reason: 'bf16 until the fp8 scales are fixed' },
      },
    },
  ),
  equivalent: buildReport(
    buildVerdict('equivalent', {
      ...CONFIRM,
      cells: buildCurve([0.2, -1.4, -0.6, 0.3, -1.9, -3], () => ({ failsAtPercent: 8.2, verdict: 'equivalent' })),
    }),
  ),
  different: buildReport(
    buildVerdict('different', {
      ...{ ...CONFIRM, exitCode: 1, differences: TUNING },
      cells: buildCurve([-88.2, -71.4, -62, -47.3, -43.5, -42.2], () => ({
        failsAtPercent: 8.2,
        verdict: 'different',
      })),
    }),
  ),
  undecided: buildReport(
    buildVerdict('undecided', {
      ...CONFIRM,
      reasons: [reason('undecided', 'C=192 lies across the margin.', 'Three more trials (about 6 min) would decide.')],
      cells: buildCurve([0.2, -1.4, -0.6, 0.3, -7.4, -3], (delta) => ({
        failsAtPercent: 8.2,
        verdict: delta < -7 ? 'undecided' : 'equivalent',
      })),
    }),
  ),
};
