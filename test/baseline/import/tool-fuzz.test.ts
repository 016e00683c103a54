import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GateError } from '../../../src/gate-error.ts';
import { importResults } from '../../support/import-results.ts';
import { readText } from './tool-files.ts';

const ROOT = join(import.meta.dirname, '../fixtures/results');
// The large one takes a second a parse of its places.
const SAMPLES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(jsonl?|csv)$/.test(path) && !path.includes('guidellm'))
  .map((path) => ({ path, text: readText(path) }));

/** What a file is taken as: the error it is refused by, or null. */
function refusalOf(text: string): GateError | null {
  try {
    importResults([{ path: 'the-file', text }]);
    return null;
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
}

const isWhole = (text: string, path: string): boolean => {
  if (!path.endsWith('.json')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const sample = fc.constantFrom(...SAMPLES);
const odd = fc.constantFrom<unknown>(null, '', 'x', -1, 0, 1e308, true, [], {}, [null], [[]], { mean: 'x' });

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Puts a value in the place of one that the picks lead to. */
function replaceAt(value: unknown, picks: readonly number[], by: unknown): unknown {
  const [pick, ...rest] = picks;
  if (pick === undefined || !isNode(value)) return by;
  const keys = Object.keys(value);
  const key = keys[pick % Math.max(keys.length, 1)];
  if (key === undefined) return by;
  const replaced = replaceAt(value[key], rest, by);
  return Array.isArray(value)
    ? value.map((each, i) => (String(i) === key ? replaced : each))
    : { ...value, [key]: replaced };
}

describe('any damage to a file', () => {
  it('that cuts it off is an error with its name, never a result of half a file', () => {
    fc.assert(
      fc.property(sample, fc.double({ min: 0, max: 0.999, noNaN: true }), ({ path, text }, share) => {
        const cut = text.trimEnd().slice(0, Math.floor(text.trimEnd().length * share));
        fc.pre(!isWhole(cut, path));
        const refusal = refusalOf(cut);
        if (refusal === null) {
          // Only files of lines can end between two of them.
          expect(path).toMatch(/\.(jsonl|csv)$/);
          return;
        }
        expect(refusal.code).toBe('bad-result');
        expect(refusal.message).toContain('the-file');
      }),
      { seed: 5, numRuns: 400 },
    );
  });

  it('that puts something else in the place of a value is taken or refused, never a crash and never a figure below 0', () => {
    const whole = SAMPLES.filter(({ path }) => path.endsWith('.json'));
    const picks = fc.array(fc.nat(60), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...whole), picks, odd, ({ text }, path, by) => {
        const damaged = JSON.stringify(replaceAt(JSON.parse(text), path, by));
        const refusal = refusalOf(damaged);
        if (refusal !== null) {
          expect(refusal.code).toBe('bad-result');
          expect(refusal.message).toContain('the-file');
          return;
        }
        const figures = importResults([{ path: 'the-file', text: damaged }]).flatMap(({ session }) =>
          session.trials.flatMap(({ metrics }) => Object.values(metrics)),
        );
        expect(figures.filter((value) => !(Number.isFinite(value) && value > 0))).toEqual([]);
      }),
      { seed: 6, numRuns: 1500 },
    );
  });
});
