import type { Reason } from '../reason.ts';
import type { OutputLength } from '../suite/suite.ts';
import { selectGood } from './good-request.ts';
import type { TrialRecords } from './records.ts';

/** An event carries at least one token; tool-call parsers may split a few in two. */
const CHUNKS_PER_TOKEN_LIMIT = 1.05;

const REMEDY = "The server's usage can't be trusted: check its version, and proxies that rewrite the stream.";

/**
 * The reason `token-mismatch` when the server counts fewer tokens than it sent events that carry one, or when answers
 * that passed as good aren't as long as the suite pins them.
 */
export function findTokenMismatch(records: TrialRecords, output: OutputLength): Reason | null {
  const good = selectGood(records.requests);
  const tokens = good.reduce((sum, request) => sum + request.outputTokens, 0);
  const chunks = good.reduce((sum, request) => sum + request.chunks, 0);
  const asked = output.tokens * good.length;
  const place = `at C=${records.concurrency}`;
  if (output.kind === 'pinned' && tokens !== asked) {
    const message = `${tokens} output tokens ${place} instead of ${asked} (${good.length} answers of ${output.tokens})`;
    return { code: 'token-mismatch', message, remedy: REMEDY };
  }
  if (chunks <= CHUNKS_PER_TOKEN_LIMIT * tokens) return null;
  const message = `usage ${place} counts ${tokens} output tokens, but ${chunks} events carried text`;
  return { code: 'token-mismatch', message, remedy: REMEDY };
}
