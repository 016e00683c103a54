import { GateError } from '../../gate-error.ts';
import { type CsvRow, readCsvRows } from './csv-rows.ts';
import { findFault, findRepeats, type GenericTrial, toImported } from './generic-trials.ts';
import type { Importer } from './result-file.ts';

const COLUMNS = ['session', 'concurrency', 'label', 'metric', 'value', 'unit', 'direction', 'trial'] as const;
type Column = (typeof COLUMNS)[number];
type Cells = Readonly<Record<Column, string | null>>;
type Placed = { readonly session: string; readonly line: number; readonly trial: GenericTrial };

const bad = (place: string, message: string): GateError =>
  new GateError(
    'bad-result',
    `${place}: ${message}`,
    'Write a header `session, concurrency, metric, value` (optional `label`, `unit`, `direction`, `trial`) and a value a line.',
  );

const readHeader = ({ fields }: CsvRow): string[] => fields.map((name) => name.toLowerCase());

/** Decimal numbers only: `Number` alone would take an empty field for 0 and read hexadecimal. */
const readNumber = (text: string): number =>
  /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;

function readDirection(text: string | null, place: string): GenericTrial['direction'] {
  if (text === null || text === 'higher' || text === 'lower') return text;
  throw bad(place, `direction ${JSON.stringify(text)}: expected higher or lower`);
}

function readCells(header: readonly string[], { fields }: CsvRow, place: string): Cells {
  if (fields.length !== header.length) {
    throw bad(place, `${fields.length} fields, but the header has ${header.length} columns`);
  }
  const entries = COLUMNS.map((name) => [name, fields[header.indexOf(name)] || null]);
  return Object.fromEntries(entries) as Cells;
}

function readTrial(header: readonly string[], row: CsvRow, path: string): Placed {
  const place = `${path}:${row.line}`;
  const cells = readCells(header, row, place);
  const { session, metric, value } = cells;
  if (session === null || metric === null || value === null) {
    throw bad(place, `expected session, metric and value, found ${JSON.stringify(row.fields.join(', '))}`);
  }
  const number = readNumber(value);
  if (Number.isNaN(number)) throw bad(place, `value ${JSON.stringify(value)}: expected a number above 0`);
  const concurrency = cells.concurrency === null ? null : readNumber(cells.concurrency);
  if (Number.isNaN(concurrency)) {
    throw bad(place, `concurrency ${JSON.stringify(cells.concurrency)}: expected a whole number above 0`);
  }
  const { label, unit } = cells;
  const direction = readDirection(cells.direction, place);
  const trial = { concurrency, label, metric, value: number, unit, direction, trial: cells.trial };
  const fault = findFault(trial);
  if (fault !== null) throw bad(place, fault);
  return { session, line: row.line, trial };
}

function checkHeader(header: readonly string[], place: string): void {
  const missing = ['session', 'metric', 'value'].filter((name) => !header.includes(name));
  if (!header.includes('concurrency') && !header.includes('label')) missing.push('concurrency');
  if (missing.length > 0) throw bad(place, `the header has no column ${missing.join(', ')}`);
  const twice = header.find((name, i) => header.indexOf(name) !== i);
  if (twice !== undefined) throw bad(place, `the header has column ${JSON.stringify(twice)} twice`);
}

function checkRepeats(values: readonly Placed[], path: string): void {
  const [repeat] = findRepeats(values.map((value) => value.trial));
  if (repeat !== undefined) throw bad(`${path}:${values[repeat.index]?.line}`, repeat.message);
}

/** Generic results as CSV: a header and a value a line. */
export const genericCsv: Importer = {
  tool: 'generic',
  namesSessions: true,
  recognises: ({ json, text }) => {
    const [first] = readCsvRows(text.slice(0, 2000)).rows;
    const header = first === undefined ? [] : readHeader(first);
    return json === undefined && header.includes('metric') && header.includes('value');
  },
  read: ({ path, text }) => {
    const { rows, openQuoteLine } = readCsvRows(text);
    if (openQuoteLine !== null) throw bad(`${path}:${openQuoteLine}`, 'a quote is opened and never closed');
    const [first, ...rest] = rows;
    const header = first === undefined ? [] : readHeader(first);
    checkHeader(header, `${path}:${first?.line ?? 1}`);
    if (rest.length === 0) throw bad(path, 'no line below the header');
    const values = rest.map((row) => readTrial(header, row, path));
    const ids = [...new Set(values.map((value) => value.session))];
    return ids.map((id) => {
      const own = values.filter((value) => value.session === id);
      checkRepeats(own, path);
      const trials = own.map((value) => value.trial);
      return toImported({ id, suite: null, environment: {}, workload: {}, trials }, path);
    });
  },
};
