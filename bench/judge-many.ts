import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { METRICS } from '../src/measure/metric.ts';
import { levelWith, sessionOf, trialWith } from '../test/baseline/session-of.ts';

// Time and peak memory of judging 1,000 result files of a format, 500 a side, by dist/cli.js as committed:
//   node bench/judge-many.ts
// Wanted on a quiet machine: at most 5 s and 300 MB.

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const sample = (path: string) => readFileSync(join(root, 'test/baseline/fixtures/results/real', path), 'utf8');
const LEVELS = [1, 8, 32, 64, 128, 256];

/** A fraction around 1, the same in every run. */
const wobble = (at: number) => 1 + 0.01 * Math.sin(at * 12.9898);

function metricsAt(concurrency: number, at: number): Record<string, number> {
  const known = Object.keys(METRICS).filter((id) => /^(ttft|tpot|itl|e2e)-/.test(id));
  const latencies = known.map((id) => [id, 20 * wobble(at)] as const);
  return { 'output-throughput': 100 * concurrency * wobble(at), ...Object.fromEntries(latencies) };
}

const FORMATS: Readonly<Record<string, (at: number) => string>> = {
  own: (at) => {
    const levels = LEVELS.map((concurrency) =>
      levelWith(
        concurrency,
        [1, 2, 3].map((trial) => trialWith(metricsAt(concurrency, 3 * at + trial))),
      ),
    );
    return JSON.stringify(sessionOf(`s${at}`, { levels }), null, 2);
  },
  'vLLM bench': (at) => {
    const fields = JSON.parse(sample('vllm/result.json')) as Record<string, unknown>;
    return JSON.stringify({ ...fields, max_concurrency: LEVELS[at % 4], output_throughput: 3300 * wobble(at) });
  },
  GuideLLM: (at) =>
    sample('guidellm/result.json').replaceAll(
      /("output_tokens_per_second":\s*\{\s*"successful":\s*\{\s*"mean":\s*)[\d.]+/g,
      (_, before: string) => `${before}${3300 * wobble(at)}`,
    ),
  generic: (at) => {
    const trials = LEVELS.flatMap((concurrency) =>
      [1, 2, 3].flatMap((trial) =>
        Object.entries(metricsAt(concurrency, 3 * at + trial)).map(([metric, value]) => ({
          ...{ concurrency, trial, metric, value },
        })),
      ),
    );
    const sessions = [{ id: `s${at}`, environment: { gpu: 'H100' }, trials }];
    return JSON.stringify({ schema: 'throughput-gate/generic', version: 1, sessions });
  },
};

/** Tells at its end what it took, on a line of its own. */
const TELL = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write('\\n' + JSON.stringify({ megabytes: maxRSS / 1000, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }));
});`;

async function measure(folder: string, write: (at: number) => string): Promise<string> {
  mkdirSync(folder);
  const paths = Array.from({ length: 1000 }, (_, at) => {
    const path = join(folder, `${at}.json`);
    writeFileSync(path, write(at));
    return path;
  });
  const preload = `data:text/javascript,${encodeURIComponent(TELL)}`;
  const call = ['--import', preload, join(root, 'dist/cli.js'), 'judge', '--reference', ...paths.slice(0, 500)];
  const start = performance.now();
  const { stderr } = await run(process.execPath, [...call, '--current', ...paths.slice(500)], {
    cwd: folder,
    maxBuffer: 1e8,
  });
  const seconds = (performance.now() - start) / 1000;
  const { megabytes, cpuSeconds } = JSON.parse(stderr.split('\n').at(-1) ?? '') as Record<string, number>;
  return `${seconds.toFixed(1)} s, ${cpuSeconds?.toFixed(1)} s of CPU, ${megabytes?.toFixed(0)} MB`;
}

const folder = mkdtempSync(join(tmpdir(), 'many-'));
try {
  for (const [name, write] of Object.entries(FORMATS)) {
    console.log(`1,000 ${name} files: ${await measure(join(folder, name.replaceAll(' ', '-')), write)}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
