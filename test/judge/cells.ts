import type { CellEvidence, Evidence } from '../../src/judge/evidence.ts';
import type { Policy } from '../../src/suite/suite.ts';

export const POLICY: Policy = {
  suspected: 'fail',
  inconclusive: 'warn',
  noBaseline: 'fail',
  missingLevel: 'fail',
  notComparable: 'fail',
  failedRequests: 0,
};

/** A gated output-throughput cell at C=8 with the defaults of a suite, but for what is given. */
export function cellEvidence(given: Partial<CellEvidence> & Pick<CellEvidence, 'baseline' | 'current'>): CellEvidence {
  return {
    concurrency: 8,
    metric: 'output-throughput',
    unit: 'tok/s',
    direction: 'higher',
    gated: true,
    tolerance: 0.05,
    sessionNoise: 0.015,
    trialNoise: 0.02,
    notes: [],
    ...given,
  };
}

export function evidenceOf(...cells: readonly CellEvidence[]): Evidence {
  return { cells, policy: POLICY };
}
