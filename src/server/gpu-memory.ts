import type { GpuReading } from './nvidia-smi.ts';

export type GpuMemoryOptions = {
  /** Readings from before the server was launched. */
  readonly before: readonly GpuReading[];
  readonly readGpus: () => Promise<readonly GpuReading[]>;
  readonly timeoutMs: number;
  readonly now: () => number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
};

/** Drivers keep a little for themselves after a process has ended. */
const SLACK_MIB = 512;
const LOOK_EVERY_MS = 500;

/**
 * Waits until a stopped server's memory is free again: the next one would start with a smaller KV cache, which looks
 * like a regression. A note for what is still held at the deadline, null when all is free or nothing is known.
 */
export async function awaitGpuMemory(options: GpuMemoryOptions): Promise<string | null> {
  const deadline = options.now() + options.timeoutMs;
  for (;;) {
    const held = heldSince(options.before, await options.readGpus());
    if (held.length === 0) return null;
    if (options.now() >= deadline || options.signal.aborted) {
      return `GPU memory is still held after the server was stopped: ${held.join(', ')}`;
    }
    await options.sleep(LOOK_EVERY_MS, options.signal);
  }
}

function heldSince(before: readonly GpuReading[], gpus: readonly GpuReading[]): readonly string[] {
  return gpus.flatMap(({ index, memoryUsedMiB }) => {
    const was = before.find((gpu) => gpu.index === index)?.memoryUsedMiB;
    if (was === undefined || memoryUsedMiB === undefined || memoryUsedMiB <= was + SLACK_MIB) return [];
    return [`${Math.round(memoryUsedMiB - was)} MiB on GPU ${index}`];
  });
}
