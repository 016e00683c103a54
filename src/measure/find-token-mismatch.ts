import type { Reason } from '../reason.ts';
import { selectGood } from './good-request.ts';
import type { TrialRecords } from './records.ts';

/** An event carries at least one token; tool-call parsers may split a few in two. */
const CHUNKS_PER_TOKEN_LIMIT = 1.05;

/** The reason `token-mismatch` when the server counts fewer tokens than it sent events that carry one. */
export function findTokenMismatch(records: TrialRecords): Reason | null {
  const good = selectGood(records.requests);
  const tokens = good.reduce((sum, request) => sum + request.outputTokens, 0);
  const chunks = good.reduce((sum, request) => sum + request.chunks, 0);
  if (chunks <= CHUNKS_PER_TOKEN_LIMIT * tokens) return null;
  return {
    code: 'token-mismatch',
    message: `usage at C=${records.concurrency} counts ${tokens} output tokens, but ${chunks} events carried text`,
    remedy: "The server's usage can't be trusted: check its version, and proxies that rewrite the stream.",
  };
}
