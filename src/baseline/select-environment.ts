import type { Difference } from '../judge/verdict.ts';
import type { Baseline, BaselineEnvironment, EnvironmentFacts } from './baseline.ts';
import { type FactFindings, type FactPair, findDifferences, pairRecords, stateFact } from './facts.ts';

export type Selection = {
  /** The matching environment, or null. */
  readonly environment: BaselineEnvironment | null;
  /** With no match: the one with the fewest differences. */
  readonly nearest: BaselineEnvironment | null;
  /** What keeps the nearest from matching. */
  readonly differences: readonly Difference[];
  readonly unknown: readonly string[];
  /** How many environments fit: above one the facts don't tell them apart. */
  readonly fitting: number;
};

type Candidate = FactFindings & { readonly entry: BaselineEnvironment; readonly equal: number };

function pairEnvironments(baseline: EnvironmentFacts, current: EnvironmentFacts): FactPair[] {
  return [
    { fact: 'GPU model', baseline: baseline.gpu, current: current.gpu },
    { fact: 'GPUs in the machine', baseline: stateFact(baseline.gpuCount), current: stateFact(current.gpuCount) },
    { fact: 'MIG profile', baseline: baseline.mig, current: current.mig },
    ...pairRecords(baseline.stated, current.stated),
  ];
}

function weigh(entry: BaselineEnvironment, suitePair: FactPair, current: EnvironmentFacts): Candidate {
  const pairs = [suitePair, ...pairEnvironments(entry.environment, current)];
  const equal = pairs.filter((pair) => pair.baseline !== undefined && pair.baseline === pair.current).length;
  return { entry, equal, ...findDifferences(pairs, 'selects') };
}

const newestOf = ({ entry }: Candidate): string => entry.sessions.at(-1)?.takenAt ?? '';

/** Most facts in common first; where that is equal, the environment measured last. */
const byFit = (a: Candidate, b: Candidate): number =>
  a.differences.length - b.differences.length ||
  b.equal - a.equal ||
  (newestOf(a) < newestOf(b) ? 1 : newestOf(a) > newestOf(b) ? -1 : 0);

/** Finds the environment whose stated facts don't contradict the current ones; an unknown fact contradicts nothing. */
export function selectEnvironment(
  baseline: Baseline,
  current: { readonly suite: string | null; readonly environment: EnvironmentFacts },
): Selection {
  const suitePair = { fact: 'suite', baseline: baseline.suite || undefined, current: current.suite || undefined };
  const candidates = baseline.environments.map((entry) => weigh(entry, suitePair, current.environment)).sort(byFit);
  const [best] = candidates;
  if (best === undefined) return { environment: null, nearest: null, differences: [], unknown: [], fitting: 0 };
  const { entry, differences, unknown } = best;
  const fitting = candidates.filter((each) => each.differences.length === 0 && each.equal === best.equal).length;
  return { environment: differences.length === 0 ? entry : null, nearest: entry, differences, unknown, fitting };
}
