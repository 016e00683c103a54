import type { Reason } from '../reason.ts';
import type { CacheMode, OutputLength } from '../suite/suite.ts';
import { findCacheHits, findFailedFlush } from './find-cache-hits.ts';
import { findClientBound } from './find-client-bound.ts';
import { findFailures } from './find-failures.ts';
import { findTokenMismatch } from './find-token-mismatch.ts';
import type { TrialRecords } from './records.ts';

export type ValidityOptions = {
  readonly output: OutputLength;
  /** Share of the requests that may fail, 0…1. */
  readonly failedRequestsAllowed: number;
  readonly cache: CacheMode;
};

/** Why a trial's figures may not be taken for the server's speed; empty = valid. The first reason is the cause. */
export function findInvalidity(records: TrialRecords, options: ValidityOptions): Reason[] {
  if (records.interrupted) return [describeInterruption(records)];
  const failures = findFailures(records, options.failedRequestsAllowed);
  // Failed requests leave slots empty and usage unsaid: what follows from them is no reason of its own.
  if (failures !== null) return [failures];
  return [
    findClientBound(records),
    options.cache === 'bust' ? findCacheHits(records) : null,
    options.cache === 'flush' ? findFailedFlush(records) : null,
    findTokenMismatch(records, options.output),
  ].filter((reason) => reason !== null);
}

function describeInterruption({ requests, concurrency }: TrialRecords): Reason {
  const good = requests.filter((record) => record.outcome === 'good').length;
  return {
    code: 'interrupted',
    message: `the trial at C=${concurrency} was cut short after ${good} good requests`,
    remedy: 'Run again, with a larger budget if the budget ended it.',
  };
}
