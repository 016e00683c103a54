import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../../src/gate.ts';
import type { Session } from '../../src/measure/session.ts';
import { startSimulator } from '../../src/simulator/start-simulator.ts';
import { makeFolder, makeIo, makeOptions, put } from './run-options.ts';

it('an output folder is one run’s own until its documents are written, and free again afterwards', async () => {
  const folder = await makeFolder();
  const { url, stop } = await startSimulator({ decodeMs: 20 });
  const suitePath = await put(
    join(folder, 'suite.yml'),
    `server: {url: "${url}"}\nlevels: [{concurrency: 2, requests: 4}]\noutput-tokens: 8\ntrials: {first: 3, most: 3}\n`,
  );
  const options = makeOptions(folder, 'measure', { suitePath });
  const lock = join(options.out, '.run.lock');
  const first = run(options, makeIo());
  await expect.poll(() => existsSync(lock)).toBe(true);
  await expect(run(options, makeIo())).rejects.toMatchObject({
    code: 'write-failed',
    message: expect.stringContaining(`pid ${process.pid}`),
  });
  const { session } = await first;
  await stop();
  const written: Session = JSON.parse(await readFile(join(options.out, 'result.json'), 'utf8'));
  expect(written.id).toBe(session?.id);
  expect(existsSync(lock)).toBe(false);
});
