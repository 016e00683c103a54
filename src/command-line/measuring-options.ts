import type { Command } from 'commander';
import { GateError } from '../gate-error.ts';
import type { RunOptions } from '../options.ts';
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

/** Where results go and how much is printed: every command has these. */
export function addOutputOptions(command: Command): Command {
  return command
    .option('--out <dir>', 'folder for all files of the run', 'throughput-gate-out')
    .option('--json', 'the verdict as JSON on stdout, everything else on stderr')
    .option('--quiet', 'no progress, only the result');
}

/** What to compare and under which bands: every command that judges has these. */
export function addJudgingOptions(command: Command): Command {
  return command
    .option('--suite <file>', 'suite file (default: .github/throughput-gate.yml where it exists)')
    .option('--baseline <file>', 'baseline file (default: as the suite says)')
    .option('--tolerance <percent>', 'allowed change of every gated metric, such as 5%')
    .option('--preset <name>', 'default, confirm, ab, recovery or quick');
}

/** What to send to which server: every command that measures has these. */
export function addMeasuringOptions(command: Command): Command {
  return command
    .option('--url <url>', 'server root, such as http://127.0.0.1:8000 (/v1 at the end is accepted)')
    .option('--model <id>', 'model to ask for (default: the only one that the server has)')
    .option('--api-key-env <name>', 'environment variable that holds the API key')
    .option('--levels <list>', 'concurrencies, such as 1,8,32')
    .option('--output-tokens <n>', 'tokens of every answer')
    .option('--requests <n>', 'requests a level and trial, exactly')
    .option('--trials <n>', 'trials a level: first and most')
    .option('--budget <duration>', 'from ready to the last trial, such as 20m')
    .option('--ready-timeout <duration>', 'how long to wait for the server, such as 20m');
}

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

function readApiKey(name: string | undefined, env: CommandLine['env']): string | null {
  if (name === undefined) return null;
  const key = env[name];
  if (key) return key;
  throw new GateError(
    'bad-usage',
    `--api-key-env: the variable ${name} isn't set.`,
    `Set ${name}, or leave the option out.`,
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

function quoteForShell(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
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
