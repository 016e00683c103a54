import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSession } from '../../src/baseline/add-session.ts';
import type { Baseline } from '../../src/baseline/baseline.ts';
import { parseBaseline } from '../../src/baseline/parse-baseline.ts';
import { printBaseline, roundFigure } from '../../src/baseline/print-baseline.ts';
import { GateError } from '../../src/gate-error.ts';
import { sessionOf } from './session-of.ts';

const GOLDEN = join(import.meta.dirname, 'fixtures/baseline.json');
const plain = { replace: false, acceptReason: null };

/** Three sessions, then a fourth accepted with a reason and a fifth beside it. */
function build(): Baseline {
  const first = addSession(null, sessionOf('s1'), plain).baseline;
  const second = addSession(first, sessionOf('s2'), plain).baseline;
  const accepted = addSession(second, sessionOf('s3'), { replace: false, acceptReason: 'new sampler' }).baseline;
  return addSession(accepted, sessionOf('s4'), plain).baseline;
}

const golden = printBaseline(build());

function errorOf(text: string): GateError {
  try {
    parseBaseline(text, 'base.json');
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
  throw new Error('the text was taken');
}

describe('the text of a baseline', () => {
  it('is the golden file, byte for byte', async () => {
    await expect(golden).toMatchFileSnapshot(GOLDEN);
  });

  it('reads back as what was printed', () => {
    expect(parseBaseline(readFileSync(GOLDEN, 'utf8'), GOLDEN)).toEqual(build());
  });

  it('has a line a trial', () => {
    expect(golden.split('\n').filter((line) => line.trim().startsWith('{"concurrency"'))).toHaveLength(12);
  });

  it('is the same whatever the order of keys in memory', () => {
    const reversed = JSON.parse(JSON.stringify(build()), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    ) as Baseline;
    expect(printBaseline(reversed)).toBe(golden);
  });

  const figure = fc.double({ min: 1e-6, max: 1e9, noNaN: true }).map(roundFigure);
  // `__proto__` can't be a metric id: the reader drops it.
  const name = fc.string({ minLength: 1 }).filter((text) => text !== '__proto__');
  const trial = fc.record({
    concurrency: fc.integer({ min: 1, max: 4096 }),
    metrics: fc.dictionary(name, figure, { maxKeys: 5, noNullPrototype: true }),
  });
  const session = fc.record({
    id: fc.uuid(),
    takenAt: fc.string(),
    clientVersion: fc.string(),
    configurationHash: fc.option(fc.string()),
    workload: fc.constant({ sampling: { temperature: 0, nested: { b: [1, null], a: 'x' } } }),
    identity: fc.record({ engine: fc.string(), launchArguments: fc.array(fc.string()) }, { noNullPrototype: true }),
    outputTokens: fc.constant({ 8: 128 }),
    definitions: fc.dictionary(name, fc.string(), { maxKeys: 3, noNullPrototype: true }),
    trials: fc.array(trial, { minLength: 1, maxLength: 4 }),
  });
  const baseline: fc.Arbitrary<Baseline> = fc.record({
    schema: fc.constant('throughput-gate/baseline' as const),
    version: fc.constant(1 as const),
    suite: fc.string(),
    environments: fc.array(
      fc.record({
        environment: fc.record({ gpu: fc.uuid() }),
        units: fc.dictionary(name, fc.constant({ unit: 'x', direction: 'lower' as const }), { noNullPrototype: true }),
        sessions: fc.uniqueArray(session, { minLength: 1, maxLength: 3, selector: (each) => each.id }),
        anchors: fc.constant([]),
      }),
      { maxLength: 3 },
    ),
  });

  it('reads back as it was for any baseline', () => {
    fc.assert(
      fc.property(baseline, (any) => {
        const text = printBaseline(any);
        const back = parseBaseline(text, 'any');
        expect(back).toEqual(any);
        expect(printBaseline(back)).toBe(text);
      }),
      { seed: 11, numRuns: 200 },
    );
  });
});

describe('a bad baseline is an error that names the place', () => {
  const replaced = (from: string | RegExp, to: string) => {
    const text = golden.replace(from, to);
    if (text === golden) throw new Error(`nothing replaced: ${from}`);
    return text;
  };
  const trialLine = golden.split('\n').findIndex((line) => line.includes('"output-throughput": 65.2')) + 1;
  const duplicate = JSON.parse(golden) as { environments: { sessions: unknown[] }[] };
  duplicate.environments[0]?.sessions.push(duplicate.environments[0].sessions[0]);

  it.each<[string, string, RegExp]>([
    ['empty', '', /base\.json: the baseline file is empty/],
    ['blank', ' \n', /the baseline file is empty/],
    ['cut off', golden.slice(0, golden.length / 2), /base\.json:\d+:\d+: not valid JSON.*cut off/],
    [
      'in the middle of a merge',
      `<<<<<<< ours\n${golden}=======\n${golden}>>>>>>> theirs\n`,
      /holds the marks of a git conflict/,
    ],
    ['not JSON', 'hello', /base\.json.*not valid JSON/],
    ['another file', '{"schema": "other", "version": 1}', /found schema "other", expected "throughput-gate\/baseline"/],
    ['JSON without a schema', '[]', /found no `schema`/],
    [
      'of a newer version',
      replaced('"version": 1', '"version": 2'),
      /baseline version 2 is newer than this reader, which knows versions up to 1/,
    ],
    ['of version 0', replaced('"version": 1', '"version": 0'), /^base\.json:3: version: found 0, allowed: 1$/],
    ['of no version', replaced('"version": 1', '"version": "one"'), /base\.json:3: version: found "one", allowed: 1/],
    ['with NaN', replaced('65.2', 'NaN'), new RegExp(`base\\.json:${trialLine}:\\d+: not valid JSON`)],
    [
      'with null for a value',
      replaced('65.2', 'null'),
      new RegExp(
        `base\\.json:${trialLine}: environments\\[0\\]\\.sessions\\[0\\]\\.trials\\[0\\]\\.metrics\\["output-throughput"\\]: found null, allowed: a finite number`,
      ),
    ],
    ['with a text for a value', replaced('65.2', '"65.2"'), /found "65\.2", allowed: a finite number/],
    ['with an infinite value', replaced('65.2', '1e999'), /found Infinity, allowed: a finite number/],
    [
      'with a level of zero',
      replaced('"concurrency": 1,', '"concurrency": 0,'),
      /trials\[0\]\.concurrency: found 0, allowed: more than 0/,
    ],
    [
      'with a value that no server has',
      replaced('65.2', '5e-324'),
      /found 5e-324, allowed: 0, or 1e-15 to 1000000000000000$/,
    ],
    ['with a value beyond all servers', replaced('65.2', '1e300'), /found 1e\+300, allowed: 0, or 1e-15 to/],
    [
      'with a metric twice in a trial, as a merge may leave it',
      replaced('"output-throughput": 65.2', '"output-throughput": 65.2, "output-throughput": 70'),
      new RegExp(`^base\\.json:${trialLine}:\\d+: a key stands twice in the same map, allowed: once$`),
    ],
    [
      'with a key twice at the top',
      replaced('"version": 1', '"suite": "x", "version": 1'),
      /^base\.json:\d+:\d+: a key stands/,
    ],
    [
      'with a trial of no level',
      replaced('"concurrency": 1,', '"concurrency": null,'),
      /expected a concurrency or a label/,
    ],
    ['with a session that has no id', replaced('"id": "s3",', ''), /sessions\[0\]\.id: found nothing, allowed: a text/],
    ['with a session twice', JSON.stringify(duplicate), /two sessions have the same id/],
    [
      'with a misspelt direction',
      replaced('"higher"', '"up"'),
      /units\["output-throughput"\]\.direction: found "up", allowed: "higher", "lower", "neither"/,
    ],
  ])('%s', (_, text, message) => {
    const error = errorOf(text);
    expect(error.code).toBe('bad-baseline');
    expect(error.message).toMatch(message);
    expect(error.message.length).toBeLessThan(400);
    expect(error.remedy).toMatch(/\w/);
  });

  it('takes keys that are names of the prototype as plain names', () => {
    const text = replaced(
      '{"output-throughput": 65.2',
      '{"__proto__": 1, "constructor": 2, "toString": 3, "output-throughput": 65.2',
    );
    const metrics = parseBaseline(text, 'base.json').environments[0]?.sessions[0]?.trials[0]?.metrics ?? {};
    expect(Object.getPrototypeOf(metrics)).toBe(Object.prototype);
    expect(Object.keys(metrics).sort()).toEqual(['constructor', 'output-throughput', 'toString', 'ttft-p50']);
    expect(({} as Record<string, unknown>)['1']).toBeUndefined();
  });

  it('takes a byte-order mark and CRLF line ends, as Windows editors leave them', () => {
    expect(parseBaseline(`\uFEFF${golden.replaceAll('\n', '\r\n')}`, 'base.json')).toEqual(build());
  });
});
