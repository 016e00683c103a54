import type { Gate } from '../../judge/build-evidence.ts';
import { countOf } from '../../judge/count-text.ts';
import { type Drift, describeDrift } from '../../judge/drift.ts';
import { cutText } from '../clean-text.ts';
import { type Block, leftColumn, type Row, rightColumn, type Table } from '../document.ts';
import { formatChange, formatDay, formatNumber } from '../format.ts';
import type { BaselineVersion } from '../history/baseline-version.ts';
import { type CellTrend, trendCells } from '../history/cell-trend.ts';
import { collectHistory, type EnvironmentHistory } from '../history/collect-history.ts';
import { metricName, placeName, placeNames } from '../metric-words.ts';
import { blocksHtml, sectionHtml } from './blocks-html.ts';
import { figuresHtml, fitPage, type PageLimit, type Section } from './page.ts';
import { trendFigure } from './trend-figure.ts';

export type HistoryInput = {
  /** For people: the baseline file's path. */
  readonly source: string;
  /** Oldest first, at least one. */
  readonly versions: readonly BaselineVersion[];
  /** Tolerances, and which metrics are gated. */
  readonly gates: readonly Gate[];
  /** Sentences about what the history lacks. */
  readonly notes: readonly string[];
};

export type HistoryPage = {
  readonly html: string;
  readonly sessions: number;
  /** Of the newest session of each environment, a sentence a metric. */
  readonly drifts: readonly string[];
};

const LIMIT: PageLimit = { bytes: 3_000_000, rest: 'the baseline file’s own git history holds everything.' };

const cellName = ({ metric, level }: CellTrend) => `${metricName(metric)} at ${placeName(level)}`;

type Environment = {
  readonly history: EnvironmentHistory;
  readonly trends: readonly CellTrend[];
  readonly name: string;
};

function nameEnvironment({ facts }: EnvironmentHistory): string {
  const machine = [facts.gpuCount, facts.gpu].filter((fact) => fact !== undefined).join(' × ');
  const stated = Object.entries(facts.stated ?? {}).map(([fact, value]) => `${fact} ${value}`);
  const words = [machine, facts.mig ?? '', ...stated].filter((word) => word !== '');
  return words.length === 0 ? 'unknown machine' : cutText(words.join(', '), 100);
}

const newestDrifts = ({ trends }: Environment): Drift[] => trends.flatMap(({ points }) => points.at(-1)?.drift ?? []);

/** A sentence a metric: the worst level in full, the others by name. */
function wordDrifts(drifts: readonly Drift[]): string[] {
  return [...new Set(drifts.map(({ metric }) => metric))].flatMap((metric) => {
    const [worst, ...others] = drifts
      .filter((drift) => drift.metric === metric)
      .toSorted((one, other) => Math.abs(other.changePercent) - Math.abs(one.changePercent));
    if (worst === undefined) return [];
    const rest = others.length === 0 ? '' : ` Also too far at ${placeNames(others.map(({ level }) => level))}.`;
    return [`${describeDrift(worst)}.${rest}`];
  });
}

function overviewTable({ trends }: Environment): Table {
  const rows = trends.map((trend): Row => {
    const means = trend.points.flatMap(({ mean }) => (mean === null ? [] : [mean]));
    const [first, latest] = [means[0] ?? 0, means.at(-1) ?? 0];
    const drift = trend.points.at(-1)?.drift ?? null;
    const change = formatChange(first > 0 ? 100 * (latest / first - 1) : null, null);
    const said = drift === null ? '' : `drifted ${formatChange(drift.changePercent, null)}`;
    const figures = [formatNumber(first), formatNumber(latest), change, String(means.length)];
    return { cells: [cellName(trend), trend.unit.unit, ...figures, said], tone: drift === null ? 'plain' : 'warn' };
  });
  const columns = [
    ...[leftColumn('cell'), leftColumn('unit'), rightColumn('first'), rightColumn('latest')],
    ...[rightColumn('change since the first'), rightColumn('sessions'), leftColumn('drift')],
  ];
  return { kind: 'table', columns, rows, footnotes: [] };
}

