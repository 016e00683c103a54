/**
 * The Action as a user's workflow runs it, whole and offline, by act in host mode: on pull_request and push, green on
 * the server that the baseline was taken from, red on one that is a fifth as fast. `npm run act`.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { eventPayload } from '../support/event-payload.ts';
import { type FakeGithub, startFakeGithub } from '../support/fake-github.ts';

const ROOT = join(import.meta.dirname, '../..');
const SUITE_PATH = '.github/throughput-gate.yml';
const BASELINE_PATH = '.github/throughput-baseline.json';
const SUITE =
  'model: sim\nlevels: [2, 4]\noutput-tokens: 16\nrequests: {per-slot: 2, at-least: 4}\ntrials: {first: 3, most: 3}\nmetrics: {output-throughput: {tolerance: 50%}}\n';
const TOKEN = 'token-that-nobody-may-see';
const API_KEY = 'key-that-nobody-may-see';
const ACT = process.env['ACT'] ?? 'act';
const ACTIONLINT = process.env['ACTIONLINT'] ?? 'actionlint';

const has = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd,
    encoding: 'utf8',
  }).trim();

type Server = { readonly url: string; readonly stop: () => void };

async function startSimulator(...options: string[]): Promise<Server> {
  const child = spawn(process.execPath, [join(ROOT, 'dist/cli.js'), 'simulate', '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the simulator ended')));
    child.stdout.once('data', (chunk) => resolve(String(chunk).replace('listening on ', '').trim()));
  });
  return { url, stop: () => child.kill() };
}

/** A user's repository: workflow, suite, and the baseline of three sessions on `server`. */
function makeRepository(folder: string, server: Server, workflow: string): { commit: string; baseline: string } {
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  writeFileSync(join(folder, '.github/workflows/throughput.yml'), workflow);
  writeFileSync(join(folder, SUITE_PATH), SUITE);
  writeFileSync(join(folder, '.gitignore'), 'throughput-gate-out/\n');
  for (let session = 0; session < 3; session += 1) refreshIn(folder, server);
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'A server with a gate');
  return { commit: git(folder, 'rev-parse', 'HEAD'), baseline: readFileSync(join(folder, BASELINE_PATH), 'utf8') };
}

/** One more session into the baseline. One that a busy machine has spoilt is refused, and taken again. */
function refreshIn(cwd: string, { url }: Server): void {
  for (let attempt = 1; ; attempt += 1) {
    const args = [join(ROOT, 'dist/cli.js'), 'refresh', '--quiet', '--url', url];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
    if (status === 0) return;
    if (attempt >= 6 || !stderr.includes('refresh-refused')) throw new Error(stderr);
  }
}

/** What users get: the committed files, and nothing that isn't committed. */
function exportAction(folder: string): void {
  const archive = execFileSync('git', ['archive', 'HEAD', 'action.yml', 'dist', 'package.json'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  mkdirSync(folder);
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}

type Run = { readonly exitCode: number; readonly jobs: Record<string, string>; readonly text: string };

function runWorkflow(
  work: string,
  event: string,
  payload: unknown,
  github: FakeGithub,
  server: Server,
  legs: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const payloadPath = join(work, `${event}.json`);
  writeFileSync(payloadPath, JSON.stringify(payload));
  mkdirSync(join(work, 'home'), { recursive: true });
  const local = (name: string, path: string) => ['--local-repository', `${name}=${path}`];
  const args = [
    event,
    ...[
      '-C',
      join(work, 'repository'),
      '-W',
      join(work, 'repository/.github/workflows/throughput.yml'),
      '-e',
      payloadPath,
    ],
    ...['-P', 'self-hosted=-self-hosted', '-P', 'ubuntu-latest=-self-hosted', '--pull=false', '--action-offline-mode'],
    ...['--no-cache-server', '--rm', '--json', '--concurrent-jobs', '1', '--action-cache-path', join(work, 'actions')],
    ...[
      '--env-file',
      '/dev/null',
      '--secret-file',
      '/dev/null',
      '--var-file',
      '/dev/null',
      '--input-file',
      '/dev/null',
    ],
    ...local('o/throughput-gate@v0', join(work, 'action')),
    ...local('actions/upload-artifact@v6', join(import.meta.dirname, 'stubs/upload-artifact')),
    ...local('actions/download-artifact@v6', join(import.meta.dirname, 'stubs/download-artifact')),
    ...['-s', `GITHUB_TOKEN=${TOKEN}`, '-s', `LLM_API_KEY=${API_KEY}`, '--var', `LLM_URL=${server.url}`],
    ...['--var', `LEG_URLS=${JSON.stringify(legs)}`],
    ...[
      `GITHUB_API_URL=${github.url}`,
      `GITHUB_SERVER_URL=${github.url}`,
      `GITHUB_GRAPHQL_URL=${github.url}/graphql`,
    ].flatMap((pair) => ['--env', pair]),
    ...['--env', 'GITHUB_REPOSITORY=o/r', '--env', `ARTIFACTS=${join(work, 'artifacts')}`],
  ];
  // act hands its whole environment to the steps, and reads .actrc from home and the current folder: neither is ours.
  const env = {
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    HOME: join(work, 'home'),
    TMPDIR: join(work, 'home'),
    ACT_DISABLE_VERSION_CHECK: '1',
    LANG: 'C.UTF-8',
  };
  const child = spawn(ACT, args, { cwd: join(work, 'home'), env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, jobs: readJobResults(text), text }));
  });
}

