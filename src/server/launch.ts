import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { GateError } from '../gate-error.ts';
import { type Container, isDetached, withContainer } from './container.ts';
import { deathByExit, deathByLog } from './death.ts';
import { portOf } from './endpoint.ts';
import { readLogLine } from './fatal-log.ts';
import { splitCommand } from './launch-arguments.ts';
import { removeServerState, writeServerState } from './left-server.ts';
import { listenersOn } from './listening-port.ts';
import { refusePortInUse } from './port-in-use.ts';
import { livingMembers, MARK_VARIABLE } from './process-family.ts';
import { readProcess } from './process-table.ts';
import { secretValues } from './redact.ts';
import { openServerLog, type ServerLog } from './server-log.ts';
import { type StopOptions, type Stoppable, type StopReport, stopServer } from './stop-server.ts';
import type { Death, WatchedServer } from './watched-server.ts';

export type LaunchOptions = {
  /** A string runs by `sh -c`, a list directly. */
  readonly command: string | readonly string[];
  readonly cwd: string;
  /** The suite's `server.env`, over `inheritedEnv`. */
  readonly env: Readonly<Record<string, string>>;
  readonly inheritedEnv: Readonly<Record<string, string | undefined>>;
  readonly stopCommand?: string;
  /** `server.log`; an earlier one is overwritten, past 8 MB it goes on in a new file. */
  readonly logPath: string;
  /** Where the server will listen: refused when something already does. */
  readonly origin: string;
  /** File that lets `stopLeftServer` stop it when this run can't. */
  readonly statePath: string;
  /** Values that no file or message may hold. */
  readonly secrets: readonly string[];
};

/** A server that this run started and must stop. */
export type LaunchedServer = WatchedServer & {
  readonly pid: number;
  readonly command: string | readonly string[];
  /** Variables that it was started with. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Pids that listen on the server's port and aren't its own: a leftover server shares the port (engines set
   * SO_REUSEPORT). Empty where it can't be known, and for containers, whose proxy listens.
   */
  readonly strangersOnPort: () => readonly number[];
  /** Stops the whole group and its container; a second call waits for the first. */
  readonly stop: (options?: StopOptions) => Promise<StopReport>;
};

/** Root causes stand a few lines around the line that says that all is over. */
const FATAL_GRACE_MS = 700;

/**
 * Starts the server in a process group of its own. Throws GateError `port-in-use` or `launch-failed`; from then on
 * everything that happens to it is a value (`death`).
 */
export async function launchServer(given: LaunchOptions): Promise<LaunchedServer> {
  const options = { ...given, secrets: [...given.secrets, ...secretsOf(given)] };
  await refusePortInUse(options.origin, options.secrets);
  refuseMissingFolder(options.cwd);
  if (isDetached(options.command) && options.stopCommand === undefined) throw refuseDetached();
  const mark = randomUUID();
  const cidFile = `${options.statePath}.cid`;
  rmSync(cidFile, { force: true });
  const { command, container } = withContainer(options.command, cidFile);
  const env = launchEnvironment(options, mark);
  const startedAt = performance.now();
  const child = start(command, options.cwd, env);
  const pid = await spawned(child);
  const stoppable = stoppableOf(pid, mark, container, options);
  try {
    writeServerState(options.statePath, stoppable);
    return watch(child, pid, options, env, stoppable, startedAt);
  } catch (error) {
    // A full disk: nobody else knows that it runs.
    await stopServer(stoppable, { env });
    throw error;
  }
}

