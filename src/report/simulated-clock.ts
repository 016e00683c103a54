import type { Cell } from '../judge/verdict.ts';
import type { MetricUnit } from '../measure/metric.ts';
import type { LevelResult, Metrics, Session } from '../measure/session.ts';

/** The factor from a measured figure to the simulated server's own: rates ÷ speed, times × speed. */
function factorOf(unit: string, speed: number): number {
  if (unit.endsWith('/s')) return 1 / speed;
  return /^(?:ms|s|µs)$/.test(unit) ? speed : 1;
}

const scale = (value: number | null, factor: number) => (value === null ? null : value * factor);

/** Cells in the simulated server's own time; changes in percent are the same on any clock. */
export function slowDownCells<Some extends Pick<Cell, 'unit' | 'baseline' | 'current'>>(
  cells: readonly Some[],
  speed: number,
): readonly Some[] {
  return cells.map((cell) => {
    const factor = factorOf(cell.unit, speed);
    return { ...cell, baseline: scale(cell.baseline, factor), current: scale(cell.current, factor) };
  });
}

function slowDownMetrics(metrics: Metrics, units: Readonly<Record<string, MetricUnit>>, speed: number): Metrics {
  const entries = Object.entries(metrics).map(([id, value]) => [id, value * factorOf(units[id]?.unit ?? '', speed)]);
  return Object.fromEntries(entries);
}

/** A session's metrics in the simulated server's own time. */
export function slowDownSession(session: Session, speed: number): Session {
  const levels = session.levels.map((level): LevelResult => {
    const trials = level.trials.map((trial) => ({
      ...trial,
      metrics: slowDownMetrics(trial.metrics, session.units, speed),
    }));
    return { ...level, trials };
  });
  return { ...session, levels };
}

/** The sentence that goes with such figures. */
export function describeClock(speed: number): string {
  return `Simulated clock, ${speed}×: figures are what was measured ÷ ${speed} (times × ${speed}).`;
}
