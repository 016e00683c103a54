import { UNREPEATED } from '../judge/cell-notes.ts';
import { countOf } from '../judge/count-text.ts';
import { FAR_TRIAL } from '../judge/outliers.ts';
import { OTHER_PROMPTS } from '../judge/prompt-tokens.ts';
import { isAcceptable } from '../judge/run-verdict.ts';
import type { Cell, RunVerdict, RunVerdictName } from '../judge/verdict.ts';
import type { Reason } from '../reason.ts';
import { asSentence } from './as-sentence.ts';
import { cutText } from './clean-text.ts';
import { formatAmount, formatBound, formatChange } from './format.ts';
import { harmPercent, metricName, placeKey, placeName, placeNames, worstCell } from './metric-words.ts';
import type { RunReport } from './report-input.ts';

/** The verdict as the first words of every document. */
export const VERDICT_WORDS: Readonly<Record<RunVerdictName, string>> = {
  pass: 'Pass',
  improved: 'Improved',
  regressed: 'Regressed',
  suspected: 'Suspected drop',
  inconclusive: 'Inconclusive',
  'not-comparable': 'Not comparable',
  invalid: 'Could not measure (invalid)',
  'no-baseline': 'No baseline',
  'missing-level': 'Missing level',
  accepted: 'Accepted regression',
  equivalent: 'Equivalent',
  different: 'Different',
  undecided: 'Undecided',
};

/** Whether a cell's verdict is what the run's rests on: of an accepted run that which was accepted. */
export function carries(verdict: RunVerdict, cell: Cell): boolean {
  return verdict.verdict === 'accepted' ? isAcceptable(cell.verdict) : cell.verdict === verdict.verdict;
}

/** The cells that a headline is about: those that carry the run's own verdict, else all gated ones. */
export function decidingCells(verdict: RunVerdict): readonly Cell[] {
  const gated = verdict.cells.filter((cell) => cell.gated);
  const deciding = gated.filter((cell) => carries(verdict, cell));
  return deciding.length > 0 ? deciding : gated;
}

/** The reason that speaks for the verdict: the one of its own code, else the first. */
export function mainReason(verdict: RunVerdict): Reason | null {
  return verdict.reasons.find((reason) => reason.code === verdict.verdict) ?? verdict.reasons[0] ?? null;
}

const clip = (text: string) => cutText(text, 400);

const changeAt = (cell: Cell) =>
  `${metricName(cell.metric)} at ${placeName(cell)}: ${formatChange(cell.deltaPercent, cell.interval)}`;

const failsAt = (cell: Cell) => `fails at ${formatBound(cell.failsAtPercent, cell.direction)}`;

function distinctLevels(cells: readonly Cell[]): number {
  return new Set(cells.map(placeKey)).size;
}

/** `at all 6 levels`, `at both levels`, `at C=32, 64 (2 of 6 levels)`, `at C=8`. */
function spread(cells: readonly Cell[], all: readonly Cell[]): string {
  const [some, every] = [distinctLevels(cells), distinctLevels(all)];
  if (every === 1) return `at ${placeNames(cells)}`;
  if (some === every) return every === 2 ? 'at both levels' : `at all ${every} levels`;
  return `at ${placeNames(cells)} (${some} of ${every} levels)`;
}

/** `output throughput fell at all 6 levels, worst C=1: −88.2 % (−89.8 … −86.6)`. */
function movement(cells: readonly Cell[], all: readonly Cell[], extreme: Cell, word: string): string {
  const change = formatChange(extreme.deltaPercent, extreme.interval);
  const moved = (extreme.deltaPercent ?? 0) < 0 ? 'fell' : 'rose';
  const where = spread(cells, all);
  if (cells.some((cell) => cell.metric !== extreme.metric)) return `${where}, ${word} ${changeAt(extreme)}`;
  const level = distinctLevels(cells) === 1 ? '' : `, ${word} ${placeName(extreme)}`;
  return `${metricName(extreme.metric)} ${moved} ${where}${level}: ${change}`;
}

const largest = (cells: readonly Cell[], by: (cell: Cell) => number) =>
  cells.reduce<Cell | null>((best, cell) => (best === null || by(cell) > by(best) ? cell : best), null);

const furthest = (cells: readonly Cell[]) => largest(cells, (cell) => Math.abs(cell.deltaPercent ?? 0));

/** What was found, in words and with the number that decided it. */
function finding(report: RunReport): string {
  const { verdict } = report;
  const gated = verdict.cells.filter((cell) => cell.gated);
  const cells = decidingCells(verdict);
  const worst = worstCell(cells);
  const reason = mainReason(verdict);
  if (worst === null) return reason === null ? 'nothing was compared.' : asSentence(clip(reason.message));
  switch (verdict.verdict) {
    case 'regressed':
      return `${movement(cells, gated, worst, 'worst')}, ${failsAt(worst)}.`;
    case 'accepted':
      return `${movement(cells, gated, worst, 'worst')}; ${acceptedBy(report)}.`;
    case 'suspected':
      return `${changeAt(worst)} is beyond the allowed ${formatAmount(worst.tolerancePercent)}, but ${whyOnlySuspected(worst, verdict.mode)}.`;
    case 'inconclusive':
      return `a drop can't be ruled out; ${changeAt(worst)}, ${formatAmount(worst.tolerancePercent)} allowed.`;
    case 'pass':
      return passFinding(gated, worst);
    case 'improved': {
      const best = largest(cells, (cell) => -harmPercent(cell)) ?? worst;
      return `${movement(cells, gated, best, 'most')}.`;
    }
    case 'equivalent':
    case 'different':
    case 'undecided':
      return confirmFinding(verdict.verdict, cells, gated);
    default:
      return reason === null ? 'nothing can be said about speed.' : asSentence(clip(reason.message));
  }
}

