import type { Dispatcher } from 'undici';
import { explainByHeaders, findHeader } from './answer-head.ts';
import { type Failure, fail, findAnswerFailure, findHopeless, type StreamEnding } from './answer-outcome.ts';
import { type CompletionStream, openCompletionStream, type StreamFacts } from './completion-stream.ts';
import type { ConnectionUser } from './connection.ts';
import type { FactsMemory } from './facts-memory.ts';
import { readServerMessage } from './server-message.ts';
import { classifyTransportError } from './transport-failure.ts';
import { readClockMs } from './turn-clock.ts';

/** One request as it came to an end. Times are of `readClockMs`, null = never happened. */
export type RequestEnd = {
  /** null = good. */
  readonly failure: Failure | null;
  readonly stream: StreamFacts;
  readonly sentAtMs: number | null;
  readonly endedAtMs: number;
  readonly connectMs: number;
  readonly status: number | null;
  readonly resent: boolean;
  /** Reads that carried a token event, and those of them that carried more than one. */
  readonly tokenReads: number;
  readonly coalescedReads: number;
};

export type RequestRunOptions = {
  readonly dispatch: (handler: Dispatcher.DispatchHandlers) => void;
  /** Tokens that a good answer must have, null = any number. */
  readonly requiredTokens: number | null;
  readonly timeouts: Timeouts;
  /** The stamp of reads. */
  readonly stampMs: () => number;
  /** What earlier requests of the trial have taught of the server's events. */
  readonly memory?: FactsMemory;
  readonly onToken: (atMs: number) => void;
  readonly onText?: (text: string) => void;
  readonly onEnd: (end: RequestEnd) => void;
};

export type RequestRun = {
  /** Sends it, or sends it again. */
  readonly start: () => void;
  /** Ends the request when a time limit has passed; called now and then by whoever holds the request. */
  readonly checkTime: (nowMs: number) => void;
  readonly abort: (reason: Error) => void;
};

/** `firstByteMs`: written → first byte of the answer's body. `idleMs`: between reads after the first token. */
export type Timeouts = {
  readonly connectMs: number;
  readonly firstByteMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
};

const LONGEST_CONNECT_MS = 10_000;
const LONGEST_IDLE_MS = 300_000;

/** A queue may rightly take the whole time limit (llama.cpp sends no headers meanwhile); silence inside a stream may not. */
export function deriveTimeouts(timeoutMs: number): Timeouts {
  return {
    connectMs: Math.min(LONGEST_CONNECT_MS, timeoutMs),
    firstByteMs: timeoutMs,
    idleMs: Math.min(LONGEST_IDLE_MS, timeoutMs / 2),
    totalMs: timeoutMs,
  };
}

/** undici calls `onRequestSent` when the body's last byte was handed to the socket; its types leave that out. */
type Handler = Dispatcher.DispatchHandlers & ConnectionUser & { onRequestSent(): void };

const KEPT_ERROR_BYTES = 64 * 1024;
/** How long an error's body may take: its status says enough. */
const LONGEST_ERROR_MS = 5000;

/**
 * One request, from dispatch to its classified end. A reset before the first byte on a socket that had served before is
 * an artefact of keep-alive (servers close idle connections): it is sent again once, on the clock of the second try.
 */
