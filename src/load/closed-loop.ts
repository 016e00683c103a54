import pLimit from 'p-limit';
import type { Client } from 'undici';
import { type Failure, requiredTokensOf } from './answer-outcome.ts';
import { openConnection } from './connection.ts';
import { createFactsMemory } from './facts-memory.ts';
import { startHeartbeat } from './heartbeat.ts';
import { headersOf, pathOf, prepareBodies } from './request-body.ts';
import { createRequestRun, deriveTimeouts, type RequestEnd, type RequestRun } from './request-run.ts';
import { createGate } from './start-gate.ts';
import { appendEvent, COUNTER, FINISH_REASONS, STATE, STOP, type TrialColumns } from './trial-columns.ts';
import type { TrialPlan } from './trial-plan.ts';
import { createTurnClock, readClockMs } from './turn-clock.ts';

/** One worker's part of a trial. */
export type LoopShare = {
  readonly plan: TrialPlan;
  readonly columns: TrialColumns;
  /** Slots of this worker; all workers' slots add up to the plan's concurrency. */
  readonly slots: number;
};

/** What can't be told in numbers: why a request isn't good. */
export type FailureNote = { readonly index: number; readonly failure: Failure; readonly finishReason: string | null };

export type ClosedLoop = {
  /** Resolves when every first connection is open, or has failed: nothing was sent yet. */
  readonly armed: Promise<void>;
  /** Starts the clock; resolves when this worker's last request has ended. */
  readonly run: (originMs: number) => Promise<void>;
  /** Ends every request at once, whatever state it is in. */
  readonly stop: () => void;
};

/** After so many refusals in a row the server is gone: the rest of the trial isn't hammered at it. */
const REFUSALS_OF_A_GONE_SERVER = 3;
const WATCH_INTERVAL_MS = 250;

/**
 * A closed loop: each slot sends its next request when its last one ends. The first requests are dispatched before the
 * clock and held at the connection's gate, so that connections are open, and undici's clients made, when it starts.
 */
