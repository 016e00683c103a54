import { GateError } from '../gate-error.ts';
import { type SuiteFile, suiteFileSchema } from './suite-file.ts';
import { type Problem, problemsOf, wordIssue } from './suite-problems.ts';
import { type Path, type ReadRules, readYaml } from './yaml-value.ts';

/** A suite file's own keys, and words for where a key stands: `suite.yml:12: levels`. */
export type LocatedSuiteFile = { readonly file: SuiteFile; readonly where: (path: Path) => string };

/** No file: no keys, defaults and overrides alone. */
export const NO_SUITE_FILE: LocatedSuiteFile = { file: {}, where: formatPath };

const MOST_PROBLEMS_SHOWN = 10;

const TEXTS: ReadonlySet<string> = new Set(['name', 'model', 'environment.gpu', 'environment.mig']);
const PASSED_THROUGH: ReadonlySet<string | number> = new Set(['sampling', 'extra-body', 'metrics']);

/** An environment variable or a header: `NAME:` without a value is an empty text. */
function isNamedText([first, second, name]: Path): boolean {
  return first === 'server' && (second === 'env' || second === 'headers') && name !== undefined;
}

/** Texts stay as written (`VERSION: 1.10`), and only passed-through fields and metrics may be empty. */
const RULES: ReadRules = {
  text: (path) => isNamedText(path) || TEXTS.has(path.join('.')),
  keepNull: (path) => isNamedText(path) || (path.length > 1 && PASSED_THROUGH.has(path[0] ?? '')),
};

/**
 * Reads the text of a suite file. `source` names it in errors.
 * Throws `bad-suite` with a line for each problem: file, line, key, what was found, what is allowed, the nearest name.
 */
export function parseSuiteFile(text: string, source: string): LocatedSuiteFile {
  const { value, lineOf } = readYaml(text, source, RULES);
  const where = (path: Path) => `${source}:${lineOf(path)}${path.length === 0 ? '' : `: ${formatPath(path)}`}`;
  const parsed = suiteFileSchema.safeParse(value, { error: wordIssue });
  if (parsed.success) return { file: parsed.data, where };
  throw badSuite(problemsOf(parsed.error.issues), where, (path) => lineOf(path));
}

function badSuite(problems: readonly Problem[], where: (path: Path) => string, lineOf: (path: Path) => number) {
  const lines = problems
    .toSorted((a, b) => lineOf(a.path) - lineOf(b.path))
    .map(({ path, text }) => `${where(path)}: ${text}`);
  const more = lines.length - MOST_PROBLEMS_SHOWN;
  const shown = more > 0 ? [...lines.slice(0, MOST_PROBLEMS_SHOWN), `and ${more} more`] : lines;
  return new GateError(
    'bad-suite',
    shown.join('\n'),
    lines.length === 1 ? 'Correct that line of the suite file.' : 'Correct these lines of the suite file.',
  );
}

/** `metrics.ttft-p50.tolerance`, `levels[2].requests`. */
function formatPath(path: Path): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('');
}
