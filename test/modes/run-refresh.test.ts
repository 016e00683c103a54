import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseBaseline } from '../../src/baseline/parse-baseline.ts';
import { run } from '../../src/gate.ts';
import { GateError } from '../../src/gate-error.ts';
import type { Session } from '../../src/measure/session.ts';
import { runJudge } from '../../src/modes/run-judge.ts';
import { runRefresh } from '../../src/modes/run-refresh.ts';
import type { RunOptions } from '../../src/options.ts';
import { IDENTITY, levelWith, sessionOf, trialWith } from '../baseline/session-of.ts';
import { makeFolder, makeIo, makeOptions, put } from './run-options.ts';

let folder = '';
beforeEach(async (context) => {
  folder = await makeFolder(context.onTestFinished);
  await put(join(folder, 'suite.yml'), 'name: chat\nmodel: org/model\nlevels: [1, 8]\nbaseline: baseline.json\n');
});

const atSpeed = (id: string, speed: number, part: Partial<Session> = {}) => {
  const level = (concurrency: number, throughput: number) =>
    levelWith(
      concurrency,
      [0.999, 1, 1.001].map((factor) => trialWith({ 'output-throughput': throughput * speed * factor })),
    );
  return sessionOf(id, { levels: [level(1, 65), level(8, 400)], ...part });
};
const write = (name: string, session: Session) => put(join(folder, name), session);
const refresh = (results: readonly string[], part: Partial<RunOptions> = {}) =>
  runRefresh(makeOptions(folder, 'refresh', { suitePath: 'suite.yml', results, ...part }), makeIo());
const readStored = async () => parseBaseline(await readFile(join(folder, 'baseline.json'), 'utf8'), 'baseline.json');
const storedIds = async () => (await readStored()).environments[0]?.sessions.map(({ id }) => id);
const RECORD = { schema: 'throughput-gate/record', version: 1, mode: 'gate', ab: null };
const refusal = async (results: readonly string[]) => {
  const error = await refresh(results).catch((thrown: unknown) => thrown);
  if (error instanceof GateError && error.code === 'refresh-refused') return error;
  throw error;
};

it('stores all sessions that a run’s folder rests its verdict on, and of a folder without a record its one result', async () => {
  await write('run/result.json', atSpeed('s1', 1));
  await write('run/session-2/result.json', atSpeed('s2', 1.01));
  const current = ['result.json', 'session-2/result.json'];
  await put(join(folder, 'run/record.json'), { ...RECORD, current });
  await write('single/result.json', atSpeed('s3', 1));
  await refresh(['run', 'single']);
  expect(await storedIds()).toEqual(['s1', 's2', 's3']);
});

it('leaves the folder that it takes them from as it is, in CI too', async () => {
  const options = makeOptions(folder, 'refresh', { suitePath: 'suite.yml', results: ['out'] });
  await write('out/result.json', atSpeed('s1', 1));
  await write('out/session-2/result.json', atSpeed('s2', 1.01));
  const current = ['result.json', 'session-2/result.json'];
  await put(join(folder, 'out/record.json'), { ...RECORD, current });
  await put(join(folder, 'out/comment.md'), 'Regressed');
  await run(options, makeIo({ env: { CI: 'true' } }));
  expect(await storedIds()).toEqual(['s1', 's2']);
  expect((await readdir(join(folder, 'out'))).sort()).toEqual([
    'comment.md',
    'record.json',
    'result.json',
    'session-2',
  ]);
});

it('tells after several sessions how far they lie apart and what the gate now finds, and what to commit', async () => {
  await write('a.json', atSpeed('s1', 1));
  await write('b.json', atSpeed('s2', 1.018));
  const one = (await refresh(['a.json'])).document;
  expect(one.blocks).toEqual([
    {
      kind: 'list',
      items: [
        expect.stringMatching(/^output throughput: at this noise every level now fails at −\d.*; 1 session\)\.$/),
      ],
    },
  ]);
  const two = (await refresh(['b.json'])).document;
  expect(JSON.stringify(two.blocks)).toMatch(/2 sessions lie up to 1\.8 % apart \(C=\d\); .* now fails at −\d/);
  expect(two.next).toEqual({ advice: 'commit the baseline', command: 'git add baseline.json' });
});

it('is offered by judge for every file that was judged, and only as refresh takes them', async () => {
  await write('a.json', atSpeed('s1', 1));
  await write('b.json', atSpeed('s2', 0.4));
  await write('c.json', atSpeed('s3', 0.4));
  await refresh(['a.json']);
  await runJudge(makeOptions(folder, 'judge', { suitePath: 'suite.yml', results: ['b.json', 'c.json'] }), makeIo());
  const comment = await readFile(join(folder, 'out', 'comment.md'), 'utf8');
  expect(comment.match(/^throughput-gate refresh .*$/gm)).toEqual([
    'throughput-gate refresh --result b.json c.json --suite suite.yml --accept-reason "why"',
    'throughput-gate refresh --result b.json c.json --suite suite.yml --replace',
  ]);
});

describe('a slower server with another launch argument', () => {
  const slow = () => atSpeed('s2', 0.4, { identity: { ...IDENTITY, launchArguments: ['--max-num-seqs', '64'] } });
  beforeEach(async () => {
    await write('a.json', atSpeed('s1', 1));
    await write('slow.json', slow());
    await write('slower.json', { ...slow(), id: 's3' });
    await refresh(['a.json']);
  });

  it('is refused with the figures, and with the command that needs no measuring for all of its results', async () => {
    const { message, remedy } = await refusal(['slow.json', 'slower.json']);
    expect(message).toContain('--max-num-seqs: 256 → 64; 2 of 2 gated cells moved; furthest output-throughput at C=');
    expect(message).toMatch(/(65 → 26|400 → 160) tok\/s \(−60\.0 %\), regressed$/);
    const again = 'throughput-gate refresh --result slow.json slower.json --suite suite.yml';
    expect(remedy).toContain(`if the loss is accepted, \`${again} --accept-reason "why"\`; if the new level`);
    expect(remedy).toContain(`\`${again} --replace\``);
    expect(await storedIds()).toEqual(['s1']);
  });

  it('is let in by the reason, which says what was given up', async () => {
    const { document } = await refresh(['slow.json', 'slower.json'], { acceptReason: 'longer context' });
    expect(JSON.stringify(document.blocks)).toMatch(/Given up: output-throughput at C=\d: .* tok\/s \(−60\.0 %\)/);
    expect(await storedIds()).toEqual(['s2', 's3']);
  });
});

it('gives up nothing where the accepted session is the faster one', async () => {
  await write('a.json', atSpeed('s1', 1));
  await write('b.json', atSpeed('s2', 1.3));
  await refresh(['a.json']);
  const { document } = await refresh(['b.json'], { acceptReason: 'measured by mistake on a busy host' });
  expect(JSON.stringify(document.blocks)).not.toContain('Given up');
});
