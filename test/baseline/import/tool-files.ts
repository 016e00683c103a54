import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GateError } from '../../../src/gate-error.ts';
import { importResults } from '../../support/import-results.ts';

const ROOT = join(import.meta.dirname, '../fixtures/results');

export type File = { readonly path: string; readonly text: string };

export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** A sample with some of its members changed; undefined takes one out. */
export function changeSample(path: string, changed: Readonly<Record<string, unknown>> = {}): string {
  const text = readText(path).replaceAll(/\bInfinity\b/g, '"inf"');
  return JSON.stringify({ ...(JSON.parse(text) as object), ...changed });
}

/** vLLM's own file of a level, with its throughput and concurrency changed. */
export const vllm = (changed: Readonly<Record<string, unknown>> = {}): string =>
  changeSample('real/vllm/result.json', changed);

export const vllmFiles = (...throughputs: readonly number[]): File[] =>
  throughputs.map((output_throughput, i) => ({ path: `${i}.json`, text: vllm({ output_throughput }) }));

export function errorOf(act: () => unknown): GateError {
  try {
    act();
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
  throw new Error('the files were taken');
}

export const importErrorOf = (...files: readonly File[]): GateError => errorOf(() => importResults(files));
