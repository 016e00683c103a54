import type { RequestRecord } from '../measure/records.ts';
import type { OutputLength, Prompt } from '../suite/suite.ts';
import { fail, requiredTokensOf } from './answer-outcome.ts';
import { OPEN_GATE, openConnection } from './connection.ts';
import { buildBody, headersOf, pathOf } from './request-body.ts';
import { createRequestRun, deriveTimeouts, type RequestEnd } from './request-run.ts';
import type { RequestShape, Target } from './trial-plan.ts';
import { createTurnClock, readClockMs } from './turn-clock.ts';

export type Generation = RequestRecord & { readonly text: string };

export type GenerateOptions = {
  readonly signal: AbortSignal;
  /** `trial` holds a pinned length to its pin; `warm-up` doesn't. */
  readonly purpose: 'warm-up' | 'trial';
};

const WATCH_INTERVAL_MS = 100;
/** Tokens without text share no chunk, so there are hardly more chunks than tokens; far more never end. */
const CHUNKS_A_TOKEN = 2;
const CHUNKS_MORE = 1000;
const KEPT_TEXT = 1_000_000;

/**
 * One streamed generation on a new connection, for readiness and probes: classified like a trial's requests, its text
 * kept. A failure is a record, never thrown; an abort ends it with the outcome `reset`. Times count from the call.
 */
export async function generateOnce(
  target: Target,
  shape: RequestShape,
  prompt: Prompt,
  output: OutputLength,
  options: GenerateOptions,
): Promise<Generation> {
  const startedMs = readClockMs();
  const timeouts = deriveTimeouts(shape.timeoutMs);
  const connection = openConnection(target, timeouts.connectMs, OPEN_GATE);
  const [path, headers, body] = [pathOf(shape, target.basePath), headersOf(target), buildBody(shape, prompt, output)];
  const mostChunks = CHUNKS_A_TOKEN * output.tokens + CHUNKS_MORE;
  let chunks = 0;
  let text = '';
  const end = await new Promise<RequestEnd>((resolve) => {
    const run = createRequestRun({
      dispatch: (handler) => connection.dispatch({ method: 'POST', path, headers, body }, handler),
      requiredTokens: requiredTokensOf(output, options.purpose),
      timeouts,
      stampMs: createTurnClock(),
      onToken: () => {
        if (++chunks === mostChunks) setImmediate(() => run.abort(new Error('it does not end')));
      },
      onText: (more) => {
        if (text.length < KEPT_TEXT) text += more;
      },
      onEnd(ended) {
        clearInterval(watch);
        options.signal.removeEventListener('abort', abort);
        resolve(chunks < mostChunks ? ended : { ...ended, failure: fail('wrong-length', endless(chunks, output)) });
      },
    });
    const watch = setInterval(() => run.checkTime(readClockMs()), Math.min(WATCH_INTERVAL_MS, shape.timeoutMs / 10));
    const abort = () => run.abort(new Error('interrupted'));
    options.signal.addEventListener('abort', abort, { once: true });
    run.start();
    if (options.signal.aborted) abort();
  });
  await connection.destroy();
  return { ...toRecord(end, startedMs), text };
}

const endless = (chunks: number, { tokens }: OutputLength) =>
  `${chunks} chunks had come where ${tokens} tokens were asked for, and the stream went on`;

function toRecord(end: RequestEnd, startedMs: number): RequestRecord {
  const { stream, failure } = end;
  const since = (atMs: number | null) => (atMs === null ? null : atMs - startedMs);
  return {
    index: 0,
    outcome: failure?.outcome ?? 'good',
    sentAtMs: since(end.sentAtMs),
    firstTokenAtMs: since(stream.firstTokenAtMs),
    lastTokenAtMs: since(stream.lastTokenAtMs),
    endedAtMs: since(end.endedAtMs),
    connectMs: end.connectMs,
    promptTokens: stream.usage?.prompt ?? null,
    outputTokens: stream.usage?.output ?? null,
    cachedTokens: stream.usage?.cached ?? null,
    chunks: stream.chunks,
    status: end.status,
    finishReason: stream.finishReason,
    resent: end.resent,
    message: failure?.message ?? null,
  };
}
