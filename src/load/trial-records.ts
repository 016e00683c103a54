import type { ClientHealth, RequestRecord, TrialRecords } from '../measure/records.ts';
import type { FailureNote } from './closed-loop.ts';
import type { TrialEnding } from './open-load.ts';
import { COUNTER, FINISH_REASONS, readEvents, STATE, STOP, type TrialColumns } from './trial-columns.ts';
import type { TrialPlan } from './trial-plan.ts';

/** What one worker says of itself after a trial. */
export type WorkerHealth = { readonly busyShare: number; readonly eventLoopDelayP99Ms: number };

/**
 * Columns → records. Requests that were never sent, or were cut by an interruption, are neither good nor failed: they
 * have no record, and their token events are left out.
 */
export function collectRecords(plan: TrialPlan, columns: TrialColumns, ending: TrialEnding): TrialRecords {
  const failures = new Map(ending.failures.map((note) => [note.index, note]));
  const requests: RequestRecord[] = [];
  for (let index = 0; index < plan.requests; index++) {
    const record = readRecord(columns, index, failures.get(index));
    if (record !== null) requests.push(record);
  }
  const stop = columns.counters[COUNTER.stop];
  const ended = (index: number) => columns.state[index] === STATE.good || columns.state[index] === STATE.failed;
  return {
    concurrency: plan.concurrency,
    startedAt: ending.startedAt,
    requests,
    events: readEvents(columns, stop === STOP.no ? undefined : ended),
    client: judgeHealth(columns, ending.health),
    interrupted: stop === STOP.interrupted,
    ...(stop === STOP.serverGone ? { serverGone: true } : {}),
  };
}

function readRecord(columns: TrialColumns, index: number, note: FailureNote | undefined): RequestRecord | null {
  const state = columns.state[index];
  if (state !== STATE.good && state !== STATE.failed) return null;
  const failure =
    state === STATE.good ? null : (note?.failure ?? { outcome: 'reset' as const, message: 'reset: unknown' });
  return {
    index,
    outcome: failure?.outcome ?? 'good',
    sentAtMs: readTime(columns.sentAtMs, index),
    firstTokenAtMs: readTime(columns.firstTokenAtMs, index),
    lastTokenAtMs: readTime(columns.lastTokenAtMs, index),
    endedAtMs: readTime(columns.endedAtMs, index),
    connectMs: columns.connectMs[index] ?? 0,
    promptTokens: readCount(columns.promptTokens, index),
    outputTokens: readCount(columns.outputTokens, index),
    cachedTokens: readCount(columns.cachedTokens, index),
    chunks: columns.chunks[index] ?? 0,
    status: readCount(columns.status, index),
    finishReason: note?.finishReason ?? (FINISH_REASONS[columns.finish[index] ?? 0] || null),
    resent: columns.resent[index] === 1,
    message: failure?.message ?? null,
  };
}

function readTime(column: Float64Array, index: number): number | null {
  const value = column[index] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
}

function readCount(column: Int32Array, index: number): number | null {
  const value = column[index] ?? -1;
  return value < 0 ? null : value;
}

/**
 * `cpuShare` is the event loops' busy share (Node's event-loop utilisation): threads' CPU time can't be read on Node 20,
 * and it counts waiting for a core too, which delays stamps just as well.
 */
function judgeHealth(columns: TrialColumns, health: readonly WorkerHealth[]): ClientHealth {
  const reads = columns.counters[COUNTER.tokenReads] ?? 0;
  const late = columns.lateMs.filter((ms) => !Number.isNaN(ms)).sort();
  return {
    workers: health.length,
    cpuShare: health.reduce((sum, { busyShare }) => sum + busyShare, 0),
    eventLoopDelayP99Ms: Math.max(0, ...health.map(({ eventLoopDelayP99Ms }) => eventLoopDelayP99Ms)),
    lateSendP99Ms: late[Math.ceil(late.length * 0.99) - 1] ?? 0,
    ...sumDoubts(columns),
    coalescedReadShare: reads === 0 ? 0 : (columns.counters[COUNTER.coalescedReads] ?? 0) / reads,
  };
}

/** A decode time lies between two stamps: it is wrong by at most the larger of their doubts. */
function sumDoubts(columns: TrialColumns): { endDoubtMs: number; decodeDoubtMs: number } {
  let [lastAtMs, endDoubtMs, sum, good] = [0, 0, 0, 0];
  for (let index = 0; index < columns.state.length; index++) {
    if (columns.state[index] !== STATE.good) continue;
    const [first, last] = [columns.firstDoubtMs[index] ?? 0, columns.lastDoubtMs[index] ?? 0];
    const atMs = columns.lastTokenAtMs[index] ?? 0;
    if (atMs >= lastAtMs) [lastAtMs, endDoubtMs] = [atMs, last];
    sum += Math.max(first, last);
    good++;
  }
  return { endDoubtMs, decodeDoubtMs: good === 0 ? 0 : sum / good };
}
