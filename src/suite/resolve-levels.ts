import type { FilledSuiteFile } from './effective-file.ts';
import type { ParsedOverrides } from './parse-overrides.ts';
import type { Level, OutputLength } from './suite.ts';

/**
 * Every level with its own output length and requests a trial, in the order given.
 * `--levels` picks the levels (one that the suite describes keeps its description), `--output-tokens` sets the length
 * of all (pinned stays pinned, at-most stays at-most), `--requests` is exact at each.
 */
export function resolveLevels(file: FilledSuiteFile, overrides: ParsedOverrides): Level[] {
  const described = new Map(file.levels.map((level) => [level.concurrency, level]));
  const concurrencies = overrides.levels ?? file.levels.map((level) => level.concurrency);
  return concurrencies.map((concurrency) => {
    const own = described.get(concurrency);
    const output: OutputLength = own?.['output-tokens'] ?? file['output-tokens'];
    return {
      concurrency,
      output: { ...output, tokens: overrides.outputTokens ?? output.tokens },
      requests: overrides.requests ?? own?.requests ?? countRequests(concurrency, file.requests),
    };
  });
}

/** max(at-least, per-slot · C), filled up to whole waves of C. */
function countRequests(concurrency: number, requests: FilledSuiteFile['requests']): number {
  const waves = Math.max(requests['per-slot'], Math.ceil(requests['at-least'] / concurrency));
  return waves * concurrency;
}
