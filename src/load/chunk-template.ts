import { type ChunkFacts, readChunk, TEXT_FIELDS } from './chunk-facts.ts';

/**
 * The bytes around the text of an ordinary chunk. Engines repeat them in every chunk of a stream, so a payload that
 * begins and ends with them is the same JSON but for the text, and needs no parse.
 */
export type ChunkTemplate = {
  readonly prefix: Buffer;
  readonly suffix: Buffer;
  /** What the chunk is when its text is empty. */
  readonly emptyKind: ChunkFacts['kind'];
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MARKER = 'throughput-gate marker';

/** Only plain content chunks make a template: no finish reason, usage, timings or error in them. */
export function isOrdinary(facts: ChunkFacts): boolean {
  return (
    facts.kind !== 'none' &&
    facts.finishReason === null &&
    facts.usage === null &&
    facts.timings === null &&
    facts.error === null
  );
}

/**
 * The template of an ordinary payload, or null when it has none (tool calls, token ids, text in two fields).
 * Proved on the spot: with a marker in the text's place the full parse must give that marker and nothing else.
 */
export function learnTemplate(payload: Buffer): ChunkTemplate | null {
  for (const field of TEXT_FIELDS) {
    const range = findString(payload, field);
    if (range === null) continue;
    const prefix = Buffer.from(payload.subarray(0, range.start));
    const suffix = Buffer.from(payload.subarray(range.end));
    const marked = readChunk(`${prefix}${MARKER}${suffix}`);
    const empty = readChunk(`${prefix}${suffix}`);
    const proved = isOrdinary(marked) && marked.text === MARKER && empty.text === '' && empty.kind !== 'token';
    if (proved) return { prefix, suffix, emptyKind: empty.kind };
  }
  return null;
}

/**
 * What `bytes[start, end)` is by its template, or null when only the full parse can tell. The text may hold no quote, no
 * backslash and no control character, so it is one JSON string and the rest is the template's.
 */
export function matchTemplate(
  template: ChunkTemplate,
  bytes: Buffer,
  start: number,
  end: number,
): ChunkFacts['kind'] | null {
  const { prefix, suffix } = template;
  const textStart = start + prefix.length;
  const textEnd = end - suffix.length;
  if (textEnd < textStart) return null;
  if (bytes.compare(prefix, 0, prefix.length, start, textStart) !== 0) return null;
  if (bytes.compare(suffix, 0, suffix.length, textEnd, end) !== 0) return null;
  for (let at = textStart; at < textEnd; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE || byte === BACKSLASH || byte < 0x20) return null;
  }
  return textEnd > textStart ? 'token' : template.emptyKind;
}

/** The inside of the first string value of `"field"`, as a byte range. */
function findString(payload: Buffer, field: string): { readonly start: number; readonly end: number } | null {
  const name = `"${field}"`;
  const found = payload.indexOf(name);
  if (found < 0) return null;
  const opening = payload.indexOf(QUOTE, found + name.length);
  if (opening < 0) return null;
  let end = opening + 1;
  while (end < payload.length && payload[end] !== QUOTE) end += payload[end] === BACKSLASH ? 2 : 1;
  return end < payload.length ? { start: opening + 1, end } : null;
}
