import { describe, expect, it } from 'vitest';
import { chooseWorkers, createCrewSize, TOKENS_PER_SECOND_A_WORKER } from '../../src/load/crew-size.ts';
import type { TrialRecords } from '../../src/measure/records.ts';

const recordsOf = (concurrency: number, eventsPerSecond: number): TrialRecords => ({
  concurrency,
  startedAt: '2026-01-01T00:00:00.000Z',
  requests: [],
  events: {
    request: new Uint32Array(101),
    atMs: Float64Array.from({ length: 101 }, (_, at) => (1000 * at) / eventsPerSecond),
  },
  client: { workers: 1, cpuShare: 0, eventLoopDelayP99Ms: 0, lateSendP99Ms: 0, coalescedReadShare: 0 },
  interrupted: false,
});

describe('the number of load workers', () => {
  it.each([
    ['one while nothing is known', null, 256, 8, 1],
    ['one for a server that one core can take', 39_000, 256, 8, 1],
    ['two beyond one core’s share', 41_000, 256, 8, 2],
    ['as many as the load needs', 190_000, 256, 8, 5],
    ['never all cores', 1_000_000, 256, 4, 3],
    ['one on a machine with one core', 1_000_000, 256, 1, 1],
    ['never more than slots', 1_000_000, 2, 64, 2],
  ])('is %s', (_, tokensPerSecond, concurrency, cores, workers) => {
    expect(chooseWorkers({ tokensPerSecond, concurrency, cores })).toBe(workers);
  });

  it('follows the fastest round of its own level and never shrinks', () => {
    const crew = createCrewSize(8);
    crew.note(recordsOf(64, 3 * TOKENS_PER_SECOND_A_WORKER - 1000));
    crew.note(recordsOf(64, 1000));
    expect([crew.workersFor(64), crew.workersFor(1)]).toEqual([3, 1]);
  });

  it('stays one when a round brought no token', () => {
    const crew = createCrewSize(8);
    crew.note({ ...recordsOf(8, 1000), events: { request: new Uint32Array(0), atMs: new Float64Array(0) } });
    expect(crew.workersFor(8)).toBe(1);
  });
});
