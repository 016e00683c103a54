import { METRIC_DEFINITIONS_VERSION } from '../../src/measure/metric.ts';
import type {
  Identity,
  JudgingKeys,
  LevelResult,
  Metrics,
  Session,
  TrialResult,
  Workload,
} from '../../src/measure/session.ts';

export const IDENTITY: Identity = {
  engine: 'vllm',
  engineVersion: '0.11.0',
  model: 'org/model',
  dtype: 'bfloat16',
  launchArguments: ['--max-num-seqs', '256', '--port', '8000'],
  gpu: 'H100',
  gpuCount: 8,
  driver: '570.1',
};

const JUDGING: JudgingKeys = {
  trials: { first: 3, most: 10, budgetMs: 1_200_000 },
  sessionNoise: { 'output-throughput': 0.015 },
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

export const WORKLOAD: Workload = {
  promptSetHash: 'abc',
  sampling: { temperature: 0 },
  extraBody: {},
  cache: 'bust',
  api: 'chat',
  metricDefinitions: METRIC_DEFINITIONS_VERSION,
  outputs: { 1: { kind: 'pinned', tokens: 128 }, 8: { kind: 'pinned', tokens: 128 } },
};

const OUTPUT_TOKENS = 2560;

/** Its duration is the one that gives its throughput: a trial whose figures deny each other is refused. */
export function trialWith(metrics: Metrics, rest: Partial<TrialResult> = {}): TrialResult {
  return {
    valid: true,
    reasons: [],
    metrics,
    requests: { sent: 20, good: 20, failed: {} },
    tokens: { prompt: 200, output: OUTPUT_TOKENS, cached: 0 },
    tokensPerChunk: 1,
    durationMs: (1000 * OUTPUT_TOKENS) / (metrics['output-throughput'] ?? 256),
    startedAt: '2026-01-01T00:00:00.000Z',
    client: { workers: 1, cpuShare: 0.1, eventLoopDelayP99Ms: 1, lateSendP99Ms: 0.1, coalescedReadShare: 0 },
    counters: null,
    notes: [],
    ...rest,
  };
}

export function levelWith(concurrency: number, trials: readonly TrialResult[]): LevelResult {
  return { concurrency, output: { kind: 'pinned', tokens: 128 }, requests: 20, trials, notes: [] };
}

const throughputs = (...values: number[]) =>
  values.map((value) => trialWith({ 'output-throughput': value, 'ttft-p50': 20 }));

/** A sound session of two levels; the id is what tells sessions apart. */
export function sessionOf(id: string, changed: Partial<Session> = {}): Session {
  return {
    schema: 'throughput-gate/result',
    version: 1,
    id,
    startedAt: `2026-01-01T00:00:00.000Z`,
    finishedAt: `2026-01-01T00:10:00.000Z`,
    client: { name: 'throughput-gate', version: '0.1.0' },
    suite: { name: 'chat', promptSource: 'builtin:diverse', seed: 1, judging: JUDGING },
    identity: IDENTITY,
    fingerprint: {
      environment: { suite: 'chat', gpu: 'H100', gpuCount: 8 },
      workload: WORKLOAD,
      configurationHash: 'hash',
    },
    units: {
      'output-throughput': { unit: 'tok/s', direction: 'higher' },
      'ttft-p50': { unit: 'ms', direction: 'lower' },
    },
    levels: [levelWith(1, throughputs(65.2, 65.4, 65.1)), levelWith(8, throughputs(400.1234567, 401, 399))],
    reasons: [],
    notes: [],
    provenance: { commit: 'c0ffee', runner: 'rig' },
    ...changed,
  };
}

export function withWorkload(session: Session, changed: Partial<Workload>): Session {
  const workload = { ...session.fingerprint.workload, ...changed };
  return { ...session, fingerprint: { ...session.fingerprint, workload } };
}

export function withEnvironment(session: Session, environment: Session['fingerprint']['environment']): Session {
  return { ...session, fingerprint: { ...session.fingerprint, environment } };
}
