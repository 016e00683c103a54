import { type Command, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_SUITE_PATH } from '../default-paths.ts';
import type { CommandName } from './command-texts.ts';
import { ASKING, type CommonName, type Wording, without } from './common-options.ts';

function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('A whole number from 1 is wanted.');
  return count;
}

const collect = (value: string, earlier: string[] | undefined) => [...(earlier ?? []), value];

function addFormat(command: Command): Command {
  return command.addOption(
    new Option('--format <format>', 'an export beside the result').choices(['json', 'csv', 'openmetrics']),
  );
}

/** Which options a command has. */
export type CommandShape = {
  readonly shares: readonly CommonName[];
  /** Accepted, not read. */
  readonly ignores?: readonly CommonName[];
  readonly wording?: Wording;
  /** Options and arguments that only this command has. */
  readonly own?: (command: Command) => Command;
};

const NOTHING_COMPARED = without('baseline', 'tolerance');

/** Every command but `simulate`, in the order of the overview. */
export const COMMANDS: Readonly<Record<Exclude<CommandName, 'simulate'>, CommandShape>> = {
  measure: { shares: NOTHING_COMPARED, ignores: ['baseline', 'tolerance'], own: addFormat },
  gate: { shares: without() },
  ab: {
    shares: without('baseline'),
    ignores: ['baseline'],
    own: (command) =>
      command.option(
        '--reference-url <url>',
        'server of the reference side (default: both sides are launched from server.command)',
      ),
  },
  confirm: { shares: without(), wording: { tolerance: 'margin of every gated metric, on both sides (default: 5%)' } },
  refresh: {
    shares: without(),
    own: (command) =>
      command
        .option('--result <file...>', 'take these results instead of measuring: files, or folders of runs', collect)
        .option('--sessions <n>', 'relaunch the server and measure so many sessions (default: 1)', parseCount)
        .option('--replace', 'start the baseline of this environment anew')
        .option('--accept-reason <text>', 'replace, keep the old level as an anchor with this reason'),
  },
  judge: {
    shares: ['suite', 'baseline', 'tolerance', 'preset', 'out', 'json', 'quiet'],
    own: (command) =>
      addFormat(command)
        .argument('[result...]', 'result files: own ones or other tools’')
        .option('--reference <file...>', 'result files of the reference side')
        .option('--current <file...>', 'result files of the current side')
        .option('--same-session', 'reference and current were interleaved in one session (A/B)'),
  },
  report: {
    shares: ['out', 'json', 'quiet'],
    own: (command) =>
      command
        .argument('<result...>', 'result or verdict files, or folders of them')
        .option('--expect <file>', 'JSON list of the legs that must be there'),
  },
  demo: { shares: ['out', 'quiet'], ignores: ['json'] },
  doctor: {
    shares: [...ASKING, 'outputTokens', 'preset', 'json'],
    ignores: ['baseline', 'levels', 'tolerance', 'requests', 'trials', 'budget', 'out'],
    wording: { readyTimeout: 'how long to wait for the server (default: 30s)', json: 'the lines as JSON on stdout' },
  },
  'self-test': { shares: without(), wording: { json: 'the report as JSON on stdout, everything else on stderr' } },
  history: {
    shares: ['suite', 'baseline', 'tolerance', 'preset', 'out', 'json', 'quiet'],
    ignores: ['url', 'model', 'apiKeyEnv', 'levels', 'outputTokens', 'requests', 'trials', 'budget', 'readyTimeout'],
    wording: { out: 'folder for history.html', json: 'path, sessions and drifts as JSON on stdout' },
  },
  init: {
    shares: ASKING,
    ignores: without(...ASKING),
    wording: {
      suite: `suite file to write (default: ${DEFAULT_SUITE_PATH})`,
      readyTimeout: 'how long to wait for the server (default: 30s)',
    },
  },
};
