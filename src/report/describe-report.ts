import type { BaselineSession } from '../baseline/baseline.ts';
import { countOf } from '../judge/count-text.ts';
import type { Leg, RunVerdict } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';
import { cutText } from './clean-text.ts';
import { describeRun } from './describe-run.ts';
import {
  type Block,
  type Document,
  leftColumn,
  type NextStep,
  type Row,
  rightColumn,
  type Table,
  type Tone,
} from './document.ts';
import { formatChange, formatDay } from './format.ts';
import { decidingCells, describeFinding, mainReason, VERDICT_WORDS } from './headline.ts';
import { describeReproduction } from './how-to-blocks.ts';
import { metricName, placeName, worstCell } from './metric-words.ts';
import type { BaselineInfo, ReportFiles, RunReport } from './report-input.ts';
import { describeFailsAt, toneOfVerdict } from './verdict-table.ts';

/** One leg with what its own document is made from; `verdict` null = missing. */
export type LegReport = {
  readonly name: string;
  readonly verdict: RunVerdict | null;
  readonly session: Session | null;
  readonly baselineInfo: BaselineInfo | null;
  readonly baselineSessions: readonly BaselineSession[];
};

/** Everything that the document over several legs is made from. */
export type FleetReport = {
  /** By `concludeLegs`. */
  readonly verdict: RunVerdict;
  /** Worst first, as in the verdict. */
  readonly legs: readonly LegReport[];
  readonly reproduce: string;
  readonly files?: ReportFiles;
  readonly warnings?: readonly string[];
};

/** More rows than this would push everything else off the screen; verdict.json has all. */
const MOST_ROWS = 40;
const MOST_SECTIONS = 20;

const wordOf = ({ verdict }: LegReport): Leg['verdict'] => verdict?.verdict ?? 'missing';
const nameOf = ({ name }: LegReport): string => cutText(name, 60);

/** The document of one leg, as if it stood alone. */
export function runOfLeg({ verdict, session, baselineInfo }: LegReport): RunReport | null {
  return verdict === null ? null : { verdict, session, baselineInfo, reproduce: '' };
}

function toneOf({ verdict }: LegReport): Tone {
  return verdict === null ? 'bad' : toneOfVerdict(verdict.verdict);
}

function describeRow(leg: LegReport): Row {
  const { verdict } = leg;
  const cell = verdict === null ? null : worstCell(decidingCells(verdict));
  if (verdict === null || cell === null) return { cells: [nameOf(leg), '–', '–', '–', wordOf(leg)], tone: toneOf(leg) };
  const where = `${metricName(cell.metric)} at ${placeName(cell)}`;
  const change = formatChange(cell.deltaPercent, cell.interval);
  return {
    cells: [nameOf(leg), change, where, describeFailsAt(cell, verdict.mode), verdict.verdict],
    tone: toneOf(leg),
  };
}

function describeLegs(legs: readonly LegReport[]): Table {
  const rest = legs.length - MOST_ROWS;
  const columns = [
    leftColumn('leg'),
    rightColumn('worst Δ (90 % interval)'),
    leftColumn('where'),
    rightColumn('fails at'),
    leftColumn('verdict'),
  ];
  const footnotes = rest <= 0 ? [] : [`${countOf(rest, 'more leg')} in verdict.json: ${tally(legs.slice(MOST_ROWS))}.`];
  return { kind: 'table', columns, rows: legs.slice(0, MOST_ROWS).map(describeRow), footnotes };
}

/** `1 regressed (a100), 1 missing (l40s), 3 pass`: verdicts in the order of the legs; those in need of a look by name. */
function tally(legs: readonly LegReport[]): string {
  const words = [...new Set(legs.map(wordOf))];
  return words
    .map((word) => {
      const own = legs.filter((leg) => wordOf(leg) === word);
      const quiet = own.every((leg) => toneOf(leg) === 'good') || own.length > 4;
      return `${own.length} ${word}${quiet ? '' : ` (${own.map(nameOf).join(', ')})`}`;
    })
    .join(', ');
}

function describeHeadline({ verdict, legs }: FleetReport): string {
  const [worst] = legs;
  const run = worst === undefined ? null : runOfLeg(worst);
  const word = worst?.verdict === null ? 'Missing leg' : VERDICT_WORDS[verdict.verdict];
  const counts = `${word} · ${countOf(legs.length, 'leg')}: ${tally(legs)}.`;
  if (worst === undefined || run === null) return counts;
  const which = toneOf(worst) === 'good' ? 'Lowest' : 'Worst';
  return `${counts} ${which} is ${nameOf(worst)}: ${describeFinding(run)}`;
}

