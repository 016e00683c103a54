import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { at, isObject, type Json } from './api-description.ts';

/**
 * A step as GitHub's runner launches a node action: INPUT_ variables with defaults, file commands, workflow commands
 * from both streams, masks, annotation limits, SIGINT – SIGTERM – SIGKILL on cancel, and `post` with the saved state.
 * Rules: actions/runner 2.336 (Handler, FileCommandManager, ActionCommand, ExecutionContext, ProcessInvoker).
 */
export type Step = {
  /** Folder with action.yml and dist/. */
  readonly action: string;
  /** Folder of the built files, when it isn't `dist` in the action's folder. */
  readonly dist?: string;
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly eventName: string;
  readonly payload: Json;
  readonly env: Readonly<Record<string, string>>;
  readonly token: string;
  readonly matrix?: unknown;
  /** Called with each line of the log: a job may be cancelled, or its process may crash, at any of them. */
  readonly onLine?: (line: string, job: RunningJob) => void;
};

export type RunningJob = { readonly cancel: () => void; readonly crash: () => void };

export type RecordedAnnotation = { readonly level: string; readonly title: string; readonly message: string };

export type StepResult = {
  readonly exitCode: number;
  readonly signal: string | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** What the job's page shows: nothing when the file is over the runner's limit. */
  readonly summary: string;
  readonly annotations: readonly RecordedAnnotation[];
  readonly postExitCode: number;
};

const FILE_COMMANDS = ['OUTPUT', 'ENV', 'STATE', 'PATH', 'STEP_SUMMARY'] as const;
const COMMANDS = new Set([
  'error',
  'warning',
  'notice',
  'debug',
  'add-mask',
  'group',
  'endgroup',
  'echo',
  'add-matcher',
  'remove-matcher',
  'stop-commands',
  'save-state',
  'set-output',
  'set-env',
  'add-path',
]);
const MOST_OF_A_TYPE = 10;
const LONGEST_MESSAGE = 4096;
const SUMMARY_LIMIT = 1024 * 1024;

export async function runStep(step: Step): Promise<StepResult> {
  const temp = mkdtempSync(join(tmpdir(), 'runner-'));
  const files = makeCommandFiles(temp);
  const eventPath = join(temp, 'event.json');
  writeFileSync(eventPath, JSON.stringify(step.payload));
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: temp,
    // The machine's lock lies there: a runner of its own doesn't wait for other tests.
    TMPDIR: temp,
    ...inputVariables(step),
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: step.eventName,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_WORKSPACE: step.workspace,
    GITHUB_JOB: 'gate',
    GITHUB_RUN_ID: '20',
    GITHUB_RUN_ATTEMPT: '1',
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: join(temp, 'tool-cache'),
    RUNNER_NAME: 'gpu-1',
    ...Object.fromEntries(FILE_COMMANDS.map((name) => [`GITHUB_${name}`, files[name]])),
    ...step.env,
  };
  const runs = at(readAction(step.action), 'runs');
  const main = await launch(step, String(at(runs, 'main')), env);
  const state = readPairs(files.STATE);
  const stateVariables = Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
  const post = await launch({ ...step, onLine: () => undefined }, String(at(runs, 'post')), {
    ...env,
    ...stateVariables,
  });
  const summary = readFileSync(files.STEP_SUMMARY);
  return {
    ...main,
    log: main.log + post.log,
    outputs: readPairs(files.OUTPUT),
    state,
    summary: summary.length > SUMMARY_LIMIT ? '' : summary.toString('utf8'),
    annotations: main.annotations,
    postExitCode: post.exitCode,
  };
}

function makeCommandFiles(temp: string): Record<(typeof FILE_COMMANDS)[number], string> {
  const folder = join(temp, '_runner_file_commands');
  mkdirSync(folder);
  const make = (name: string) => {
    const path = join(folder, name.toLowerCase());
    writeFileSync(path, '');
    return path;
  };
  return {
    OUTPUT: make('OUTPUT'),
    ENV: make('ENV'),
    STATE: make('STATE'),
    PATH: make('PATH'),
    STEP_SUMMARY: make('STEP_SUMMARY'),
  };
}

const readAction = (folder: string): unknown => parse(readFileSync(join(folder, 'action.yml'), 'utf8'));

/** Defaults of action.yml under what `with:` says; spaces become `_`, dashes stay, upper case. */
function inputVariables({ action, inputs, token, matrix }: Step): Record<string, string> {
  const declared = at(readAction(action), 'inputs');
  const expressions: Readonly<Record<string, string>> = {
    '${{ github.token }}': token,
    '${{ toJSON(matrix) }}': JSON.stringify(matrix ?? null, null, 2),
  };
  const defaults = Object.entries(isObject(declared) ? declared : {}).map(([name, input]) => {
    const text = String(at(input, 'default') ?? '');
    if (text.includes('${{') && expressions[text] === undefined)
      throw new Error(`the mini-runner can't evaluate ${text}`);
    return [name, expressions[text] ?? text];
  });
  const unknown = Object.keys(inputs).filter((name) => !defaults.some(([known]) => known === name));
  if (unknown.length > 0) throw new Error(`Unexpected input(s) ${unknown.join(', ')}`);
  const all = { ...Object.fromEntries(defaults), ...inputs };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, String(value)]),
  );
}

