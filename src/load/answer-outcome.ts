import type { FailureClass } from '../measure/failure-class.ts';
import type { OutputLength } from '../suite/suite.ts';
import type { StreamFacts } from './completion-stream.ts';
import { quoteText } from './server-message.ts';

export type Failure = { readonly outcome: FailureClass; readonly message: string };

/** What ended a stream: the message completed, or the connection broke (a failure of its own). */
export type StreamEnding = { readonly kind: 'complete' } | { readonly kind: 'broken'; readonly failure: Failure };

const ABORTED = new Set(['abort', 'aborted', 'error', 'cancelled']);

/**
 * Whether a 200 answer is good, and if not which class it is; null = good. Good = no error event, a finish reason that
 * isn't an abort, tokens, usage, and with a pinned length exactly the pin (`requiredTokens`). `[DONE]` decides nothing.
 * A connection that breaks after finish reason and usage came lost nothing and is good, unless it was reset.
 */
export function findAnswerFailure(
  facts: StreamFacts,
  ending: StreamEnding,
  requiredTokens: number | null,
): Failure | null {
  if (facts.tooLarge) return TOO_LARGE;
  if (facts.error !== null) return fail('error-in-stream', `the server answered 200, then reported: ${facts.error}`);
  if (ending.kind === 'broken' && ending.failure.outcome !== 'truncated') return ending.failure;
  if (facts.finishReason !== null && ABORTED.has(facts.finishReason)) {
    return fail('aborted', `the server ended the answer with finish_reason "${facts.finishReason}"`);
  }
  return findGap(facts, ending) ?? findWrongCount(facts, requiredTokens);
}

const TOO_LARGE = fail('too-large', 'a line of the stream is longer than 16 MB');
/** More than any answer that isn't a stream, and than a stream says before its first event. */
const HOPELESS_BYTES = 4 * 1024 * 1024;
/** An event that is still on its way: the limit of a line ends it, with a class of its own. */
const BEGINS_AN_EVENT = /^\ufeff?(?:data|event|id|retry)?:/;

/** What an answer that still goes on can't become good any more for: nobody waits for the end of such a one. */
export function findHopeless(facts: StreamFacts): Failure | null {
  if (facts.tooLarge) return TOO_LARGE;
  const other = !facts.isStream && facts.bytes > HOPELESS_BYTES && !BEGINS_AN_EVENT.test(facts.rawStart);
  return other ? notAStream(facts) : null;
}

function notAStream({ rawStart }: StreamFacts): Failure {
  return fail('not-a-stream', `the server ignored stream: true, its answer begins: ${quoteText(rawStart, 200)}`);
}

function findGap(facts: StreamFacts, ending: StreamEnding): Failure | null {
  if (ending.kind === 'complete' && facts.bytes === 0)
    return fail('empty', 'the server answered 200 with an empty body');
  if (ending.kind === 'complete' && !facts.isStream) {
    return notAStream(facts);
  }
  if (facts.finishReason === null) {
    const how =
      ending.kind === 'broken'
        ? `: ${ending.failure.message.slice('truncated: '.length)}`
        : facts.done
          ? ', although [DONE] came'
          : '';
    return fail('truncated', `the stream ended without a finish reason after ${facts.chunks} chunks${how}`);
  }
  return null;
}

function findWrongCount(facts: StreamFacts, requiredTokens: number | null): Failure | null {
  const { usage } = facts;
  if (facts.chunks === 0) return fail('empty', `no token arrived (finish_reason "${facts.finishReason}")`);
  if (usage === null) return fail('no-usage', 'the stream has no usage, so its tokens can only be guessed');
  if (usage.output === 0) return fail('empty', 'usage counts 0 output tokens');
  if (requiredTokens !== null && usage.output !== requiredTokens) {
    return fail('wrong-length', `${usage.output} output tokens instead of the pinned ${requiredTokens}`);
  }
  return null;
}

/** The number of tokens that a good answer must have, or null when any number will do. */
export function requiredTokensOf(output: OutputLength, purpose: 'warm-up' | 'trial'): number | null {
  return purpose === 'trial' && output.kind === 'pinned' ? output.tokens : null;
}

/** A failure whose message begins with its class id. */
export function fail(outcome: FailureClass, words: string): Failure {
  return { outcome, message: `${outcome}: ${words}` };
}
