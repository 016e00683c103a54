import type { Difference } from '../judge/verdict.ts';
import type { OutputLength } from '../suite/suite.ts';
import type { StatedWorkload } from './baseline.ts';
import { canonicalJson } from './canonical-json.ts';
import { type FactFindings, findDifferences, pairRecords, stateFact } from './facts.ts';

const stateJson = (value: unknown): string | undefined => (value === undefined ? undefined : canonicalJson(value));

/** What must be equal, levels apart: any difference makes the sessions not comparable. Unknown on a side = a note. */
export function compareWorkload(baseline: StatedWorkload, current: StatedWorkload): FactFindings {
  return findDifferences(
    [
      { fact: 'prompt set', baseline: baseline.promptSetHash, current: current.promptSetHash },
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

/** The output lengths that differ, by concurrency: each blocks its own level only. */
export function compareOutputs(baseline: StatedWorkload, current: StatedWorkload): Map<number, Difference> {
  const differing = new Map<number, Difference>();
  for (const [level, now] of Object.entries(current.outputs ?? {})) {
    const before = Object.hasOwn(baseline.outputs ?? {}, level) ? baseline.outputs?.[level] : undefined;
    if (before === undefined || stateLength(before) === stateLength(now)) continue;
    const fact = `output tokens at C=${level}`;
    differing.set(Number(level), { fact, baseline: stateLength(before), current: stateLength(now), role: 'blocks' });
  }
  return differing;
}
