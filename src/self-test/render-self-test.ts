import { countOf } from '../judge/count-text.ts';
import { cleanLine } from '../report/clean-text.ts';
import { formatAmount, formatDuration, formatPercent } from '../report/format.ts';
import type { SelfTestReport, SelfTestRow } from './self-test-report.ts';

/** The report for a terminal or a job log: settings, a line a session, the promise, the sentence last. */
export function renderSelfTest(report: SelfTestReport): string {
  const { settings, reference, rows, reasons, sentence } = report;
  const tolerance = settings.tolerancePercent === null ? '' : `, tolerance ${formatAmount(settings.tolerancePercent)}`;
  const lines = [
    `self-test of ${settings.url}: suite ${settings.suite}, C = ${settings.levels.join(', ')}, ${settings.trials.first} to ${settings.trials.most} trials${tolerance}`,
    ...(reference === null
      ? []
      : [`compared with ${reference.source} (${countOf(reference.sessions, 'session')}, through the same proxy)`]),
    '',
    ...rows.flatMap(describeRow),
    ...(rows.length === 0 ? [] : ['']),
    ...describePromise(report),
    ...reasons.flatMap(({ message, remedy }) => [message, `  → ${remedy}`]),
    '',
    sentence,
  ];
  return `${lines.map((line) => cleanTail(line)).join('\n')}\n`;
}

/** Leading spaces are ours, the rest may quote a server. */
function cleanTail(line: string): string {
  const indent = /^ */.exec(line)?.[0] ?? '';
  return indent + cleanLine(line.slice(indent.length));
}

function describeRow(row: SelfTestRow): string[] {
  const asked = row.askedPercent === 0 ? 'A/A' : `${formatAmount(row.askedPercent)} slower asked`;
  const levels = row.levels.map(
    ({ concurrency, truePercent, gateDeltaPercent, slowedBy }) =>
      `C=${concurrency} true ${formatPercent(truePercent === null ? null : -truePercent, 1)}, gate ${formatPercent(gateDeltaPercent, 1)}${slowedBy === 'cap' ? ' (rate capped)' : ''}`,
  );
  const truth = formatPercent(row.truePercent === null ? null : -row.truePercent, 1);
  return [
    `${asked}, ${truth} true → ${row.verdict} (exit ${row.gateExitCode}, ${formatDuration(1000 * row.seconds)})`,
    `  ${levels.join('; ')}`,
  ];
}

function describePromise({ promisedPercent, requiredPercent, exitCode }: SelfTestReport): string[] {
  if (promisedPercent === null || requiredPercent === null) return [];
  const demand =
    requiredPercent < promisedPercent ? ` A self-test demands that ${formatAmount(requiredPercent)} is found.` : '';
  const kept = exitCode === 0 ? ' It does.' : '';
  return [
    `The gate promises to find ${formatAmount(promisedPercent)} at every level, nine times in ten.${demand}${kept}`,
  ];
}