function watch(
  child: ChildProcess,
  pid: number,
  options: LaunchOptions,
  env: Readonly<Record<string, string>>,
  stoppable: Stoppable,
  startedAt: number,
): LaunchedServer {
  let announce: (death: Death) => void = () => {};
  const death = new Promise<Death>((resolve) => {
    announce = resolve;
  });
  let stopping: Promise<StopReport> | null = null;
  let fatal = false;
  const log = openServerLog({
    path: options.logPath,
    secrets: options.secrets,
    onLine: (line) => {
      if (fatal || stopping !== null || !readLogLine(line)?.fatal) return;
      fatal = true;
      void pause(FATAL_GRACE_MS).then(() => announce(deathByLog(log.tail())));
    },
  });
  pipeOutput(child, log);
  child.on('exit', (exitCode, signal) => {
    // What it wrote last is still in the pipe; a grandchild may hold the pipe open for ever.
    void pause(100).then(() => {
      if (exitCode === 0 && options.stopCommand !== undefined) return;
      const ranMs = performance.now() - startedAt;
      const inBackground = livingMembers(stoppable.family).length;
      announce(deathByExit({ exitCode, signal, ranMs, inBackground }, log.tail()));
    });
  });
  const stop = async (stopOptions?: StopOptions) => {
    const report = await stopServer(stoppable, { env, ...stopOptions });
    if (report.left.length === 0) removeServerState(options.statePath);
    child.stdout?.destroy();
    child.stderr?.destroy();
    log.close();
    return report;
  };
  return {
    pid,
    command: options.command,
    env,
    death,
    lastLogLine: () => log.tail().at(-1) ?? null,
    logTail: log.tail,
    strangersOnPort: () => strangersOnPort(options.origin, stoppable),
    stop: (stopOptions) => {
      stopping ??= stop(stopOptions);
      return stopping;
    },
  };
}

function strangersOnPort(origin: string, { container, family }: Stoppable): readonly number[] {
  if (container !== null) return [];
  const own = new Set(livingMembers(family));
  return own.size === 0 ? [] : listenersOn(portOf(origin)).filter((pid) => !own.has(pid));
}

function start(command: string | readonly string[], cwd: string, env: Readonly<Record<string, string>>): ChildProcess {
  const [program = 'sh', ...args] = typeof command === 'string' ? ['sh', '-c', command] : command;
  return spawn(program, args, { cwd, env: { ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
}

function spawned(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('spawn', () => resolve(child.pid ?? 0));
    child.once('error', (cause) =>
      reject(
        new GateError(
          'launch-failed',
          `server.command can't be started: ${cause.message}`,
          'Check the program, server.cwd and its permissions; a list runs directly, a string by sh -c.',
          { cause },
        ),
      ),
    );
  });
}

function refuseMissingFolder(cwd: string): void {
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new GateError(
    'launch-failed',
    `server.cwd ${cwd} isn't a folder.`,
    'Set server.cwd to the folder that server.command runs in.',
  );
}

function refuseDetached(): GateError {
  return new GateError(
    'launch-failed',
    'server.command starts its container in the background (-d, --detach): the gate would see it end at once, could not watch it, and would not know how to stop it.',
    'Leave -d out (the gate stops the container itself); or keep it and set server.stop-command, such as docker stop NAME; or start it in a step of its own and leave server.command out.',
  );
}

/** Secrets that the command line and the variables hold: the server's own output may repeat them. */
function secretsOf({ command, env, inheritedEnv }: LaunchOptions): readonly string[] {
  const { words, variables } = typeof command === 'string' ? splitCommand(command) : { words: command, variables: {} };
  return secretValues({ variables: { ...inheritedEnv, ...env, ...variables }, words });
}

function launchEnvironment(options: LaunchOptions, mark: string): Readonly<Record<string, string>> {
  const all = { ...options.inheritedEnv, ...options.env, [MARK_VARIABLE]: mark };
  const known = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return Object.fromEntries(known);
}

function stoppableOf(pid: number, mark: string, container: Container | null, options: LaunchOptions): Stoppable {
  return {
    family: { pid, mark, startedTicks: readProcess(pid)?.startedTicks ?? null },
    container,
    stopCommand: options.stopCommand ?? null,
    cwd: options.cwd,
  };
}

function pipeOutput(child: ChildProcess, log: ServerLog): void {
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', log.openStream());
  }
}