/** act skips a job whose runner it doesn't know and exits 0: only what it says of each job counts. */
function readJobResults(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.includes('"jobResult"'));
  return Object.fromEntries(
    lines.map((line) => {
      const { jobID, jobResult } = JSON.parse(line);
      return [String(jobID), String(jobResult)];
    }),
  );
}

let failures = 0;
function check(promise: string, kept: boolean, evidence: string): void {
  console.log(`${kept ? 'ok' : 'NOT OK'}: ${promise}`);
  if (kept) return;
  failures += 1;
  console.log(evidence);
}

const TRIES = 4;

/** One run against a GitHub of its own, which knows the base. One whose client this machine held up is run again. */
async function runUndisturbed(
  work: string,
  base: { readonly commit: string; readonly baseline: string },
  runOnce: (github: FakeGithub) => Promise<Run>,
): Promise<{ github: FakeGithub; run: Run }> {
  for (let attempt = 1; ; attempt += 1) {
    const github = await startFakeGithub();
    github.state.branches.set('main', base.commit);
    github.state.commits.set(base.commit, []);
    github.state.files.set(base.commit, { [SUITE_PATH]: SUITE, [BASELINE_PATH]: base.baseline });
    rmSync(join(work, 'artifacts'), { recursive: true, force: true });
    const run = await runOnce(github);
    await github.close();
    if (attempt >= TRIES || !run.text.includes('The client, not the server, set the pace')) return { github, run };
    console.log('(this machine held the client up: once more)');
  }
}

async function tryEvent(
  work: string,
  event: 'pull_request' | 'push',
  server: Server,
  isSlow: boolean,
  base: { commit: string; baseline: string },
) {
  const payload =
    event === 'push'
      ? eventPayload('push', { before: base.commit, after: base.commit })
      : eventPayload('pull-request-opened', { pull_request: { base: { sha: base.commit } } });
  const { github, run } = await runUndisturbed(work, base, (fake) => runWorkflow(work, event, payload, fake, server));
  const { state } = github;
  const name = `${event} on the ${isSlow ? 'slowed' : 'same'} server`;
  const wanted = isSlow ? 'failure' : 'success';
  check(
    `${name}: the gate’s job is a ${wanted}`,
    run.jobs['gate'] === wanted && (run.exitCode === 0) !== isSlow,
    run.text,
  );
  const verdicts = state.comments.map(({ body }) => /verdict=(\S+)/.exec(body)?.[1]);
  const expected = event === 'push' ? [] : [isSlow ? 'regressed' : 'pass'];
  check(
    `${name}: ${expected.length} comment, ${expected.join()}`,
    verdicts.join() === expected.join(),
    JSON.stringify(verdicts) + run.text,
  );
  check(
    `${name}: GitHub has nothing against any request`,
    github.violations.length === 0,
    github.violations.join('\n'),
  );
  const sent = JSON.stringify(github.seen.map(({ path, body }) => [path, body]));
  check(`${name}: no secret was sent in a body`, ![TOKEN, API_KEY].some((secret) => sent.includes(secret)), sent);
}

/** The documented matrix workflow for three machines, two of them here; what changes is where the legs' servers are. */
function adaptMatrixWorkflow(): string {
  const text = readFileSync(join(ROOT, 'examples/matrix/workflow.yml'), 'utf8');
  const edits: readonly (readonly [string, string])[] = [
    ['gpu: [h100, l40s]', 'gpu: [h100, l40s, mi300x]'],
    ['            legs/leg-l40s\n', '            legs/leg-l40s\n            legs/leg-mi300x\n'],
    // The third machine is gone: its leg measures and uploads nothing.
    [
      '      - uses: OWNER/throughput-gate@v0\n        with: { comment: never }',
      "      - if: matrix.gpu != 'mi300x'\n        uses: OWNER/throughput-gate@v0\n        with: { comment: never }",
    ],
    ['OWNER/throughput-gate', 'o/throughput-gate'],
    ['{ comment: never }', '{ comment: never, url: "$' + '{{ fromJSON(vars.LEG_URLS)[matrix.gpu] }}" }'],
    ['      - if: always()\n', "      - if: always() && matrix.gpu != 'mi300x'\n"],
  ];
  return edits.reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`examples/matrix/workflow.yml has no ${from} any more`);
    return edited.replaceAll(from, to);
  }, text);
}

