import type { Reason } from '../reason.ts';
import {
  ACHIEVED_SHARE_AT_LEAST,
  ACHIEVED_SHARE_NOTED,
  CPU_SHARE_LIMIT,
  DECODE_DOUBT_LIMIT_MS,
  DECODE_DOUBT_LIMIT_SHARE,
  END_DOUBT_LIMIT_MS,
  END_DOUBT_LIMIT_SHARE,
  EVENT_LOOP_DELAY_LIMIT_MS,
  EVENT_LOOP_DELAY_LIMIT_SHARE,
  EVENT_LOOP_DELAY_NOTED_MS,
  LATE_SEND_LIMIT_MS,
  LATE_SEND_LIMIT_SHARE,
} from './client-limits.ts';
import { e2eMs, selectGood } from './good-request.ts';
import { sweepInFlight } from './in-flight.ts';
import { durationOf } from './metrics.ts';
import { percentile, sortAscending } from './percentile.ts';
import type { TrialRecords } from './records.ts';

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function findLowConcurrency({ requests, concurrency }: TrialRecords): string | null {
  // Fewer requests than slots can't fill them, whatever the client does.
  const asked = Math.min(concurrency, requests.length);
  const { peak, full } = sweepInFlight(requests, asked);
  if (full === null) {
    return peak < asked ? `at most ${peak} of ${asked} requests were in flight` : null;
  }
  if (full.meanInFlight >= ACHIEVED_SHARE_AT_LEAST * asked) return null;
  return `achieved concurrency was ${full.meanInFlight.toFixed(1)} of ${asked} (at least ${percent(ACHIEVED_SHARE_AT_LEAST)})`;
}

function findSlowClient({ client }: TrialRecords, medianE2eMs: number): string[] {
  const cpu = client.cpuShare / Math.max(1, client.workers);
  const delayLimit = Math.max(EVENT_LOOP_DELAY_LIMIT_MS, EVENT_LOOP_DELAY_LIMIT_SHARE * medianE2eMs);
  const lateLimit = Math.max(LATE_SEND_LIMIT_MS, LATE_SEND_LIMIT_SHARE * medianE2eMs);
  const delay = client.eventLoopDelayP99Ms;
  const late = client.lateSendP99Ms;
  return [
    ...(cpu > CPU_SHARE_LIMIT
      ? [`its CPU share was ${percent(cpu)} of a core (at most ${percent(CPU_SHARE_LIMIT)})`]
      : []),
    ...(delay > delayLimit ? [`its event-loop delay p99 was ${ms(delay)} (at most ${ms(delayLimit)})`] : []),
    ...(late > lateLimit ? [`its sends were late by ${ms(late)} at p99 (at most ${ms(lateLimit)})`] : []),
  ];
}

/** Stamps that were taken so late that a figure of this trial may be wrong by more than it may be. */
function findLateStamps(records: TrialRecords): string[] {
  const { endDoubtMs = 0, decodeDoubtMs = 0 } = records.client;
  const good = selectGood(records.requests);
  const decodeMs =
    good.reduce((sum, one) => sum + one.lastTokenAtMs - one.firstTokenAtMs, 0) / Math.max(1, good.length);
  const decodeLimit = Math.max(DECODE_DOUBT_LIMIT_MS, DECODE_DOUBT_LIMIT_SHARE * decodeMs);
  const endLimit = Math.max(END_DOUBT_LIMIT_MS, END_DOUBT_LIMIT_SHARE * durationOf(records));
  return [
    ...(decodeDoubtMs > decodeLimit
      ? [`it may have read tokens ${ms(decodeDoubtMs)} late on average (at most ${ms(decodeLimit)})`]
      : []),
    ...(endDoubtMs > endLimit
      ? [`it may have read the last token ${ms(endDoubtMs)} late (at most ${ms(endLimit)})`]
      : []),
  ];
}

function noteIdleSlots({ requests, concurrency }: TrialRecords): string[] {
  const { full } = sweepInFlight(requests, concurrency);
  if (full === null || full.meanInFlight >= ACHIEVED_SHARE_NOTED * concurrency) return [];
  const idle = 100 * (1 - full.meanInFlight / concurrency);
  return [`slots were idle for ${idle.toFixed(1)} % of the time between requests: throughput is low by as much`];
}

/** Notes on a client that kept up, but not without a trace in the figures. */
export function noteClient(records: TrialRecords): string[] {
  const delay = records.client.eventLoopDelayP99Ms;
  const late = `the client's event-loop delay p99 was ${ms(delay)}: single latencies may be too long by as much`;
  return [...noteIdleSlots(records), ...(delay > EVENT_LOOP_DELAY_NOTED_MS ? [late] : [])];
}

/** The reason `client-bound` with every figure past its limit, or null when the client kept up. */
export function findClientBound(records: TrialRecords): Reason | null {
  const latencies = selectGood(records.requests).map(e2eMs);
  const median = latencies.length > 0 ? percentile(sortAscending(latencies), 0.5) : 0;
  const figures = [findLowConcurrency(records), ...findSlowClient(records, median), ...findLateStamps(records)].filter(
    (text) => text !== null,
  );
  if (figures.length === 0) return null;
  return {
    code: 'client-bound',
    message: `The client, not the server, set the pace at C=${records.concurrency}: ${figures.join('; ')}`,
    remedy: 'Give the client a core of its own (another machine, or fewer jobs on this one), or lower the level.',
  };
}
