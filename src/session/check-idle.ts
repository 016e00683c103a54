import type { RunIo } from '../options.ts';
import type { Reason } from '../reason.ts';
import { readGpuProcesses, readGpus, selectGpus } from '../server/gpu-telemetry.ts';
import { awaitIdle } from '../server/idle.ts';
import { readCounters } from '../server/read-counters.ts';
import { pause } from './launch-server.ts';
import type { OpenServer } from './open-server.ts';

/** Nobody else may use the server, or the machine's GPUs, when the measurement begins. */
export async function findNotIdle({ target, identity, gpus }: OpenServer, io: RunIo): Promise<Reason | null> {
  const idle = await awaitIdle({
    readCounters: async () => (await readCounters(target, { engine: identity.engine, signal: io.signal })).counters,
    readGpus: async () => {
      const answer = await readGpus(gpus);
      return answer.kind === 'gpus' ? selectGpus(answer.gpus, gpus) : [];
    },
    readProcesses: readGpuProcesses,
    now: () => performance.now(),
    sleep: pause,
    signal: io.signal,
    onProgress: io.log.progress,
  });
  return idle.kind === 'idle' ? null : idle.reason;
}
