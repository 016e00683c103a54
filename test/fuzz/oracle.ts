import { parse } from 'yaml';
import type { Cell, RunVerdict, RunVerdictName } from '../../src/judge/verdict.ts';
import type { Outcome } from './judge-harmed.ts';
import type { Kind } from './kinds.ts';

/*
 * What may become of a comparison one of whose files came to harm. The unharmed comparison has lost 30 % at a level:
 * regressed, or suspected where a side is one run.
 *
 * 1. No crash: it is refused by a GateError of the file's own codes, which names the file and has a remedy, or judged.
 * 2. No nonsense: every figure of a verdict is finite, every verdict but pass has a reason with a remedy, and the exit
 *    code is one of the four.
 * 3. No green out of nothing. Where the verdict is green (pass, improved),
 *    a. no value was replaced by one that no measurement has (NaN, −1, 1e308, a text, …): with such a value the loss
 *       either still stands, or the file can't be judged;
 *    b. every level that was gated before still is, with a change inside the tolerance;
 *    c. a reader of our own finds the figures in the harmed file: the current (or baseline) figure of every cell lies
 *       among the finite values above 0 that the file itself states for that level. Of another tool's file, whose
 *       arithmetic isn't ours to repeat, at least one gated figure differs from the unharmed one's;
 *    d. of a suite, its decisive keys were changed, and the tolerance in the verdict is the one that it states.
 */

const GREEN: ReadonlySet<RunVerdictName> = new Set(['pass', 'improved', 'equivalent', 'accepted']);
const CODES: ReadonlySet<string> = new Set(['bad-suite', 'bad-baseline', 'bad-result', 'bad-usage']);
const LONGEST_MESSAGE = 4000;

export const isGreen = (outcome: Outcome): boolean => outcome.kind === 'judged' && GREEN.has(outcome.verdict.verdict);

const levelOf = ({ concurrency, label, metric }: Pick<Cell, 'concurrency' | 'label' | 'metric'>): string =>
  `${concurrency ?? ''}/${label ?? ''}/${metric}`;

const gatedCells = (outcome: Outcome): readonly Cell[] =>
  outcome.kind === 'judged' ? outcome.verdict.cells.filter(({ gated }) => gated) : [];

export type Question = {
  readonly kind: Kind;
  readonly unharmed: Outcome;
  readonly outcome: Outcome;
  readonly text: string;
  readonly absurd: boolean;
};

/** What is wrong with the outcome by the rules above; empty = nothing. */
export function findWrong(question: Question): string[] {
  const { outcome, kind } = question;
  if (outcome.kind === 'refused') return wrongRefusal(outcome.error, kind);
  return [...wrongVerdict(outcome.verdict), ...(isGreen(outcome) ? wrongGreen(question) : [])];
}

function wrongRefusal({ code, message, remedy }: Extract<Outcome, { kind: 'refused' }>['error'], kind: Kind): string[] {
  const names = Object.keys(kind.files);
  return [
    ...(CODES.has(code) ? [] : [`refused by the code ${code}: ${message}`]),
    ...(names.some((name) => message.includes(name)) ? [] : [`the message names no file: ${message}`]),
    ...(message.length <= LONGEST_MESSAGE ? [] : [`the message has ${message.length} characters`]),
    ...(remedy.trim() === '' ? ['there is no remedy'] : []),
  ];
}

function* figuresIn(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* figuresIn(member);
}

function wrongVerdict({ verdict, reasons, exitCode, cells }: RunVerdict): string[] {
  const quiet = verdict === 'pass' || verdict === 'improved';
  return [
    ...([...figuresIn(cells)].every(Number.isFinite) ? [] : ['a figure of a cell is not finite']),
    ...(quiet || reasons.length > 0 ? [] : [`${verdict} without a reason`]),
    ...reasons
      .filter(({ remedy, message }) => remedy === '' || message === '')
      .map(({ code }) => `${code} has no remedy`),
    ...([0, 1, 2, 3].includes(exitCode) ? [] : [`exit code ${exitCode}`]),
  ];
}

function wrongGreen({ kind, unharmed, outcome, text, absurd }: Question): string[] {
  const [before, now] = [gatedCells(unharmed), gatedCells(outcome)];
  const common = absurd ? ['green with a value that no measurement has'] : [];
  if (kind.format === 'yaml') return [...common, ...wrongSuite(kind, now, text)];
  const gone = before.filter((cell) => !now.some((other) => levelOf(other) === levelOf(cell)));
  return [
    ...common,
    ...gone.map((cell) => `${levelOf(cell)} is gated no more`),
    ...now.filter(isLost).map((cell) => `${levelOf(cell)} is green at ${cell.deltaPercent} %`),
    ...(statesValues(kind) ? unwitnessed(kind, now, text) : unmoved(kind, before, now)),
  ];
}

