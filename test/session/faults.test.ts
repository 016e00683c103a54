import { readFile } from 'node:fs/promises';
import { describe, expect, it, type TestContext } from 'vitest';
import { run } from '../../src/gate.ts';
import { FAULT_KINDS, type FaultKind, parseFault } from '../../src/simulator/fault.ts';
import { startSimulator } from '../../src/simulator/start-simulator.ts';
import { makeFolder, makeIo, makeOptions, put } from '../modes/run-options.ts';

/** Three generations prove the server ready; then one trial, and its one repetition. */
const READY = 3;

async function measure(kind: string, concurrency: number, { onTestFinished }: TestContext) {
  const requests = 2 * concurrency;
  // One in every wave but the first: refused requests don't count as generations, so where the retake begins is open.
  const struck = [1, 2, 3, 4].map((wave) => READY + wave * concurrency + 1);
  const faults = struck.map((generation) => parseFault(`${kind}@${generation}`));
  const simulator = await startSimulator({ speed: 20, faults });
  onTestFinished(simulator.stop);
  const folder = await makeFolder(onTestFinished);
  const suitePath = await put(
    `${folder}/suite.yml`,
    `server: {url: "${simulator.url}"}
levels: [{concurrency: ${concurrency}, requests: ${requests}}]
output-tokens: 8
warm-up: {rounds: 0}
timeout: ${kind === 'stall' ? '6s' : '50s'}
trials: {first: 1, most: 1}
`,
  );
  const ending = await run(makeOptions(folder, 'measure', { suitePath }), makeIo());
  return { ...ending, folder };
}

/** A server that takes no more connections is dead for this run; one that refuses for a moment may be back when asked. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  die: ['server-died'],
  refuse: ['server-died', 'failed-requests'],
};

const TOLD: readonly (readonly [FaultKind, readonly string[]])[] = [
  ['reset', ['reset']],
  ['http-500', ['http-500']],
  ['http-503', ['http-503']],
  ['error-in-stream', ['error-in-stream']],
  ['truncate', ['truncated']],
  ['no-usage', ['no-usage']],
  ['empty', ['empty']],
  ['short', ['wrong-length']],
  // On a machine that is busy others take longer than this time limit, too.
  ['stall', ['timeout-idle', 'timeout-total', 'timeout-first-byte']],
  // The connection that the fault takes down is refused nothing: its answer is cut, and new ones are refused.
  ['refuse', ['refused', 'reset']],
  ['die', ['refused', 'reset', 'truncated']],
];

it('every fault of the simulator has a class to be told by', () => {
  expect(TOLD.map(([kind]) => kind).sort()).toEqual([...FAULT_KINDS].sort());
});

/** They mostly wait: for time limits, and for a server that may come back. */
describe.each([1, 32])('a simulated fault at C=%i', (concurrency) => {
  it.concurrent.for(TOLD)(
    '%s is told by its class, and the run could not be measured',
    async ([kind, classes], context) => {
      const { exitCode, session, folder } = await measure(kind, concurrency, context);
      const trials = session?.levels[0]?.trials ?? [];
      const found = trials.map(({ requests }) => Object.keys(requests.failed));
      expect(found.flat().filter((name) => !classes.includes(name))).toEqual([]);
      expect(found[0]).toEqual(expect.arrayContaining(kind === 'stall' ? ['timeout-idle'] : []));
      expect(found[0]).not.toEqual([]);
      expect(trials.map(({ valid, metrics }) => [valid, metrics])).toEqual(trials.map(() => [false, {}]));
      expect(CODES[kind] ?? ['failed-requests']).toContain(trials[0]?.reasons[0]?.code);
      expect(exitCode).toBe(2);
      expect(JSON.parse(await readFile(`${folder}/out/result.json`, 'utf8'))).toEqual(
        JSON.parse(JSON.stringify(session)),
      );
    },
  );
});
