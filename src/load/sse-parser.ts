import { createGrowingBytes } from './growing-bytes.ts';

/** Where the parser hands what it found. Byte ranges are only valid during the call. */
export type SseSink = {
  /** A dispatched event; `bytes[start, end)` is its data, lines joined by LF. `type` is '' where no `event:` was given. */
  readonly onEvent: (bytes: Buffer, start: number, end: number, type: string) => void;
  /** An event without data, which the rules drop; engines put errors there (`event: error` and a comment). */
  readonly onDataless: (type: string, comment: string) => void;
  /** A line whose field the rules ignore, for example a bare JSON line in the middle of a stream. */
  readonly onStray: (bytes: Buffer, start: number, end: number) => void;
  /** A line or an event's data is longer than `SSE_LIMIT_BYTES`; nothing is parsed after it. */
  readonly onTooLarge: () => void;
};

export type SseParser = {
  readonly push: (chunk: Buffer) => void;
  /** Nothing is half read: the next byte begins an event. */
  readonly isBetweenEvents: () => boolean;
  /** The stream is over: a last line without line end and a last event without blank line still count. */
  readonly end: () => void;
};

/** Longest line, and longest data of one event. */
export const SSE_LIMIT_BYTES = 16 * 1024 * 1024;

const LF = 0x0a;
const CR = 0x0d;
const COLON = 0x3a;
const SPACE = 0x20;
const KEPT_COMMENT_BYTES = 2048;
const LONGEST_FIELD = 'retry'.length;

/**
 * Push parser of server-sent events over bytes, any cut, by the WHATWG rules
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream).
 * It never throws and holds at most one line and one event.
 */
