import type { BaselineSession, BaselineTrial } from '../baseline/baseline.ts';
import { levelKey } from '../baseline/level.ts';

const keyOf = (trial: BaselineTrial, metric: string) => JSON.stringify([levelKey(trial), metric]);

/** ln of every positive value by cell. */
function logsByCell({ trials }: BaselineSession): Map<string, number[]> {
  const logs = new Map<string, number[]>();
  for (const trial of trials) {
    for (const [metric, value] of Object.entries(trial.metrics)) {
      if (value <= 0) continue;
      const key = keyOf(trial, metric);
      logs.set(key, [...(logs.get(key) ?? []), Math.log(value)]);
    }
  }
  return logs;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The baseline's sessions with every cell multiplied so that the mean over its sessions is what the reference session
 * measured today. Their number and their spread, which decide what the gate can find, stay; the proxy's own cost and
 * what the server has drifted since cancel. A cell that the reference lacks stays as it is.
 */
export function moveSessions(sessions: readonly BaselineSession[], reference: BaselineSession): BaselineSession[] {
  const wanted = logsByCell(reference);
  const found = sessions.map(logsByCell);
  const factors = new Map(
    [...wanted].flatMap(([key, values]) => {
      const means = found.flatMap((logs) => (logs.has(key) ? [meanOf(logs.get(key) ?? [])] : []));
      return means.length === 0 ? [] : [[key, Math.exp(meanOf(values) - meanOf(means))] as const];
    }),
  );
  return sessions.map((session) => ({
    ...session,
    trials: session.trials.map((trial) => ({
      ...trial,
      metrics: Object.fromEntries(
        Object.entries(trial.metrics).map(([metric, value]) => [
          metric,
          value * (factors.get(keyOf(trial, metric)) ?? 1),
        ]),
      ),
    })),
  }));
}
