import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChunk } from '../../src/load/chunk-facts.ts';
import { type ChunkTemplate, isOrdinary, learnTemplate, matchTemplate } from '../../src/load/chunk-template.ts';
import { bodyOf, listFixtures, readFixture } from './support/fixtures.ts';

function payloadsOf(file: string): Buffer[] {
  const bytes = file.endsWith('.http') ? bodyOf(readFixture(file)) : readFixture(file);
  return bytes
    .toString()
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => Buffer.from(line.slice(5).trimStart()));
}

const files = [...listFixtures('sse'), ...listFixtures('captures')].filter((file) => !file.endsWith('.json'));

/** What the bytes alone decide of one framed event, or null when they leave it to the full parse. */
function matchOne(template: ChunkTemplate, payload: Buffer): string | null {
  const event = Buffer.concat([Buffer.from('data: '), payload, Buffer.from('\n\n')]);
  const text = { start: 0, end: 0 };
  if (matchTemplate(template, event, 0, text) !== event.length) return null;
  return text.end > text.start ? 'token' : template.emptyKind;
}

describe('chunks recognised by their bytes', () => {
  it.each(files)('%s: whatever the bytes decide, the full parse decides too', (file) => {
    const payloads = payloadsOf(file);
    const templates = payloads.filter((one) => isOrdinary(readChunk(one.toString()))).map(learnTemplate);
    for (const template of templates.slice(0, 5)) {
      if (template === null) continue;
      for (const payload of payloads) {
        const kind = matchOne(template, payload);
        if (kind === null) continue;
        const full = readChunk(payload.toString());
        expect([full.kind, isOrdinary(full) || full.kind === 'none']).toEqual([kind, true]);
      }
    }
  });

  it.each(['vllm-cpu-chat-ignore_eos', 'vllm-cpu-completions', 'llama-server-chat-ignore_eos'])(
    'spares the parse of most chunks of %s, although a changed time stamp has it learn again',
    (name) => {
      const payloads = payloadsOf(`captures/${name}.sse`);
      let template: ChunkTemplate | null = null;
      let parsed = 0;
      for (const payload of payloads) {
        if (template !== null && matchOne(template, payload) !== null) continue;
        parsed++;
        if (isOrdinary(readChunk(payload.toString()))) template = learnTemplate(payload) ?? template;
      }
      expect(parsed / payloads.length).toBeLessThan(0.3);
    },
  );

  it.each([
    ['first', '{"id":"ID","choices":[{"delta":{"content":"a"}}]}'],
    ['last', '{"choices":[{"delta":{"content":"a"}}],"object":"chunk","id":"ID"}'],
  ])('is one for all streams of a server whose id stands %s', (_, payload) => {
    const of = (id: string) => Buffer.from(payload.replace('ID', id));
    const template = learnTemplate(of('chat-1'));
    expect(template && matchOne(template, of('chat-20000'))).toBe('token');
    expect(template && matchOne(template, of('chat\\"-2'))).toBeNull();
    expect(template && matchOne(template, Buffer.from(of('chat-1').toString().replace('delta', 'delts')))).toBeNull();
  });

  it('takes no other id than the chunk’s own for one that may differ', () => {
    const payload = '{"choices":[{"id":"1","delta":{"content":"a"}}]}';
    const template = learnTemplate(Buffer.from(payload));
    expect(template && matchOne(template, Buffer.from(payload.replace('"1"', '"2"')))).toBeNull();
  });

  it.each([
    ['token ids', '{"choices":[{"delta":{"content":"a"},"token_ids":[1]}]}'],
    ['a tool call', '{"choices":[{"delta":{"tool_calls":[{"index":0}],"content":"a"}}]}'],
    ['text in two fields', '{"choices":[{"delta":{"content":"a","reasoning":"b"}}]}'],
    ['a finish reason', '{"choices":[{"delta":{"content":"a"},"finish_reason":"stop"}]}'],
    ['usage', '{"choices":[{"delta":{"content":"a"}}],"usage":{"completion_tokens":1}}'],
  ])('learns nothing from a chunk with %s', (_, payload) => {
    expect(learnTemplate(Buffer.from(payload))).toBeNull();
  });

  it('agrees with the full parse on any text put in the place of the text', () => {
    const shapes = [
      (text: string) => `{"id":"a","choices":[{"index":0,"delta":{"content":${text}},"finish_reason":null}]}`,
      (text: string) => `{"choices":[{"text":${text},"index":0,"finish_reason":null}],"usage":null}`,
      (text: string) => `{"choices":[{"delta":{"role":"assistant","content":${text}}}],"content":"decoy"}`,
      (text: string) => `{"content":"decoy","choices":[{"delta":{"reasoning": ${text} ,"content":""}}]}`,
    ];
    const raw = fc.string({ unit: 'binary', maxLength: 12 });
    const inside = fc.oneof(
      raw.map((text) => JSON.stringify(text)),
      raw.map((text) => `"${text}"`),
      fc.constantFrom('null', '""', '1'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...shapes), inside, (shape, text) => {
        const template = learnTemplate(Buffer.from(shape('"first"')));
        const payload = Buffer.from(shape(text));
        const kind = template === null ? null : matchOne(template, payload);
        if (kind !== null) expect(readChunk(payload.toString()).kind).toBe(kind);
      }),
      { numRuns: 3000, seed: 5 },
    );
  });
});
