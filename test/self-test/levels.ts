import type { LevelResult, TrialResult } from '../../src/measure/session.ts';

type TrialTimes = { readonly startedAtMs: number; readonly durationMs: number; readonly valid?: boolean };

const trialOf = ({ startedAtMs, durationMs, valid = true }: TrialTimes): TrialResult => ({
  valid,
  reasons: [],
  metrics: {},
  requests: { sent: 0, good: 0, failed: {} },
  tokens: { prompt: 0, output: 0, cached: 0 },
  tokensPerChunk: null,
  durationMs,
  startedAt: new Date(startedAtMs).toISOString(),
  client: { cpuShare: 0, eventLoopDelayP99Ms: 0, lateSendP99Ms: 0, coalescedReadShare: 0, workers: 1 },
  counters: null,
  notes: [],
});

/** A level of which only the times of its trials matter. */
export function levelOf(concurrency: number, trials: readonly TrialTimes[]): LevelResult {
  return {
    concurrency,
    output: { kind: 'pinned', tokens: 128 },
    requests: 8,
    trials: trials.map(trialOf),
    notes: [],
  };
}
