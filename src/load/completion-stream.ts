import { type ChunkFacts, readChunk, type Usage } from './chunk-facts.ts';
import { type ChunkTemplate, isOrdinary, learnTemplate, matchTemplate, type TextRange } from './chunk-template.ts';
import { createFactsMemory, type FactsMemory } from './facts-memory.ts';
import { findError } from './server-message.ts';
import { createSseParser } from './sse-parser.ts';

/** What a streamed answer has said so far. Times are the caller's. */
export type StreamFacts = {
  /** Token-bearing events, never a token count. */
  readonly chunks: number;
  readonly firstTokenAtMs: number | null;
  readonly lastTokenAtMs: number | null;
  readonly finishReason: string | null;
  readonly usage: Usage | null;
  /** The server's words of the first error event. */
  readonly error: string | null;
  readonly done: boolean;
  /** At least one event with a JSON payload or `[DONE]` came: it is a stream. */
  readonly isStream: boolean;
  readonly bytes: number;
  /** Start of a body that isn't a stream. */
  readonly rawStart: string;
  readonly tooLarge: boolean;
};

export type CompletionStream = {
  /** Returns how many token-bearing events the read carried. */
  readonly push: (chunk: Buffer, atMs: number) => number;
  readonly end: () => void;
  readonly facts: () => StreamFacts;
};

export type StreamListener = {
  readonly onToken: (atMs: number) => void;
  /** Visible text, asked for by probes only: it costs a string a chunk. */
  readonly onText?: (text: string) => void;
};

const KEPT_RAW_BYTES = 64 * 1024;

/**
 * Reader of one streamed chat or text completion of any engine. Ordinary events are recognised by their bytes
 * (`chunk-template.ts`), all others are parsed in full. Never throws.
 *
 * First token = first event with a non-empty content, reasoning, reasoning_content, text, tool_calls or token_ids, or an
 * empty one for which continuous usage counts a token; never the role chunk. After it, an empty content chunk counts
 * as a token without visible text (vLLM: 51 of 192). The last chunk does so only if usage counts more tokens than
 * chunks were seen: Ollama and Dynamo finish with an empty chunk that carries none.
 * @param memory of the events of earlier streams of the same server
 */