function isLost({ deltaPercent, tolerancePercent, direction }: Cell): boolean {
  if (deltaPercent === null) return true;
  return (direction === 'lower' ? -deltaPercent : deltaPercent) < -tolerancePercent;
}

/** Ours and generic files state the values that are judged; other tools' files are worked out from what they hold. */
const statesValues = ({ harmed }: Kind): boolean => !harmed.startsWith('tool.');

const figureOf = (kind: Kind, cell: Cell): number | null =>
  kind.current.includes(kind.harmed) ? cell.current : cell.baseline;

function unmoved(kind: Kind, before: readonly Cell[], now: readonly Cell[]): string[] {
  const figures = new Map(before.map((cell) => [levelOf(cell), figureOf(kind, cell)]));
  return now.some((cell) => figureOf(kind, cell) !== figures.get(levelOf(cell)))
    ? []
    : ['green without any figure changed'];
}

/** Values are stored with six digits. */
const SLACK = 1e-4;

function unwitnessed(kind: Kind, now: readonly Cell[], text: string): string[] {
  const stated = readStated(kind, text);
  return now.flatMap((cell) => {
    const figure = figureOf(kind, cell);
    const values = stated.filter(({ level, metric }) => level === cell.concurrency && metric === cell.metric);
    const sound = values.map(({ value }) => value).filter((value) => Number.isFinite(value) && value > 0);
    const [least, most] = [Math.min(...sound) * (1 - SLACK), Math.max(...sound) * (1 + SLACK)];
    if (figure !== null && figure >= least && figure <= most) return [];
    return [`${levelOf(cell)}: ${figure} stands nowhere in the file, which says ${sound.join(', ')}`];
  });
}

type Stated = { readonly level: unknown; readonly metric: string; readonly value: number };
type Loose = Record<string, unknown>;
const membersOf = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The figures that a file states, read without any code of ours. */
function readStated({ format }: Kind, text: string): Stated[] {
  if (format === 'csv') return readStatedCsv(text);
  const file = membersOf(JSON.parse(text.replace(/^\uFEFF/, '')));
  const sessions = [
    ...listOf(file['environments']).flatMap((each) => listOf(membersOf(each)['sessions'])),
    ...listOf(file['sessions']),
  ];
  const trials = sessions.flatMap((session) => listOf(membersOf(session)['trials']));
  const ofLevels = listOf(file['levels']).flatMap((level) =>
    listOf(membersOf(level)['trials'])
      .filter((trial) => membersOf(trial)['valid'] === true)
      .map((trial) => ({ ...membersOf(trial), concurrency: membersOf(level)['concurrency'] })),
  );
  return [...trials, ...ofLevels].flatMap((trial) => {
    const { concurrency, metric, value, metrics } = membersOf(trial);
    const pairs: [unknown, unknown][] = [[metric, value], ...Object.entries(membersOf(metrics))];
    return pairs.flatMap(([name, figure]) =>
      typeof name === 'string' && typeof figure === 'number'
        ? [{ level: concurrency, metric: name, value: figure }]
        : [],
    );
  });
}

function readStatedCsv(text: string): Stated[] {
  const [header = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const split = (line: string) => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const names = split(header);
  return rows.map((row) => {
    const cells = split(row);
    const at = (name: string) => cells[names.indexOf(name)] ?? '';
    return { level: Number(at('concurrency')), metric: at('metric'), value: Number(at('value')) };
  });
}

const DECISIVE = [
  'metrics',
  'levels',
  'trials',
  'session-noise',
  'trial-noise',
  'launch-noise',
  'preset',
  'output-tokens',
  'baseline',
  'name',
];
const DEFAULT_TOLERANCE = 5;

function wrongSuite(kind: Kind, now: readonly Cell[], text: string): string[] {
  const [before, after] = [kind.files['suite.yml'] ?? '', text].map((each) => membersOf(parse(each)));
  const decisive = (suite: Loose = {}) => JSON.stringify(DECISIVE.map((key) => suite[key] ?? null));
  const throughput = membersOf(membersOf(after?.['metrics'])['output-throughput'])['tolerance'];
  const stated = throughput === undefined ? DEFAULT_TOLERANCE : Number.parseFloat(String(throughput));
  const other = now.filter(
    ({ metric, tolerancePercent }) => metric === 'output-throughput' && Math.abs(tolerancePercent - stated) > 1e-9,
  );
  return [
    ...(decisive(before) === decisive(after) ? ['green by a suite that decides as before'] : []),
    ...other.map((cell) => `${levelOf(cell)} is judged by ${cell.tolerancePercent} %, the suite says ${stated}`),
    ...now.filter(isLost).map((cell) => `${levelOf(cell)} is green at ${cell.deltaPercent} %`),
  ];
}
