import { type Command, Option } from 'commander';
import { DEFAULT_BASELINE_PATH, DEFAULT_OUT, DEFAULT_SUITE_PATH } from '../default-paths.ts';

/** Options that several commands share, in the order in which help lists them. Defaults are those of a run without a suite file. */
const COMMON_OPTIONS = {
  suite: ['--suite <file>', `suite file (default: ${DEFAULT_SUITE_PATH} where it exists)`],
  url: ['--url <url>', 'server root, with or without /v1 (default: http://127.0.0.1:8000)'],
  model: ['--model <id>', 'model to ask for (default: the only one that the server has)'],
  apiKeyEnv: ['--api-key-env <name>', 'environment variable that holds the API key (default: no key)'],
  baseline: ['--baseline <file>', `baseline file (default: ${DEFAULT_BASELINE_PATH})`],
  levels: ['--levels <list>', 'concurrencies (default: 1,8,32,128)'],
  tolerance: ['--tolerance <percent>', 'allowed change of every gated metric (default: 5%)'],
  outputTokens: ['--output-tokens <n>', 'tokens of every answer (default: 128)'],
  requests: ['--requests <n>', 'requests a level and trial (default: 4·C, at least 20)'],
  trials: ['--trials <n>', 'trials a level, first and most (default: first 3, at most 10)'],
  budget: ['--budget <duration>', 'from ready to the last trial (default: 20m)'],
  readyTimeout: ['--ready-timeout <duration>', 'how long to wait for the server (default: 20m)'],
  preset: ['--preset <name>', 'default, confirm, ab, recovery or quick (default: default)'],
  out: ['--out <dir>', 'folder for all files of the run'],
  json: ['--json', 'the verdict as JSON on stdout, everything else on stderr'],
  quiet: ['--quiet', 'no progress, only the result'],
} as const satisfies Readonly<Record<string, readonly [flags: string, description: string]>>;

export type CommonName = keyof typeof COMMON_OPTIONS;

const ALL = Object.keys(COMMON_OPTIONS) as CommonName[];
const OUTPUTS: readonly CommonName[] = ['out', 'json', 'quiet'];

export const without = (...names: CommonName[]) => ALL.filter((name) => !names.includes(name));

/** What `doctor` and `init` ask of a running server. */
export const ASKING: readonly CommonName[] = ['suite', 'url', 'model', 'apiKeyEnv', 'readyTimeout', 'quiet'];

/** Other words for an option where a command means something narrower by it. */
export type Wording = Readonly<Partial<Record<CommonName, string>>>;

function makeOption(name: CommonName, wording: Wording): Option {
  const [flags, description] = COMMON_OPTIONS[name];
  const option = new Option(flags, wording[name] ?? description);
  return name === 'out' ? option.default(DEFAULT_OUT, DEFAULT_OUT) : option;
}

/**
 * The shared options that a command reads, outputs last. `ignored` ones are accepted as well, so that one set of
 * arguments serves several commands; help doesn't list them, and giving one is noted.
 */
export function addCommonOptions(
  command: Command,
  names: readonly CommonName[],
  { ignored = [], wording = {} }: { readonly ignored?: readonly CommonName[]; readonly wording?: Wording } = {},
): Command {
  for (const name of names.filter((one) => !OUTPUTS.includes(one))) command.addOption(makeOption(name, wording));
  for (const name of ignored) command.addOption(makeOption(name, {}).hideHelp());
  return command;
}

/** `--out`, `--json`, `--quiet`, as far as the command reads them: after what only it has. */
export function addOutputOptions(command: Command, names: readonly CommonName[], wording: Wording = {}): Command {
  for (const name of OUTPUTS.filter((one) => names.includes(one))) command.addOption(makeOption(name, wording));
  return command;
}

/** Options that were typed although this command doesn't read them: `--trials, --budget`. */
export function listIgnored(command: Command): readonly string[] {
  return command.options.flatMap((option) =>
    option.hidden && command.getOptionValueSource(option.attributeName()) === 'cli' ? [option.long ?? ''] : [],
  );
}
