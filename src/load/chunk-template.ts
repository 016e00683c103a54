import { type ChunkFacts, readChunk, TEXT_FIELDS } from './chunk-facts.ts';

/**
 * The bytes of an ordinary event around its text and its id, framing included. Engines repeat them in every event of a
 * stream, and, but for the id, of all streams of that second, so bytes that hold them are the same JSON but for two
 * strings, and need no parse.
 */
export type ChunkTemplate = {
  /** Up to the first string that may be any. */
  readonly before: Buffer;
  /** Between the two strings that may be any; null = there is only the text. */
  readonly between: Buffer | null;
  readonly after: Buffer;
  /** Of two strings the text comes first, then the id. */
  readonly textFirst: boolean;
  /** What the event is when its text is empty. */
  readonly emptyKind: ChunkFacts['kind'];
};

/** Where the text of a matched event lies; one object is used again and again, so that matching allocates nothing. */
export type TextRange = { start: number; end: number };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LF = 0x0a;
const CR = 0x0d;
// All engines frame events so; others (gateways that write CRLF) are parsed in full.
const FRAME_START = Buffer.from('data: ');
const FRAME_END = Buffer.from('\n\n');
const MARKER = 'throughput-gate marker';
const ID_MARKER = 'throughput-gate id';
/** Node's comparison costs a call of some 150 ns, a loop 1 ns a byte once it is compiled. */
const SHORT_BYTES = 64;

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
 * several lines). Proved on the spot: with markers in the places of the text and of the id the full parse must give
 * just these.
 */
export function learnTemplate(payload: Buffer): ChunkTemplate | null {
  if (payload.includes(LF) || payload.includes(CR)) return null;
  for (const field of TEXT_FIELDS) {
    const text = findString(payload, field);
    if (text === null) continue;
    const marked = readChunk(`${payload.subarray(0, text.start)}${MARKER}${payload.subarray(text.end)}`);
    const empty = readChunk(`${payload.subarray(0, text.start)}${payload.subarray(text.end)}`);
    if (!isOrdinary(marked) || marked.text !== MARKER || empty.text !== '' || empty.kind === 'token') continue;
    return cut(payload, text, findId(payload, text), empty.kind);
  }
  return null;
}

function cut(payload: Buffer, text: TextRange, id: TextRange | null, emptyKind: ChunkFacts['kind']): ChunkTemplate {
  const textFirst = id === null || text.start < id.start;
  const [first, second] = id === null ? [text, text] : textFirst ? [text, id] : [id, text];
  return {
    before: Buffer.concat([FRAME_START, payload.subarray(0, first.start)]),
    between: id === null ? null : Buffer.from(payload.subarray(first.end, second.start)),
    after: Buffer.concat([payload.subarray(second.end), FRAME_END]),
    textFirst,
    emptyKind,
  };
}

/** The value of the chunk's own `id`, where it may be any string without changing what the chunk says. */
function findId(payload: Buffer, text: TextRange): TextRange | null {
  const id = findString(payload, 'id');
  if (id === null || (id.start < text.end && text.start < id.end)) return null;
  const marked = `${payload.subarray(0, id.start)}${ID_MARKER}${payload.subarray(id.end)}`;
  return readId(marked) === ID_MARKER ? id : null;
}

function readId(payload: string): unknown {
  try {
    return (JSON.parse(payload) as { readonly id?: unknown } | null)?.id;
  } catch {
    return null;
  }
}

/**
 * Where the event that begins at `start` ends, or −1 when only the full parse can tell what it is; `text` then says
 * where its text lies. Text and id may hold no backslash and no control character, so each is one JSON string on one
 * line and the rest is the template's.
 */
export function matchTemplate(template: ChunkTemplate, bytes: Buffer, start: number, text: TextRange): number {
  const { before, between, after, textFirst } = template;
  if (!holdsAt(bytes, start, before)) return -1;
  text.start = start + before.length;
  text.end = findStringEnd(bytes, text.start);
  let at = text.end;
  if (at >= 0 && between !== null) {
    if (!holdsAt(bytes, at, between)) return -1;
    const second = at + between.length;
    at = findStringEnd(bytes, second);
    if (!textFirst) {
      text.start = second;
      text.end = at;
    }
  }
  return at >= 0 && holdsAt(bytes, at, after) ? at + after.length : -1;
}

/** The quote that ends a JSON string without escapes and control characters; −1 for any other. */
export function findStringEnd(bytes: Buffer, start: number): number {
  let at = start;
  for (let byte = bytes[at]; byte !== QUOTE; byte = bytes[++at]) {
    if (byte === undefined || byte === BACKSLASH || byte < 0x20) return -1;
  }
  return at;
}

/** Whether `bytes` go on with `wanted`. Long ones by Node's own comparison: a loop costs ten times as much until it is compiled. */
export function holdsAt(bytes: Buffer, start: number, wanted: Buffer): boolean {
  const { length } = wanted;
  const end = start + length;
  if (end > bytes.length) return false;
  if (length > SHORT_BYTES) return wanted.compare(bytes, start, end) === 0;
  for (let at = 0; at < length; at++) if (bytes[start + at] !== wanted[at]) return false;
  return true;
}

/** The inside of the first string value of `"field"`, as a byte range. */
function findString(payload: Buffer, field: string): TextRange | null {
  const name = `"${field}"`;
  const found = payload.indexOf(name);
  if (found < 0) return null;
  const opening = payload.indexOf(QUOTE, found + name.length);
  if (opening < 0) return null;
  let end = opening + 1;
  while (end < payload.length && payload[end] !== QUOTE) end += payload[end] === BACKSLASH ? 2 : 1;
  return end < payload.length ? { start: opening + 1, end } : null;
}
