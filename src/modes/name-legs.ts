import type { LegReport } from '../report/describe-report.ts';
import type { LegPlace } from './find-legs.ts';

/** A leg and where its files are. */
export type PlacedLeg = LegReport & { readonly place: LegPlace };
export type NamedLegs = {
  readonly legs: readonly (LegReport & { readonly place: LegPlace | null })[];
  readonly notes: readonly string[];
};

const MISSING = { place: null, verdict: null, session: null, baselineInfo: null, baselineSessions: [] } as const;

/** Suite and machine, where a leg's place doesn't name it. */
function describeLeg({ place, verdict, session }: PlacedLeg): string {
  if (place.name !== null) return place.name;
  const { gpu, gpuCount } = session?.fingerprint.environment ?? {};
  const machine = gpu === undefined ? '' : ` on ${gpuCount === undefined ? '' : `${gpuCount} × `}${gpu}`;
  const suite = verdict?.suite ?? '';
  return suite === '' ? (place.aliases[0] ?? place.source) : `${suite}${machine}`;
}

/** Two legs never share a name: the later ones get their place beside it. */
function distinguish(legs: readonly PlacedLeg[]): PlacedLeg[] {
  const taken = new Set<string>();
  return legs.map((leg) => {
    const plain = describeLeg(leg);
    const name = taken.has(plain) ? `${plain} (${leg.place.source})` : plain;
    taken.add(name);
    return { ...leg, name };
  });
}

/**
 * Legs by their final names, with those that are missing: named on the command line and not there, or expected and not
 * found. An expected name takes one leg at most, by its name first, then by the last part of its place.
 */
export function nameLegs(
  found: readonly PlacedLeg[],
  absent: readonly string[],
  expected: readonly string[] | null,
): NamedLegs {
  const legs = distinguish(found);
  const names = new Map(legs.map((leg) => [leg, leg.name]));
  const open = new Set(legs);
  const take = (leg: PlacedLeg | undefined, name: string): boolean => {
    if (leg === undefined) return false;
    open.delete(leg);
    names.set(leg, name);
    return true;
  };
  const byName = (expected ?? []).filter(
    (name) =>
      !take(
        legs.find((leg) => leg.name === name),
        name,
      ),
  );
  const missing = byName.filter(
    (name) =>
      !take(
        [...open].find(({ place }) => place.aliases.includes(name)),
        name,
      ),
  );
  const unexpected = expected === null ? [] : [...open].map((leg) => names.get(leg) ?? leg.name);
  const all = [...new Set([...missing, ...absent])];
  return {
    legs: [
      ...legs.map((leg) => ({ ...leg, name: names.get(leg) ?? leg.name })),
      ...all.map((name) => ({ ...MISSING, name })),
    ],
    notes: unexpected.map((name) => `${name}: not in the list of expected legs; it counts all the same.`),
  };
}