export function createSseParser(sink: SseSink): SseParser {
  const line = createGrowingBytes(SSE_LIMIT_BYTES);
  const data = createGrowingBytes(SSE_LIMIT_BYTES);
  /** Data that still lies in the chunk it came in: copied only when the event outlives the chunk. */
  let loose: Buffer | null = null;
  let looseStart = 0;
  let looseEnd = 0;
  let hasData = false;
  let type = '';
  let comment = '';
  let firstLine = true;
  let afterCr = false;
  let tooLarge = false;

  function refuse(): void {
    tooLarge = true;
    line.reset();
    data.reset();
    loose = null;
    sink.onTooLarge();
  }

  function keepLoose(): void {
    if (loose === null) return;
    if (!data.append(loose, looseStart, looseEnd)) refuse();
    loose = null;
  }

  // "If the field name is 'data': Append the field value to the data buffer, then append a single U+000A LINE FEED
  // (LF) character to the data buffer." The last LF is removed again at dispatch, so it is put between lines only.
  function takeData(bytes: Buffer, start: number, end: number): void {
    if (!hasData) {
      hasData = true;
      loose = bytes;
      looseStart = start;
      looseEnd = end;
      return;
    }
    keepLoose();
    if (!tooLarge && !(data.append(LINE_FEED, 0, 1) && data.append(bytes, start, end))) refuse();
  }

  // "If the line is empty (a blank line): Dispatch the event." "If the data buffer is an empty string, set the data
  // buffer and the event type buffer to the empty string and return."
  function dispatch(): void {
    if (loose !== null) sink.onEvent(loose, looseStart, looseEnd, type);
    else if (hasData) sink.onEvent(data.bytes(), 0, data.length(), type);
    else if (type !== '') sink.onDataless(type, comment);
    loose = null;
    hasData = false;
    data.reset();
    type = '';
    comment = '';
  }

  function takeLine(bytes: Buffer, lineStart: number, end: number): void {
    let start = lineStart;
    if (firstLine) {
      firstLine = false;
      // "The UTF-8 decode algorithm strips one leading UTF-8 Byte Order Mark (BOM), if any."
      if (end - start >= 3 && bytes[start] === 0xef && bytes[start + 1] === 0xbb && bytes[start + 2] === 0xbf)
        start += 3;
    }
    if (start === end) dispatch();
    else if (isDataField(bytes, start, end)) takeData(bytes, skipSpace(bytes, start + 5, end), end);
    // "If the line starts with a U+003A COLON character (:): Ignore the line." Kept for `event: error`.
    else if (bytes[start] === COLON) comment = readText(bytes, start + 1, end);
    else takeField(bytes, start, end);
  }

  // "If the line contains a U+003A COLON character (:): Collect the characters on the line before the first colon, and
  // let field be that string. Collect the characters after it, and let value be that string. If value starts with a
  // U+0020 SPACE character, remove it from value." "Otherwise: process the field using the whole line as the field name."
  function takeField(bytes: Buffer, start: number, end: number): void {
    const colon = bytes.subarray(start, end).indexOf(COLON);
    const fieldEnd = colon < 0 ? end : start + colon;
    const field = bytes.toString('latin1', start, Math.min(fieldEnd, start + LONGEST_FIELD + 1));
    if (field === 'event') type = colon < 0 ? '' : readText(bytes, skipSpace(bytes, start + colon + 1, end), end);
    else if (field === 'data') takeData(bytes, end, end);
    else if (field !== 'id' && field !== 'retry') sink.onStray(bytes, start, end);
  }

  function endLine(chunk: Buffer, start: number, end: number): void {
    if (line.length() === 0) {
      takeLine(chunk, start, end);
      return;
    }
    if (!line.append(chunk, start, end)) {
      refuse();
      return;
    }
    const length = line.length();
    takeLine(line.bytes(), 0, length);
    if (loose !== null) keepLoose();
    line.reset();
  }

  // "Lines must be separated by either a U+000D CARRIAGE RETURN U+000A LINE FEED (CRLF) character pair, a single U+000A
  // LINE FEED (LF) character, or a single U+000D CARRIAGE RETURN (CR) character." Chunks without any CR, the rule, are
  // searched for LF alone.
  function push(chunk: Buffer): void {
    if (tooLarge || chunk.length === 0) return;
    let start = afterCr && chunk[0] === LF ? 1 : 0;
    afterCr = false;
    let nextCr = chunk.indexOf(CR, start);
    for (let nextLf = chunk.indexOf(LF, start); !tooLarge; ) {
      if (nextLf < 0 && nextCr < 0) break;
      if (nextCr < 0 || (nextLf >= 0 && nextLf < nextCr)) {
        endLine(chunk, start, nextLf);
        start = nextLf + 1;
      } else {
        endLine(chunk, start, nextCr);
        start = nextCr + 1;
        if (chunk[start] === LF) start++;
        else if (start === chunk.length) afterCr = true;
        nextCr = chunk.indexOf(CR, start);
      }
      if (nextLf < start) nextLf = nextLf < 0 ? -1 : chunk.indexOf(LF, start);
    }
    if (tooLarge) return;
    keepLoose();
    if (start < chunk.length && !line.append(chunk, start, chunk.length)) refuse();
  }

  function end(): void {
    if (tooLarge) return;
    if (line.length() > 0) takeLine(line.bytes(), 0, line.length());
    if (!tooLarge) dispatch();
    line.reset();
  }

  function isBetweenEvents(): boolean {
    return line.length() === 0 && !hasData && !afterCr && type === '' && comment === '' && !tooLarge;
  }

  return { push, isBetweenEvents, end };
}

const LINE_FEED = Buffer.from('\n');

function isDataField(bytes: Buffer, start: number, end: number): boolean {
  return (
    end - start >= 5 &&
    bytes[start] === 0x64 &&
    bytes[start + 1] === 0x61 &&
    bytes[start + 2] === 0x74 &&
    bytes[start + 3] === 0x61 &&
    bytes[start + 4] === COLON
  );
}

function skipSpace(bytes: Buffer, start: number, end: number): number {
  return start < end && bytes[start] === SPACE ? start + 1 : start;
}

function readText(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('utf8', start, Math.min(end, start + KEPT_COMMENT_BYTES)).trim();
}
