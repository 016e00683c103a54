import type { Reason } from '../reason.ts';
import type { Counters } from './counters.ts';
import type { GpuProcess, GpuReading } from './nvidia-smi.ts';

export type IdleOptions = {
  /** The server's gauges; null = it has none. */
  readonly readCounters: () => Promise<Counters | null>;
  /** The suite's GPUs; empty = nothing to read. */
  readonly readGpus: () => Promise<readonly GpuReading[]>;
  /** Processes on the GPUs: named, never the sole reason (the server itself is one). */
  readonly readProcesses: () => Promise<readonly GpuProcess[]>;
  readonly now: () => number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onProgress?: (line: string) => void;
};

export type Idle = { readonly kind: 'idle' } | { readonly kind: 'not-idle'; readonly reason: Reason };

const BUSY_GAUGES_MS = 30_000;
const BUSY_GPU_PERCENT = 5;
const GPU_LOOKS = 4;
const LOOK_EVERY_MS = 1000;

/**
 * Waits until nobody uses the server. Not idle: running or waiting gauges above zero for 30 s, or a GPU of the suite
 * more than 5 % busy at every look over 3 s with the gauges at zero (our own last kernel still shows at the first look).
 */
export async function awaitIdle(options: IdleOptions): Promise<Idle> {
  const deadline = options.now() + BUSY_GAUGES_MS;
  for (;;) {
    const counters = await options.readCounters();
    const load = loadOf(counters);
    if (load === 0) return lookAtGpus(options);
    if (options.now() >= deadline) return { kind: 'not-idle', reason: await busyServer(options, counters) };
    if (options.signal.aborted) return { kind: 'idle' };
    options.onProgress?.(`the server isn't idle: ${inWords(counters)}`);
    await options.sleep(LOOK_EVERY_MS, options.signal);
  }
}

async function lookAtGpus(options: IdleOptions): Promise<Idle> {
  let busy = busyOf(await options.readGpus());
  for (let look = 1; look < GPU_LOOKS; look++) {
    if (busy.length === 0 || options.signal.aborted) return { kind: 'idle' };
    await options.sleep(LOOK_EVERY_MS, options.signal);
    const indices = new Set(busy.map(({ index }) => index));
    busy = busyOf(await options.readGpus()).filter(({ index }) => indices.has(index));
  }
  if (busy.length === 0) return { kind: 'idle' };
  const which = busy.map(({ index, utilizationPercent }) => `GPU ${index} is ${utilizationPercent} % busy`).join(', ');
  const message = `${which} although the server runs nothing.${await named(options)}`;
  return {
    kind: 'not-idle',
    reason: { code: 'not-idle', message, remedy: 'Stop what else uses the GPU, or give the job a runner of its own.' },
  };
}

function busyOf(gpus: readonly GpuReading[]): readonly GpuReading[] {
  return gpus.filter(({ utilizationPercent }) => (utilizationPercent ?? 0) > BUSY_GPU_PERCENT);
}

async function busyServer(options: IdleOptions, counters: Counters | null): Promise<Reason> {
  return {
    code: 'not-idle',
    message: `The server wasn't idle for 30 s before the first trial: ${inWords(counters)}.${await named(options)}`,
    remedy: 'Keep other clients away from the server while it is measured.',
  };
}

function loadOf(counters: Counters | null): number {
  return (counters?.gauges.running ?? 0) + (counters?.gauges.waiting ?? 0);
}

function inWords(counters: Counters | null): string {
  return `${counters?.gauges.running ?? 0} requests running, ${counters?.gauges.waiting ?? 0} waiting`;
}

async function named(options: IdleOptions): Promise<string> {
  const processes = await options.readProcesses();
  if (processes.length === 0) return '';
  const names = processes.slice(0, 8).map(({ pid, name }) => `${name} (${pid})`);
  return ` On the GPU: ${names.join(', ')}.`;
}
