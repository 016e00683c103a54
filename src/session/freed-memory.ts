import type { RunIo } from '../options.ts';
import { awaitGpuMemory } from '../server/gpu-memory.ts';
import { type GpuSelection, readGpus, selectGpus } from '../server/gpu-telemetry.ts';
import type { GpuReading } from '../server/nvidia-smi.ts';
import { pause } from './launch-server.ts';

/** Drivers free the memory of a process that was killed within seconds. */
const LONGEST_WAIT_MS = 30_000;

/**
 * What to do after a launched server has been stopped: waits until its GPUs hold no more than they do now, before the
 * launch, and says so where they still do. Nothing where no GPU is read.
 */
export async function watchFreedMemory(
  gpus: GpuSelection,
  { io }: { readonly io: RunIo },
): Promise<() => Promise<void>> {
  const read = async (): Promise<readonly GpuReading[]> => {
    const answer = await readGpus(gpus);
    return answer.kind === 'gpus' ? selectGpus(answer.gpus, gpus) : [];
  };
  const before = await read();
  return async () => {
    if (before.length === 0 || io.signal.aborted) return;
    const rest = { timeoutMs: LONGEST_WAIT_MS, now: Date.now, sleep: pause, signal: io.signal };
    const held = await awaitGpuMemory({ before, readGpus: read, ...rest });
    if (held !== null) io.log.warning(held);
  };
}
