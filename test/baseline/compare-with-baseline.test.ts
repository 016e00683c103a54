import { describe, expect, it } from 'vitest';
import { addSession } from '../../src/baseline/add-session.ts';
import { compareWithBaseline } from '../../src/baseline/compare-with-baseline.ts';
import { compareOutputs } from '../../src/baseline/compare-workload.ts';
import { fromSession } from '../../src/baseline/imported-session.ts';
import type { Session, Workload } from '../../src/measure/session.ts';
import { IDENTITY, levelWith, sessionOf, trialWith, WORKLOAD, withEnvironment, withWorkload } from './session-of.ts';

const plain = { replace: false, acceptReason: null };
const baseline = addSession(addSession(null, sessionOf('s1'), plain).baseline, sessionOf('s2'), plain).baseline;
const compare = (current: Session, base = baseline) => compareWithBaseline(base, fromSession(current));
const now = sessionOf('now');

describe('the same machine and workload', () => {
  it('compares with every session', () => {
    const found = compare(now);
    expect(found).toMatchObject({ kind: 'comparable', differences: [], blockedLevels: [], notes: [] });
    expect(found.kind === 'comparable' && found.sessions.map((session) => session.id)).toEqual(['s1', 's2']);
  });
});

describe('facts that select the environment', () => {
  it.each([
    ['GPU model', { suite: 'chat', gpu: 'A100', gpuCount: 8 }, 'H100', 'A100'],
    ['GPUs in the machine', { suite: 'chat', gpu: 'H100', gpuCount: 4 }, '8', '4'],
    ['suite', { suite: 'code', gpu: 'H100', gpuCount: 8 }, 'chat', 'code'],
  ])('%s: no environment, with the nearest and the difference', (fact, environment, before, after) => {
    expect(compare(withEnvironment(now, environment))).toMatchObject({
      kind: 'no-environment',
      nearest: { environment: { gpu: 'H100' } },
      differences: [{ fact, baseline: before, current: after, role: 'selects' }],
    });
  });

  it('takes an unknown fact as equal and says so', () => {
    expect(compare(withEnvironment(now, { suite: 'chat' }))).toMatchObject({
      kind: 'comparable',
      notes: ['known on one side only, taken as equal: GPU model, GPUs in the machine'],
    });
  });

  it('prefers the environment that states the same over one that states less', () => {
    const wide = addSession(
      baseline,
      withEnvironment(sessionOf('cpu'), { suite: 'chat', gpu: 'A100' }),
      plain,
    ).baseline;
    expect(wide.environments).toHaveLength(2);
    expect(compare(withEnvironment(now, { suite: 'chat', gpu: 'A100', gpuCount: 8 }), wide)).toMatchObject({
      kind: 'comparable',
      environment: { environment: { gpu: 'A100' } },
    });
  });

  it('prefers it even where the other was measured later', () => {
    const later = {
      ...withEnvironment(sessionOf('vague'), { suite: 'chat', mig: '1g.10gb' }),
      startedAt: '2026-02-01T00:00:00.000Z',
    };
    const base = addSession(null, later, plain).baseline;
    const both = { ...baseline, environments: [...base.environments, ...baseline.environments] };
    const found = compare(now, both);
    expect(found).toMatchObject({ kind: 'comparable', environment: { environment: { gpu: 'H100' } } });
    expect(found.notes.join()).not.toContain('environments of the baseline fit');
  });

  it('says so when what is known fits several environments, and takes the one measured last', () => {
    const later = {
      ...withEnvironment(sessionOf('a100'), { suite: 'chat', gpu: 'A100' }),
      startedAt: '2026-02-01T00:00:00.000Z',
    };
    const wide = addSession(baseline, later, plain).baseline;
    const found = compare(withEnvironment(now, { suite: 'chat' }), wide);
    expect(found).toMatchObject({ kind: 'comparable', environment: { environment: { gpu: 'A100' } } });
    expect(found.notes.join()).toContain('2 environments of the baseline fit');
  });

  it('has no nearest in a baseline without environments', () => {
    expect(compare(now, { ...baseline, environments: [] })).toMatchObject({ kind: 'no-environment', nearest: null });
  });
});

