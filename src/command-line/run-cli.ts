import type { Ending } from '../ending.ts';
import { GateError } from '../gate-error.ts';
import type { Log, RunIo, RunOptions } from '../options.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { type Invocation, parseCommandLine } from './program.ts';
import { createTerminalLog, type TerminalStream } from './terminal-log.ts';

/** The process as the CLI sees it: a function of arguments and streams. */
export type CliWorld = {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: TerminalStream;
  readonly stderr: TerminalStream;
  readonly signal: AbortSignal;
  /** The orchestration, handed in by the entry. */
  readonly run: (options: RunOptions, io: RunIo) => Promise<Ending>;
};

/** Runs one command line and returns its exit code; everything that is thrown ends here, in words. */
export async function runCli(world: CliWorld): Promise<number> {
  try {
    return await dispatch(parse(world), world);
  } catch (error) {
    return explain(error, world);
  }
}

function parse({ argv, env, stdout, stderr }: CliWorld): Invocation {
  return parseCommandLine({ argv, env }, { out: (text) => stdout.write(text), err: (text) => stderr.write(text) });
}

async function dispatch(invocation: Invocation, world: CliWorld): Promise<number> {
  switch (invocation.kind) {
    case 'printed':
      return invocation.exitCode;
    case 'run':
      return runMode(invocation, world);
    case 'simulate':
      return (await import('../commands/simulate.ts')).simulate(invocation.raw, world);
    case 'demo':
      return (await import('../commands/demo.ts')).demo(invocation.raw, world);
    case 'doctor':
      return (await import('../commands/doctor.ts')).doctor(invocation.raw, world);
    case 'init':
      return (await import('../commands/init.ts')).init(invocation.raw, world);
    case 'self-test':
      return (await import('../commands/self-test.ts')).selfTest(invocation.raw, world);
    case 'history':
      return (await import('../commands/history.ts')).history(invocation.raw, world);
  }
}

async function runMode({ options, json, quiet }: Invocation & { kind: 'run' }, world: CliWorld): Promise<number> {
  const log = createTerminalLog(world.stderr, quiet, () => performance.now());
  const ending = await world.run(options, {
    env: world.env,
    signal: world.signal,
    log,
    baseSide: null,
    provenance: {},
  });
  printEnding({ json, world, log }, ending);
  return ending.exitCode;
}

function printEnding({ json, world, log }: { json: boolean; world: CliWorld; log: Log }, ending: Ending): void {
  for (const warning of ending.warnings) log.warning(warning);
  const text = renderTerminal(ending.document, terminalOf(json ? world.stderr : world.stdout, world.env));
  if (json) {
    world.stdout.write(`${JSON.stringify(ending.verdict ?? ending.session, null, 2)}\n`);
    world.stderr.write(text);
  } else {
    world.stdout.write(text);
  }
}

/** Width and colour of a stream; NO_COLOR is honoured (no-color.org). */
export function terminalOf(stream: TerminalStream, env: CliWorld['env']): { width: number; colour: boolean } {
  return { width: stream.columns ?? 100, colour: stream.isTTY === true && !env['NO_COLOR'] };
}

function explain(error: unknown, { stderr }: CliWorld): number {
  if (!(error instanceof GateError)) {
    stderr.write(
      `throughput-gate: internal error, please report it\n${error instanceof Error ? error.stack : error}\n`,
    );
    return 2;
  }
  stderr.write(
    `throughput-gate: ${error.code}: ${error.message}\n${error.remedy === '' ? '' : `  → ${error.remedy}\n`}`,
  );
  return error.code === 'interrupted' ? 130 : 2;
}
