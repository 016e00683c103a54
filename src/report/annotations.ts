import { countOf } from '../judge/count-text.ts';
import type { Cell, RunVerdict } from '../judge/verdict.ts';
import { cleanLine } from './clean-text.ts';
import { formatBound, formatChange } from './format.ts';
import { carries, evidenceWords, mainReason, VERDICT_WORDS } from './headline.ts';
import { harmPercent, metricName, placeKey, placeName } from './metric-words.ts';

export type Annotation = {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** Repository path of the changed configuration file, where the difference names one. */
  readonly file?: string;
};

/** GitHub records ten annotations a type and step, and cuts a message at 4096 characters. */
const MOST_OF_A_KIND = 10;
const MESSAGE_LIMIT = 3500;

type Subject = { readonly name: string; readonly cells: readonly Cell[] };

function byLevel(cells: readonly Cell[]): readonly Subject[] {
  const places = new Map(cells.map((cell) => [placeKey(cell), placeName(cell)]));
  const subjects = [...places].map(([key, name]) => ({ name, cells: cells.filter((cell) => placeKey(cell) === key) }));
  const worst = (subject: Subject) => Math.max(...subject.cells.map(harmPercent));
  return subjects.toSorted((one, other) => worst(other) - worst(one));
}

function describeLevel(verdict: RunVerdict, { name, cells }: Subject): Omit<Annotation, 'level'> {
  const changes = cells.map((cell) => {
    const change = formatChange(cell.deltaPercent, cell.interval);
    const bound =
      verdict.mode === 'confirm'
        ? `margin ${formatBound(cell.failsAtPercent, 'neither')}`
        : `fails at ${formatBound(cell.failsAtPercent, cell.direction)}`;
    return `${metricName(cell.metric)} ${change}, ${bound}`;
  });
  const message = `${changes.join('; ')}. ${evidenceWords(verdict, cells)}.`;
  const title = `${VERDICT_WORDS[verdict.verdict]} at ${name} (${verdict.suite})`;
  return { title: cleanLine(title, 200), message: cleanLine(message, MESSAGE_LIMIT) };
}

function describeRest(verdict: RunVerdict, rest: readonly Subject[]): Omit<Annotation, 'level'> {
  const names = rest.map(({ name }) => name).join(', ');
  const title = `${VERDICT_WORDS[verdict.verdict]} at ${countOf(rest.length, 'more level')} (${verdict.suite})`;
  return { title: cleanLine(title, 200), message: cleanLine(names, MESSAGE_LIMIT) };
}

/** The run's own reason, for states that no level carries. */
function describeState(verdict: RunVerdict): Omit<Annotation, 'level'> | null {
  const reason = mainReason(verdict);
  if (reason === null) return null;
  const title = cleanLine(`${VERDICT_WORDS[verdict.verdict]} (${verdict.suite})`, 200);
  return { title, message: cleanLine(`${reason.message} ${reason.remedy}`, MESSAGE_LIMIT) };
}

function levelOf(verdict: RunVerdict): Annotation['level'] {
  if (verdict.exitCode !== 0) return 'error';
  return verdict.verdict === 'improved' ? 'notice' : 'warning';
}

/**
 * One annotation a level that carries the run's verdict, the worst first; one for a state that no level carries; none
 * for a pass. Texts are cleaned but not escaped for workflow commands: `@actions/core` does that.
 */
export function describeAnnotations(
  verdict: RunVerdict,
  context: { readonly configurationFile?: string } = {},
): readonly Annotation[] {
  if (verdict.verdict === 'pass' || verdict.verdict === 'equivalent') return [];
  const level = levelOf(verdict);
  const file = context.configurationFile === undefined ? {} : { file: context.configurationFile };
  const cells = verdict.cells.filter((cell) => cell.gated && cell.deltaPercent !== null && carries(verdict, cell));
  const subjects = byLevel(cells);
  const single = subjects.length > MOST_OF_A_KIND ? subjects.slice(0, MOST_OF_A_KIND - 1) : subjects;
  const rest = subjects.slice(single.length);
  const texts = [
    ...single.map((subject) => describeLevel(verdict, subject)),
    ...(rest.length > 0 ? [describeRest(verdict, rest)] : []),
  ];
  const state = describeState(verdict);
  const all = texts.length === 0 && state !== null ? [state] : texts;
  return all.map((text) => ({ level, ...text, ...file }));
}
