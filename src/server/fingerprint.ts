import type { Fingerprint, Identity, Workload } from '../measure/session.ts';

/** The suite's own words about a server on another machine. */
export type DeclaredEnvironment = { readonly gpu?: string; readonly count?: number };

/** The facts that decide comparability. What the suite declares of a server elsewhere stands in where nothing was read. */
export function makeFingerprint(
  suite: string,
  workload: Workload,
  identity: Identity,
  configurationHash: string | null,
  declared: DeclaredEnvironment = {},
): Fingerprint {
  const gpu = identity.gpu ?? declared.gpu;
  const gpuCount = identity.gpuCount ?? declared.count;
  return {
    environment: {
      suite,
      ...(gpu === undefined ? {} : { gpu }),
      ...(gpuCount === undefined ? {} : { gpuCount }),
      ...(identity.mig === undefined ? {} : { mig: identity.mig }),
    },
    workload,
    configurationHash,
  };
}
