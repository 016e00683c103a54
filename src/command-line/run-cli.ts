import type { Ending } from '../ending.ts';
import { GateError } from '../gate-error.ts';
import type { Log } from '../options.ts';
import { outliveOutput } from '../outlive-output.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { type CliWorld, terminalOf } from './cli-world.ts';
import { explainError } from './explain-error.ts';
import { type Invocation, parseCommandLine } from './program.ts';
import { createTerminalLog } from './terminal-log.ts';

/** Runs one command line and returns its exit code; everything that is thrown ends here, in words. */
export async function runCli(world: CliWorld): Promise<number> {
  const findLoss = outliveOutput(world.stdout);
  outliveOutput(world.stderr);
  try {
    const invocation = parse(world);
    const exitCode = await dispatch(invocation, world);
    const loss = await findLoss();
    return loss === null ? exitCode : endWithLoss(loss, invocation, exitCode, world);
  } catch (error) {
    return explainError(error, world);
  }
}

/** What a file holds as well isn't lost with stdout: the exit code stands then, and that of an interruption always. */
function endWithLoss(loss: string, invocation: Invocation, exitCode: number, world: CliWorld): number {
  if (!isAnswerOnStdout(invocation)) {
    world.stderr.write(`warning: stdout could not be written (${loss}): what it would say is in the files\n`);
    return exitCode;
  }
  const remedy = 'Free space on its disk, or send it elsewhere, and run again.';
  const told = explainError(new GateError('write-failed', `can't write to stdout: ${loss}`, remedy), world);
  return exitCode === 130 ? 130 : told;
}

function isAnswerOnStdout(invocation: Invocation): boolean {
  switch (invocation.kind) {
    case 'printed':
    case 'doctor':
      return true;
    case 'simulate':
      return false;
    case 'run':
      return invocation.json;
    default:
      return invocation.raw.json ?? false;
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
  if (ending.unwritten !== undefined) explainError(ending.unwritten, world);
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
