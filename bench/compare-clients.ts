import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

// `node bench/compare-clients.ts BASE OUT`: what an output token costs the client of a base checkout and the client of
// this one, measured in turns against one simulator of this one. Writes OUT/base.json and OUT/current.json, generic
// results that `judge --reference … --current … --same-session` compares.

type Trial = {
  readonly valid: boolean;
  readonly durationMs: number;
  readonly tokens: { readonly output: number };
  readonly client: { readonly cpuShare: number };
};
type Level = { readonly concurrency: number; readonly trials: readonly Trial[] };
type Value = {
  readonly concurrency: number;
  readonly metric: string;
  readonly value: number;
  readonly unit: string;
  readonly direction: string;
};

const HERE = join(import.meta.dirname, '..');
const TURNS = ['base', 'current', 'current', 'base', 'base', 'current', 'current', 'base'] as const;
/** 20,000 tok/s at 256 in flight. */
const SIMULATE = ['--decode-ms', '12.8', '--decode-ms-per-request', '0', '--prefill-ms-per-token', '0'];
const MEASURE = ['--levels', '64,256', '--output-tokens', '64', '--trials', '2', '--budget', '3m', '--quiet'];

const [base, out] = process.argv.slice(2).map((path) => resolve(path));
if (base === undefined || out === undefined) throw new Error('Write: node bench/compare-clients.ts BASE OUT');
const run = promisify(execFile);

/** Event loops' busy time an output token, a value a trial. */
const costsOf = ({ concurrency, trials }: Level): Value[] =>
  trials
    .filter(({ valid }) => valid)
    .map(({ durationMs, tokens, client }) => ({
      concurrency,
      metric: 'client-busy-time-per-token',
      value: (client.cpuShare * durationMs * 1000) / tokens.output,
      unit: 'µs',
      direction: 'lower',
    }));

async function measure(checkout: string, url: string, folder: string): Promise<Value[]> {
  const args = [join(checkout, 'dist/cli.js'), 'measure', '--url', url, ...MEASURE, '--out', folder];
  // A level whose trials this machine disturbed ends it with 2; the other turns stand.
  await run(process.execPath, args, { cwd: out }).catch(({ stderr }: { stderr?: string }) =>
    process.stderr.write(stderr ?? ''),
  );
  const { levels } = JSON.parse(await readFile(join(folder, 'result.json'), 'utf8')) as { levels: readonly Level[] };
  return levels.flatMap(costsOf);
}

await mkdir(out, { recursive: true });
const server = spawn(process.execPath, [join(HERE, 'dist/cli.js'), 'simulate', ...SIMULATE], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  const url = line.replace('listening on ', '');
  const values = { base: [] as Value[], current: [] as Value[] };
  for (const [turn, side] of TURNS.entries()) {
    values[side].push(...(await measure(side === 'base' ? base : HERE, url, join(out, `${turn}-${side}`))));
  }
  for (const [id, trials] of Object.entries(values)) {
    const results = { schema: 'throughput-gate/generic', version: 1, sessions: [{ id, trials }] };
    await writeFile(join(out, `${id}.json`), `${JSON.stringify(results, null, 2)}\n`);
  }
} finally {
  server.kill();
}