export function createRequestRun(options: RequestRunOptions): RequestRun {
  let stream: CompletionStream = openStream();
  let sentAtMs: number | null = null;
  let lastReadAtMs = 0;
  let tokensInRead = 0;
  let tokenReads = 0;
  let coalescedReads = 0;
  let connectMs = 0;
  let status: number | null = null;
  let headers: readonly Buffer[] = [];
  let headersAtMs = 0;
  let errorBody: Buffer[] = [];
  let errorBytes = 0;
  let reusedSocket = false;
  let resent = false;
  let ended = false;
  let aborted = false;
  let timedOut: Failure | null = null;
  let abortRequest: ((reason: Error) => void) | null = null;

  function openStream(): CompletionStream {
    return openCompletionStream(
      options.onText === undefined
        ? { onToken: options.onToken }
        : { onToken: options.onToken, onText: options.onText },
      options.memory,
    );
  }

  function end(failure: Failure | null, endedAtMs: number): void {
    if (ended) return;
    ended = true;
    const reads = { tokenReads, coalescedReads };
    options.onEnd({ failure, stream: stream.facts(), sentAtMs, endedAtMs, connectMs, status, resent, ...reads });
  }

  function endAnswer(ending: StreamEnding, endedAtMs: number): void {
    if (status === 200) {
      stream.end();
      const failure = findAnswerFailure(stream.facts(), ending, options.requiredTokens);
      end(failure === null ? null : explainByHeaders(failure, headers), endedAtMs);
    } else if (status === null) end(ending.kind === 'broken' ? ending.failure : fail('reset', 'no answer'), endedAtMs);
    else end(describeStatus(status, headers, errorBody), endedAtMs);
  }

  function takeError(error: Error): void {
    const nowMs = readClockMs();
    if (timedOut !== null) {
      end(timedOut, nowMs);
      return;
    }
    const progress = sentAtMs === null ? 'connecting' : status === null ? 'waiting' : 'streaming';
    const failure = classifyTransportError(error, progress);
    if (failure.outcome === 'reset' && progress === 'waiting' && reusedSocket && !resent && !aborted) {
      resend();
    } else endAnswer({ kind: 'broken', failure }, nowMs);
  }

  /** A read is all that one turn of the event loop brought: undici hands over each HTTP chunk of it on its own. */
  function takeData(chunk: Buffer): void {
    const atMs = options.stampMs();
    if (atMs !== lastReadAtMs) tokensInRead = 0;
    lastReadAtMs = atMs;
    const before = tokensInRead;
    tokensInRead += stream.push(chunk, atMs);
    if (before === 0 && tokensInRead > 0) tokenReads++;
    if (before < 2 && tokensInRead >= 2) coalescedReads++;
  }

  function keepErrorBody(chunk: Buffer): void {
    if (errorBytes >= KEPT_ERROR_BYTES) return;
    errorBytes += chunk.length;
    errorBody.push(Buffer.from(chunk));
  }

  const handler: Handler = {
    connection: null,
    onConnect(abort) {
      abortRequest = abort;
    },
    onRequestSent() {
      sentAtMs = readClockMs();
      const { connection } = handler;
      if (connection === null) return;
      reusedSocket = connection.requestsOnSocket > 0;
      connectMs = reusedSocket ? 0 : connection.connectMs;
      connection.requestsOnSocket++;
    },
    onHeaders(code, rawHeaders) {
      if (code < 200) return true;
      status = code;
      headers = rawHeaders;
      headersAtMs = readClockMs();
      setInBody(code === 200);
      return true;
    },
    onData(chunk) {
      if (status === 200) takeData(chunk);
      else keepErrorBody(chunk);
      return true;
    },
    onComplete() {
      setInBody(false);
      endAnswer({ kind: 'complete' }, options.stampMs());
    },
    onError: takeError,
  };

  function setInBody(inBody: boolean): void {
    if (handler.connection !== null) handler.connection.inBody = inBody;
  }

  const start = () => options.dispatch(handler);

  function resend(): void {
    resent = true;
    sentAtMs = null;
    stream = openStream();
    status = null;
    errorBody = [];
    start();
  }

  function abort(reason: Error): void {
    if (ended) return;
    aborted = true;
    if (abortRequest === null || sentAtMs === null) end(classifyTransportError(reason, 'connecting'), readClockMs());
    else abortRequest(reason);
  }

  /** The end of an answer that goes on although it can't become good any more. */
  function findLost(facts: StreamFacts, nowMs: number): Failure | null {
    if (status === null || status === 200) {
      const hopeless = findHopeless(facts);
      return hopeless && explainByHeaders(hopeless, headers);
    }
    const enough = errorBytes >= KEPT_ERROR_BYTES || nowMs - headersAtMs > LONGEST_ERROR_MS;
    return enough ? describeStatus(status, headers, errorBody) : null;
  }

  function checkTime(nowMs: number): void {
    if (sentAtMs === null || ended || timedOut !== null) return;
    const facts = stream.facts();
    const [runMs, quietMs] = [nowMs - sentAtMs, nowMs - lastReadAtMs];
    timedOut = findLost(facts, nowMs) ?? findTimeout(options.timeouts, runMs, quietMs, lastReadAtMs, facts.chunks);
    if (timedOut !== null) abort(new Error(timedOut.message));
  }

  return { start, checkTime, abort };
}

function findTimeout(
  limits: Timeouts,
  runMs: number,
  quietMs: number,
  lastReadAtMs: number,
  chunks: number,
): Failure | null {
  if (lastReadAtMs === 0 && runMs > limits.firstByteMs) {
    return fail('timeout-first-byte', `no answer began within ${seconds(limits.firstByteMs)}`);
  }
  if (chunks > 0 && quietMs > limits.idleMs) {
    return fail('timeout-idle', `the stream went silent for ${seconds(limits.idleMs)} after ${chunks} chunks`);
  }
  if (runMs <= limits.totalMs) return null;
  return fail('timeout-total', `not finished within ${seconds(limits.totalMs)} (${chunks} chunks had come)`);
}

function seconds(ms: number): string {
  return `${Number((ms / 1000).toPrecision(3))} s`;
}

function describeStatus(status: number, headers: readonly Buffer[], body: readonly Buffer[]): Failure {
  if (status >= 300 && status < 400) {
    const location = findHeader(headers, 'location') || 'nowhere';
    return fail('redirect', `HTTP ${status} to ${location}; redirects are not followed`);
  }
  return fail(`http-${status}`, readServerMessage(Buffer.concat(body).toString()) || 'no message');
}