/** Three legs, one slow, one missing: one comment, red, the missing one by its name. */
async function tryFanIn(work: string, servers: Readonly<Record<string, Server>>): Promise<void> {
  const [good] = Object.values(servers);
  if (good === undefined) return;
  const folder = join(work, 'repository');
  rmSync(folder, { recursive: true });
  const base = makeRepository(folder, good, adaptMatrixWorkflow());
  const payload = eventPayload('pull-request-opened', { pull_request: { base: { sha: base.commit } } });
  const legs = Object.fromEntries(Object.entries(servers).map(([name, { url }]) => [name, url]));
  const { github, run } = await runUndisturbed(work, base, (fake) =>
    runWorkflow(work, 'pull_request', payload, fake, good, legs),
  );
  const comments = github.state.comments.map(({ body }) => body);
  const [comment = ''] = comments;
  check('fan-in: the report job is a failure', run.jobs['report'] === 'failure' && run.exitCode !== 0, run.text);
  check('fan-in: one comment for all legs', comments.length === 1, comments.join('\n---\n') + run.text);
  check('fan-in: the slow leg is regressed in it', /leg-l40s[^\n]*regressed/i.test(comment), comment);
  check('fan-in: the good leg passed', /leg-h100[^\n]*pass/i.test(comment), comment);
  check(
    'fan-in: the missing leg is named as missing',
    /leg-mi300x[^\n]*missing|missing[^\n]*leg-mi300x/i.test(comment),
    comment,
  );
  check('fan-in: GitHub has nothing against any request', github.violations.length === 0, github.violations.join('\n'));
}

const LINTED = `on: push
permissions: {}
jobs:
  gate:
    runs-on: ubuntu-latest
    steps:
      - uses: ./
        with: { url: 'http://127.0.0.1:8000' }
`;

/** actionlint looks at action.yml only through a workflow that says `uses: ./`, and wants a repository around it. */
function lint(folder: string): void {
  if (!has(ACTIONLINT, '--version')) {
    console.log('Skipped: actionlint isn’t installed (go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12).');
    return;
  }
  exportAction(folder);
  mkdirSync(join(folder, '.github'), { recursive: true });
  cpSync(join(ROOT, '.github/workflows'), join(folder, '.github/workflows'), { recursive: true });
  cpSync(join(import.meta.dirname, 'workflow.yml'), join(folder, '.github/workflows/sample.yml'));
  cpSync(join(ROOT, 'examples/matrix/workflow.yml'), join(folder, '.github/workflows/matrix.yml'));
  writeFileSync(join(folder, '.github/workflows/self.yml'), LINTED);
  writeFileSync(join(folder, '.github/actionlint.yaml'), 'self-hosted-runner: { labels: [gpu, h100, l40s] }\n');
  git(folder, 'init', '-q');
  const { status, stdout } = spawnSync(ACTIONLINT, ['-no-color'], { cwd: folder, encoding: 'utf8' });
  check('actionlint has nothing against action.yml and the workflows', status === 0, stdout);
}

async function main(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'act-'));
  lint(join(work, 'lint'));
  if (has(ACT, '--version')) await tryWorkflow(work);
  else console.log('Skipped: act isn’t installed (go install github.com/nektos/act@v0.2.89, or ACT=path/to/act).');
  rmSync(work, { recursive: true, force: true });
  process.exitCode = failures === 0 ? 0 : 1;
}

async function tryWorkflow(work: string): Promise<void> {
  const servers = [await startSimulator(), await startSimulator('--slowdown', '80%')];
  try {
    const [good, slow] = servers;
    if (good === undefined || slow === undefined) return;
    exportAction(join(work, 'action'));
    const workflow = readFileSync(join(import.meta.dirname, 'workflow.yml'), 'utf8');
    const base = makeRepository(join(work, 'repository'), good, workflow);
    for (const event of ['pull_request', 'push'] as const) {
      await tryEvent(work, event, good, false, base);
      await tryEvent(work, event, slow, true, base);
    }
    await tryFanIn(work, { h100: good, l40s: slow });
  } finally {
    for (const server of servers) server.stop();
  }
}

await main();
