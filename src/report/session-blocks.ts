import { levelName } from '../baseline/level.ts';
import { countOf } from '../judge/count-text.ts';
import type { MetricId } from '../measure/metric.ts';
import type { LevelResult, Session, TrialResult } from '../measure/session.ts';
import { geometricMean } from '../stats/geometric-mean.ts';
import { cutText } from './clean-text.ts';
import { type Block, leftColumn, type Row, rightColumn, type Table } from './document.ts';
import { formatNumber, formatShare, NOTHING } from './format.ts';
import { metricName } from './metric-words.ts';

/** The columns of a measurement that nothing was compared with. */
const MEASURED: readonly MetricId[] = ['output-throughput', 'ttft-p50', 'tpot-mean', 'e2e-p95'];

const validTrials = (level: LevelResult) => level.trials.filter((trial) => trial.valid);

/** Geometric mean of a metric over the valid trials of a level, null where none has it. */
export function meanOf(level: LevelResult, metric: MetricId): number | null {
  const values = validTrials(level)
    .map((trial) => trial.metrics[metric])
    .filter((value): value is number => value !== undefined && value > 0);
  return values.length === 0 ? null : geometricMean(values);
}

function failuresOf(trials: readonly TrialResult[]): string {
  const counts = new Map<string, number>();
  for (const trial of trials) {
    for (const [name, count] of Object.entries(trial.requests.failed))
      counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => `${cutText(name, 40)} ×${count}`).join(', ');
}

/** What was measured, a row a level, without any comparison; nothing where no level was. */
export function describeMeasured(session: Session): readonly Table[] {
  if (session.levels.length === 0) return [];
  const metrics = MEASURED.filter((metric) => session.levels.some((level) => meanOf(level, metric) !== null));
  const unit = (metric: MetricId) => session.units[metric]?.unit ?? '';
  const rows = session.levels.map((level): Row => {
    const valid = validTrials(level).length;
    const figures = metrics.map((metric) => formatNumber(meanOf(level, metric)));
    const cells = [String(level.concurrency), ...figures, `${valid} of ${level.trials.length}`];
    return { cells, tone: valid < level.trials.length ? 'bad' : 'plain' };
  });
  const headings = metrics.map((metric) => rightColumn(`${metricName(metric)}, ${unit(metric)}`));
  const columns = [rightColumn('concurrency'), ...headings, rightColumn('valid trials')];
  return [{ kind: 'table', columns, rows, footnotes: [] }];
}

type NumberedTrial = { readonly level: LevelResult; readonly trial: TrialResult; readonly number: number };

function trialsOf(session: Session): readonly NumberedTrial[] {
  return session.levels.flatMap((level) => level.trials.map((trial, at) => ({ level, trial, number: at + 1 })));
}

const trialName = ({ level, number }: NumberedTrial) => `${levelName(level)} trial ${number}`;

/** A row a trial: was it valid, what failed, was the client itself healthy. */
function trialTable(session: Session): Table {
  const rows = trialsOf(session).map(({ level, trial, number }): Row => {
    const { requests, client, tokens } = trial;
    const cells = [
      String(level.concurrency),
      String(number),
      trial.valid ? 'valid' : trial.reasons.map((reason) => cutText(reason.code, 40)).join(', '),
      `${requests.good} of ${requests.sent}`,
      failuresOf([trial]) || NOTHING,
      String(tokens.output),
      formatShare(client.cpuShare),
      `${formatNumber(client.eventLoopDelayP99Ms)} ms`,
    ];
    return { cells, tone: trial.valid ? 'plain' : 'bad' };
  });
  const columns = [
    rightColumn('concurrency'),
    rightColumn('trial'),
    leftColumn('validity'),
    rightColumn('good requests'),
    leftColumn('failures'),
    rightColumn('output tokens'),
    rightColumn('client CPU'),
    rightColumn('loop delay p99'),
  ];
  return { kind: 'table', columns, rows, footnotes: [] };
}

function sessionNotes(session: Session): readonly string[] {
  const ofSession = [...session.reasons.map((reason) => reason.message), ...session.notes];
  const ofLevels = session.levels.flatMap((level) => level.notes.map((note) => `${levelName(level)}: ${note}`));
  const ofTrials = trialsOf(session).flatMap((numbered) => {
    const { reasons, notes } = numbered.trial;
    const texts = [...reasons.map((reason) => `${reason.code}: ${reason.message}`), ...notes];
    return texts.map((text) => `${trialName(numbered)}: ${text}`);
  });
  return [...ofSession, ...ofLevels, ...ofTrials];
}

function counterLines(session: Session): readonly string[] {
  return trialsOf(session).flatMap((numbered) => {
    const counters = Object.entries(numbered.trial.counters ?? {}).slice(0, 30);
    if (counters.length === 0) return [];
    const words = counters.map(([name, value]) => `${cutText(name, 80)} ${formatNumber(value)}`);
    return [`${trialName(numbered)}: ${words.join(' · ')}`];
  });
}

/** Notes, the trial table and the server's counters; `more` are notes from elsewhere (cells, verdict). */
export function describeValidity(session: Session | null, more: readonly string[]): readonly Block[] {
  const notes = [...new Set([...more, ...(session === null ? [] : sessionNotes(session))])];
  const counters = session === null ? [] : counterLines(session);
  const blocks: Block[] = [];
  if (notes.length > 0) blocks.push({ kind: 'list', items: notes });
  if (session !== null && session.levels.length > 0) blocks.push(trialTable(session));
  if (counters.length > 0) blocks.push({ kind: 'list', items: counters });
  return blocks;
}

/** `12 trials, all valid` or `12 trials, 2 invalid`. */
export function trialSummary(session: Session): string {
  const trials = session.levels.flatMap((level) => level.trials);
  const invalid = trials.filter((trial) => !trial.valid).length;
  return `${countOf(trials.length, 'trial')}, ${invalid === 0 ? 'all valid' : `${invalid} invalid`}`;
}