/** An estimate beyond its own `fails at` isn't red only where the rule may not say regressed at all. */
function whyOnlySuspected(cell: Cell, mode: RunVerdict['mode']): string {
  if (cell.notes.some((note) => note.startsWith(UNREPEATED))) return `${UNREPEATED}, so it is never called regressed`;
  if (mode === 'ab' && cell.failsAtPercent !== null && harmPercent(cell) >= cell.failsAtPercent) {
    return 'the run ended before a look that may call it regressed';
  }
  return `noise can't be excluded: it ${failsAt(cell)}`;
}

function passFinding(gated: readonly Cell[], worst: Cell): string {
  const metrics = new Set(gated.map((cell) => cell.metric)).size;
  const allowed = metrics === 1 ? `the allowed ${formatAmount(worst.tolerancePercent)}` : 'what is allowed';
  const where = distinctLevels(gated) === 1 ? '' : ` at any of ${distinctLevels(gated)} levels`;
  return `no loss beyond ${allowed} found${where}; lowest ${changeAt(worst)}.`;
}

function confirmFinding(
  name: 'equivalent' | 'different' | 'undecided',
  cells: readonly Cell[],
  gated: readonly Cell[],
): string {
  const cell = furthest(cells);
  if (cell === null) return 'nothing was compared.';
  const margin = formatBound(cell.failsAtPercent, 'neither');
  if (name === 'equivalent')
    return `this server reproduces the baseline ${spread(gated, gated)}, within ${margin}; furthest ${changeAt(cell)}.`;
  if (name === 'different')
    return `this server doesn't reproduce the baseline ${spread(cells, gated)}; furthest ${changeAt(cell)}, margin ${margin}.`;
  return `neither equal nor different can be said ${spread(cells, gated)}; furthest ${changeAt(cell)}, margin ${margin}.`;
}

function acceptedBy({ context }: RunReport): string {
  const accepted = context?.accepted;
  if (accepted === undefined) return 'a person has accepted it';
  const by = `accepted by ${cutText(accepted.by, 60)}`;
  return accepted.reason === undefined ? by : `${by}: “${cutText(accepted.reason, 160)}”`;
}

/** Sessions and trials behind the cells: `3 baseline sessions, 3 trials`. */
export function evidenceWords(verdict: RunVerdict, cells: readonly Cell[]): string {
  const trials = countOf(Math.min(...cells.map((cell) => cell.trials)), 'trial');
  if (verdict.mode === 'ab') return `same session, interleaved, ${trials} a side`;
  return `${countOf(Math.min(...cells.map((cell) => cell.baselineSessions)), 'baseline session')}, ${trials}`;
}

const CONFIDENCE: Readonly<Partial<Record<RunVerdictName, string>>> = {
  regressed: 'high, false alarms in at most 1 % of runs',
  improved: 'high, false alarms in at most 1 % of runs',
  suspected: 'low',
  inconclusive: 'none either way',
  equivalent: 'high, holds at 95 % on both sides',
  different: 'high, the interval excludes no change',
  undecided: 'none either way',
};

/** How far to trust it, kept apart from the size: confidence and the evidence behind it. */
function trust(verdict: RunVerdict): string {
  const cells = decidingCells(verdict);
  if (worstCell(cells) === null) return '';
  const evidence = evidenceWords(verdict, cells);
  if (verdict.verdict === 'pass') {
    const ruledOut = largest(cells, (cell) => cell.rulesOutPercent ?? 0);
    const bound = ruledOut?.rulesOutPercent ?? null;
    return bound === null
      ? ` Trust: ${evidence}${doubt(cells)}.`
      : ` Trust: losses over ${formatAmount(bound)} are ruled out${doubt(cells)} (${evidence}).`;
  }
  // Accepted is what a person says: how sure the loss is stands in its cells.
  const accepted = cells.some((cell) => cell.verdict === 'regressed') ? 'regressed' : 'suspected';
  const words = CONFIDENCE[verdict.verdict === 'accepted' ? accepted : verdict.verdict];
  return words === undefined ? '' : ` Trust: ${words}${doubt(cells)} (${evidence}).`;
}

/** What takes from the trust in the number that decided, in the first line itself. */
function doubt(cells: readonly Cell[]): string {
  const has = (beginning: string) => worstCell(cells)?.notes.some((note) => note.startsWith(beginning)) ?? false;
  if (has(OTHER_PROMPTS)) return ", but the prompts had other token counts than the baseline's";
  return has(FAR_TRIAL) ? ', but one of its trials lies far from the others' : '';
}

/** Level, Δ and trust, without the verdict itself. Raw text. */
export function describeFinding(report: RunReport): string {
  return `${finding(report)}${trust(report.verdict)}`;
}

/** The first line of every document: verdict, suite, level, Δ, trust. Raw text. */
export function describeHeadline(report: RunReport): string {
  const { verdict } = report;
  return `${VERDICT_WORDS[verdict.verdict]} · ${cutText(verdict.suite, 80)}: ${describeFinding(report)}`;
}