/** A row a refresh: the commit that brought sessions, who made it, and what it did. */
function refreshTable({ sessions, events }: EnvironmentHistory, versions: readonly BaselineVersion[]): Table {
  const rows = [...new Set(sessions.map(({ version }) => version))].map((at): Row => {
    const own = sessions.flatMap((entry, index) => (entry.version === at ? [index] : []));
    const said = events.filter((event) => own.includes(event.at));
    const what = said.map(({ kind, text }) => (kind === 'accepted' ? `accepted a regression: ${text}` : text));
    const version = versions[at];
    const commit = version?.commit?.slice(0, 12) ?? 'not committed';
    const when = formatDay(version?.committedAt ?? '');
    const who = [version?.author ?? '', version?.subject ?? ''].map((text) => cutText(text, 100));
    const tone = said.some(({ kind }) => kind === 'accepted') ? 'warn' : 'plain';
    return { cells: [when, commit, ...who, String(own.length), what.join('; ')], tone };
  });
  const columns = ['committed', 'commit', 'author', 'subject'].map(leftColumn);
  return {
    kind: 'table',
    columns: [...columns, rightColumn('sessions added'), leftColumn('what it did')],
    rows,
    footnotes: [],
  };
}

function environmentSections(environment: Environment, at: number, versions: readonly BaselineVersion[]): Section[] {
  const { history, trends, name } = environment;
  const heading = (what: string) => `${name}: ${what}`;
  const part = (what: string, blocks: readonly Block[]) =>
    sectionHtml(heading(what), blocksHtml(blocks, heading(what)), `environment-${at + 1}-${what.split(' ')[0]}`);
  const figures = trends.map((trend, cell) => trendFigure(trend, history, `trend-${at + 1}-${cell + 1}`));
  const gated = figures.filter((_, cell) => trends[cell]?.gated);
  const shown = figures.filter((_, cell) => !trends[cell]?.gated);
  const id = `environment-${at + 1}`;
  return [
    { html: part('cells', [overviewTable(environment)]), weight: 0 },
    { html: sectionHtml(heading('what is gated'), figuresHtml(gated), `${id}-gated`), weight: 1 },
    { html: sectionHtml(heading('what is shown'), figuresHtml(shown), `${id}-shown`), weight: 3 },
    { html: part('refreshes', [refreshTable(history, versions)]), weight: 2 },
  ];
}

function headlineOf(suite: string, environments: readonly Environment[], drifts: number): string {
  const sessions = environments.flatMap(({ history }) => history.sessions.map(({ session }) => session.takenAt));
  const days = sessions
    .filter((time) => time !== '')
    .map(formatDay)
    .toSorted();
  const span = days.length === 0 ? '' : `, ${days[0]} to ${days.at(-1)}`;
  const drifted = drifts === 0 ? 'no drift beyond a tolerance' : `${countOf(drifts, 'cell')} drifted`;
  return `History of ${cutText(suite, 80)}: ${countOf(sessions.length, 'session')}${span}; ${drifted}.`;
}

/**
 * `history.html`: every cell over the baseline's versions, self-contained, at most 3 MB. Load this module by a dynamic
 * import: it brings echarts along.
 */
export function renderHistory({ source, versions, gates, notes }: HistoryInput): HistoryPage {
  const environments = collectHistory(versions)
    .filter(({ sessions }) => sessions.length > 0)
    .map((history) => ({ history, trends: trendCells(history, gates), name: nameEnvironment(history) }));
  const drifts = environments.flatMap(newestDrifts);
  const found = environments.flatMap((environment) =>
    wordDrifts(newestDrifts(environment)).map((words) => `${environment.name}: ${words}`),
  );
  const suite = versions.at(-1)?.baseline.suite || source;
  const sessions = environments.reduce((sum, { history }) => sum + history.sessions.length, 0);
  const head = {
    title: `throughput-gate history · ${cutText(suite, 80)} · ${countOf(versions.length, 'version')} of ${cutText(source, 120)}`,
    headline: headlineOf(suite, environments, drifts.length),
  };
  const said: Block[] = [
    ...(found.length === 0 ? [] : [{ kind: 'list', items: found } as const]),
    ...(notes.length === 0 ? [] : [{ kind: 'list', items: notes } as const]),
  ];
  const html = fitPage(
    head,
    [
      { html: sectionHtml('Drift and notes', blocksHtml(said, 'Drift and notes')), weight: 0 },
      ...environments.flatMap((environment, at) => environmentSections(environment, at, versions)),
    ],
    LIMIT,
  );
  return { html, sessions, drifts: found };
}