type Launched = Pick<StepResult, 'exitCode' | 'signal' | 'log' | 'annotations'>;

async function launch(step: Step, file: string, env: Record<string, string>): Promise<Launched> {
  const path = step.dist === undefined ? join(step.action, file) : join(step.dist, file.replace(/^dist\//, ''));
  const child = spawn(process.execPath, [path], { cwd: step.workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const timers: NodeJS.Timeout[] = [];
  const cancel = () => {
    child.kill('SIGINT');
    timers.push(
      setTimeout(() => child.kill('SIGTERM'), 7500),
      setTimeout(() => child.kill('SIGKILL'), 10_000),
    );
  };
  const page = createPage();
  const follow = (stream: NodeJS.ReadableStream) =>
    eachLine(stream, (line) => {
      page.take(line);
      step.onLine?.(line, { cancel, crash: () => child.kill('SIGKILL') });
    });
  const ended = new Promise<[number | null, string | null]>((resolve) =>
    child.on('close', (code, signal) => resolve([code, signal])),
  );
  await Promise.all([follow(child.stdout), follow(child.stderr)]);
  const [code, signal] = await ended;
  for (const timer of timers) clearTimeout(timer);
  return { exitCode: code ?? 128, signal, ...page.result() };
}

/** The runner reads lines as .NET does: at LF, CR and CRLF. */
async function eachLine(stream: NodeJS.ReadableStream, take: (line: string) => void): Promise<void> {
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + String(chunk)).split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    lines.forEach(take);
  }
  if (rest !== '') take(rest);
}

function createPage() {
  const masks: string[] = [];
  const annotations: RecordedAnnotation[] = [];
  const lines: string[] = [];
  const mask = (text: string) => masks.reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
  const take = (line: string) => {
    const command = parseCommand(line);
    if (command === null) lines.push(mask(line));
    else if (command.name === 'add-mask') masks.push(...command.data.split(/\r?\n/).filter((secret) => secret !== ''));
    else if (['error', 'warning', 'notice'].includes(command.name)) {
      lines.push(mask(`##[${command.name}]${command.data}`));
      if (annotations.filter(({ level }) => level === command.name).length >= MOST_OF_A_TYPE) return;
      const message = mask(command.data).slice(0, LONGEST_MESSAGE);
      annotations.push({ level: command.name, title: mask(command.properties['title'] ?? ''), message });
    }
  };
  return { take, result: () => ({ log: `${lines.join('\n')}\n`, annotations }) };
}

type Command = { readonly name: string; readonly properties: Readonly<Record<string, string>>; readonly data: string };

/** `::name key=value,key=value::data` at a line's start, or the older `##[name]data` anywhere in it. */
function parseCommand(line: string): Command | null {
  const match =
    /^\s*::([\w-]+)(?: ([^:]*(?::(?!:)[^:]*)*))?::(.*)$/.exec(line) ?? /##\[([\w-]+)(?: ([^\]]*))?\](.*)$/.exec(line);
  const [, name = '', pairs = '', data = ''] = match ?? [];
  if (!COMMANDS.has(name)) return null;
  const properties = pairs
    .split(',')
    .map((pair) => [pair.split('=')[0]?.trim() ?? '', unescapeData(pair.slice(pair.indexOf('=') + 1))]);
  return { name, properties: Object.fromEntries(properties), data: unescapeData(data) };
}

const unescapeData = (text: string) =>
  text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');

/** `NAME=VALUE`, or `NAME<<DELIMITER`, lines, `DELIMITER`. A line that is neither fails the step, here by throwing. */
function readPairs(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').split('\n');
  const pairs: Record<string, string> = {};
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue;
    const [, name = '', delimiter = ''] = /^([^=]+?)<<(.+)$/.exec(line) ?? [];
    if (name === '') {
      const equals = line.indexOf('=');
      if (equals < 1) throw new Error(`Unable to process file command: ${line}`);
      pairs[line.slice(0, equals)] = line.slice(equals + 1);
      continue;
    }
    const end = lines.indexOf(delimiter);
    if (end < 0) throw new Error(`Unable to process file command: no ${delimiter}`);
    pairs[name] = lines
      .splice(0, end + 1)
      .slice(0, -1)
      .join('\n');
  }
  return pairs;
}