describe('facts that must be equal', () => {
  it.each<[string, Partial<Workload>]>([
    ['prompt set', { promptSetHash: 'other' }],
    ['sampling', { sampling: { temperature: 1 } }],
    ['extra body', { extraBody: { top_k: 1 } }],
    ['cache mode', { cache: 'warm' }],
    ['api', { api: 'completions' }],
    ['version of the metric definitions', { metricDefinitions: WORKLOAD.metricDefinitions + 1 }],
  ])('%s blocks', (fact, changed) => {
    expect(compare(withWorkload(now, changed))).toMatchObject({
      kind: 'not-comparable',
      differences: [{ fact, role: 'blocks' }],
    });
  });

  it('another number of requests blocks its own level only; a side that doesn’t state it blocks nothing', () => {
    const requests = { 1: 20, 8: 6 };
    expect(compare(withWorkload(now, { requests }))).toMatchObject({ kind: 'comparable', blockedLevels: [] });
    const before = { ...WORKLOAD, requests: { 1: 20, 8: 32 } };
    expect([...compareOutputs(before, { ...WORKLOAD, requests })]).toEqual([
      ['8', { fact: 'requests a trial at C=8', baseline: '32', current: '6', role: 'blocks' }],
    ]);
  });

  it('an output length blocks its own level only', () => {
    const outputs = { ...WORKLOAD.outputs, 8: { kind: 'pinned', tokens: 256 } as const };
    const found = compare(withWorkload(now, { outputs }));
    expect(found).toMatchObject({
      kind: 'comparable',
      blockedLevels: [
        { level: { concurrency: 8 }, difference: { fact: 'output tokens at C=8', baseline: '128', current: '256' } },
      ],
    });
    const left = found.kind === 'comparable' ? found.sessions.flatMap((session) => session.trials) : [];
    expect(new Set(left.map((trial) => trial.concurrency))).toEqual(new Set([1]));
  });

  it('output lengths that differ at every level leave nothing to compare', () => {
    const length = { kind: 'at-most', tokens: 128 } as const;
    expect(compare(withWorkload(now, { outputs: { 1: length, 8: length } }))).toMatchObject({ kind: 'not-comparable' });
  });

  it('a level that the baseline lacks blocks nothing', () => {
    const outputs = { ...WORKLOAD.outputs, 32: { kind: 'pinned', tokens: 128 } as const };
    expect(compare(withWorkload(now, { outputs }))).toMatchObject({ kind: 'comparable', blockedLevels: [] });
  });

  it('a metric in another unit blocks', () => {
    const units = { ...now.units, 'output-throughput': { unit: 'tok/min', direction: 'higher' } as const };
    expect(compare({ ...now, units })).toMatchObject({
      kind: 'not-comparable',
      differences: [{ fact: 'unit of output-throughput', role: 'blocks' }],
    });
  });
});

describe('facts that only explain', () => {
  it.each<[string, Partial<typeof IDENTITY>, string, string | null, string | null]>([
    ['warns', { driver: '580.2' }, 'driver', '570.1', '580.2'],
    ['shown', { engineVersion: '0.12.0' }, 'engine version', '0.11.0', '0.12.0'],
    ['shown', { dtype: 'fp8' }, 'dtype', 'bfloat16', 'fp8'],
    ['shown', { model: 'org/other' }, 'model', 'org/model', 'org/other'],
    ['shown', { launchArguments: ['--max-num-seqs=64'] }, 'launch argument --max-num-seqs', '256', '64'],
    [
      'shown',
      { launchArguments: ['--max-num-seqs', '256', '--enforce-eager'] },
      'launch argument --enforce-eager',
      'none',
      'set',
    ],
  ])('%s %j', (role, changed, fact, before, after) => {
    expect(compare({ ...now, identity: { ...IDENTITY, ...changed } })).toMatchObject({
      kind: 'comparable',
      differences: [{ fact, baseline: before, current: after, role }],
    });
  });

  it('warns of another version of the client', () => {
    expect(compare({ ...now, client: { name: 'throughput-gate', version: '9.0.0' } })).toMatchObject({
      differences: [{ fact: 'client version', role: 'warns' }],
    });
  });

  it('takes launch arguments that are unknown on one side as equal', () => {
    const { launchArguments: _, ...identity } = IDENTITY;
    expect(compare({ ...now, identity })).toMatchObject({ kind: 'comparable', differences: [] });
  });
});

describe('answers that are not pinned', () => {
  const free = (id: string, tokens: number): Session => {
    const trials = [trialWith({ 'output-throughput': 100 }, { tokens: { prompt: 1, output: 20 * tokens, cached: 0 } })];
    const session = sessionOf(id, { levels: [levelWith(8, trials)] });
    return withWorkload(session, { outputs: { 8: { kind: 'at-most', tokens: 4096 } } });
  };
  const base = addSession(null, free('s1', 1000), plain).baseline;

  it.each([
    [1004, { kind: 'comparable', blockedLevels: [] }],
    [1050, { kind: 'comparable', blockedLevels: [] }],
    [920, { kind: 'comparable', blockedLevels: [] }],
    [1150, { kind: 'not-comparable' }],
  ])('1000 tokens a request before, %d now', (tokens, expected) => {
    expect(compare(free('now', tokens), base)).toMatchObject(expected);
  });
});
