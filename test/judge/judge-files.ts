import type { Baseline } from '../../src/baseline/baseline.ts';
import { makeReference } from '../../src/baseline/make-reference.ts';
import { judgeAgainstBaseline } from '../../src/judge/against-baseline.ts';
import { buildEvidence } from '../../src/judge/build-evidence.ts';
import { gatesOfJudge } from '../../src/judge/judge-gates.ts';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import type { RunVerdict } from '../../src/judge/verdict.ts';
import { parseSuite } from '../../src/suite/parse-suite.ts';
import { importResults } from '../support/import-results.ts';

const { suite } = parseSuite('model: m', { source: 'suite.yml', overrides: {} });

export type File = { readonly path: string; readonly text: string };

/** Other tools' files against a baseline, as `judge` does it where no suite describes them. */
export function judgeAgainst(baseline: Baseline, files: readonly File[]): RunVerdict {
  return judgeAgainstBaseline({
    mode: 'judge',
    suite,
    baseline,
    baselineSource: 'the reference',
    current: importResults(files),
    states: [],
    notes: [],
    minutesPerSession: null,
    acceptedBecause: null,
    gather: (before, now, units) =>
      buildEvidence({
        baseline: before,
        current: now,
        units,
        gates: gatesOfJudge(suite.metrics, before, now, null),
        sessionNoise: suite.sessionNoise,
        trialNoise: suite.trialNoise,
        policy: suite.policy,
        levels: null,
      }),
    judgeCells: judgeStored,
  });
}

/** Two sides of files. */
export const judgeFiles = (reference: readonly File[], current: readonly File[]): RunVerdict =>
  judgeAgainst(makeReference(importResults(reference)), current);
