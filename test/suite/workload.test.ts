import { describe, expect, it } from 'vitest';
import { canonicalJson, hashCanonical } from '../../src/suite/canonical-json.ts';
import { loadPromptSet } from '../../src/suite/prompt-set.ts';
import { describeWorkload } from '../../src/suite/workload.ts';
import { parse } from './suite-texts.ts';

const prompts = loadPromptSet({ kind: 'builtin', name: 'confirm' }, null);
const hashOf = (text: string) => hashCanonical(describeWorkload(parse(text).suite, prompts));

describe('the workload', () => {
  it('holds what must be equal for a comparison', () => {
    expect(describeWorkload(parse('levels: [8, {concurrency: 1, output-tokens: 9}]').suite, prompts)).toEqual({
      promptSetHash: prompts.hash,
      sampling: { temperature: 0 },
      extraBody: {},
      cache: 'bust',
      api: 'chat',
      metricDefinitions: 1,
      outputs: { '1': { kind: 'pinned', tokens: 9 }, '8': { kind: 'pinned', tokens: 128 } },
      requests: { '1': 20, '8': 32 },
    });
  });

  it.each([
    'cache: warm',
    'requests: {at-least: 99}',
    'output-tokens: 64',
    'sampling: {top_k: 1}',
    'server: {api: completions}',
    'levels: [1]',
  ])('is another one with %s', (text) => {
    expect(hashOf(text)).not.toBe(hashOf('model: m'));
  });

  it.each([
    'model: other',
    'server: {url: "http://b:2", command: x}',
    'trials: {first: 5}',
    'metrics: {output-throughput: {tolerance: 1%}}',
    'levels: [128, 32, 8, 1]',
  ])('stays the same with %s', (text) => {
    expect(hashOf(text)).toBe(hashOf('model: m'));
  });

  it('is hashed whatever the order of its keys', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a": "x", "b": [{"c": null, "d": 1}]}');
    expect(hashOf('sampling: {a: 1, b: 2}')).toBe(hashOf('sampling: {b: 2, a: 1}'));
  });
});
