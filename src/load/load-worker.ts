import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { type ClosedLoop, type FailureNote, type LoopShare, openClosedLoop } from './closed-loop.ts';

/** Main thread → worker. */
export type WorkerOrder =
  | { readonly kind: 'arm'; readonly share: LoopShare }
  | { readonly kind: 'go'; readonly originMs: number }
  | { readonly kind: 'stop' };

/** Worker → main thread. */
export type WorkerReport =
  | { readonly kind: 'armed' }
  | ({ readonly kind: 'failure' } & FailureNote)
  | { readonly kind: 'done'; readonly busyShare: number; readonly eventLoopDelayP99Ms: number };

const DELAY_RESOLUTION_MS = 5;

/** Entry of a load worker: the load only, one trial at a time. Does nothing when imported by a main thread. */
function serveOrders(port: NonNullable<typeof parentPort>): void {
  const post = (report: WorkerReport) => port.postMessage(report);
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  let loop: ClosedLoop | null = null;

  port.on('message', (order: WorkerOrder) => {
    if (order.kind === 'arm') {
      loop = openClosedLoop(order.share, (note) => post({ kind: 'failure', ...note }));
      void loop.armed.then(() => post({ kind: 'armed' }));
    } else if (order.kind === 'go' && loop !== null) void runTimed(loop, order.originMs, delay).then(post);
    else if (order.kind === 'stop') loop?.stop();
  });
}

async function runTimed(
  loop: ClosedLoop,
  originMs: number,
  delay: ReturnType<typeof monitorEventLoopDelay>,
): Promise<WorkerReport> {
  const before = performance.eventLoopUtilization();
  delay.reset();
  delay.enable();
  await loop.run(originMs);
  delay.disable();
  const { utilization } = performance.eventLoopUtilization(before);
  // The histogram holds the time between two firings of a timer: what exceeds its period is delay.
  const p99Ms = delay.count > 0 ? delay.percentile(99) / 1e6 - DELAY_RESOLUTION_MS : 0;
  return { kind: 'done', busyShare: utilization, eventLoopDelayP99Ms: Math.max(0, p99Ms) };
}

if (parentPort !== null) serveOrders(parentPort);
