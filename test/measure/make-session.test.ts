import { describe, expect, it } from 'vitest';
import { makeFingerprint } from '../../src/measure/make-session.ts';
import type { Identity } from '../../src/measure/session.ts';
import type { Suite } from '../../src/suite/suite.ts';

const suite = (environment?: Suite['environment']) =>
  ({
    name: 'chat',
    sampling: { temperature: 0 },
    extraBody: {},
    cache: 'bust',
    server: { api: 'completions' },
    levels: [{ concurrency: 8, output: { kind: 'at-most', tokens: 64 }, requests: 32 }],
    ...(environment === undefined ? {} : { environment }),
  }) as unknown as Suite;

const fingerprint = (identity: Identity, environment?: Suite['environment']) =>
  makeFingerprint({
    suite: suite(environment),
    prompts: { source: 'x', hash: 'abc', prompts: [] },
    identity,
    configurationHash: 'hash',
  });

describe('the fingerprint', () => {
  it('states the workload, output lengths by concurrency', () => {
    expect(fingerprint({}).workload).toEqual({
      promptSetHash: 'abc',
      sampling: { temperature: 0 },
      extraBody: {},
      cache: 'bust',
      api: 'completions',
      metricDefinitions: 1,
      outputs: { 8: { kind: 'at-most', tokens: 64 } },
      requests: { 8: 32 },
    });
  });

  it.each<[string, Identity, Suite['environment'], object]>([
    ['nothing known', {}, undefined, { suite: 'chat' }],
    [
      'what was found',
      { gpu: 'H100', gpuCount: 8, mig: '1g' },
      undefined,
      { suite: 'chat', gpu: 'H100', gpuCount: 8, mig: '1g' },
    ],
    [
      "the suite's word over what was found",
      { gpu: 'H100', gpuCount: 8 },
      { gpu: 'A100' },
      { suite: 'chat', gpu: 'A100', gpuCount: 8 },
    ],
  ])('selects by %s', (_, identity, environment, expected) => {
    expect(fingerprint(identity, environment).environment).toEqual(expected);
  });
});
