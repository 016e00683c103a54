import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCompletionStream } from '../../src/load/completion-stream.ts';
import { createFactsMemory, type FactsMemory } from '../../src/load/facts-memory.ts';
import { bodyOf, listFixtures, readFixture } from './support/fixtures.ts';

function read(bytes: Buffer, memory?: FactsMemory): unknown {
  const texts: string[] = [];
  let events = 0;
  const stream = openCompletionStream({ onToken: () => events++, onText: (text) => texts.push(text) }, memory);
  stream.push(bytes, 1);
  stream.end();
  return { ...stream.facts(), events, text: texts.join('') };
}

const STREAMS = [
  ...listFixtures('sse').filter((name) => name.endsWith('.sse')),
  ...listFixtures('captures').filter((name) => name.endsWith('.http')),
].map((name) => [name, name.endsWith('.http') ? bodyOf(readFixture(name)) : readFixture(name)] as const);

/** The same stream as another request's: other ids, of another length. */
const renamed = (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replace(/\{"id":"[^"]*"/g, '{"id":"other"'), 'latin1');

describe('a stream read with the memory of earlier ones', () => {
  it('has streams to read', () => {
    expect(STREAMS.length).toBeGreaterThan(30);
  });

  it.each(STREAMS)('says the same of %s again, and under another id', (_, bytes) => {
    const memory = createFactsMemory();
    const alone = read(bytes);
    expect([read(bytes, memory), read(bytes, memory)]).toEqual([alone, alone]);
    expect(read(renamed(bytes), memory)).toEqual(read(renamed(bytes)));
  });

  it('says the same of every stream after all the others', () => {
    const memory = createFactsMemory();
    for (const [, bytes] of [...STREAMS, ...STREAMS]) expect(read(bytes, memory)).toEqual(read(bytes));
  });

  it('is never taken in by a byte that differs', () => {
    const short = STREAMS.filter(([, bytes]) => bytes.length < 20_000);
    fc.assert(
      fc.property(fc.nat(short.length - 1), fc.nat(), fc.nat(255), (which, place, byte) => {
        const bytes = short[which]?.[1] ?? Buffer.alloc(0);
        const memory = createFactsMemory();
        read(bytes, memory);
        const changed = Buffer.from(bytes);
        changed[place % Math.max(1, bytes.length)] = byte;
        expect(read(changed, memory)).toEqual(read(changed));
      }),
      { numRuns: 1500, seed: 11 },
    );
  });
});

describe('what is recalled', () => {
  const ROLE = '"object":"chunk","choices":[{"index":0,"delta":{"role":"assistant"}}]}';
  const facts = { kind: 'none', text: '', finishReason: null, usage: null, timings: null, error: null } as const;
  const kept = { ...facts, done: false, broken: false };
  const memory = createFactsMemory();
  memory.keep(Buffer.from(`{"id":"a",${ROLE}`), kept);

  it.each([
    ['another id', `{"id":"chat-17",${ROLE}`, kept],
    ['another byte', `{"id":"a",${ROLE.replace('index":0', 'index":1')}`, null],
    ['more at its end', `{"id":"a",${ROLE} `, null],
    ['an escape in the id', `{"id":"a\\"",${ROLE}`, null],
    ['another first member', `{"ix":"a",${ROLE}`, null],
    ['no end of the id', '{"id":"a', null],
  ])('of a payload with %s', (_, payload, wanted) => {
    expect(memory.recall(Buffer.from(payload))).toEqual(wanted);
  });
});