function nextOf({ legs }: FleetReport): NextStep {
  const [worst] = legs;
  if (worst === undefined || toneOf(worst) === 'good') return { advice: 'nothing to do.', command: null };
  const reason = worst.verdict === null ? null : mainReason(worst.verdict);
  if (worst.verdict === null) return { advice: `look at the job of ${nameOf(worst)}.`, command: null };
  if (reason !== null && reason.remedy !== '') {
    return { advice: `${nameOf(worst)}: ${cutText(reason.remedy, 300)}`, command: null };
  }
  return { advice: `see what changed on ${nameOf(worst)}, below and in its own report.`, command: null };
}

/** Legs that no number speaks for: their reason and its remedy. */
function describeStates(verdict: RunVerdict, legs: readonly LegReport[]): readonly Block[] {
  const silent = legs.filter((leg) => toneOf(leg) !== 'good' && worstCell(leg.verdict?.cells ?? []) === null);
  const items = silent.map((leg) => {
    const own = leg.verdict === null ? null : mainReason(leg.verdict);
    const found = verdict.reasons.find(({ message }) => message.startsWith(`${leg.name}: `));
    const said = own === null ? found?.message : `${nameOf(leg)}: ${own.message}`;
    return `${said ?? nameOf(leg)} ${own?.remedy ?? found?.remedy ?? ''}`.trim();
  });
  const more = items.length - 6;
  const shown = more > 0 ? [...items.slice(0, 6), `${countOf(more, 'more leg')} like these.`] : items;
  return shown.length === 0 ? [] : [{ kind: 'list', items: shown }];
}

function environmentTable(legs: readonly LegReport[]): readonly Block[] {
  const rows = legs.flatMap((leg): Row[] => {
    const { session } = leg;
    if (session === null) return [];
    const { engine, engineVersion, model, gpu, gpuCount } = session.identity;
    const machine = [gpuCount, gpu].filter((word) => word !== undefined).join(' × ');
    const server = [engine, engineVersion].filter((word) => word !== undefined).join(' ');
    const when = formatDay(session.startedAt);
    const commit = session.provenance.commit?.slice(0, 12);
    const facts = [session.suite.name, machine, server, model, commit, when].map((fact) => fact || '–');
    return [{ cells: [nameOf(leg), ...facts], tone: 'plain' }];
  });
  if (rows.length === 0) return [];
  const columns = ['leg', 'suite', 'machine', 'engine', 'model', 'commit', 'measured'].map(leftColumn);
  return [{ kind: 'table', columns, rows, footnotes: [] }];
}

/** What a leg's own document shows before anything is unfolded, with its finding. */
export function describeLeg(leg: LegReport): readonly Block[] {
  const run = runOfLeg(leg);
  if (run === null) return [{ kind: 'paragraph', text: 'There is no result of this leg.', tone: 'bad' }];
  const open = describeRun(run).blocks.filter(({ kind }) => kind !== 'folded');
  return [{ kind: 'paragraph', text: describeFinding(run) }, ...open];
}

/** How a leg's section is headed: `a100: regressed`. */
export const headingOfLeg = (leg: LegReport): string => `${nameOf(leg)}: ${wordOf(leg)}`;

/** Blocks of the report that stand beside the legs' own sections, folded in a comment. */
export function describeReportDetails({ verdict, legs, reproduce, files }: FleetReport): readonly Block[] {
  const folded = (summary: string, blocks: readonly Block[]): readonly Block[] =>
    blocks.length === 0 ? [] : [{ kind: 'folded', summary, blocks }];
  const said = [...verdict.hints.map((hint) => `Hint: ${hint}`), ...verdict.notes];
  const how: RunReport = { verdict, session: null, baselineInfo: null, reproduce, ...(files ? { files } : {}) };
  return [
    ...folded('Environments', environmentTable(legs)),
    ...folded('Notes', said.length === 0 ? [] : [{ kind: 'list', items: said.slice(0, 100) }]),
    ...folded('How to reproduce', describeReproduction(how)),
  ];
}

/**
 * One document over several legs: a row a leg, worst first; folded what each leg's own document says. All texts are
 * raw.
 */
export function describeReport(report: FleetReport): Document {
  const { verdict, legs, warnings = [] } = report;
  const sections = legs
    .slice(0, MOST_SECTIONS)
    .map((leg): Block => ({ kind: 'folded', summary: headingOfLeg(leg), blocks: describeLeg(leg) }));
  const said: readonly Block[] = warnings.length === 0 ? [] : [{ kind: 'list', items: warnings }];
  return {
    title: `throughput-gate report: ${verdict.verdict} · ${countOf(legs.length, 'leg')}`,
    headline: describeHeadline(report),
    next: nextOf(report),
    blocks: [
      describeLegs(legs),
      ...said,
      ...describeStates(verdict, legs),
      ...sections,
      ...describeReportDetails(report),
    ],
  };
}
