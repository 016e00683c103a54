/**
 * From the start of dist/main.js to its first request to the server, median of ten: `node bench/start-up.ts`.
 * With a token it asks GitHub's API (here on loopback) about the base first, as on a pull request.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const RUNS = 10;

async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Milliseconds from spawn to the first request; the process is ended there. */
async function timeOne(mode: string, token: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'start-up-'));
  mkdirSync(join(folder, '.github'));
  writeFileSync(join(folder, '.github/throughput-gate.yml'), 'model: sim\n');
  writeFileSync(
    join(folder, 'event.json'),
    JSON.stringify({ repository: { full_name: 'o/r', default_branch: 'main' } }),
  );
  const api = await listen((request, response) => {
    // The base has neither suite nor baseline.
    const isFile = request.url?.includes('/contents/') ?? false;
    response.writeHead(isFile ? 404 : 200, { 'content-type': 'application/json' });
    if (isFile) response.end('{"message":"Not Found"}');
    else
      response.end(
        JSON.stringify({ ref: 'refs/heads/main', object: { type: 'commit', sha: 'a'.repeat(40) }, parents: [] }),
      );
  });
  let firstRequestAt = Number.NaN;
  const server = await listen((_, response) => {
    firstRequestAt ||= performance.now();
    response.writeHead(500).end();
    child.kill('SIGKILL');
  });
  const env = {
    PATH: process.env['PATH'] ?? '',
    INPUT_MODE: mode,
    INPUT_URL: server.url,
    'INPUT_GITHUB-TOKEN': token,
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_WORKSPACE: folder,
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_API_URL: api.url,
  };
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'dist/main.js')], { cwd: folder, env, stdio: 'ignore' });
  await new Promise((ended) => child.on('close', ended));
  for (const { close } of [api, server]) close();
  rmSync(folder, { recursive: true });
  return firstRequestAt - startedAt;
}

/** What is timed: without a token nothing but the server is asked. */
const WAYS = [
  ['measure', '', 'measure'],
  ['gate', 'token', 'gate, the base asked for by API'],
] as const;

export type StartUp = { readonly name: string; readonly medianMs: number; readonly runs: number };

export async function measureStartUps(): Promise<readonly StartUp[]> {
  const found: StartUp[] = [];
  for (const [mode, token, name] of WAYS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timeOne(mode, token));
    const sorted = times.sort((a, b) => a - b);
    const medianMs = ((sorted[RUNS / 2 - 1] ?? Number.NaN) + (sorted[RUNS / 2] ?? Number.NaN)) / 2;
    found.push({ name, medianMs, runs: RUNS });
  }
  return found;
}

if (process.argv[1] === import.meta.filename) {
  for (const { name, medianMs, runs } of await measureStartUps())
    console.log(`dist/main.js, ${name}: ${Math.round(medianMs)} ms to the first request (median of ${runs})`);
}
