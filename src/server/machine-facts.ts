import { cpus, release, type } from 'node:os';
import type { Identity } from '../measure/session.ts';
import { type GpuAnswer, type GpuSelection, readGpus, readMigProfiles, selectGpus } from './gpu-telemetry.ts';

export type MachineFacts = Pick<
  Identity,
  'gpu' | 'gpuCount' | 'gpusUsed' | 'mig' | 'powerLimitWatts' | 'driver' | 'cpu' | 'os'
>;

/**
 * GPUs, CPU and system of this machine: facts of the server only when it runs here (launched by the gate, or on
 * loopback). `visible` is the server's CUDA_VISIBLE_DEVICES (or ROCR, HIP), where known.
 */
export async function readMachineFacts(selection: GpuSelection, visible?: string): Promise<MachineFacts> {
  const answer = await readGpus(selection);
  const mig =
    answer.kind === 'gpus' && answer.gpus.some(({ migEnabled }) => migEnabled) ? await readMigProfiles() : undefined;
  return { ...gpuFacts(answer, selection, visible), ...(mig === undefined ? {} : { mig }), ...hostFacts() };
}

export function gpuFacts(answer: GpuAnswer, selection: GpuSelection, visible?: string): MachineFacts {
  if (answer.kind === 'none') return {};
  const { gpus } = answer;
  const names = [...new Set(gpus.map(({ name }) => name).filter((name) => name !== undefined))];
  const used = selectGpus(gpus, selection);
  const limit = used.map(({ powerLimitWatts }) => powerLimitWatts).filter((watts) => watts !== undefined);
  const driver = gpus[0]?.driver;
  const gpusUsed = visible ?? (typeof selection === 'string' ? undefined : selection.join(','));
  return {
    ...(names.length === 0 ? {} : { gpu: names.join(' + ') }),
    gpuCount: gpus.length,
    ...(gpusUsed === undefined ? {} : { gpusUsed }),
    ...(limit.length === 0 ? {} : { powerLimitWatts: Math.min(...limit) }),
    ...(driver === undefined ? {} : { driver }),
  };
}

export function hostFacts(): Pick<MachineFacts, 'cpu' | 'os'> {
  const model = cpus()[0]?.model.trim();
  return { ...(model ? { cpu: `${cpus().length} × ${model}` } : {}), os: `${type()} ${release()}` };
}
