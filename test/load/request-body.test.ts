import { describe, expect, it } from 'vitest';
import { NONCE_BYTES, writeNonce } from '../../src/load/nonce.ts';
import { buildBody, headersOf, pathOf, prepareBodies } from '../../src/load/request-body.ts';
import type { Prompt } from '../../src/suite/suite.ts';
import { SHAPE, targetOf } from './support/plans.ts';

const TEXT: Prompt = { kind: 'text', text: 'hello "there"\n' };
const TALK: Prompt = {
  kind: 'messages',
  messages: [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'hello' },
  ],
};
const PIN = { kind: 'pinned', tokens: 16 } as const;
const NONCE = { seed: 1, session: 's', trial: 2 };
const read = (body: Buffer) => JSON.parse(body.toString());

describe('a request body', () => {
  it('asks a pinned length of engines that pin', () => {
    expect(read(buildBody(SHAPE, TEXT, PIN))).toEqual({
      messages: [{ role: 'user', content: 'hello "there"\n' }],
      stream_options: { include_usage: true },
      ignore_eos: true,
      min_tokens: 16,
      temperature: 0,
      model: 'tiny',
      stream: true,
      max_tokens: 16,
    });
  });

  it('leaves out what an engine refuses, and never sends both token limits', () => {
    const fields = { ignoreEos: false, minTokens: false, streamOptions: false, maxCompletionTokens: true };
    expect(Object.keys(read(buildBody({ ...SHAPE, fields }, TEXT, PIN))).sort()).toEqual([
      'max_completion_tokens',
      'messages',
      'model',
      'stream',
      'temperature',
    ]);
  });

  it('lets the model stop where the length is not pinned', () => {
    const body = read(buildBody(SHAPE, TEXT, { kind: 'at-most', tokens: 9 }));
    expect([body.max_tokens, body.ignore_eos, body.min_tokens]).toEqual([9, undefined, undefined]);
  });

  it('passes extra fields through, but not over what makes the request measurable', () => {
    const extraBody = { top_k: 5, stream: false, max_tokens: 1, messages: [], model: 'other' };
    const body = read(buildBody({ ...SHAPE, extraBody }, TEXT, PIN));
    expect([body.top_k, body.stream, body.max_tokens, body.messages.length, body.model]).toEqual([
      5,
      true,
      16,
      1,
      'tiny',
    ]);
  });

  it('writes conversations as plain text for text completions', () => {
    expect(read(buildBody({ ...SHAPE, api: 'completions' }, TALK, PIN)).prompt).toBe('Be brief.\n\nhello');
  });

  it('goes to the endpoint of its kind below the base path', () => {
    expect(pathOf(SHAPE, '/proxy')).toBe('/proxy/v1/chat/completions');
    expect(pathOf({ ...SHAPE, api: 'completions' }, '')).toBe('/v1/completions');
  });

  it('carries the target’s headers and refuses compression', () => {
    const headers = headersOf({
      ...targetOf('http://127.0.0.1'),
      headers: { authorization: 'Bearer x', 'accept-encoding': 'br' },
    });
    expect([headers['authorization'], headers['accept-encoding']]).toEqual(['Bearer x', 'identity']);
  });
});

describe('the nonce', () => {
  it('is as wide for every request, in bytes and in words', () => {
    for (let index = 0; index < 500; index++) {
      const nonce = writeNonce(NONCE, 8, index);
      expect([Buffer.byteLength(nonce), nonce.trim().split(' ').length]).toEqual([NONCE_BYTES, 8]);
    }
  });

  it('is the same for the same (seed, session, trial, index) and differs when one of them does', () => {
    const variants = [
      writeNonce(NONCE, 8, 0),
      writeNonce(NONCE, 8, 1),
      writeNonce({ ...NONCE, seed: 2 }, 8, 0),
      writeNonce({ ...NONCE, session: 't' }, 8, 0),
      writeNonce({ ...NONCE, trial: 3 }, 8, 0),
      writeNonce(NONCE, 16, 0),
    ];
    expect(writeNonce(NONCE, 8, 0)).toBe(variants[0]);
    expect(new Set(variants).size).toBe(variants.length);
  });

  it('never repeats within a long run', () => {
    expect(new Set(Array.from({ length: 20_000 }, (_, index) => writeNonce(NONCE, 8, index))).size).toBe(20_000);
  });

  it.each([
    ['a bare text', 'chat', TEXT, (body: { messages: { content: string }[] }) => body.messages[0]?.content],
    ['a system message', 'chat', TALK, (body: { messages: { content: string }[] }) => body.messages[0]?.content],
    ['a text completion', 'completions', TALK, (body: { prompt: string }) => body.prompt],
  ] as const)('stands at the very start of %s and changes nothing else', (_, api, prompt, promptOf) => {
    const shape = { ...SHAPE, api };
    const bodies = prepareBodies(shape, [prompt], PIN, NONCE, 8);
    const plain = String(promptOf(read(buildBody(shape, prompt, PIN))));
    for (const index of [0, 1, 77]) {
      expect(promptOf(read(bodies(index)))).toBe(writeNonce(NONCE, 8, index) + plain);
    }
    expect(bodies(3).length).toBe(bodies(4).length);
  });
});
