import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { parseSuite } from '../../src/suite/parse-suite.ts';
import { CLI, makeFolder, readJson, runCli, simulate } from '../end-to-end/launch.ts';
import { findFreePort } from '../support/free-port.ts';
import { type Linter, loadLinter } from '../support/lint-workflow.ts';

const EXAMPLES = join(import.meta.dirname, '../../examples');
const names = readdirSync(EXAMPLES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const filesOf = (name: string) => readdirSync(join(EXAMPLES, name));
const read = (name: string, file: string) => readFileSync(join(EXAMPLES, name, file), 'utf8');

type SuiteText = { model?: string; server: { url?: string; command?: string } };

/** Two small levels: what is shown is that the suite runs, not how fast. */
const SHORT = ['--levels', '1,2', '--requests', '2', '--output-tokens', '8', '--trials', '1'];

/** The suite with the simulator in the engine's place: launched where the suite launches one. */
async function onSimulator(name: string): Promise<string> {
  const suite = parse(read(name, 'throughput-gate.yml')) as SuiteText;
  const model = suite.model ?? 'sim';
  if (suite.server.command === undefined) {
    suite.server.url = await simulate('--model-id', model);
  } else {
    const port = await findFreePort();
    suite.server.url = `http://127.0.0.1:${port}`;
    suite.server.command = `exec '${process.execPath}' '${CLI}' simulate --port ${port} --model-id '${model}'`;
  }
  return stringify({ ...suite, server: { ...suite.server, 'stop-command': undefined } });
}

describe('the examples', () => {
  it('are one an engine, one in a container and one over a matrix, beside the one to try', () => {
    expect(names.sort()).toEqual(['docker', 'llama-cpp', 'matrix', 'sglang', 'simulator', 'tensorrt-llm', 'vllm']);
  });

  it.each(names)('%s: the suite is valid as it stands', (name) => {
    const { suite } = parseSuite(read(name, 'throughput-gate.yml'), { source: `${name}.yml`, overrides: {} });
    expect(suite.levels.length).toBeGreaterThan(1);
  });

  it.each(names)('%s: its measurement runs on the simulator, launched where it launches', async (name) => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'suite.yml'), await onSimulator(name));
    const { exitCode, stderr } = await runCli(['measure', '--suite', 'suite.yml', ...SHORT], folder);
    expect({ exitCode, stderr: exitCode === 0 ? '' : stderr }).toEqual({ exitCode: 0, stderr: '' });
    const { suite, levels } = (await readJson(join(folder, 'throughput-gate-out/result.json'))) as unknown as {
      suite: { name: string };
      levels: { trials: { requests: { good: number } }[] }[];
    };
    expect(suite.name).toBe(parse(read(name, 'throughput-gate.yml')).name);
    // A busy machine may have a trial taken again: every trial of a level holds the two requests.
    const goodRequests = levels.map(({ trials }) => new Set(trials.map(({ requests }) => requests.good)));
    expect(goodRequests).toEqual([new Set([2]), new Set([2])]);
  });
});

describe('the examples’ workflows', () => {
  let lint: Linter;
  beforeAll(async () => {
    lint = await loadLinter();
  });

  it.each(names.filter((name) => name !== 'simulator'))('%s: GitHub’s language service accepts it', async (name) => {
    expect(await lint('.github/workflows/throughput.yml', read(name, 'workflow.yml'))).toEqual([]);
  });

  it.each(names.filter((name) => name !== 'simulator'))('%s: measures one job at a time, with named rights', (name) => {
    const workflow = parse(read(name, 'workflow.yml'));
    const jobs = Object.values<{ concurrency?: unknown; permissions?: unknown }>(workflow.jobs);
    expect(jobs.some(({ concurrency }) => (concurrency ?? workflow.concurrency) !== undefined)).toBe(true);
    expect(jobs.every(({ permissions }) => (permissions ?? workflow.permissions) !== undefined)).toBe(true);
  });

  it.each(names.filter((name) => filesOf(name).includes('serve.sh')))(
    '%s: serve.sh hands over to the engine',
    (name) => {
      expect(read(name, 'serve.sh')).toMatch(/^#!\/bin\/sh\n[\s\S]*^exec /m);
    },
  );
});
