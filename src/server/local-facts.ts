import { isLoopback } from './endpoint.ts';
import type { GpuSelection } from './gpu-telemetry.ts';
import type { LocalFacts } from './identity.ts';
import type { LaunchedServer } from './launch.ts';
import { splitCommand } from './launch-arguments.ts';
import { hostFacts, readMachineFacts } from './machine-facts.ts';
import { readPortOwner } from './process-arguments.ts';
import { speedVariables } from './speed-variables.ts';

/** A server runs on this machine when the gate launched it or its address is loopback: only then are its GPUs ours to read. */
export function runsHere(origin: string, launched: LaunchedServer | null): boolean {
  return launched !== null || isLoopback(origin);
}

/**
 * Facts from beside the server. Launch arguments are those of the process that owns the port, where it may be read,
 * else of our own command; secrets are still in them until `readIdentity` has had them.
 */
export async function readLocalFacts(
  origin: string,
  launched: LaunchedServer | null,
  selection: GpuSelection,
): Promise<LocalFacts> {
  if (!runsHere(origin, launched)) return hostFacts();
  const owner = readPortOwner(origin);
  const own = launched === null ? null : ownCommand(launched);
  const variables = { ...own?.environmentVariables, ...owner?.environmentVariables };
  const visible =
    variables['CUDA_VISIBLE_DEVICES'] ?? variables['HIP_VISIBLE_DEVICES'] ?? variables['ROCR_VISIBLE_DEVICES'];
  const launchArguments = owner?.launchArguments ?? own?.launchArguments;
  return {
    ...(await readMachineFacts(selection, visible)),
    ...(launchArguments === undefined ? {} : { launchArguments }),
    ...(own === null && owner?.environmentVariables === undefined ? {} : { environmentVariables: variables }),
  };
}

function ownCommand({ command, env }: LaunchedServer): Pick<LocalFacts, 'launchArguments' | 'environmentVariables'> {
  const { words, variables } = typeof command === 'string' ? splitCommand(command) : { words: command, variables: {} };
  return { launchArguments: words, environmentVariables: speedVariables({ ...env, ...variables }) };
}
