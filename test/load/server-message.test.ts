import { describe, expect, it } from 'vitest';
import { findError, readServerMessage } from '../../src/load/server-message.ts';
import { bodyOf, listFixtures, readFixture } from './support/fixtures.ts';

const WORDS: Readonly<Record<string, RegExp>> = {
  'envoy-503': /^upstream connect error/,
  'fastapi-422-list': /^body\.messages: Field required$/,
  'litellm-429': /^litellm\.RateLimitError/,
  'llamacpp-400-context': /^request \(9000 tokens\) exceeds/,
  'llamacpp-501-metrics': /^This server does not support metrics endpoint/,
  'llamacpp-503-loading': /^Loading model$/,
  'nginx-502': /^502 Bad Gateway$/,
  'nginx-504': /^504 Gateway Time-out$/,
  'ollama-404-model': /^model 'x' not found$/,
  'ollama-503-queue': /^server busy/,
  'sglang-400': /^Requested token count exceeds/,
  'sglang-503-queue': /^The request queue is full\.$/,
  'tgi-422-validation': /^Input validation error/,
  'tgi-424-generation': /^Request failed during generation/,
  'tgi-429-overloaded': /^Model is overloaded$/,
  'transformers-422': /^Unexpected keys in the request/,
  'trtllm-400-extra-new': /extra_forbidden/,
  'trtllm-400-flat': /^max_tokens must be positive$/,
  'vllm-400-context': /^This model's maximum context length/,
  'vllm-400-validation': /^1 validation error/,
  'vllm-401': /^Unauthorized$/,
  'vllm-404-model': /^The model `other` does not exist\.$/,
  'vllm-old-flat-400': /^…$/,
};

describe("the server's own words", () => {
  it.each(listFixtures('errors'))('are found in %s', (file) => {
    const name = file.slice('errors/'.length, -'.http'.length);
    expect(readServerMessage(bodyOf(readFixture(file)).toString())).toMatch(WORDS[name] ?? /no words expected/);
  });

  it.each([
    ['an empty body', '', ''],
    ['plain text', 'Service Unavailable\n', 'Service Unavailable'],
    ['an error without words', '{"error":{"code":500}}', '{"code":500}'],
    ['broken JSON', '{"error":', '{"error":'],
    ['an empty page', '<html>  </html>', ''],
  ])('are taken from %s as far as there are any', (_, body, words) => {
    expect(readServerMessage(body)).toBe(words);
  });

  it('are cut where they are endless', () => {
    expect(readServerMessage('x'.repeat(100_000)).length).toBe(2001);
  });

  it.each([
    ['a chunk', { choices: [{ delta: { content: 'x' } }] }],
    ['a chunk with a null error', { choices: [], error: null }],
    ['nothing', null],
    ['a number', 7],
  ])('are not invented for %s', (_, value) => {
    expect(findError(value)).toBeNull();
  });
});
