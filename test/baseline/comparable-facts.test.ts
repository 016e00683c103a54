import { describe, expect, it } from 'vitest';
import { printComparableFacts } from '../../src/baseline/comparable-facts.ts';
import { fromSession } from '../../src/baseline/imported-session.ts';
import type { Session } from '../../src/measure/session.ts';
import { levelWith, sessionOf, trialWith, WORKLOAD } from './session-of.ts';

const factsOf = (id: string, changed: Partial<Session> = {}) =>
  printComparableFacts(fromSession(sessionOf(id, changed)));
const measured = (value: number) => levelWith(8, [trialWith({ 'output-throughput': value })]);

describe('sessions that are compared once for all', () => {
  it('are those that differ in id, time, commit and figures alone', () => {
    const first = factsOf('a', { levels: [measured(1000)] });
    expect(factsOf('b', { startedAt: '2026-02-02T00:00:00.000Z', levels: [measured(900)] })).toBe(first);
    expect(factsOf('c', { provenance: { commit: 'abc', runner: 'rig' }, levels: [measured(1000)] })).toBe(first);
  });

  it.each<[string, Partial<Session>]>([
    ['workload', { fingerprint: { ...sessionOf('a').fingerprint, workload: { ...WORKLOAD, promptSetHash: 'other' } } }],
    ['machine', { fingerprint: { ...sessionOf('a').fingerprint, environment: { suite: 'chat', gpu: 'A100' } } }],
    ['engine', { identity: { engine: 'sglang' } }],
    ['levels', { levels: [measured(1000)] }],
    [
      'metrics',
      {
        levels: sessionOf('a').levels.map(({ concurrency }) => levelWith(concurrency, [trialWith({ 'tpot-mean': 8 })])),
      },
    ],
    ['client', { client: { name: 'throughput-gate', version: '9.9.9' } }],
  ])('are never those of another %s', (_, changed) => {
    expect(factsOf('a', changed)).not.toBe(factsOf('a'));
  });
});
