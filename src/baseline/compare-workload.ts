import type { Difference } from '../judge/verdict.ts';
import { canonicalJson } from '../suite/canonical-json.ts';
import type { OutputLength } from '../suite/suite.ts';
import type { StatedWorkload } from './baseline.ts';
import { type FactFindings, findDifferences, pairRecords, stateFact } from './facts.ts';
import { levelName, levelOfKey } from './level.ts';

const stateJson = (value: unknown): string | undefined => (value === undefined ? undefined : canonicalJson(value));

/** So much of a hash tells prompt sets apart, for people and here. */
const SHORT_HASH = 12;

const shorten = (hash: string | undefined) => hash?.slice(0, SHORT_HASH);

/** What must be equal, levels apart: any difference makes the sessions not comparable. Unknown on a side = a note. */
export function compareWorkload(baseline: StatedWorkload, current: StatedWorkload): FactFindings {
  return findDifferences(
    [
      { fact: 'prompt set', baseline: shorten(baseline.promptSetHash), current: shorten(current.promptSetHash) },
      { fact: 'sampling', baseline: stateJson(baseline.sampling), current: stateJson(current.sampling) },
      { fact: 'extra body', baseline: stateJson(baseline.extraBody), current: stateJson(current.extraBody) },
      { fact: 'cache mode', baseline: baseline.cache, current: current.cache },
      { fact: 'api', baseline: baseline.api, current: current.api },
      {
        fact: 'version of the metric definitions',
        baseline: stateFact(baseline.metricDefinitions),
        current: stateFact(current.metricDefinitions),
      },
      ...pairRecords(baseline.stated, current.stated),
    ],
    'blocks',
  );
}

const stateLength = ({ kind, tokens }: OutputLength): string => (kind === 'pinned' ? `${tokens}` : `at most ${tokens}`);

type ByLevel<T> = Readonly<Record<string, T>> | undefined;

/** What differs by level between two records of it; a level that only one side states is no difference. */
function compareByLevel<T>(baseline: ByLevel<T>, current: ByLevel<T>, fact: string, state: (value: T) => string) {
  return Object.entries(current ?? {}).flatMap(([key, now]): [string, Difference][] => {
    const before = baseline !== undefined && Object.hasOwn(baseline, key) ? baseline[key] : undefined;
    if (before === undefined || state(before) === state(now)) return [];
    const difference = {
      fact: `${fact} at ${levelName(levelOfKey(key))}`,
      baseline: state(before),
      current: state(now),
    };
    return [[key, { ...difference, role: 'blocks' }]];
  });
}

/** Output lengths and numbers of requests that differ, by level key: each blocks its own level only. */
export function compareOutputs(baseline: StatedWorkload, current: StatedWorkload): Map<string, Difference> {
  return new Map([
    ...compareByLevel(baseline.requests, current.requests, 'requests a trial', String),
    ...compareByLevel(baseline.outputs, current.outputs, 'output tokens', stateLength),
  ]);
}
