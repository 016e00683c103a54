import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Json } from '../support/api-description.ts';
import { BASE_SHA, eventPayload, HEAD_SHA, MERGE_SHA } from '../support/event-payload.ts';
import { emptyState, type FakeGithub, type FakeState, startFakeGithub } from '../support/fake-github.ts';
import { runStep, type Step, type StepResult } from '../support/mini-runner.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The built files under test; `GATE_DIST` names others than the committed ones. */
export const DIST = process.env['GATE_DIST'] ?? join(ROOT, 'dist');
export const isBuilt = existsSync(join(DIST, 'main.js'));

export const SUITE_PATH = '.github/throughput-gate.yml';
export const BASELINE_PATH = '.github/throughput-baseline.json';
export const SUITE = `model: sim
levels: [2, 4]
output-tokens: 16
requests: {per-slot: 2, at-least: 4}
trials: {first: 3, most: 3}
`;

const cacheFolder = process.env['NODE_COMPILE_CACHE'];
/** What the tests' own processes share: a step starts two. */
const COMPILE_CACHE = cacheFolder === undefined ? {} : { NODE_COMPILE_CACHE: cacheFolder };

export const TOKEN = 'ghs_t0kenThatNobodyMaySee';
export const API_KEY = 'sk-keyThatNobodyMaySee';

/** One side's figures: sessions of three trials at two levels, `factor` times the reference. */
export function genericResult(factor: number, sessions: number, id = 's'): string {
  const wobble = [0.998, 1, 1.002];
  const trials = [2, 4].flatMap((concurrency) =>
    wobble.map((one) => ({ concurrency, metric: 'output-throughput', value: 100 * concurrency * factor * one })),
  );
  const list = Array.from({ length: sessions }, (_, index) => ({
    id: `${id}${index}`,
    environment: {},
    workload: {},
    trials,
  }));
  return JSON.stringify({ schema: 'throughput-gate/generic', version: 1, sessions: list });
}

/** A level each of `count` labels of a metric that only these figures know. */
export function labelledResult(
  factor: number,
  count: number,
  sessions: number,
  text = 'a level with a long name',
): string {
  const trials = Array.from({ length: count }, (_, index) => ({
    concurrency: null,
    label: `${text}, number ${index}`,
    metric: 'images-per-second',
    unit: 'images/s',
    direction: 'higher',
    value: 100 * factor,
  }));
  const list = Array.from({ length: sessions }, (_, index) => ({
    id: `l${index}`,
    environment: {},
    workload: {},
    trials,
  }));
  return JSON.stringify({ schema: 'throughput-gate/generic', version: 1, sessions: list });
}

