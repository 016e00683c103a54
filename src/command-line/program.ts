import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { GateError } from '../gate-error.ts';
import type { RunOptions } from '../options.ts';
import type { ModeName } from '../suite/suite.ts';
import { CLIENT } from '../version.ts';
import {
  addJudgingOptions,
  addMeasuringOptions,
  addOutputOptions,
  type CommandLine,
  type RawOptions,
  toRunOptions,
} from './measuring-options.ts';

/** What one command line asks for: a run of a mode, or one of the commands that only the CLI has. */
export type Invocation =
  | { readonly kind: 'run'; readonly options: RunOptions; readonly json: boolean; readonly quiet: boolean }
  | { readonly kind: 'demo' | 'doctor' | 'init' | 'self-test' | 'history'; readonly raw: ToolOptions }
  | { readonly kind: 'simulate'; readonly raw: Readonly<Record<string, string | boolean | undefined>> }
  /** commander has said everything. */
  | { readonly kind: 'printed'; readonly exitCode: 0 | 2 };

export type ToolOptions = RawOptions & { readonly days?: number };

type Streams = { readonly out: (text: string) => void; readonly err: (text: string) => void };

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

/**
 * The whole command line as commander knows it.
 * @param choose is called with what the user asked for, once.
 */
function buildProgram(streams: Streams, line: CommandLine, choose: (invocation: Invocation) => void): Command {
  const program = new Command('throughput-gate')
    .description('Measure an LLM server, compare with a committed baseline, pass or fail.')
    .version(CLIENT.version)
    .configureOutput({ writeOut: streams.out, writeErr: streams.err });
  const chooseRun = (mode: ModeName) => (files: readonly string[], raw: RawOptions) =>
    choose({
      kind: 'run',
      options: toRunOptions(mode, files, raw, line),
      json: raw.json ?? false,
      quiet: raw.quiet ?? false,
    });
  const command = (name: string, summary: string) => addOutputOptions(program.command(name).description(summary));
  const measuring = (name: ModeName, summary: string) =>
    addMeasuringOptions(addJudgingOptions(command(name, summary))).action((raw: RawOptions) =>
      chooseRun(name)([], raw),
    );

  addFormat(measuring('measure', 'measure, write result.json'));
  measuring('gate', 'measure, judge against the baseline');
  measuring('ab', 'candidate against reference, interleaved').option(
    '--reference-url <url>',
    'server of the reference side; without it both sides are launched from server.command',
  );
  measuring('confirm', 'does this server reproduce the baseline?');
  measuring('refresh', 'measure, write a new baseline session')
    .option('--result <file>', 'take this result file instead of measuring (repeatable)', collect)
    .option('--sessions <n>', 'relaunch the server and measure so many sessions', parseCount)
    .option('--replace', 'start the baseline of this environment anew')
    .option('--accept-reason <text>', 'replace, keep the old level as an anchor with this reason');
  addFormat(addJudgingOptions(command('judge', 'verdict from stored results; no server needed')))
    .argument('[result...]', 'result files: own ones or other tools’')
    .option('--reference <file...>', 'result files of the reference side')
    .option('--current <file...>', 'result files of the current side')
    .option('--same-session', 'reference and current were interleaved in one session (A/B)')
    .action(chooseRun('judge'));
  addOutputOptions(program.command('report').description('several legs → one document, one verdict'))
    .argument('<result...>', 'result or verdict files, or folders of them')
    .option('--expect <file>', 'JSON list of the legs that must be there')
    .action(chooseRun('report'));

  command('demo', 'the whole story on the built-in simulator').action((raw: ToolOptions) =>
    choose({ kind: 'demo', raw }),
  );
  for (const [kind, summary] of [
    ['doctor', 'what this server can do, a line each with the remedy'],
    ['self-test', 'prove on this server that the gate turns red when it must'],
    ['history', 'page of every cell over the baseline’s git history'],
    ['init', 'ask the running server, write a suite and a workflow'],
  ] as const) {
    addMeasuringOptions(addJudgingOptions(command(kind, summary))).action((raw: ToolOptions) => choose({ kind, raw }));
  }
  addSimulatorOptions(program.command('simulate').description('the engine simulator as a server')).action(
    (raw: Record<string, string | boolean | undefined>) => choose({ kind: 'simulate', raw }),
  );
  return program;
}

function addSimulatorOptions(command: Command): Command {
  return command
    .option('--port <n>', 'port, 0 picks a free one', '0')
    .option('--decode-ms <A>', 'step time = A + B·running, in ms (default: 5)')
    .option('--decode-ms-per-request <B>', 'see --decode-ms (default: 0.05)')
    .option('--prefill-ms-per-token <P>', 'prefill time a prompt token (default: 0.02)')
    .option('--max-running <n>', 'requests that run at once, the rest waits (default: 256)')
    .option('--model-id <id>', 'the only model it answers to (default: sim)')
    .option('--slowdown <percent>', 'tok/s fall by this share')
    .option('--slowdown-at <C:percent>', 'the same, only around this concurrency')
    .option('--noise <percent>', 'a random factor a session')
    .option('--jitter <percent>', 'a random factor a step')
    .option('--prefix-cache', 'replayed prompts skip their prefill')
    .option('--ready-after <duration>', 'answers 503 until then')
    .option('--tokens-per-chunk <K>', 'tokens a streamed chunk carries')
    .option(
      '--fault <kind[@when]>',
      'refuse, reset, http-500, http-503, error-in-stream, truncate, no-usage, empty, short, stall or die',
    )
    .option('--speed <S>', 'all server times divided by S')
    .option('--seed <n>', 'seed of noise, jitter and faults')
    .option('--profile <name>', 'field-good or field-bad: measured curves of the confirm story');
}

/**
 * argv → what was asked for. `printed` where commander has already said everything (help, version).
 * @throws GateError `bad-usage` for an unknown command or option, or a value that isn't allowed.
 */
export function parseCommandLine(line: CommandLine, streams: Streams): Invocation {
  let chosen: Invocation = { kind: 'printed', exitCode: 0 };
  let complaint = '';
  const collecting: Streams = {
    out: streams.out,
    err: (text) => {
      complaint += text;
    },
  };
  const program = buildProgram(collecting, line, (invocation) => {
    chosen = invocation;
  });
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ writeOut: streams.out, writeErr: collecting.err });
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
  return chosen;
}
