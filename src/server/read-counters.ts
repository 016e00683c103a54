import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from '../load/trial-plan.ts';
import { type Counters, parseCounters } from './counters.ts';
import { getInfo } from './http-get.ts';

export type CountersAnswer = { readonly counters: Counters | null; readonly why: string | null };

export type CountersQuestion = {
  /** As `identity` names it; undefined where it isn't known. */
  readonly engine?: string | undefined;
  readonly signal?: AbortSignal;
};

/** Engines whose `/metrics` is empty for everybody once somebody has read it. Theirs holds no totals anyway. */
const EMPTIED_BY_READING: ReadonlySet<string> = new Set<Counters['dialect']>(['tensorrt-llm']);

/** What a run on such an engine has to say; null for the others. */
export function noteUnreadCounters(engine: string | undefined): string | null {
  if (engine === undefined || !EMPTIED_BY_READING.has(engine)) return null;
  return `/metrics of ${engine} is left alone, as reading it empties it for whoever monitors the server: foreign load, preemptions and the KV cache stay unseen`;
}

/**
 * Reads `/metrics` once, unless the engine's is emptied by that. Never during a trial: llama.cpp's takes a lock of its
 * main loop.
 */
export async function readCounters(target: Target, question: CountersQuestion = {}): Promise<CountersAnswer> {
  const unread = noteUnreadCounters(question.engine);
  if (unread !== null) return { counters: null, why: unread };
  const answer = await getInfo(target, '/metrics', question.signal === undefined ? {} : { signal: question.signal });
  if (answer.kind === 'failed') return { counters: null, why: answer.message };
  if (answer.status !== 200)
    return { counters: null, why: `/metrics answers ${answer.status}: ${answer.text.slice(0, 160)}` };
  const counters = parseCounters(answer.text);
  return { counters, why: counters === null ? '/metrics has no names of a known engine' : null };
}

const DRAIN_TRIES = 10;
const DRAIN_PAUSE_MS = 100;

/** Reads until nothing runs any more: engines count a stream's last tokens a moment after they were sent. */
export async function readDrainedCounters(target: Target, question: CountersQuestion = {}): Promise<CountersAnswer> {
  let answer = await readCounters(target, question);
  for (let tries = 1; tries < DRAIN_TRIES && (answer.counters?.gauges.running ?? 0) > 0; tries++) {
    await pause(DRAIN_PAUSE_MS);
    answer = await readCounters(target, question);
  }
  return answer;
}
