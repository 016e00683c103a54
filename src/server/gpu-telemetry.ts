import {
  GPU_FIELDS,
  type GpuProcess,
  type GpuReading,
  gpuFailure,
  parseComputeApps,
  parseGpuRows,
  parseMigProfiles,
  unknownField,
} from './nvidia-smi.ts';
import { parseRocmSmi, ROCM_ARGUMENTS } from './rocm-smi.ts';
import { type CommandResult, runCommand } from './run-command.ts';

/** All GPUs of this machine at one moment, or why there is nothing to read. Neither is an error. */
export type GpuAnswer =
  | { readonly kind: 'gpus'; readonly gpus: readonly GpuReading[]; readonly source: 'nvidia-smi' | 'rocm-smi' }
  | { readonly kind: 'none'; readonly why: string };

/** Which devices the suite means: `server.gpus`. */
export type GpuSelection = 'auto' | 'none' | readonly number[];

/** It hangs when a GPU is lost. */
const TIMEOUT_MS = 10_000;

/** Reads every GPU of the machine: nvidia-smi, else rocm-smi. */
export async function readGpus(selection: GpuSelection): Promise<GpuAnswer> {
  if (selection === 'none') return { kind: 'none', why: 'server.gpus is none' };
  const nvidia = await readNvidia(GPU_FIELDS);
  if (nvidia.kind === 'gpus' || nvidia.why !== ABSENT) return nvidia;
  return readRocm();
}

/** Those of the suite: all on `auto`. */
export function selectGpus(gpus: readonly GpuReading[], selection: GpuSelection): readonly GpuReading[] {
  return typeof selection === 'string' ? gpus : gpus.filter(({ index }) => selection.includes(index));
}

/** Processes that hold GPU memory, as far as they may be seen; never an error. */
export async function readGpuProcesses(): Promise<readonly GpuProcess[]> {
  const result = await smi('nvidia-smi', [
    '--query-compute-apps=gpu_uuid,pid,process_name,used_gpu_memory',
    '--format=csv,noheader,nounits',
  ]);
  return result.kind === 'ended' ? parseComputeApps(result.stdout) : [];
}

/** MIG profiles of the machine; undefined without any. */
export async function readMigProfiles(): Promise<string | undefined> {
  const result = await smi('nvidia-smi', ['-L']);
  return result.kind === 'ended' ? parseMigProfiles(result.stdout) : undefined;
}

const ABSENT = 'no NVIDIA GPU: nvidia-smi is not there';

async function readNvidia(fields: readonly string[]): Promise<GpuAnswer> {
  const result = await smi('nvidia-smi', [`--query-gpu=${fields.join(',')}`, '--format=csv,noheader,nounits']);
  if (result.kind === 'absent') return { kind: 'none', why: ABSENT };
  if (result.kind === 'late') return { kind: 'none', why: result.message };
  const output = `${result.stdout}\n${result.stderr}`;
  const unknown = unknownField(output);
  // One field that a driver doesn't know makes it answer nothing at all.
  if (unknown !== null && fields.includes(unknown)) return readNvidia(fields.filter((field) => field !== unknown));
  const why = gpuFailure(output, result.exitCode);
  if (why !== null) return { kind: 'none', why };
  const gpus = parseGpuRows(result.stdout, fields);
  return gpus.length === 0
    ? { kind: 'none', why: 'nvidia-smi listed no GPU' }
    : { kind: 'gpus', gpus, source: 'nvidia-smi' };
}

async function readRocm(): Promise<GpuAnswer> {
  const result = await smi('rocm-smi', ROCM_ARGUMENTS);
  if (result.kind === 'absent') return { kind: 'none', why: 'no GPU: neither nvidia-smi nor rocm-smi is there' };
  if (result.kind === 'late') return { kind: 'none', why: result.message };
  const gpus = parseRocmSmi(result.stdout);
  return gpus.length === 0
    ? { kind: 'none', why: `rocm-smi listed no GPU (code ${result.exitCode})` }
    : { kind: 'gpus', gpus, source: 'rocm-smi' };
}

function smi(program: string, args: readonly string[]): Promise<CommandResult> {
  return runCommand(program, args, { timeoutMs: TIMEOUT_MS, env: { ...process.env, LC_ALL: 'C' } });
}
