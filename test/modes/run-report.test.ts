import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addSession } from '../../src/baseline/add-session.ts';
import { run } from '../../src/gate.ts';
import type { RunVerdict, RunVerdictName } from '../../src/judge/verdict.ts';
import type { RunOptions } from '../../src/options.ts';
import { buildLevel, buildSession, buildTrial, REPORTS } from '../report/builders.ts';
import { HOSTILE, poison } from '../report/poison.ts';
import { unfoldedLines } from '../report/unfolded-lines.ts';
import { makeFolder, makeIo, makeOptions, put } from './run-options.ts';

/** What a leg's own run left: verdict and result. */
async function putLeg(folder: string, name: string, verdict: RunVerdictName, part: Partial<RunVerdict> = {}) {
  const report = REPORTS[verdict];
  await put(join(folder, name, 'verdict.json'), { ...report.verdict, ...part });
  await put(join(folder, name, 'result.json'), report.session);
}

async function report(folder: string, part: Partial<RunOptions>) {
  const ending = await run(makeOptions(folder, 'report', part), makeIo());
  const read = (name: string) => readFile(join(folder, 'out', name), 'utf8');
  return {
    ending,
    verdict: JSON.parse(await read('verdict.json')) as RunVerdict,
    comment: await read('comment.md'),
    summary: await read('summary.md'),
    page: await read('report.html'),
  };
}

const legsOf = ({ legs = [] }: RunVerdict) => legs.map(({ name, verdict, exitCode }) => [name, verdict, exitCode]);

describe('report over the legs of a matrix', () => {
  it('has a row a leg, worst first, and is as bad as the worst', async () => {
    const folder = await makeFolder();
    await putLeg(folder, 'legs/h100', 'pass');
    await putLeg(folder, 'legs/l40s', 'suspected');
    await putLeg(folder, 'legs/a100', 'regressed');
    const { ending, verdict, comment, summary, page } = await report(folder, { results: ['legs'] });
    expect(legsOf(verdict)).toEqual([
      ['a100', 'regressed', 1],
      ['l40s', 'suspected', 3],
      ['h100', 'pass', 0],
    ]);
    expect([verdict.mode, verdict.verdict, verdict.exitCode, ending.exitCode]).toEqual(['report', 'regressed', 1, 1]);
    expect(comment).toMatch(
      /^Regressed · 3 legs: 1 regressed \(a100\), 1 suspected \(l40s\), 1 pass\. Worst is a100: /,
    );
    expect(comment).toMatch(/\| a100 \| −88\.2 % .*\| output throughput at C=1 \| −5\.7 % .*\| \*\*regressed\*\* \|/);
    expect(unfoldedLines(comment).length).toBeLessThanOrEqual(25);
    expect(summary).not.toContain('<details>');
    expect(page).toContain('id="leg-1"');
    expect(ending.files.report).toBe(join(folder, 'out/report.html'));
  });

  it('tells whose cell is whose', async () => {
    const folder = await makeFolder();
    await putLeg(folder, 'legs/h100', 'pass');
    await putLeg(folder, 'legs/a100', 'regressed');
    const { verdict } = await report(folder, { results: ['legs/h100', 'legs/a100'] });
    expect(new Set(verdict.cells.map(({ leg }) => leg))).toEqual(new Set(['a100', 'h100']));
    expect(verdict.cells.filter(({ leg }) => leg === 'a100')).toHaveLength(REPORTS.regressed.verdict.cells.length);
  });

  it.each<[string, readonly RunVerdictName[], RunVerdictName, number]>([
    ['all pass', ['pass', 'improved', 'equivalent'], 'improved', 0],
    ['invalid before regressed, as inside a run', ['regressed', 'invalid'], 'invalid', 2],
    ['regressed before suspected', ['suspected', 'regressed'], 'regressed', 1],
    ['suspected before not comparable', ['not-comparable', 'suspected', 'pass'], 'suspected', 3],
    ['no baseline before regressed', ['regressed', 'no-baseline'], 'no-baseline', 2],
  ])('takes the worst: %s', async (_, names, worst, exitCode) => {
    const folder = await makeFolder();
    for (const name of names) await putLeg(folder, `legs/${name}`, name);
    const { verdict } = await report(folder, { results: ['legs'] });
    expect([verdict.verdict, verdict.exitCode]).toEqual([worst, exitCode]);
  });

  it('never lets a leg that its policy lets pass hide one that fails', async () => {
    const folder = await makeFolder();
    await putLeg(folder, 'legs/new', 'no-baseline', { exitCode: 0 });
    await putLeg(folder, 'legs/old', 'regressed');
    const { verdict } = await report(folder, { results: ['legs'] });
    expect(legsOf(verdict)).toEqual([
      ['old', 'regressed', 1],
      ['new', 'no-baseline', 0],
    ]);
    expect(verdict.exitCode).toBe(1);
  });

  it('was not interrupted itself when a leg was', async () => {
    const folder = await makeFolder();
    await putLeg(folder, 'legs/a', 'invalid', { exitCode: 130 });
    expect((await report(folder, { results: ['legs'] })).ending.exitCode).toBe(2);
  });
});

