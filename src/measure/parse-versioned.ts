import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { GateError, type GateErrorCode } from '../gate-error.ts';
import { wordIssue } from './word-issue.ts';

/** A JSON file of ours: its name, the newest version this reader knows, and the error code of its faults. */
export type FileKind = {
  /** For people: `baseline`, `result`. */
  readonly what: string;
  readonly schema: string;
  readonly version: number;
  readonly code: GateErrorCode;
  readonly remedy: string;
};

/** Longest piece of a foreign file that an error quotes. */
const QUOTE_LIMIT = 80;

/** Above this the line of a fault isn't looked up: positions need a second, slower parse. */
const LOCATE_LIMIT = 8_000_000;

const fault = (kind: FileKind, message: string, cause?: unknown): GateError =>
  new GateError(kind.code, message, kind.remedy, { cause });

/** JSON text → value. `source` names the file in errors, which say the line and column. */
export function parseJson(text: string, source: string, kind: FileKind): unknown {
  const bare = text.replace(/^\uFEFF/, '');
  if (bare.trim() === '') throw fault(kind, `${source}: the ${kind.what} file is empty`);
  if (/^<{7}/m.test(bare)) {
    const remedy = `Resolve the conflict: take one side of the ${kind.what} file whole, then run again.`;
    throw new GateError(kind.code, `${source}: the ${kind.what} file holds the marks of a git conflict`, remedy);
  }
  try {
    return JSON.parse(bare);
  } catch (error) {
    const { place, atEnd } = locateSyntaxFault(bare);
    const cutOff = atEnd ? ' (the file is cut off)' : '';
    throw fault(kind, `${source}${place}: not valid JSON${quoteEngine(error)}${cutOff}`, error);
  }
}

/** The engine's own words quote the file at length: the first clause says it all. */
function quoteEngine(error: unknown): string {
  const words = error instanceof Error ? error.message.split(/, \.*"| in JSON|\(line/)[0] : undefined;
  return words === undefined ? '' : `: ${words.trim()}`;
}

/** `:line:column` of the first fault; JSON is nearly a subset of YAML, whose parser knows positions. */
function locateSyntaxFault(text: string): { readonly place: string; readonly atEnd: boolean } {
  if (text.length > LOCATE_LIMIT) return { place: '', atEnd: false };
  const lines = new LineCounter();
  const [first] = parseDocument(text, { schema: 'json', lineCounter: lines, prettyErrors: false }).errors;
  if (first === undefined) return { place: '', atEnd: false };
  const { line, col } = lines.linePos(first.pos[0]);
  return { place: `:${line}:${col}`, atEnd: first.pos[0] >= text.trimEnd().length };
}

/** `:line` of the node at a path, or of its nearest ancestor that exists. */
function locatePath(text: string, path: readonly PropertyKey[]): string {
  if (text.length > LOCATE_LIMIT) return '';
  const lines = new LineCounter();
  let node: unknown = parseDocument(text, { schema: 'json', lineCounter: lines }).contents;
  for (const key of path) {
    const child = isMap(node) || isSeq(node) ? node.get(key, true) : undefined;
    if (!isMap(child) && !isSeq(child) && !isScalar(child)) break;
    node = child;
  }
  const start = isMap(node) || isSeq(node) || isScalar(node) ? node.range?.[0] : undefined;
  return start === undefined ? '' : `:${lines.linePos(start).line}`;
}

/** A path as people write it: `environments[0].trials[2].metrics["ttft-p50"]`. */
export function printPath(path: readonly PropertyKey[]): string {
  const parts = path.map((key) =>
    typeof key === 'number'
      ? `[${key}]`
      : /^[a-z]\w*$/i.test(String(key))
        ? `.${String(key)}`
        : `[${JSON.stringify(key)}]`,
  );
  return parts.join('').replace(/^\./, '') || 'the file';
}

/** Refuses what isn't the kind of file asked for, and a version newer than this reader's, by name. */
function checkHeader(value: unknown, source: string, kind: FileKind): void {
  const { schema, version } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (schema !== kind.schema) {
    const found = schema === undefined ? 'no `schema`' : `schema ${JSON.stringify(schema).slice(0, QUOTE_LIMIT)}`;
    throw fault(kind, `${source}: not a ${kind.what} file: found ${found}, expected ${JSON.stringify(kind.schema)}`);
  }
  if (typeof version === 'number' && version > kind.version) {
    throw new GateError(
      kind.code,
      `${source}: ${kind.schema} version ${version} is newer than this reader, which knows versions up to ${kind.version}`,
      'Update throughput-gate to the version that wrote the file.',
    );
  }
}

/** A string, and the colon behind one that is a key. */
const STRINGS = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/**
 * JSON.parse takes the last of two keys of the same name: a merge that kept both lines would pass silently. Counting them
 * takes about as long as the parse; only where the counts differ the slower parser finds the place.
 */
function refuseTwins(value: unknown, text: string, source: string, kind: FileKind): void {
  let keys = 0;
  for (const [, colon] of text.matchAll(STRINGS)) if (colon !== undefined) keys++;
  if (keys === countKeys(value)) return;
  const { place } = locateSyntaxFault(text.replace(/^\uFEFF/, ''));
  throw fault(kind, `${source}${place}: a key stands twice in the same map, allowed: once`);
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members = Object.values(value);
  return (Array.isArray(value) ? 0 : members.length) + members.reduce((sum, member) => sum + countKeys(member), 0);
}

/**
 * Text of one of our JSON files → checked value.
 * @throws GateError with the kind's code; the message names file, line and place, what was found and what is allowed.
 */
export function parseVersioned<T>(text: string, source: string, kind: FileKind, shape: z.ZodType<T>): T {
  const value = parseJson(text, source, kind);
  checkHeader(value, source, kind);
  refuseTwins(value, text, source, kind);
  return checkShape(value, text, source, kind, shape);
}

/** Checks a parsed value; `text` is where it came from, for the line of a fault. */
export function checkShape<T>(value: unknown, text: string, source: string, kind: FileKind, shape: z.ZodType<T>): T {
  const parsed = shape.safeParse(value, { error: wordIssue });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  const words = issue?.message ?? 'unexpected value';
  const more = parsed.error.issues.length - 1;
  const rest = more > 0 ? ` (and ${more} more)` : '';
  throw fault(kind, `${source}${locatePath(text, path)}: ${printPath(path)}: ${words}${rest}`, parsed.error);
}
