import { type Failure, fail } from './answer-outcome.ts';

/** A header of undici's raw list of names and values; '' where it isn't there. Cut where no honest one is longer. */
export function findHeader(rawHeaders: readonly Buffer[], name: string): string {
  const at = rawHeaders.findIndex((header, place) => place % 2 === 0 && header.toString().toLowerCase() === name);
  return at < 0 ? '' : (rawHeaders[at + 1]?.toString() ?? '').slice(0, 500);
}

/** Failures of the answer's content; the others are the connection's or the clock's. */
const OF_CONTENT: ReadonlySet<string> = new Set<Failure['outcome']>([
  'not-a-stream',
  'truncated',
  'empty',
  'no-usage',
  'error-in-stream',
  'too-large',
]);

/** What the headers of a bad 200 answer add to its failure: that it was compressed unasked, what it calls itself. */
export function explainByHeaders(failure: Failure, rawHeaders: readonly Buffer[]): Failure {
  if (!OF_CONTENT.has(failure.outcome)) return failure;
  const encoding = findHeader(rawHeaders, 'content-encoding').toLowerCase();
  if (encoding !== '' && encoding !== 'identity') {
    return fail(
      'not-a-stream',
      `the answer is compressed (content-encoding: ${encoding}) although identity was asked for; a compressed stream can't be timed: switch compression off in the server or the proxy before it`,
    );
  }
  if (failure.outcome !== 'not-a-stream') return failure;
  const type = findHeader(rawHeaders, 'content-type') || 'none';
  return { ...failure, message: `${failure.message} (content-type: ${type})` };
}