describe('a leg that is missing', () => {
  it('is missing and never a pass', async () => {
    const folder = await makeFolder();
    await putLeg(folder, 'legs/h100', 'pass');
    const expect_ = await put(join(folder, 'legs.json'), ['h100', 'l40s']);
    const { verdict, comment } = await report(folder, { results: ['legs'], expect: expect_ });
    expect(legsOf(verdict)).toEqual([
      ['l40s', 'missing', 2],
      ['h100', 'pass', 0],
    ]);
    expect([verdict.verdict, verdict.exitCode]).toEqual(['missing-level', 2]);
    expect(verdict.reasons.map(({ code }) => code)).toContain('missing-leg');
    expect(comment).toMatch(/^Missing leg · 2 legs: 1 missing \(l40s\), 1 pass\. Next: /);
    expect(comment).toContain('l40s: there is no result of this leg');
  });

  it('follows the policy of the suite', async () => {
    const folder = await makeFolder();
    await put(join(folder, '.github/throughput-gate.yml'), 'model: m\npolicy: {missing-level: warn}\n');
    await putLeg(folder, 'legs/h100', 'pass');
    const expected = await put(join(folder, 'legs.json'), ['h100', 'l40s']);
    const { verdict } = await report(folder, { results: ['legs'], expect: expected });
    expect([verdict.verdict, verdict.exitCode]).toEqual(['missing-level', 0]);
  });

  it('is found without a list where it was named', async () => {
    const folder = await makeFolder();
    await putLeg(folder, 'h100', 'pass');
    await put(join(folder, 'empty/notes.txt'), 'nothing here');
    const { verdict } = await report(folder, { results: ['h100', 'l40s', 'empty'] });
    expect(legsOf(verdict).map(([name, word]) => [name, word])).toEqual([
      ['empty', 'missing'],
      ['l40s', 'missing'],
      ['h100', 'pass'],
    ]);
  });

  it('is every one of the list when nothing was downloaded', async () => {
    const folder = await makeFolder();
    const expected = await put(join(folder, 'legs.json'), ['a', 'b']);
    await put(join(folder, 'legs/.keep'), '');
    const { verdict } = await report(folder, { results: ['legs'], expect: expected });
    expect(legsOf(verdict).map(([name, word]) => [name, word])).toEqual([
      ['a', 'missing'],
      ['b', 'missing'],
    ]);
  });

  it.each([
    ['{"legs": []}', /expected a list of names, found object/],
    ['[]', /the list is empty/],
    ['["a", 3]', /\[1\] is 3/],
    ['["a"', /not JSON/],
    [null, /can't be read: ENOENT/],
  ])('needs a list that is one: %s', async (text, message) => {
    const folder = await makeFolder();
    await putLeg(folder, 'legs/a', 'pass');
    if (text !== null) await put(join(folder, 'legs.json'), text);
    await expect(report(folder, { results: ['legs'], expect: 'legs.json' })).rejects.toThrow(message);
  });
});

describe('where legs are found', () => {
  it('is any depth, and further sessions of a leg are no legs', async () => {
    const folder = await makeFolder();
    await putLeg(folder, 'legs/h100/throughput-gate-out', 'pass');
    await putLeg(folder, 'legs/h100/throughput-gate-out/reference', 'pass');
    await putLeg(folder, 'legs/h100/throughput-gate-out/launches/1-reference', 'pass');
    await putLeg(folder, 'legs/h100/throughput-gate-out/ab', 'regressed');
    await putLeg(folder, 'legs/h100/throughput-gate-out/ab/launches/1-candidate', 'regressed');
    await putLeg(folder, 'legs/fp8/l40s', 'pass');
    const { verdict } = await report(folder, { results: ['legs'] });
    expect(legsOf(verdict).map(([name]) => name)).toEqual(['fp8/l40s', 'h100']);
  });

  it('is a list of result files too, as the Action makes of folders', async () => {
    const folder = await makeFolder();
    await putLeg(folder, 'legs/h100', 'regressed');
    await putLeg(folder, 'legs/h100/session-2', 'pass');
    const results = ['legs/h100/result.json', 'legs/h100/session-2/result.json'];
    expect(legsOf((await report(folder, { results })).verdict)).toEqual([['h100', 'regressed', 1]]);
  });

  it('names a file by its suite and machine, and tells two of them apart', async () => {
    const folder = await makeFolder();
    const session = buildSession();
    await put(join(folder, 'one.json'), REPORTS.pass.verdict);
    await put(join(folder, 'two.json'), session);
    await put(join(folder, 'three.json'), session);
    const { verdict } = await report(folder, { results: ['one.json', 'two.json', 'three.json'] });
    expect(legsOf(verdict).map(([name, word]) => [name, word])).toEqual([
      ['moe-8gpu on 8 × NVIDIA H100 80GB HBM3', 'no-baseline'],
      ['moe-8gpu on 8 × NVIDIA H100 80GB HBM3 (three.json)', 'no-baseline'],
      ['moe-8gpu', 'pass'],
    ]);
  });

  it('matches the list by the last part of a place, each leg once', async () => {
    const folder = await makeFolder();
    await putLeg(folder, 'legs/run/h100', 'pass');
    const expected = await put(join(folder, 'legs.json'), ['h100', 'run/h100']);
    const { verdict } = await report(folder, { results: ['legs'], expect: expected });
    expect(legsOf(verdict).map(([name, word]) => [name, word])).toEqual([
      ['h100', 'missing'],
      ['run/h100', 'pass'],
    ]);
  });

  it('leaves its own earlier output alone', async () => {
    const folder = await makeFolder();
    await putLeg(folder, 'h100', 'pass');
    await report(folder, { results: ['.'] });
    expect(legsOf((await report(folder, { results: ['.'] })).verdict)).toEqual([['h100', 'pass', 0]]);
  });

  it('has to be somewhere', async () => {
    const folder = await makeFolder();
    await expect(run(makeOptions(folder, 'report'), makeIo())).rejects.toThrow('no leg is given');
  });
});

describe('a leg that was only measured', () => {
  const measuredLegs = async (factor: number) => {
    const folder = await makeFolder();
    const { baseline } = addSession(null, buildSession({ id: 'stored' }), { replace: false, acceptReason: null });
    const second = addSession(baseline, buildSession({ id: 'stored-2' }), { replace: false, acceptReason: null });
    await put(join(folder, '.github/throughput-baseline.json'), second.baseline);
    const trials = [1, 1.002, 0.998].map((wobble) =>
      buildTrial({ metrics: { ...buildTrial().metrics, 'output-throughput': 65.2 * factor * wobble } }),
    );
    const session = buildSession();
    const levels = [buildLevel(1, { trials }), ...session.levels.slice(1)];
    await put(join(folder, 'legs/h100/result.json'), buildSession({ levels }));
    return report(folder, { results: ['legs'] });
  };

  it.each([
    [1, 'pass', 0],
    [0.5, 'regressed', 1],
  ])('is judged here: %s of its throughput', async (factor, word, exitCode) => {
    const { verdict } = await measuredLegs(factor);
    expect(legsOf(verdict)).toEqual([['h100', word, exitCode]]);
  });
});

describe('a leg that cannot be read', () => {
  it.each([
    ['cut off', '{"schema": "throughput-gate/verdict", "ver', /not valid JSON/],
    ['newer', { ...REPORTS.pass.verdict, version: 9 }, /version 9 is newer/],
    ['of an unknown verdict', { ...REPORTS.pass.verdict, verdict: 'fine' }, /verdict: /],
    ['empty', '', /is empty/],
  ])('is invalid and loses no other leg: %s', async (_, value, message) => {
    const folder = await makeFolder();
    await put(join(folder, 'legs/a/verdict.json'), value);
    await putLeg(folder, 'legs/b', 'pass');
    const { verdict } = await report(folder, { results: ['legs'] });
    expect(legsOf(verdict)).toEqual([
      ['a', 'invalid', 2],
      ['b', 'pass', 0],
    ]);
    expect(verdict.reasons[0]?.message).toMatch(message);
  });
});

describe('what legs say', () => {
  it('is inert in every output', async () => {
    const folder = await makeFolder();
    for (const name of ['regressed', 'invalid'] as const) {
      await put(join(folder, 'legs', name, 'verdict.json'), poison(REPORTS[name].verdict, HOSTILE));
      await put(join(folder, 'legs', name, 'result.json'), REPORTS[name].session);
    }
    const { comment, summary, page, verdict } = await report(folder, { results: ['legs'] });
    expect(verdict.legs).toHaveLength(2);
    for (const text of [comment, summary]) {
      expect(text).not.toMatch(/<script|<img|@everyone|\u202e/);
      expect(text).not.toContain('\u001b');
      expect(text).not.toMatch(/^::/m);
    }
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/<img|\u202e/);
    expect(page).not.toContain('\u001b');
  });

  it('fits a comment and a page, however many they are', async () => {
    const folder = await makeFolder();
    for (let leg = 0; leg < 120; leg++) await putLeg(folder, `legs/leg-${leg}`, leg % 3 === 0 ? 'regressed' : 'pass');
    const { comment, page, verdict } = await report(folder, { results: ['legs'] });
    expect(verdict.legs).toHaveLength(120);
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(60_000);
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(2_000_000);
    expect(comment).toContain('80 more legs in verdict.json');
  });
});
