import { type Baseline, type BaselineEnvironment, MOST_STORED_SESSIONS } from '../baseline/baseline.ts';
import { canonicalJson } from '../suite/canonical-json.ts';

/**
 * The baseline that a branch holds by now, with what a run has added to the one that it started from: two runs that
 * refresh at the same time both keep their sessions. An environment that the run replaced stays replaced.
 */
export function mergeBaseline(current: Baseline | null, original: Baseline | null, candidate: Baseline): Baseline {
  if (current === null) return candidate;
  const environments = candidate.environments.reduce<readonly BaselineEnvironment[]>(
    (merged, entry) => mergeEnvironment(merged, findSame(original?.environments ?? [], entry), entry),
    current.environments,
  );
  return { ...candidate, environments };
}

function mergeEnvironment(
  current: readonly BaselineEnvironment[],
  original: BaselineEnvironment | null,
  candidate: BaselineEnvironment,
): readonly BaselineEnvironment[] {
  const there = findSame(current, candidate);
  if (there === null) return [...current, candidate];
  const known = new Set((original?.sessions ?? []).map(({ id }) => id));
  const wasReplaced = known.size > 0 && !candidate.sessions.some(({ id }) => known.has(id));
  const merged = wasReplaced ? candidate : join(there, candidate, known);
  return current.map((entry) => (entry === there ? merged : entry));
}

function join(
  there: BaselineEnvironment,
  candidate: BaselineEnvironment,
  known: ReadonlySet<string>,
): BaselineEnvironment {
  return {
    ...candidate,
    units: { ...there.units, ...candidate.units },
    sessions: joinSessions(there, candidate, known),
    anchors: joinAnchors(there, candidate),
  };
}

/** An accepted regression that was merged meanwhile keeps its anchor and its reason. */
function joinAnchors(there: BaselineEnvironment, candidate: BaselineEnvironment): BaselineEnvironment['anchors'] {
  const anchors = new Map([...there.anchors, ...candidate.anchors].map((anchor) => [canonicalJson(anchor), anchor]));
  return [...anchors.values()];
}

function joinSessions(there: BaselineEnvironment, candidate: BaselineEnvironment, known: ReadonlySet<string>) {
  const present = new Set(there.sessions.map(({ id }) => id));
  const added = candidate.sessions.filter(({ id }) => !known.has(id) && !present.has(id));
  const byTime = (a: { takenAt: string }, b: { takenAt: string }) => (a.takenAt < b.takenAt ? -1 : 1);
  return [...there.sessions, ...added].sort(byTime).slice(-MOST_STORED_SESSIONS);
}

function findSame(entries: readonly BaselineEnvironment[], wanted: BaselineEnvironment): BaselineEnvironment | null {
  const facts = factsOf(wanted);
  return entries.find((entry) => factsOf(entry) === facts) ?? null;
}

const factsOf = ({ environment }: BaselineEnvironment) => JSON.stringify(Object.entries(environment).sort());
