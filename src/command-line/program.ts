import { Command, CommanderError } from 'commander';
import { GateError } from '../gate-error.ts';
import type { RunOptions } from '../options.ts';
import { CLIENT } from '../version.ts';
import { COMMAND_TEXTS, type CommandName, describeEnding, OVERVIEW_ENDING } from './command-texts.ts';
import { COMMANDS } from './commands.ts';
import { addCommonOptions, addOutputOptions, listIgnored } from './common-options.ts';
import { type CommandLine, type RawOptions, toRunOptions } from './run-options.ts';
import { addSimulateOptions } from './simulate-options.ts';

/** What one command line asks for: a run of a mode, or one of the commands that only the CLI has. */
export type Invocation =
  | { readonly kind: 'run'; readonly options: RunOptions; readonly json: boolean; readonly quiet: boolean }
  | { readonly kind: 'demo' | 'doctor' | 'init' | 'self-test' | 'history'; readonly raw: ToolOptions }
  | { readonly kind: 'simulate'; readonly raw: Readonly<Record<string, string | boolean | undefined>> }
  /** commander has said everything. */
  | { readonly kind: 'printed'; readonly exitCode: 0 | 2 };

export type ToolOptions = RawOptions & { readonly days?: number };

type Streams = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Columns of the terminal that help is folded for. */
  readonly width: number;
};

/** Lines longer than this are hard to read, however wide the terminal. */
const WIDEST_HELP = 100;

/** Help of the program and of every command: folded at the terminal's width, names without `[options]` in the list. */
function layOutHelp(command: Command, { out, err, width }: Streams): void {
  command
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: err, getOutHelpWidth: () => Math.min(width, WIDEST_HELP) })
    .configureHelp({
      subcommandTerm: (sub) => [sub.name(), ...sub.registeredArguments.map((one) => argumentTerm(one))].join(' '),
    });
}

const argumentTerm = (argument: { name(): string; required: boolean; variadic: boolean }) => {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
};

/**
 * The whole command line as commander knows it.
 * @param choose is called with what the user asked for, once.
 */
function buildProgram(streams: Streams, line: CommandLine, choose: (invocation: Invocation) => void): Command {
  const program = new Command('throughput-gate')
    .description('Measure an LLM server, compare with a committed baseline, pass or fail.')
    .version(CLIENT.version)
    .addHelpText('after', OVERVIEW_ENDING);
  const start = (name: CommandName, readsSuite = false) =>
    program
      .command(name)
      .description(COMMAND_TEXTS[name].summary)
      .addHelpText('after', describeEnding(name, readsSuite));
  for (const name of Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]) {
    const { shares, ignores = [], wording = {}, own = (command) => command } = COMMANDS[name];
    const readsSuite = shares.includes('suite') && name !== 'init';
    const command = addCommonOptions(start(name, readsSuite), shares, { ignored: ignores, wording });
    addOutputOptions(own(command), shares, wording).action(() => {
      refuseEmpty(command);
      const ignored = listIgnored(command);
      if (ignored.length > 0) streams.err(`note: ${name} doesn't read ${ignored.join(', ')}\n`);
      choose(invocationOf(name, command, line));
    });
  }
  addSimulateOptions(start('simulate')).action((raw: Record<string, string | boolean | undefined>) =>
    choose({ kind: 'simulate', raw }),
  );
  for (const command of [program, ...program.commands]) layOutHelp(command, streams);
  return program;
}

/** These have words of their own for it. */
const SAYS_ITSELF = ['--api-key-env', '--accept-reason'];

/** `--url "$URL"` with nothing in URL would measure another server than the one that was meant. */
function refuseEmpty(command: Command): void {
  for (const option of command.options) {
    const value: unknown = command.getOptionValue(option.attributeName());
    if (typeof value !== 'string' || value.trim() !== '' || SAYS_ITSELF.includes(option.long ?? '')) continue;
    throw new GateError(
      'bad-usage',
      `${option.long}: found an empty text, allowed: ${option.flags}`,
      'Give it a value, or leave it out. A variable that is not set expands to an empty text.',
    );
  }
}

function invocationOf(name: keyof typeof COMMANDS, command: Command, line: CommandLine): Invocation {
  const raw = command.opts<ToolOptions>();
  switch (name) {
    case 'demo':
    case 'doctor':
    case 'self-test':
    case 'history':
    case 'init':
      return { kind: name, raw };
    default:
      return {
        kind: 'run',
        options: toRunOptions(name, command.args, raw, line),
        json: raw.json ?? false,
        quiet: raw.quiet ?? false,
      };
  }
}

/**
 * argv → what was asked for. `printed` where commander has already said everything (help, version).
 * @throws GateError `bad-usage` for an unknown command or option, or a value that isn't allowed.
 */
export function parseCommandLine(line: CommandLine, streams: Streams): Invocation {
  let chosen: Invocation = { kind: 'printed', exitCode: 0 };
  let complaint = '';
  const collecting: Streams = {
    ...streams,
    err: (text) => {
      complaint += text;
    },
  };
  const program = buildProgram(collecting, line, (invocation) => {
    chosen = invocation;
  });
  try {
    program.parse(line.argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { kind: 'printed', exitCode: 0 };
    if (error.code === 'commander.help') {
      streams.err(complaint);
      return { kind: 'printed', exitCode: 2 };
    }
    const message = complaint.trim().replaceAll('\n', ' ') || error.message;
    throw new GateError(
      'bad-usage',
      message.replace(/^error: /, ''),
      'throughput-gate --help lists commands, throughput-gate COMMAND --help its options.',
    );
  }
  streams.err(complaint);
  return chosen;
}
