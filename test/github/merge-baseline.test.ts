import { describe, expect, it } from 'vitest';
import type { Baseline, BaselineEnvironment } from '../../src/baseline/baseline.ts';
import { mergeBaseline } from '../../src/github/merge-baseline.ts';

const session = (id: string) => ({
  id,
  takenAt: `2026-11-${id.padStart(2, '0')}T00:00:00Z`,
  clientVersion: '1',
  configurationHash: null,
  workload: {},
  identity: {},
  outputTokens: {},
  trials: [],
});
const environment = (gpu: string, ...ids: string[]): BaselineEnvironment => ({
  environment: { gpu, gpuCount: 1 },
  units: {},
  sessions: ids.map(session),
  anchors: [],
});
const baseline = (...environments: BaselineEnvironment[]): Baseline => ({
  schema: 'throughput-gate/baseline',
  version: 1,
  suite: 's',
  environments,
});
const idsOf = ({ environments }: Baseline) =>
  environments.map(({ environment: { gpu }, sessions }) => [gpu, ...sessions.map(({ id }) => id)]);

describe('a baseline handed in after somebody else’s', () => {
  it.each<[string, Baseline | null, Baseline | null, Baseline, unknown[]]>([
    ['is taken as it is where there is none', null, null, baseline(environment('H100', '1')), [['H100', '1']]],
    [
      'keeps the sessions that others have added meanwhile, in the order of time',
      baseline(environment('H100', '1', '3')),
      baseline(environment('H100', '1')),
      baseline(environment('H100', '1', '2')),
      [['H100', '1', '2', '3']],
    ],
    [
      'keeps environments that others have added meanwhile',
      baseline(environment('H100', '1'), environment('A100', '5')),
      baseline(environment('H100', '1')),
      baseline(environment('H100', '1', '2')),
      [
        ['H100', '1', '2'],
        ['A100', '5'],
      ],
    ],
    [
      'adds an environment of its own',
      baseline(environment('A100', '5')),
      null,
      baseline(environment('H100', '1')),
      [
        ['A100', '5'],
        ['H100', '1'],
      ],
    ],
    [
      'replaces what its run has replaced',
      baseline(environment('H100', '1', '3')),
      baseline(environment('H100', '1')),
      baseline(environment('H100', '2')),
      [['H100', '2']],
    ],
    [
      'adds nothing twice when it is handed in again',
      baseline(environment('H100', '1', '2')),
      baseline(environment('H100', '1')),
      baseline(environment('H100', '1', '2')),
      [['H100', '1', '2']],
    ],
  ])('%s', (_, current, original, candidate, expected) => {
    expect(idsOf(mergeBaseline(current, original, candidate))).toEqual(expected);
  });

  it('keeps the anchors of both: an accepted loss that was merged meanwhile stays accepted', () => {
    const anchored = (reason: string, ...ids: string[]): BaselineEnvironment => ({
      ...environment('H100', ...ids),
      anchors: [{ takenAt: '2026-11-01T00:00:00Z', reason, cells: {} } as never],
    });
    const merged = mergeBaseline(
      baseline(anchored('bf16', '1', '3')),
      baseline(environment('H100', '1')),
      baseline(anchored('dropped', '1', '2')),
    );
    expect(merged.environments.flatMap(({ anchors }) => anchors.map(({ reason }) => reason))).toEqual([
      'bf16',
      'dropped',
    ]);
  });

  it('keeps ten sessions at most, the newest', () => {
    const ten = Array.from({ length: 10 }, (_, index) => String(index + 1));
    const merged = mergeBaseline(
      baseline(environment('H100', ...ten)),
      baseline(),
      baseline(environment('H100', '11')),
    );
    expect(idsOf(merged)).toEqual([['H100', ...ten.slice(1), '11']]);
  });
});
