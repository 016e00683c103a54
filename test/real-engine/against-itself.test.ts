import { beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../end-to-end/launch.ts';
import { enginesHere, installEngine } from './engines.ts';
import { readVerdict, runSuite, type Verdict, writeSuite } from './gate-run.ts';

const cellAt = ({ cells }: Verdict, concurrency: number) =>
  cells.find((cell) => cell.concurrency === concurrency && cell.metric === 'output-throughput');

describe.each(enginesHere())('$name, launched by the gate', (engine) => {
  const { slots, requests } = engine;
  const choice = {
    levels: [1, 8],
    outputTokens: 64,
    requests,
    // Too few slots cost more than half. Client and server share the cores, with whatever else runs there.
    more: { metrics: { 'output-throughput': { tolerance: '15%' } } },
  };

  beforeAll(() => installEngine(engine));

  it('is never regressed against itself, and is caught with too few slots at C=8, not at C=1', async () => {
    const folder = await makeFolder();
    await writeSuite(folder, engine, { ...choice, slots: slots.enough });
    const refreshed = await runSuite(folder, 'refresh', '--sessions', '3');
    expect(refreshed.exitCode).toBe(0);

    await runSuite(folder, 'gate');
    expect((await readVerdict(folder)).verdict).not.toBe('regressed');

    await writeSuite(folder, engine, { ...choice, slots: slots.tooFew });
    await runSuite(folder, 'gate');
    const verdict = await readVerdict(folder);
    expect(cellAt(verdict, 8)?.verdict).toMatch(/^(regressed|suspected)$/);
    expect(cellAt(verdict, 1)?.verdict).not.toBe('regressed');
  });
});
