import type { Reason } from '../reason.ts';
import { adviseOn } from './failure-advice.ts';
import type { FailureClass } from './failure-class.ts';
import type { RequestRecord, TrialRecords } from './records.ts';
import type { TrialResult } from './session.ts';

/** Longest piece of a server's message that is quoted. */
const QUOTE_LIMIT = 300;

type Failure = RequestRecord & { readonly outcome: FailureClass };

const isFailure = (record: RequestRecord): record is Failure => record.outcome !== 'good';

/** Failed requests by class, the most frequent first. */
export function countFailures(requests: readonly RequestRecord[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { outcome } of requests.filter(isFailure)) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}

/** A server's words on one line, cut to a length that a table can hold. */
export function quoteMessage(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  return line.length > QUOTE_LIMIT ? `${line.slice(0, QUOTE_LIMIT)}…` : line;
}

function describeExample(failures: readonly Failure[], failureClass: string): string {
  const example = failures.find((record) => record.outcome === failureClass && record.message);
  return example?.message ? `; request ${example.index} said: “${quoteMessage(example.message)}”` : '';
}

/** Requests that a trial's counts call failed: what was sent and didn't complete, whether or not it was given a class. */
export function countFailed({ sent, good, failed }: TrialResult['requests']): number {
  return Math.max(countClassed(failed), sent - good);
}

/** Failed requests of all classes. */
export function countClassed(failed: TrialResult['requests']['failed']): number {
  return Object.values(failed).reduce((sum, count) => sum + count, 0);
}

/** Whether so many failures of the requests sent take a trial's speed away: more than the allowed share, or all. */
export function failTooMany(failed: number, sent: number, allowedShare: number): boolean {
  return failed > allowedShare * sent || failed >= sent;
}

/**
 * The reason `failed-requests` (or `server-died` when the process ended) when more than the allowed share of the
 * requests failed, or when none was good.
 */
export function findFailures({ requests, concurrency }: TrialRecords, allowedShare: number): Reason | null {
  const failures = requests.filter(isFailure);
  const [worst] = Object.keys(countFailures(requests)) as FailureClass[];
  if (worst === undefined) return requests.length === 0 ? noRequests(concurrency) : null;
  if (!failTooMany(failures.length, requests.length, allowedShare)) return null;
  const died = failures.some((record) => record.outcome === 'server-died');
  const leading: FailureClass = died ? 'server-died' : worst;
  const classes = Object.entries(countFailures(requests)).map(
    ([name, count]) => `${count} × ${name} (${adviseOn(name as FailureClass).meaning})`,
  );
  const allowed = Math.floor(allowedShare * requests.length);
  return {
    code: died ? 'server-died' : 'failed-requests',
    message: `${failures.length} of ${requests.length} requests at C=${concurrency} failed, ${allowed} allowed: ${classes.join(', ')}${describeExample(failures, leading)}`,
    remedy: adviseOn(leading).remedy,
  };
}

function noRequests(concurrency: number): Reason {
  return {
    code: 'failed-requests',
    message: `no request was sent at C=${concurrency}`,
    remedy: 'Give the level at least one request.',
  };
}