/** The text that `refresh` writes for three sessions of the reference figures. */
export function makeBaseline(result = genericResult(1, 3, 'b')): string {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  mkdirSync(join(folder, '.github'));
  writeFileSync(join(folder, SUITE_PATH), SUITE);
  writeFileSync(join(folder, 'result.json'), result);
  execFileSync(process.execPath, [join(DIST, 'cli.js'), 'refresh', '--result', 'result.json'], {
    cwd: folder,
    stdio: 'pipe',
  });
  const text = readFileSync(join(folder, BASELINE_PATH), 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

export const EVENTS = ['pull_request', 'merge_group', 'push', 'schedule', 'workflow_dispatch'] as const;
export type EventName = (typeof EVENTS)[number];

const WEBHOOKS: Readonly<Record<EventName, string>> = {
  pull_request: 'pull-request-opened',
  merge_group: 'merge-group-checks-requested',
  push: 'push',
  schedule: 'schedule',
  workflow_dispatch: 'workflow-dispatch',
};

export type RunAs = {
  readonly event?: EventName;
  /** Payload of another activity type than the first one. */
  readonly webhook?: string;
  readonly overrides?: Json;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly onLine?: Step['onLine'];
  readonly eventName?: string;
  readonly matrix?: unknown;
};

/** A checkout of pull request 7 and a GitHub whose base commit holds suite and baseline. */
export async function setScene(baseline: string) {
  const workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
  mkdirSync(join(workspace, '.github'));
  writeFileSync(join(workspace, SUITE_PATH), SUITE);
  writeFileSync(join(workspace, BASELINE_PATH), baseline);
  const state: FakeState = emptyState();
  state.commits.set(MERGE_SHA, [BASE_SHA, HEAD_SHA]).set(BASE_SHA, []).set(HEAD_SHA, [BASE_SHA]);
  state.files.set(BASE_SHA, { [SUITE_PATH]: SUITE, [BASELINE_PATH]: baseline });
  state.files.set(HEAD_SHA, { [SUITE_PATH]: SUITE, [BASELINE_PATH]: baseline });
  state.files.set(MERGE_SHA, { [SUITE_PATH]: SUITE, [BASELINE_PATH]: baseline });
  state.branches.set('main', BASE_SHA);
  const github = await startFakeGithub(state);
  const cache = mkdtempSync(join(tmpdir(), 'tool-cache-'));
  const write = (name: string, text: string) => writeFileSync(join(workspace, name), text);
  const run = (as: RunAs) => runAction(github, workspace, cache, as);
  /** A run that judges stored figures, `factor` times the baseline's. */
  const judge = (factor: number, as: RunAs = {}) => {
    write('result.json', genericResult(factor, 1, 'c'));
    return run({ ...as, inputs: { mode: 'judge', results: 'result.json', ...as.inputs } });
  };
  const close = async () => {
    await github.close();
    for (const folder of [workspace, cache]) rmSync(folder, { recursive: true });
  };
  return { workspace, github, state, write, run, judge, close };
}

export type Scene = Awaited<ReturnType<typeof setScene>>;

async function runAction(github: FakeGithub, workspace: string, cache: string, as: RunAs): Promise<StepResult> {
  const event = as.event ?? 'pull_request';
  const result = await runStep({
    action: ROOT,
    dist: DIST,
    workspace,
    inputs: { 'api-key': API_KEY, ...as.inputs },
    eventName: as.eventName ?? event,
    payload: eventPayload(as.webhook ?? WEBHOOKS[event], as.overrides),
    token: TOKEN,
    matrix: as.matrix ?? null,
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_SHA: event === 'pull_request' ? MERGE_SHA : HEAD_SHA,
      GITHUB_REF: event === 'pull_request' ? 'refs/pull/7/merge' : 'refs/heads/main',
      GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/gate.yml@refs/heads/main',
      RUNNER_TOOL_CACHE: cache,
      ...COMPILE_CACHE,
      ...as.env,
    },
    ...(as.onLine === undefined ? {} : { onLine: as.onLine }),
  });
  expectNoSecret(github, workspace, result);
  expect(github.violations).toEqual([]);
  expect(result.postExitCode).toBe(0);
  return result;
}

/** Token and key may stand in the Authorization header and nowhere else. */
function expectNoSecret(github: FakeGithub, workspace: string, result: StepResult): void {
  const { log, outputs, summary, annotations, state } = result;
  const sent = github.seen.map(({ path, body }) => [path, body]);
  const files = filesBelow(workspace).map((path) => readFileSync(path, 'utf8'));
  const said = [JSON.stringify([sent, outputs, annotations, state]), log, summary, ...files].join('\n');
  for (const secret of [TOKEN, API_KEY]) expect(said.includes(secret)).toBe(false);
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** The engine simulator as a process of its own. */
export async function startSimulator(...options: string[]) {
  const child = spawn(process.execPath, [join(DIST, 'cli.js'), 'simulate', '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the simulator ended')));
    child.stdout.once('data', (chunk) => resolve(String(chunk).replace('listening on ', '').trim()));
  });
  return { url, stop: () => child.kill() };
}
