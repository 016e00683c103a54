import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments, type Scalar } from 'yaml';
import { GateError } from '../gate-error.ts';
import { describeFound } from './quantities.ts';

export type Path = readonly (string | number)[];

/** Plain data of a YAML text, and the line (from 1) where each key or list item stands. */
export type YamlValue = { readonly value: unknown; readonly lineOf: (path: Path) => number };

/** How values at a path are read: `text` keeps a scalar as written (`1.10` stays `1.10`), `keepNull` keeps empty values. */
export type ReadRules = { readonly text: (path: Path) => boolean; readonly keepNull: (path: Path) => boolean };

const MOST_CHARACTERS = 1_000_000;
const MOST_NODES = 20_000;
const DEEPEST = 32;

/**
 * Reads one YAML document. Everything that isn't plain data (several documents, tags, keys that aren't text,
 * endless aliases, `__proto__`) is a `bad-suite` error with its line.
 */
export function readYaml(text: string, source: string, rules: ReadRules): YamlValue {
  const counter = new LineCounter();
  const fail = (offset: number, problem: string): never => {
    throw badYaml(`${source}:${counter.linePos(offset).line || 1}: ${problem}`);
  };
  if (text.length > MOST_CHARACTERS)
    throw badYaml(`${source}: is longer than a million characters, allowed: up to that many`);
  const document = parseDocument(text, source, counter);
  const first = [...document.errors, ...document.warnings][0];
  if (first?.code === 'DUPLICATE_KEY') {
    fail(first.pos[0], `the key ${describeFound(keyAt(text, first.pos[0]))} stands twice, allowed: once`);
  }
  if (first?.message.includes('call stack')) fail(0, `is nested too deeply, allowed: up to ${DEEPEST} levels`);
  if (first !== undefined) fail(first.pos[0], `not valid YAML: ${first.message.split('\n')[0]}`);

  const lines = new Map<string, number>();
  const remember = (path: Path, node: Node) =>
    lines.set(JSON.stringify(path), counter.linePos(node.range?.[0] ?? 0).line);
  let nodes = 0;

  function read(node: unknown, path: Path): unknown {
    nodes += 1;
    if (nodes > MOST_NODES || path.length > DEEPEST)
      fail(
        0,
        `is too large: found more than ${MOST_NODES} values or ${DEEPEST} levels of nesting, allowed: up to that many`,
      );
    if (isAlias(node)) return read(node.resolve(document), path);
    if (isSeq(node)) return node.items.map((item, index) => readItem(item, [...path, index]));
    if (isMap(node)) return Object.fromEntries(node.items.flatMap((pair) => readPair(pair, path)));
    return readScalar(isScalar(node) ? node : null, path);
  }
  function readScalar(scalar: Scalar | null, path: Path): unknown {
    if (scalar === null || scalar.value === null) return rules.text(path) && rules.keepNull(path) ? '' : null;
    return rules.text(path) ? (scalar.source ?? scalar.value) : scalar.value;
  }
  function readItem(item: unknown, path: Path): unknown {
    if (isScalar(item) || isMap(item) || isSeq(item) || isAlias(item)) remember(path, item);
    return read(item, path);
  }
  function readPair(pair: { key: unknown; value: unknown }, path: Path): [string, unknown][] {
    const { key } = pair;
    if (!isScalar(key)) return fail(0, 'a key that is a list, a map or an alias; allowed: plain text keys');
    const name = String(key.value ?? '');
    const here = [...path, name];
    remember(here, key);
    if (name === '__proto__') fail(key.range?.[0] ?? 0, 'the key "__proto__" is not allowed anywhere');
    const value = read(pair.value, here);
    return value === null && !rules.keepNull(here) ? [] : [[name, value]];
  }

  const value = read(document.contents, []);
  return { value, lineOf: (path) => nearestLine(lines, path) };
}

function parseDocument(text: string, source: string, counter: LineCounter) {
  const parse = () => {
    try {
      return parseAllDocuments(text, { lineCounter: counter, prettyErrors: false, intAsBigInt: false });
    } catch (cause) {
      throw badYaml(`${source}: not readable as YAML`, cause);
    }
  };
  const documents = parse();
  if ('empty' in documents || documents[0] === undefined) throw emptyFile(source);
  const [document, second] = documents;
  if (second !== undefined && document.errors.length === 0) {
    const { line } = counter.linePos(second.range[0]);
    throw badYaml(`${source}:${line}: a second YAML document begins ("---"), allowed: one`);
  }
  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null)) {
    if (document.errors.length === 0) throw emptyFile(source);
  }
  return document;
}

function emptyFile(source: string): GateError {
  return new GateError(
    'bad-suite',
    `${source}: is empty, allowed: a map of keys; "model: NAME" alone is a valid suite`,
    'Write at least one key, or remove the file and use --url.',
  );
}

function badYaml(message: string, cause?: unknown): GateError {
  return new GateError('bad-suite', message, 'Correct the suite file; it is one YAML map of plain values.', { cause });
}

function keyAt(text: string, offset: number): string {
  return /^[^\s:#,\]}]{1,60}/.exec(text.slice(offset, offset + 80))?.[0] ?? '';
}

/** The line of a path, or of the nearest part of it that the text has. */
function nearestLine(lines: ReadonlyMap<string, number>, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const line = lines.get(JSON.stringify(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return 1;
}
