import type { BaselineSession } from '../../baseline/baseline.ts';
import { concurrencyOrName, levelKey } from '../../baseline/level.ts';
import type { Session } from '../../measure/session.ts';
import { cleanLine } from '../clean-text.ts';
import { csvField } from '../csv-field.ts';
import { leftColumn, type Row, rightColumn, type Table } from '../document.ts';
import { formatNumber } from '../format.ts';
import type { comparedWith } from '../metric-words.ts';

type LeftSide = ReturnType<typeof comparedWith>;

type RawTrial = {
  readonly side: LeftSide | 'current';
  readonly session: string;
  readonly level: string;
  readonly trial: number;
  readonly valid: boolean;
  readonly metrics: Readonly<Record<string, number>>;
};

function currentTrials(session: Session | null): readonly RawTrial[] {
  if (session === null) return [];
  return session.levels.flatMap(({ concurrency, trials }) =>
    trials.map((trial, at) => ({
      ...{ side: 'current' as const, session: session.id, level: concurrencyOrName({ concurrency }), trial: at + 1 },
      ...{ valid: trial.valid, metrics: trial.metrics as Readonly<Record<string, number>> },
    })),
  );
}

function baselineTrials(sessions: readonly BaselineSession[], side: LeftSide): readonly RawTrial[] {
  return sessions.flatMap((session) => {
    const seen = new Map<string, number>();
    return session.trials.map(({ metrics, ...level }): RawTrial => {
      const key = levelKey(level);
      const trial = (seen.get(key) ?? 0) + 1;
      seen.set(key, trial);
      return { side, session: session.id, level: concurrencyOrName(level), trial, valid: true, metrics };
    });
  });
}

/** Every trial of both sides, raw, in the order they were taken. */
export function listTrials(
  session: Session | null,
  sessions: readonly BaselineSession[],
  left: LeftSide = 'baseline',
): readonly RawTrial[] {
  return [...baselineTrials(sessions, left), ...currentTrials(session)];
}

const metricsOf = (trials: readonly RawTrial[]) => [...new Set(trials.flatMap((trial) => Object.keys(trial.metrics)))];

/** A row a trial, a column a metric. */
export function trialTable(trials: readonly RawTrial[]): Table {
  const metrics = metricsOf(trials);
  const rows = trials.map((trial): Row => {
    const place = [trial.side, trial.session, trial.level, String(trial.trial), trial.valid ? 'yes' : 'no'];
    const figures = metrics.map((metric) => formatNumber(trial.metrics[metric]));
    return { cells: [...place, ...figures], tone: trial.valid ? 'plain' : 'bad' };
  });
  const left = ['side', 'session'].map(leftColumn);
  const right = ['concurrency', 'trial', 'valid', ...metrics].map(rightColumn);
  return { kind: 'table', columns: [...left, ...right], rows, footnotes: [] };
}

function field(value: string | number): string {
  return typeof value === 'number' ? String(value) : csvField(cleanLine(value, 200));
}

/** The same as CSV (RFC 4180), figures unrounded. */
export function trialCsv(trials: readonly RawTrial[]): string {
  const metrics = metricsOf(trials);
  const head = ['side', 'session', 'concurrency', 'trial', 'valid', ...metrics].map(field).join(',');
  const lines = trials.map((trial) => {
    const place = [trial.side, trial.session, trial.level, trial.trial];
    const figures = metrics.map((metric) => trial.metrics[metric] ?? '');
    return [...place, trial.valid ? 'yes' : 'no', ...figures].map(field).join(',');
  });
  return [head, ...lines].join('\n');
}
