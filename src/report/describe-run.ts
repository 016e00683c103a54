import type { RunVerdict } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';
import { describeCurves } from './curve-chart.ts';
import { describeDifferences } from './differences.ts';
import type { Block, Document } from './document.ts';
import { baselineAgeNote, describeBaseline, describeEnvironment } from './environment-blocks.ts';
import { describeHeadline, mainReason } from './headline.ts';
import { describeAcceptance, describeReproduction } from './how-to-blocks.ts';
import { describeLogTail, ownLog } from './log-tail.ts';
import { comparedWith } from './metric-words.ts';
import { nextStep } from './next-step.ts';
import type { RunReport } from './report-input.ts';
import { describeMeasured, describeValidity } from './session-blocks.ts';
import { describeClock, slowDownCells, slowDownSession } from './simulated-clock.ts';
import { describeCellNotes, describeShownTable, describeVerdictTables } from './verdict-table.ts';

const NOTES = 'Validity, notes and counters';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const list = (items: readonly string[]): Block => ({ kind: 'list', items });

/** Folded unless empty. */
function folded(summary: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'folded', summary, blocks }];
}

function onSimulatedClock(report: RunReport): RunReport {
  const { simulatedSpeed: speed, session, verdict } = report;
  if (speed === undefined) return report;
  const slowed = session === null ? null : slowDownSession(session, speed);
  return { ...report, session: slowed, verdict: { ...verdict, cells: slowDownCells(verdict.cells, speed) } };
}

/** Reasons beside the one in the headline: each with its remedy, none lost. */
function otherReasons(verdict: RunVerdict): readonly string[] {
  const main = mainReason(verdict);
  return verdict.reasons
    .filter((reason) => reason !== main)
    .map((reason) => (reason.remedy === '' ? reason.message : `${reason.message} ${reason.remedy}`));
}

/** What changed in the server's configuration; facts that one side doesn't know are only in the environment. */
function describeChanges({ verdict, session }: RunReport): readonly Block[] {
  const known = verdict.differences.filter(({ baseline, current }) => baseline !== null && current !== null);
  const changes = describeDifferences(known);
  if (changes.length > 0) {
    const nearest = verdict.verdict === 'no-baseline' ? 'the nearest baseline' : `the ${comparedWith(verdict.mode)}`;
    return [paragraph(`Changed since ${nearest}:`), list(changes)];
  }
  if (verdict.cells.length === 0 || session === null) return [];
  return [paragraph(`Changed since the ${comparedWith(verdict.mode)}: nothing that is known of the server.`)];
}

function warningsOf({ verdict, baselineInfo, session, context, simulatedSpeed: speed }: RunReport): readonly string[] {
  const keys = context?.changedBaseKeys ?? [];
  const age = baselineAgeNote(baselineInfo, session?.startedAt ?? null);
  const own = 'This pull request changes suite keys that count from the base';
  const candidates: readonly (string | null)[] = [
    speed === undefined ? null : describeClock(speed),
    context?.suiteFrom === 'head' ? "The base has no suite: the pull request's own was used." : null,
    keys.length === 0 ? null : `${own}: ${keys.join(', ')}.`,
    ...(context?.warnings ?? []),
    age === null ? null : `Note: ${age}.`,
    ...otherReasons(verdict),
  ];
  return candidates.filter((text) => text !== null);
}

/** More than this would push the table off the screen; the rest is counted here and stands under the notes. */
const MOST_WARNINGS = 4;

function describeWarnings(warnings: readonly string[]): readonly Block[] {
  const shown = warnings.length > MOST_WARNINGS ? warnings.slice(0, MOST_WARNINGS - 1) : warnings;
  const rest = warnings.length - shown.length;
  const items = rest > 0 ? [...shown, `${rest} more under “${NOTES}”.`] : shown;
  const [only] = items;
  if (only === undefined) return [];
  return items.length === 1 ? [{ kind: 'paragraph', text: only, tone: 'warn' }] : [list(items)];
}

function describeHints({ verdict }: RunReport): readonly Block[] {
  return verdict.hints.map((hint) => paragraph(`Hint: ${hint}`));
}

/** Unless the caller says whose: the log of the server that this run is about. */
const logsOf = ({ serverLogs, session }: RunReport) => serverLogs ?? ownLog(session);

function titleOf({ verdict, baselineInfo, session, context }: RunReport): string {
  const baseline =
    baselineInfo === null
      ? null
      : `${comparedWith(verdict.mode)}: ${describeBaseline(baselineInfo, session?.startedAt ?? null)}`;
  const commit = context?.commit === undefined ? null : `measured ${context.commit.slice(0, 12)}`;
  const parts = [`throughput-gate ${verdict.mode}: ${verdict.verdict}`, verdict.suite, commit, baseline];
  return parts.filter((part) => part !== null).join(' · ');
}

function measuredTable(session: Session | null): readonly Block[] {
  return session === null ? [] : describeMeasured(session);
}

function foldedBlocks(report: RunReport, warnings: readonly string[]): readonly Block[] {
  const { verdict, session, baselineInfo } = report;
  const shown = describeShownTable(verdict);
  const unseen = warnings.length > MOST_WARNINGS ? warnings.slice(MOST_WARNINGS - 1) : [];
  const notes = [...unseen, ...verdict.notes, ...describeCellNotes(verdict)];
  const differences = describeDifferences(verdict.differences, true);
  const environment = describeEnvironment(session, baselineInfo, comparedWith(verdict.mode));
  return [
    ...folded('Curve', describeCurves(verdict)),
    ...folded('Latency and other metrics', shown === null ? [] : [shown]),
    ...folded(NOTES, describeValidity(session, notes)),
    ...describeLogTail(logsOf(report), verdict.reasons).folded,
    ...folded('Environment', differences.length > 0 ? [list(differences), ...environment] : environment),
    ...folded('How to reproduce', describeReproduction(report)),
    ...folded('How to accept or refresh', describeAcceptance(report)),
  ];
}

/**
 * The one document of a judged run, for every verdict and state: what was found and how far to trust it in one line, a
 * row a level, what changed, hints; the rest folded. Where nothing was judged, what was measured stands in the table's
 * place. All texts are raw.
 */
export function describeRun(input: RunReport): Document {
  const report = onSimulatedClock(input);
  const warnings = warningsOf(report);
  const tables = describeVerdictTables(report.verdict);
  const blocks = [
    ...(tables.length > 0 ? tables : measuredTable(report.session)),
    ...describeWarnings(warnings),
    ...describeLogTail(logsOf(report), report.verdict.reasons).open,
    ...describeChanges(report),
    ...describeHints(report),
    ...foldedBlocks(report, warnings),
  ];
  return { title: titleOf(report), headline: describeHeadline(report), next: nextStep(report), blocks };
}