export function openCompletionStream(
  listener: StreamListener,
  memory: FactsMemory = createFactsMemory(),
): CompletionStream {
  let template: ChunkTemplate | null = null;
  let nowMs = 0;
  let chunks = 0;
  let firstTokenAtMs: number | null = null;
  let lastTokenAtMs: number | null = null;
  let emptyFinishAtMs: number | null = null;
  let finishReason: string | null = null;
  let usage: Usage | null = null;
  let timings: Usage | null = null;
  let error: string | null = null;
  let done = false;
  let isStream = false;
  let tooLarge = false;
  let brokenAt = -1;
  let events = 0;
  let bytes = 0;
  let raw: Buffer[] = [];
  let betweenEvents = true;
  const text: TextRange = { start: 0, end: 0 };

  function countToken(atMs: number): void {
    chunks++;
    firstTokenAtMs ??= atMs;
    lastTokenAtMs = atMs;
    listener.onToken(atMs);
  }

  function countKind(kind: ChunkFacts['kind']): void {
    if (kind === 'token' || (kind === 'silent' && chunks > 0)) countToken(nowMs);
  }

  function takeEvent(bytes: Buffer, start: number, end: number, type: string): void {
    events++;
    const payload = bytes.subarray(start, end);
    if (type === '' && takeKnown(payload)) return;
    const facts = readChunk(payload.toString());
    isStream ||= !facts.broken;
    if (type === 'error') error ??= facts.error ?? (payload.toString('utf8', 0, 2000) || 'error event without data');
    takeFacts(facts);
    memory.keep(payload, facts);
    if (!isOrdinary(facts)) return;
    const learnt = learnTemplate(payload);
    if (learnt === null) return;
    template = learnt;
    memory.keepTemplate(learnt);
  }

  /** Takes an event that says the same as another request's. */
  function takeKnown(payload: Buffer): boolean {
    const facts = memory.recall(payload);
    if (facts === null) return false;
    takeFacts(facts);
    isStream = true;
    return true;
  }

  function takeText({ emptyKind }: ChunkTemplate, bytes: Buffer): void {
    if (text.end > text.start) {
      countToken(nowMs);
      listener.onText?.(bytes.toString('utf8', text.start, text.end));
    } else countKind(emptyKind);
  }

  /** Takes ordinary events from the start of a chunk by their bytes; returns where they end. */
  function takeOrdinary(chunk: Buffer): number {
    let start = 0;
    if (!betweenEvents) return start;
    for (let end = matchNext(chunk, start); end > 0; end = matchNext(chunk, start)) {
      events++;
      isStream = true;
      if (template !== null) takeText(template, chunk);
      start = end;
    }
    return start;
  }

  /** By the stream's own template, or by one that another stream has learnt, which then is its own. */
  function matchNext(chunk: Buffer, start: number): number {
    if (template !== null) {
      const end = matchTemplate(template, chunk, start, text);
      if (end > 0) return end;
    }
    for (let place = memory.templates.length - 1; place >= 0; place--) {
      const other = memory.templates[place];
      if (other === undefined || other === template) continue;
      const end = matchTemplate(other, chunk, start, text);
      if (end < 0) continue;
      template = other;
      return end;
    }
    return -1;
  }

  function takeFacts(facts: ChunkFacts): void {
    error ??= facts.error;
    done ||= facts.done;
    if (facts.broken && brokenAt < 0) brokenAt = events;
    const grew = facts.usage !== null && facts.usage.output > (usage?.output ?? 0) && facts.kind === 'silent';
    if (facts.finishReason !== null && facts.kind === 'silent' && !grew) emptyFinishAtMs = nowMs;
    else countKind(grew ? 'token' : facts.kind);
    finishReason ??= facts.finishReason;
    // Ollama's text completions say zero in every chunk; the last one that says more holds.
    if (facts.usage !== null && (usage === null || facts.usage.output > 0)) usage = facts.usage;
    timings = facts.timings ?? timings;
    if (facts.text !== '') listener.onText?.(facts.text);
  }

  const parser = createSseParser({
    onEvent: takeEvent,
    onDataless(type, comment) {
      if (type !== 'error') return;
      isStream = true;
      error ??= comment || 'error event without data';
    },
    onStray(line, start, end) {
      if (line[start] === 0x7b && isStream) error ??= findError(readJson(line.toString('utf8', start, end)));
    },
    onTooLarge() {
      tooLarge = true;
    },
  });

  function push(chunk: Buffer, atMs: number): number {
    const before = chunks;
    nowMs = atMs;
    const keepsRaw = bytes < KEPT_RAW_BYTES;
    bytes += chunk.length;
    const taken = takeOrdinary(chunk);
    if (taken < chunk.length) {
      parser.push(taken === 0 ? chunk : chunk.subarray(taken));
      betweenEvents = parser.isBetweenEvents();
    }
    if (isStream) {
      if (raw.length > 0) raw = [];
    } else if (keepsRaw) raw.push(Buffer.from(chunk.subarray(0, KEPT_RAW_BYTES)));
    return chunks - before;
  }

  function end(): void {
    parser.end();
    // A chunk that isn't JSON is an error of the server's, unless it is the last one: then the stream was cut inside it.
    if (brokenAt >= 0 && brokenAt < events) error ??= 'a chunk of the stream is not JSON';
    usage ??= timings;
    if (emptyFinishAtMs !== null && usage !== null && usage.output > chunks) countToken(emptyFinishAtMs);
    if (!isStream) error ??= findError(readJson(Buffer.concat(raw).toString()));
  }

  const facts = (): StreamFacts => ({
    chunks,
    firstTokenAtMs,
    lastTokenAtMs,
    finishReason,
    usage,
    error,
    done,
    isStream,
    bytes,
    rawStart: raw.length === 0 ? '' : Buffer.concat(raw).toString('utf8', 0, 2000),
    tooLarge,
  });

  return { push, end, facts };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
