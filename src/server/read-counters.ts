import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from '../load/trial-plan.ts';
import { type Counters, parseCounters } from './counters.ts';
import { getInfo } from './http-get.ts';

export type CountersAnswer = { readonly counters: Counters | null; readonly why: string | null };

/**
 * Reads `/metrics` once. Never during a trial: llama.cpp's takes a lock of its main loop. TensorRT-LLM's is a
 * destructive read and holds no totals: callers that know the engine leave it alone.
 */
export async function readCounters(target: Target, signal?: AbortSignal): Promise<CountersAnswer> {
  const answer = await getInfo(target, '/metrics', signal === undefined ? {} : { signal });
  if (answer.kind === 'failed') return { counters: null, why: answer.message };
  if (answer.status !== 200)
    return { counters: null, why: `/metrics answers ${answer.status}: ${answer.text.slice(0, 160)}` };
  const counters = parseCounters(answer.text);
  return { counters, why: counters === null ? '/metrics has no names of a known engine' : null };
}

const DRAIN_TRIES = 10;
const DRAIN_PAUSE_MS = 100;

/** Reads until nothing runs any more: engines count a stream's last tokens a moment after they were sent. */
export async function readDrainedCounters(target: Target, signal?: AbortSignal): Promise<CountersAnswer> {
  let answer = await readCounters(target, signal);
  for (let tries = 1; tries < DRAIN_TRIES && (answer.counters?.gauges.running ?? 0) > 0; tries++) {
    await pause(DRAIN_PAUSE_MS);
    answer = await readCounters(target, signal);
  }
  return answer;
}
