import type { BaselineSession } from './baseline.ts';
import { type FactFindings, findDifferences, stateFact } from './facts.ts';

/** What may explain a change without being one: driver, power limit, host, the client's own version. */
export function compareSurroundings(baseline: BaselineSession, current: BaselineSession): FactFindings {
  const pair = (fact: string, key: 'driver' | 'powerLimitWatts' | 'host') => ({
    fact,
    baseline: stateFact(baseline.identity[key]),
    current: stateFact(current.identity[key]),
  });
  return findDifferences(
    [
      pair('driver', 'driver'),
      pair('power limit (W)', 'powerLimitWatts'),
      pair('host', 'host'),
      { fact: 'client version', baseline: baseline.clientVersion, current: current.clientVersion },
    ],
    'warns',
  );
}
