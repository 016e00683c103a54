import { GateError } from '../gate-error.ts';
import type { RunOptions } from '../options.ts';
import { quoteForShell } from '../report/quote-for-shell.ts';
import { suggestName } from '../suite/nearest-name.ts';
import type { SuiteOverrides } from '../suite/overrides.ts';
import type { ModeName } from '../suite/suite.ts';

/** Options as commander hands them over: texts as typed, absent where not given. */
export type RawOptions = SuiteOverrides & {
  readonly suite?: string;
  readonly referenceUrl?: string;
  readonly apiKeyEnv?: string;
  readonly out: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly format?: 'json' | 'csv' | 'openmetrics';
  readonly result?: string[];
  readonly reference?: string[];
  readonly current?: string[];
  readonly sameSession?: boolean;
  readonly sessions?: number;
  readonly replace?: boolean;
  readonly acceptReason?: string;
  readonly expect?: string;
};

const OVERRIDES = [
  'url',
  'model',
  'baseline',
  'levels',
  'tolerance',
  'outputTokens',
  'requests',
  'trials',
  'budget',
  'readyTimeout',
  'preset',
] as const satisfies readonly (keyof SuiteOverrides & keyof RawOptions)[];

function pickOverrides(raw: RawOptions): SuiteOverrides {
  return Object.fromEntries(OVERRIDES.flatMap((key) => (raw[key] === undefined ? [] : [[key, raw[key]]])));
}

export type CommandLine = {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** A name that is surely none is a key typed in its place: it isn't repeated. */
const showName = (name: string) => (/^[A-Z][A-Z0-9_]{0,63}$/.test(name) ? name : 'that was named (not shown)');

function readApiKey(name: string | undefined, env: CommandLine['env']): string | null {
  if (name === undefined) return null;
  const key = env[name];
  if (key) return key;
  if (name.trim() === '') {
    throw new GateError(
      'bad-usage',
      '--api-key-env: names no variable; found an empty text, allowed: a name such as LLM_API_KEY.',
      'Name the variable that holds the key, or leave the option out.',
    );
  }
  const names = Object.keys(env).filter((known) => env[known]);
  const nearest = showName(name) === name ? suggestName(name, names) : '';
  throw new GateError(
    'bad-usage',
    `--api-key-env: the variable ${showName(name)} isn't set${nearest || '.'}`,
    'Set it to the key, or leave the option out: the option takes the name of a variable, never the key.',
  );
}

function readReason(reason: string | undefined): string | null {
  if (reason === undefined) return null;
  if (reason.trim() !== '' && !reason.startsWith('--')) return reason;
  throw new GateError(
    'bad-usage',
    `--accept-reason: found ${reason === '' ? 'an empty text' : reason}, where the reason must stand.`,
    'Say why the loss is accepted: --accept-reason "longer context, agreed in #123". It is stored with the baseline.',
  );
}

/** argv of one command → the plain object that `run` takes. The API key is read from the named variable here. */
export function toRunOptions(
  mode: ModeName,
  files: readonly string[],
  raw: RawOptions,
  { argv, env }: CommandLine,
): RunOptions {
  return {
    mode,
    suitePath: raw.suite ?? null,
    overrides: pickOverrides(raw),
    referenceUrl: raw.referenceUrl ?? null,
    apiKey: readApiKey(raw.apiKeyEnv, env),
    out: raw.out,
    workingDirectory: '.',
    results: [...files, ...(raw.result ?? [])],
    reference: raw.reference ?? [],
    current: raw.current ?? [],
    sameSession: raw.sameSession ?? false,
    sessions: raw.sessions ?? 1,
    replace: raw.replace ?? false,
    acceptReason: readReason(raw.acceptReason),
    expect: raw.expect ?? null,
    format: raw.format ?? null,
    simulatedSpeed: null,
    acceptedBecause: null,
    reproduce: `throughput-gate ${argv.map(quoteForShell).join(' ')}`,
  };
}
