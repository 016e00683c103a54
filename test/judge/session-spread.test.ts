import { expect, it } from 'vitest';
import { fromSession } from '../../src/baseline/imported-session.ts';
import { widestSpread } from '../../src/judge/session-spread.ts';
import { levelWith, sessionOf, trialWith } from '../baseline/session-of.ts';

const sessionAt = (id: string, ...throughputs: (readonly [concurrency: number, ...values: number[]])[]) =>
  fromSession(
    sessionOf(id, {
      levels: throughputs.map(([concurrency, ...values]) =>
        levelWith(
          concurrency,
          values.map((value) => trialWith({ 'output-throughput': value })),
        ),
      ),
    }),
  ).session;

it('is the highest session mean above the lowest, at the level where that is most', () => {
  const sessions = [
    sessionAt('s1', [1, 100, 100], [8, 400, 900]),
    sessionAt('s2', [1, 101], [8, 630]),
    sessionAt('s3', [1, 102], [8, 615]),
  ];
  expect(widestSpread(sessions, 'output-throughput')).toEqual({
    level: { concurrency: 8 },
    percent: expect.closeTo(5, 9),
  });
});

it('is unknown with one session, or where nobody measured the metric', () => {
  const [first, second] = [sessionAt('s1', [1, 100]), sessionAt('s2', [8, 400])];
  expect(widestSpread([first], 'output-throughput')).toBeNull();
  expect(widestSpread([first, second], 'output-throughput')).toBeNull();
  expect(widestSpread([first, second], 'ttft-p50')).toBeNull();
});
