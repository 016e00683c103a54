import { type ChunkFacts, readChunk, TEXT_FIELDS } from './chunk-facts.ts';

/**
 * The bytes around the text of an ordinary event, framing included: `data: {…"content":"` and `"…}` with its blank line.
 * Engines repeat them in every event of a stream, so bytes that begin and end with them are the same JSON but for the
 * text, and need no parse.
 */
export type ChunkTemplate = {
  readonly prefix: Buffer;
  readonly suffix: Buffer;
  /** What the event is when its text is empty. */
  readonly emptyKind: ChunkFacts['kind'];
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LF = 0x0a;
const CR = 0x0d;
// All engines frame events so; others (gateways that write CRLF) are parsed in full.
export const FRAME_START = Buffer.from('data: ');
export const FRAME_END = Buffer.from('\n\n');
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
 * The template of an ordinary payload, or null when it has none (tool calls, token ids, text in two fields, data over
 * several lines). Proved on the spot: with a marker in the text's place the full parse must give just that marker.
 */
export function learnTemplate(payload: Buffer): ChunkTemplate | null {
  if (payload.includes(LF) || payload.includes(CR)) return null;
  for (const field of TEXT_FIELDS) {
    const range = findString(payload, field);
    if (range === null) continue;
    const before = payload.subarray(0, range.start);
    const after = payload.subarray(range.end);
    const marked = readChunk(`${before}${MARKER}${after}`);
    const empty = readChunk(`${before}${after}`);
    if (!isOrdinary(marked) || marked.text !== MARKER || empty.text !== '' || empty.kind === 'token') continue;
    return {
      prefix: Buffer.concat([FRAME_START, before]),
      suffix: Buffer.concat([after, FRAME_END]),
      emptyKind: empty.kind,
    };
  }
  return null;
}

/**
 * Where the event that begins at `start` ends, or −1 when only the full parse can tell what it is. The text may hold no
 * backslash and no control character, so it is one JSON string on one line and the rest is the template's.
 */
export function matchTemplate(template: ChunkTemplate, bytes: Buffer, start: number): number {
  const { prefix, suffix } = template;
  if (!holdsAt(bytes, start, prefix)) return -1;
  let at = start + prefix.length;
  for (let byte = bytes[at]; byte !== QUOTE; byte = bytes[++at]) {
    if (byte === undefined || byte === BACKSLASH || byte < 0x20) return -1;
  }
  return holdsAt(bytes, at, suffix) ? at + suffix.length : -1;
}

/** By Node's own comparison: a loop over the bytes costs ten times as much until it is compiled, a trial later. */
function holdsAt(bytes: Buffer, start: number, wanted: Buffer): boolean {
  const end = start + wanted.length;
  return end <= bytes.length && wanted.compare(bytes, start, end) === 0;
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