export function openClosedLoop(share: LoopShare, note: (failure: FailureNote) => void): ClosedLoop {
  const { plan, columns, slots } = share;
  const { counters } = columns;
  const gate = createGate(Math.min(slots, plan.requests));
  const timeouts = deriveTimeouts(plan.shape.timeoutMs);
  const connections = Array.from({ length: slots }, () => openConnection(plan.target, timeouts.connectMs, gate));
  const bodyOf = prepareBodies(plan.shape, plan.prompts, plan.output, plan.nonce, plan.concurrency);
  const path = pathOf(plan.shape, plan.target.basePath);
  const headers = headersOf(plan.target);
  const requiredTokens = requiredTokensOf(plan.output, plan.purpose);
  const stampMs = createTurnClock();
  const memory = createFactsMemory();
  const heartbeat = startHeartbeat();
  // By slot, not a Set: V8's tables keep their successors alive, and so each request until a full collection.
  const running: (RequestRun | null)[] = connections.map(() => null);
  let originMs = 0;

  /** A slot sends its next request when its last one has ended, until the shared counter runs out. */
  async function runSlot(slot: number, connection: Client): Promise<void> {
    while (Atomics.load(counters, COUNTER.stop) === STOP.no) {
      const index = Atomics.add(counters, COUNTER.next, 1);
      if (index >= plan.requests) return;
      await send(slot, connection, index);
    }
  }

  function send(slot: number, connection: Client, index: number): Promise<void> {
    const freeAtMs = gate.isOpen() ? readClockMs() : null;
    const body = bodyOf(index);
    columns.state[index] = STATE.inFlight;
    let firstDoubtMs = Number.NaN;
    let lastDoubtMs = 0;
    return new Promise((resolve) => {
      const run: RequestRun = createRequestRun({
        dispatch: (handler) => connection.dispatch({ method: 'POST', path, headers, body }, handler),
        requiredTokens,
        timeouts,
        stampMs,
        memory,
        onToken(atMs) {
          lastDoubtMs = heartbeat.doubtMs(atMs);
          if (Number.isNaN(firstDoubtMs)) firstDoubtMs = lastDoubtMs;
          appendEvent(columns, index, Math.max(0, atMs - originMs));
        },
        onEnd(end) {
          running[slot] = null;
          columns.firstDoubtMs[index] = firstDoubtMs;
          columns.lastDoubtMs[index] = lastDoubtMs;
          record(index, end, freeAtMs ?? originMs);
          resolve();
        },
      });
      running[slot] = run;
      run.start();
    });
  }

  function record(index: number, end: RequestEnd, freeAtMs: number): void {
    const interrupted = Atomics.load(counters, COUNTER.stop) === STOP.interrupted;
    if (end.failure !== null && interrupted) {
      columns.state[index] = STATE.abandoned;
      return;
    }
    writeRow(columns, index, end, originMs, freeAtMs);
    columns.state[index] = end.failure === null ? STATE.good : STATE.failed;
    if (end.failure !== null) note({ index, failure: end.failure, finishReason: end.stream.finishReason });
    Atomics.add(counters, COUNTER.tokenReads, end.tokenReads);
    Atomics.add(counters, COUNTER.coalescedReads, end.coalescedReads);
    Atomics.add(counters, COUNTER.done, 1);
    watchRefusals(end.failure);
  }

  function watchRefusals(failure: Failure | null): void {
    if (failure?.outcome !== 'refused') Atomics.store(counters, COUNTER.refusals, 0);
    else if (Atomics.add(counters, COUNTER.refusals, 1) + 1 >= REFUSALS_OF_A_GONE_SERVER) {
      Atomics.compareExchange(counters, COUNTER.stop, STOP.no, STOP.serverGone);
    }
  }

  const limit = pLimit(slots);
  const slotsDone = Promise.all(connections.map((connection, slot) => limit(runSlot, slot, connection)));

  return {
    armed: gate.settled,
    async run(atMs) {
      originMs = atMs;
      gate.open();
      const watch = setInterval(
        () => {
          const nowMs = readClockMs();
          for (const request of running) request?.checkTime(nowMs);
        },
        Math.max(1, Math.min(WATCH_INTERVAL_MS, plan.shape.timeoutMs / 10)),
      );
      await slotsDone;
      clearInterval(watch);
      heartbeat.stop();
      await Promise.all(connections.map((connection) => connection.destroy()));
    },
    stop() {
      const reason = new Error('interrupted');
      for (const request of running) request?.abort(reason);
      gate.open();
      heartbeat.stop();
      for (const connection of connections) void connection.destroy(reason);
    },
  };
}

function writeRow(columns: TrialColumns, index: number, end: RequestEnd, originMs: number, freeAtMs: number): void {
  const since = (atMs: number | null) => (atMs === null ? Number.NaN : Math.max(0, atMs - originMs));
  const { stream } = end;
  columns.sentAtMs[index] = since(end.sentAtMs);
  columns.firstTokenAtMs[index] = since(stream.firstTokenAtMs);
  columns.lastTokenAtMs[index] = since(stream.lastTokenAtMs);
  columns.endedAtMs[index] = since(end.endedAtMs);
  columns.lateMs[index] = end.sentAtMs === null ? Number.NaN : end.sentAtMs - freeAtMs;
  columns.connectMs[index] = end.connectMs;
  columns.chunks[index] = stream.chunks;
  columns.status[index] = end.status ?? -1;
  columns.promptTokens[index] = stream.usage?.prompt ?? -1;
  columns.outputTokens[index] = stream.usage?.output ?? -1;
  columns.cachedTokens[index] = stream.usage?.cached ?? -1;
  columns.finish[index] = Math.max(0, FINISH_REASONS.indexOf(stream.finishReason ?? ''));
  columns.resent[index] = end.resent ? 1 : 0;
}
