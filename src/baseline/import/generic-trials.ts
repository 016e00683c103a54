import { isPlausible, METRICS, type MetricUnit, PLAUSIBLE } from '../../measure/metric.ts';
import type { BaselineTrial, EnvironmentFacts, StatedWorkload } from '../baseline.ts';
import type { ImportedSession } from '../imported-session.ts';
import { roundFigure } from '../print-baseline.ts';

/** One value of a generic file. */
export type GenericTrial = {
  readonly concurrency: number | null;
  readonly label: string | null;
  readonly metric: string;
  readonly value: number;
  readonly unit: string | null;
  readonly direction: 'higher' | 'lower' | null;
  /** Values with the same trial belong together; null = a trial of its own. */
  readonly trial: string | null;
};

export type GenericSession = {
  readonly id: string;
  /** null = not stated. */
  readonly suite: string | null;
  readonly environment: EnvironmentFacts;
  readonly workload: StatedWorkload;
  readonly trials: readonly GenericTrial[];
};

/** What is wrong with a value, in words without the place; null = nothing. */
export function findFault(trial: GenericTrial): string | null {
  const known = Object.hasOwn(METRICS, trial.metric) ? METRICS[trial.metric as keyof typeof METRICS] : undefined;
  if (!(trial.value > 0)) return `value ${trial.value}: expected a number above 0`;
  if (!isPlausible(trial.value)) {
    return `value ${trial.value}: expected ${PLAUSIBLE.least} to ${PLAUSIBLE.most}`;
  }
  if (trial.concurrency === null && trial.label === null)
    return 'expected a concurrency, or a label for a level without one';
  if (trial.concurrency !== null && !(Number.isInteger(trial.concurrency) && trial.concurrency > 0)) {
    return `concurrency ${trial.concurrency}: expected a whole number above 0`;
  }
  if (known === undefined && (trial.unit === null || trial.direction === null)) {
    return `metric ${JSON.stringify(trial.metric)} is not a known one: it needs unit and direction (higher or lower)`;
  }
  if (known !== undefined && trial.unit !== null && trial.unit !== known.unit) {
    return `unit ${JSON.stringify(trial.unit)} of ${trial.metric}: expected ${known.unit}`;
  }
  if (known !== undefined && trial.direction !== null && trial.direction !== known.direction) {
    return `direction ${trial.direction} of ${trial.metric}: expected ${known.direction}`;
  }
  return null;
}

function unitOf({ metric, unit, direction }: GenericTrial): MetricUnit {
  if (Object.hasOwn(METRICS, metric)) return METRICS[metric as keyof typeof METRICS];
  return { unit: unit ?? '', direction: direction ?? 'neither' };
}

/** What contradicts an earlier value of the same session: a metric twice in one trial, or in two units. */
export function findRepeats(trials: readonly GenericTrial[]): { readonly index: number; readonly message: string }[] {
  const seen = new Set<string>();
  const units = new Map<string, string>();
  return trials.flatMap((trial, index) => {
    const key = JSON.stringify([trial.concurrency, trial.label, trial.trial, trial.metric]);
    const { unit, direction } = unitOf(trial);
    const spelling = `${unit}, ${direction}`;
    const before = units.get(trial.metric) ?? spelling;
    units.set(trial.metric, before);
    if (before !== spelling)
      return [{ index, message: `${trial.metric} is in ${spelling} here and in ${before} above` }];
    if (trial.trial === null) return [];
    if (seen.has(key)) return [{ index, message: `${trial.metric} of trial ${trial.trial} is given twice` }];
    seen.add(key);
    return [];
  });
}

/** Values of the same level and trial as one trial; those without a trial name stay alone. */
function groupTrials(values: readonly GenericTrial[]): BaselineTrial[] {
  const groups = new Map<string, { level: GenericTrial; metrics: [string, number][] }>();
  values.forEach((value, i) => {
    const key = JSON.stringify([value.concurrency, value.label, value.trial ?? i]);
    const group = groups.get(key) ?? { level: value, metrics: [] };
    group.metrics.push([value.metric, roundFigure(value.value)]);
    groups.set(key, group);
  });
  return [...groups.values()].map(({ level: { concurrency, label }, metrics }) => ({
    concurrency,
    ...(label === null ? {} : { label }),
    metrics: Object.fromEntries(metrics),
  }));
}

/** A checked generic session as the neutral one. */
export function toImported(session: GenericSession, path: string): ImportedSession {
  return {
    source: path,
    tool: 'generic',
    suite: session.suite,
    environment: session.environment,
    units: Object.fromEntries(session.trials.map((trial) => [trial.metric, unitOf(trial)])),
    session: {
      id: session.id,
      takenAt: '',
      clientVersion: 'generic',
      configurationHash: null,
      workload: session.workload,
      identity: {},
      outputTokens: {},
      trials: groupTrials(session.trials),
    },
    problems: session.trials.length === 0 ? ['it has no trial'] : [],
    notes: [],
  };
}
