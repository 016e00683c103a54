import type { Cell, RunVerdict } from '../../judge/verdict.ts';
import { METRICS } from '../../measure/metric.ts';
import type { Session } from '../../measure/session.ts';
import { geometricMean } from '../../stats/geometric-mean.ts';
import { cleanLine } from '../clean-text.ts';
import { type ExportSource, listTrialRows } from './export-rows.ts';

/** Label → value; null is left out. */
type Labels = Readonly<Record<string, string | null>>;
type Sample = { readonly labels: Labels; readonly value: number };
/** A gauge of the exposition. */
type Family = { readonly name: string; readonly unit: string; readonly help: string; readonly samples: Sample[] };

const PREFIX = 'throughput_gate';

/** Our units as OpenMetrics spells base units, with the factor to them. */
const UNITS: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  'tok/s': ['tokens_per_second', 1],
  'req/s': ['requests_per_second', 1],
  ms: ['seconds', 0.001],
  requests: ['requests', 1],
};

const escapeLabel = (value: string): string =>
  cleanLine(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function printLabels(labels: Labels): string {
  const parts = Object.entries(labels).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`${name}="${escapeLabel(value)}"`],
  );
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}

/** A family with its samples, the first one of the same labels alone: a second would make the exposition invalid. */
function printFamily({ name, unit, help, samples }: Family): string {
  const lines = new Map<string, string>();
  for (const { labels, value } of samples) {
    const text = printLabels(labels);
    if (!lines.has(text)) lines.set(text, `${name}${text} ${value}`);
  }
  const head = [`# TYPE ${name} gauge`, ...(unit === '' ? [] : [`# UNIT ${name} ${unit}`]), `# HELP ${name} ${help}`];
  return [...head, ...lines.values()].join('\n');
}

/** The family that a metric's values belong to: one of its own where we know it, else one for all that we don't. */
function openFamily(
  families: Map<string, Family>,
  metric: string,
): { readonly family: Family; readonly factor: number } {
  const known = Object.hasOwn(METRICS, metric) ? METRICS[metric as keyof typeof METRICS] : undefined;
  const [unit, factor] = UNITS[known?.unit ?? ''] ?? ['', 1];
  const name = known === undefined ? `${PREFIX}_other` : `${PREFIX}_${metric.replaceAll('-', '_')}_${unit}`;
  const help = known === undefined ? 'Metrics of other tools, in the unit of the label.' : `${metric} of a level.`;
  const family = families.get(name) ?? { name, unit, help, samples: [] };
  families.set(name, family);
  return { family, factor };
}

const nameOther = (metric: string, unit: string): Labels => (Object.hasOwn(METRICS, metric) ? {} : { metric, unit });

/** The geometric mean of a level's valid trials, as the verdict has it. */
function addTrials(families: Map<string, Family>, session: Session, common: Labels): void {
  const cells = new Map<string, { concurrency: number; metric: string; unit: string; values: number[] }>();
  for (const { concurrency, metric, unit, value } of listTrialRows(session)) {
    const key = `${concurrency} ${metric}`;
    const cell = cells.get(key) ?? { concurrency, metric, unit, values: [] };
    cell.values.push(value);
    cells.set(key, cell);
  }
  for (const { concurrency, metric, unit, values } of cells.values()) {
    const { family, factor } = openFamily(families, metric);
    const labels = { ...common, concurrency: String(concurrency), side: 'current', ...nameOther(metric, unit) };
    family.samples.push({ labels, value: factor * geometricMean(values) });
  }
}

function addCell(families: Map<string, Family>, cell: Cell, common: Labels): void {
  const level = labelsOf(cell, common);
  for (const side of ['baseline', 'current'] as const) {
    const value = cell[side];
    if (value === null) continue;
    const { family, factor } = openFamily(families, cell.metric);
    family.samples.push({ labels: { ...level, side, ...nameOther(cell.metric, cell.unit) }, value: factor * value });
  }
}

const labelsOf = ({ leg, concurrency, label }: Cell, common: Labels): Labels => ({
  ...common,
  leg: leg ?? null,
  concurrency: concurrency === null ? null : String(concurrency),
  level: label ?? null,
});

const gauge = (name: string, help: string, samples: Sample[], unit = ''): Family => ({
  name: `${PREFIX}_${name}`,
  unit,
  help,
  samples,
});

function judgedFamilies({ verdict, exitCode, cells }: RunVerdict, common: Labels): Family[] {
  const judged = cells.map((cell) => ({ cell, labels: { ...labelsOf(cell, common), metric: cell.metric } }));
  const ratios = judged.flatMap(({ cell, labels }) =>
    cell.deltaPercent === null ? [] : [{ labels, value: cell.deltaPercent / 100 }],
  );
  const verdicts = judged.map(({ cell, labels }) => ({ labels: { ...labels, verdict: cell.verdict }, value: 1 }));
  return [
    gauge('verdict', "1 for the run's verdict.", [{ labels: { ...common, verdict }, value: 1 }]),
    gauge('exit_code', 'Exit code of the run.', [{ labels: common, value: exitCode }]),
    gauge('change_ratio', 'Change against the baseline, as a fraction of it.', ratios, 'ratio'),
    gauge('cell_verdict', '1 for the verdict of a level and metric.', verdicts),
  ];
}

function sessionFamilies({ levels, finishedAt }: Session, common: Labels): Family[] {
  const trials = levels.flatMap(({ concurrency, trials: all }) =>
    (['valid', 'invalid'] as const).map((state) => ({
      labels: { ...common, concurrency: String(concurrency), state },
      value: all.filter(({ valid }) => valid === (state === 'valid')).length,
    })),
  );
  const finished = Date.parse(finishedAt) / 1000;
  const times = Number.isFinite(finished) ? [{ labels: common, value: finished }] : [];
  return [
    gauge('trials', 'Trials of a level.', trials),
    gauge('finished_timestamp_seconds', 'When the session ended, Unix time.', times, 'seconds'),
  ];
}

/**
 * OpenMetrics 1.0 text, gauges in base units (seconds, tokens per second), for a textfile collector or a push gateway.
 * Values of a judged run are the cells'; of a session alone, the means of its valid trials.
 */
export function exportOpenMetrics({ session, verdict }: ExportSource): string {
  const common: Labels = {
    suite: verdict?.suite ?? session?.suite.name ?? null,
    model: session?.identity.model ?? null,
    gpu: session?.identity.gpu ?? session?.fingerprint.environment.gpu ?? null,
  };
  const families = new Map<string, Family>();
  for (const cell of verdict?.cells ?? []) addCell(families, cell, common);
  if (session !== null) addTrials(families, session, common);
  const all = [
    ...families.values(),
    ...(verdict === null ? [] : judgedFamilies(verdict, common)),
    ...(session === null ? [] : sessionFamilies(session, common)),
  ];
  const filled = all.filter(({ samples }) => samples.length > 0).map(printFamily);
  return `${[...filled, '# EOF'].join('\n')}\n`;
}
