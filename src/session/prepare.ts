import { resolve } from 'node:path';
import type { Baseline } from '../baseline/baseline.ts';
import { readBaselineFile } from '../baseline/baseline-file.ts';
import { parseBaseline } from '../baseline/parse-baseline.ts';
import type { RunIo, RunOptions } from '../options.ts';
import { parseSuite } from '../suite/parse-suite.ts';
import { loadPromptSet } from '../suite/prompt-set.ts';
import { readPromptFile } from '../suite/read-prompt-file.ts';
import { findSuiteFile, readSuiteFile } from '../suite/read-suite-file.ts';
import type { PromptSet, Suite } from '../suite/suite.ts';
import { combineSides } from '../suite/whose-suite.ts';

export const DEFAULT_SUITE_PATH = '.github/throughput-gate.yml';

/** The suite that decides, and whose it is. */
export type PreparedSuite = {
  readonly suite: Suite;
  readonly notes: readonly string[];
  /** Base-side keys that the pull request changes. */
  readonly changedKeys: readonly string[];
  /** `none`: there is no suite file at all. `head`: the base of a pull request has none. */
  readonly from: 'file' | 'base' | 'head' | 'none';
};

/** Reads the suite: on GitHub both sides of it ("Whose suite"), else the file in the working directory. */
export async function prepareSuite(options: RunOptions, io: RunIo): Promise<PreparedSuite> {
  const source = options.suitePath ?? DEFAULT_SUITE_PATH;
  const path = resolve(options.workingDirectory, source);
  const { overrides } = options;
  if (io.baseSide !== null) {
    const [base, head] = await Promise.all([io.baseSide.read(source), findSuiteFile(path)]);
    const combined = combineSides({ base, head, source, overrides });
    return { ...combined, from: base !== null ? 'base' : head !== null ? 'head' : 'none' };
  }
  const text = options.suitePath === null ? await findSuiteFile(path) : await readSuiteFile(path);
  const parsed = parseSuite(text, { source, overrides });
  const guess = text === null && overrides.url === undefined ? [noteGuess(source, parsed.suite)] : [];
  return { ...parsed, notes: [...guess, ...parsed.notes], changedKeys: [], from: text === null ? 'none' : 'file' };
}

function noteGuess(source: string, { server }: Suite): string {
  return `There is neither ${source} nor a --url: this run tries ${server.url}.`;
}

/** The prompts that the suite names, from the working directory where they are a file. */
export async function preparePrompts(suite: Suite, options: RunOptions): Promise<PromptSet> {
  const { prompts } = suite;
  if (prompts.kind !== 'file') return loadPromptSet(prompts, null);
  return loadPromptSet(prompts, await readPromptFile(prompts.path, resolve(options.workingDirectory, prompts.path)));
}

/** What there is to compare with. `introduced`: a pull request brings the gate itself, so its own baseline counts. */
export type PreparedBaseline = {
  readonly baseline: Baseline | null;
  /** In words: `.github/throughput-baseline.json at the base commit`. */
  readonly source: string;
  readonly path: string;
  readonly introduced: boolean;
};

/**
 * Reads the baseline: on GitHub from the base commit, so that nobody loosens his own gate.
 * @throws GateError `bad-baseline` for one that is there but can't be read as one.
 */
export async function prepareBaseline(
  { suite, from }: PreparedSuite,
  options: RunOptions,
  io: RunIo,
): Promise<PreparedBaseline> {
  const path = resolve(options.workingDirectory, suite.baseline);
  const parse = (text: string | null) => (text === null ? null : parseBaseline(text, suite.baseline));
  if (io.baseSide === null) {
    return { baseline: parse(await readBaselineFile(path)), source: suite.baseline, path, introduced: false };
  }
  const atBase = await io.baseSide.read(suite.baseline);
  if (atBase !== null || from === 'base') {
    const source = `${suite.baseline} at the base commit ${io.baseSide.commit.slice(0, 12)}`;
    return { baseline: parse(atBase), source, path, introduced: false };
  }
  const source = `${suite.baseline} of this commit itself (its base has neither suite nor baseline)`;
  return { baseline: parse(await readBaselineFile(path)), source, path, introduced: io.baseSide.pullRequest };
}
