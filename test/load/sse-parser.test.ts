import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSseParser, SSE_LIMIT_BYTES } from '../../src/load/sse-parser.ts';

type Found = { events: [string, string][]; dataless: [string, string][]; stray: string[]; tooLarge: number };

function parse(chunks: readonly Buffer[]): Found {
  const found: Found = { events: [], dataless: [], stray: [], tooLarge: 0 };
  const parser = createSseParser({
    onEvent: (bytes, start, end, type) => found.events.push([type, bytes.toString('utf8', start, end)]),
    onDataless: (type, comment) => found.dataless.push([type, comment]),
    onStray: (bytes, start, end) => found.stray.push(bytes.toString('utf8', start, end)),
    onTooLarge: () => found.tooLarge++,
  });
  for (const chunk of chunks) parser.push(chunk);
  parser.end();
  return found;
}

const parseText = (text: string) => parse([Buffer.from(text)]);
const dataOf = (text: string) => parseText(text).events.map(([, data]) => data);

/** The rules read slowly, over the whole text at once: what any cut must agree with. */
function parseByTheLetter(text: string): Found {
  const found: Found = { events: [], dataless: [], stray: [], tooLarge: 0 };
  let [data, type, comment]: [string[], string, string] = [[], '', ''];
  const dispatch = () => {
    if (data.length > 0) found.events.push([type, data.join('\n')]);
    else if (type !== '') found.dataless.push([type, comment]);
    [data, type, comment] = [[], '', ''];
  };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  for (const line of lines) {
    const [, field = line, value = ''] = line.match(/^([^:]*):? ?([\s\S]*)$/) ?? [];
    if (line === '') dispatch();
    else if (line.startsWith(':')) comment = line.slice(1).trim();
    else if (field === 'data') data.push(value);
    else if (field === 'event') type = value.trim();
    else if (field !== 'id' && field !== 'retry') found.stray.push(line);
  }
  dispatch();
  return found;
}

describe('the event stream parser', () => {
  it.each([
    ['LF', 'data: a\n\ndata: b\n\n', ['a', 'b']],
    ['CRLF', 'data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b']],
    ['CR alone', 'data: a\r\rdata: b\r\r', ['a', 'b']],
    ['mixed line ends', 'data: a\r\n\ndata: b\n\r\n', ['a', 'b']],
    ['no space after the colon', 'data:a\n\n', ['a']],
    ['only one space is removed', 'data:  a\n\n', [' a']],
    ['a byte order mark at the start', '\uFEFFdata: a\n\n', ['a']],
    ['several data lines', 'data: a\ndata: b\ndata:\ndata: c\n\n', ['a\nb\n\nc']],
    ['a field without a colon', 'data\n\n', ['']],
    ['comments and pings', ':\n\n: ping\n\ndata: a\n\n', ['a']],
    ['id and retry', 'id: 1\nretry: 3\ndata: a\n\n', ['a']],
    ['a last event without its blank line', 'data: a\n', ['a']],
    ['a last line without its line end', 'data: a', ['a']],
    ['characters of several bytes', 'data: héé 🙂\n\n', ['héé 🙂']],
    ['blank lines alone', '\n\n\n', []],
  ])('takes %s', (_, text, expected) => {
    expect(dataOf(text)).toEqual(expected);
  });

  it('names the type of an event and forgets it afterwards', () => {
    expect(parseText('event: error\ndata: a\n\ndata: b\n\n').events).toEqual([
      ['error', 'a'],
      ['', 'b'],
    ]);
  });

  it('reports an error whose only words are a comment, which the rules drop', () => {
    expect(parseText('event: error\n: it broke\n\n').dataless).toEqual([['error', 'it broke']]);
    expect(parseText(': it broke\nevent: error').dataless).toEqual([['error', 'it broke']]);
  });

  it('reports lines that no field explains', () => {
    expect(parseText('{"error":"x"}\n\n').stray).toEqual(['{"error":"x"}']);
  });

  it('gives the same events for any text cut anywhere', () => {
    const piece = fc.constantFrom(
      'data: ',
      'data:',
      'data',
      'event: error',
      'event',
      ': note',
      ':',
      'id: 1',
      'x',
      '{"a":1}',
      'é🙂',
      ' ',
      '\n',
      '\r',
      '\r\n',
      '\n\n',
      '\uFEFF',
    );
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.array(fc.nat({ max: 200 }), { maxLength: 8 }), (whole, cuts) => {
        const bytes = Buffer.from(whole);
        const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].sort((a, b) => a - b);
        const chunks = places.slice(1).map((end, at) => bytes.subarray(places[at], end));
        expect(parse(chunks)).toEqual(parseByTheLetter(whole));
      }),
      { numRuns: 2000, seed: 42 },
    );
  });

  it('survives any bytes in any cut', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 10 }), (chunks) => {
        const buffers = chunks.map((chunk) => Buffer.from(chunk));
        expect(parse(buffers)).toEqual(parse([Buffer.concat(buffers)]));
      }),
      { numRuns: 1000, seed: 7 },
    );
  });

  it.each([
    ['a line', 'data: '],
    ['a comment', ': '],
  ])('refuses %s over the limit once and holds nothing of it', (_, start) => {
    const piece = Buffer.alloc(1024 * 1024, 0x61);
    const pieces = Array.from({ length: SSE_LIMIT_BYTES / piece.length + 1 }, () => piece);
    const found = parse([Buffer.from(start), ...pieces, Buffer.from('\n\ndata: after\n\n')]);
    expect(found).toEqual({ events: [], dataless: [], stray: [], tooLarge: 1 });
  });

  it('refuses an event whose data lines add up to more than the limit', () => {
    const line = Buffer.concat([Buffer.from('data: '), Buffer.alloc(1024 * 1024, 0x61), Buffer.from('\n')]);
    expect(parse(Array.from({ length: SSE_LIMIT_BYTES / 1024 / 1024 + 1 }, () => line)).tooLarge).toBe(1);
  });

  it('takes a line just under the limit', () => {
    const line = Buffer.concat([Buffer.from('data: '), Buffer.alloc(SSE_LIMIT_BYTES - 16, 0x61), Buffer.from('\n\n')]);
    expect(parse([line.subarray(0, 1000), line.subarray(1000)]).events[0]?.[1].length).toBe(SSE_LIMIT_BYTES - 16);
  });
});
