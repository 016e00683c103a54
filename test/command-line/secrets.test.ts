import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runHere } from '../support/run-in-process.ts';

const SERVER = join(import.meta.dirname, 'leaky-server.ts');

/** No vendor's prefix and no shape: only because they are known can they be found. */
const SECRETS = {
  apiKey: 'Vq81-the-key-of-the-api',
  header: 'Wm3/of+a/header==x',
  basic: 'Xk92-of-a-basic-pair',
  variable: 'Yt17-of-the-suites-env',
  inherited: 'Zp55-of-the-parents-env',
  url: 'Ab63-in-the-url-of-a-variable',
  argument: 'Bc74-of-the-command-line',
  quoted: 'Cd85 of a quoted argument',
  field: 'De96-of-the-extra-body',
  nested: 'Ef07-deep-in-the-extra-body',
};
const VARIABLES = {
  MY_KEY: SECRETS.apiKey,
  DB_PASSWORD: SECRETS.inherited,
  DATABASE_URL: `postgres://me:${SECRETS.url}@db.example/x`,
};

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function runCli(args: readonly string[], cwd: string) {
  const { exitCode, stdout, stderr } = await runHere(args, { TMPDIR: cwd, NO_COLOR: '1', ...VARIABLES });
  return { exitCode, said: stdout + stderr };
}

/** Its path. */
function writeSuite(folder: string, port: number): string {
  const command = `exec ${process.execPath} ${SERVER} ${port} --api-key ${SECRETS.argument} --password "${SECRETS.quoted}"`;
  const suite = {
    server: {
      url: `http://127.0.0.1:${port}`,
      command,
      env: { HF_TOKEN: SECRETS.variable },
      headers: { 'x-api-key': SECRETS.header, 'x-auth': `Basic ${btoa(`me:${SECRETS.basic}`)}` },
    },
    'extra-body': { user_token: SECRETS.field, more: [{ password: SECRETS.nested }] },
    levels: [{ concurrency: 2, requests: 12 }],
    'output-tokens': 4,
    'warm-up': { rounds: 1 },
    trials: { first: 1, most: 1 },
  };
  const path = join(folder, 'suite.yml');
  writeFileSync(path, JSON.stringify(suite));
  return path;
}

/** Every file below a folder with its text. */
function readAll(folder: string): readonly (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

/** Where a secret stands after all: as it is, in a URL, in base64 whatever came before it, or the half of it. */
function leaksIn(texts: readonly (readonly [string, string])[]): readonly string[] {
  return Object.entries(SECRETS).flatMap(([name, secret]) => {
    const base64 = ['', 'a', 'ab'].map((before) => btoa(before + secret).slice(4, -4));
    const half = secret.slice(0, 10);
    const forms = [secret, encodeURIComponent(secret), half, ...base64];
    return texts.flatMap(([file, text]) =>
      forms.filter((form) => text.includes(form)).map((form) => `${name} in ${file}: ${form}`),
    );
  });
}

describe('secrets that a server repeats in its answers, its log and its name', () => {
  it('stand in no file of a run that launched it, and in nothing that was printed', async () => {
    const folder = makeFolder();
    const suite = writeSuite(folder, await findPort());
    const { exitCode, said } = await runCli(
      ['gate', '--suite', suite, '--api-key-env', 'MY_KEY', '--ready-timeout', '50s', '--out', join(folder, 'out')],
      folder,
    );
    const files = readAll(join(folder, 'out'));
    expect(exitCode).toBe(2);
    expect(files.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'result.json',
        'requests.jsonl',
        'verdict.json',
        'comment.md',
        'summary.md',
        'server.log',
      ]),
    );
    // What it repeated did arrive: the words around the secrets are there.
    const texts = Object.fromEntries(files);
    expect(texts['server.log']).toContain('leaky-server.ts');
    expect(texts['requests.jsonl']).toMatch(/http-500|error-in-stream/);
    expect(texts['requests.jsonl']).toContain('***');
    expect(leaksIn([...files, ['the terminal', said]])).toEqual([]);
  });

  it('stand in nothing that doctor prints', async () => {
    const folder = makeFolder();
    const port = await findPort();
    const suite = writeSuite(folder, port);
    const words = [SERVER, String(port), '--api-key', SECRETS.argument, '--password', SECRETS.quoted];
    const env = { ...VARIABLES, HF_TOKEN: SECRETS.variable, PATH: process.env['PATH'] };
    const server = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    onTestFinished(() => void server.kill('SIGKILL'));
    while (
      await fetch(`http://127.0.0.1:${port}/v1/models`).then(
        () => false,
        () => true,
      )
    )
      await pause(50);
    const doctor = ['doctor', '--suite', suite, '--api-key-env', 'MY_KEY', '--ready-timeout', '4s'];
    for (const more of [[], ['--json']]) {
      const { said } = await runCli([...doctor, ...more], folder);
      expect(said).toMatch(/streams|capabilities/);
      expect(leaksIn([['the terminal', said]])).toEqual([]);
    }
  });

  it('are refused in a URL, without being repeated', async () => {
    const folder = makeFolder();
    for (const args of [
      ['gate', '--url', `http://me:${SECRETS.url}@127.0.0.1:9`],
      ['ab', '--url', 'http://127.0.0.1:9', '--reference-url', `http://me:${SECRETS.url}@127.0.0.1:9`],
    ]) {
      const { exitCode, said } = await runCli([...args, '--ready-timeout', '1s', '--out', join(folder, 'out')], folder);
      expect([exitCode, said]).toEqual([2, expect.stringContaining('user name or password')]);
      expect(leaksIn([...readAll(folder), ['the terminal', said]])).toEqual([]);
    }
  });
});
