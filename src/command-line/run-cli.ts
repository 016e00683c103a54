import type { Ending } from '../ending.ts';
import { GateError } from '../gate-error.ts';
import type { Log } from '../options.ts';
import { cleanLines } from '../report/clean-text.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { type CliWorld, terminalOf } from './cli-world.ts';
import { type Invocation, parseCommandLine } from './program.ts';
import { createTerminalLog } from './terminal-log.ts';

/** Runs one command line and returns its exit code; everything that is thrown ends here, in words. */
export async function runCli(world: CliWorld): Promise<number> {
  try {
    return await dispatch(parse(world), world);
  } catch (error) {
    return explain(error, world);
  }
}

function parse({ argv, env, stdout, stderr }: CliWorld): Invocation {
  const { width } = terminalOf(stdout, env);
  return parseCommandLine(
    { argv, env },
    { out: (text) => stdout.write(text), err: (text) => stderr.write(text), width },
  );
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
  if (ending.unwritten !== undefined) explain(ending.unwritten, world);
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

function explain(error: unknown, { stderr }: CliWorld): number {
  if (!(error instanceof GateError)) {
    stderr.write(
      `throughput-gate: internal error, please report it\n${error instanceof Error ? error.stack : error}\n`,
    );
    return 2;
  }
  stderr.write(
    `throughput-gate: ${error.code}: ${cleanLines(error.message)}\n${error.remedy === '' ? '' : `  → ${cleanLines(error.remedy)}\n`}`,
  );
  return error.code === 'interrupted' ? 130 : 2;
}
