import { resolve } from 'node:path';
import type { Baseline } from '../baseline/baseline.ts';
import { readBaselineFile } from '../baseline/baseline-file.ts';
import { parseBaseline } from '../baseline/parse-baseline.ts';
import { DEFAULT_SUITE_PATH } from '../default-paths.ts';
import type { BaseSide, RunIo, RunOptions } from '../options.ts';
import { parseSuite } from '../suite/parse-suite.ts';
import { loadPromptSet } from '../suite/prompt-set.ts';
import { readPromptFile } from '../suite/read-prompt-file.ts';
import { findSuiteFile, readSuiteFile } from '../suite/read-suite-file.ts';
import type { PromptSet, Suite } from '../suite/suite.ts';
import { type CombinedSuite, combineSides } from '../suite/whose-suite.ts';
import { type ProposedBaseline, readProposedBaseline } from './proposed-baseline.ts';

/** The suite that decides, and whose it is. */
export type PreparedSuite = {
  readonly suite: Suite;
  readonly notes: readonly string[];
  /** Base-side keys that the pull request changes. */
  readonly changedKeys: readonly string[];
  /** Text of the prompt file at the base commit; null = no such file, or nobody asked: the working directory's counts. */
  readonly promptText: string | null;
  /** `none`: there is no suite file at all. `head`: the base of a pull request has none. */
  readonly from: 'file' | 'base' | 'head' | 'none';
  /** Why not the pull request's server and model are measured, but the base commit's. */
  readonly headUnused?: string;
};

/** What a reader of the verdict must know of whose suite was used; everything else is only logged. */
export const warnOfUnusedHead = ({ headUnused }: PreparedSuite): readonly string[] =>
  headUnused === undefined ? [] : [headUnused];

/** Reads the suite: on GitHub both sides of it ("Whose suite"), else the file in the working directory. */
export async function prepareSuite(options: RunOptions, io: RunIo): Promise<PreparedSuite> {
  const source = options.suitePath ?? DEFAULT_SUITE_PATH;
  const path = resolve(options.workingDirectory, source);
  const { overrides } = options;
  if (io.baseSide !== null) {
    const [base, head] = await Promise.all([io.baseSide.read(source), findSuiteFile(path)]);
    const combined = combineSides({ base, head, source, overrides });
    if (base === null) return { ...combined, promptText: null, from: head !== null ? 'head' : 'none' };
    const { headUnused } = combined;
    const unused = headUnused === undefined ? {} : { headUnused };
    return { ...(await addPrompts(combined, options, io.baseSide)), ...unused, from: 'base' };
  }
  const text = options.suitePath === null ? await findSuiteFile(path) : await readSuiteFile(path);
  const parsed = parseSuite(text, { source, overrides });
  const guess = text === null && overrides.url === undefined ? [noteGuess(source, parsed.suite)] : [];
  return {
    ...parsed,
    notes: [...guess, ...parsed.notes],
    changedKeys: [],
    promptText: null,
    from: text === null ? 'none' : 'file',
  };
}

/** What a prompt file holds is base side, too: easier prompts in the pull request's copy don't count. */
async function addPrompts(
  { suite, notes, changedKeys }: CombinedSuite,
  { workingDirectory }: RunOptions,
  baseSide: BaseSide,
): Promise<Omit<PreparedSuite, 'from'>> {
  if (suite.prompts.kind !== 'file') return { suite, notes, changedKeys, promptText: null };
  const { path } = suite.prompts;
  const text = await baseSide.read(path);
  if (text === null) {
    const note = `${path} isn't at the base commit: the prompts are the working directory's.`;
    return { suite, notes: [...notes, note], changedKeys, promptText: null };
  }
  const own = await readPromptFile(path, resolve(workingDirectory, path)).catch(() => null);
  if (own?.text === text) return { suite, notes, changedKeys, promptText: text };
  const note = `The pull request also changes ${path}: measured with the base commit's prompts.`;
  return { suite, notes: [...notes, note], changedKeys: [...changedKeys, `prompts (${path})`], promptText: text };
}

function noteGuess(source: string, { server }: Suite): string {
  return `There is neither ${source} nor a --url: this run tries ${server.url}.`;
}

/** The prompts that the suite names: a file's from the base commit where the base has them, else from the working directory. */
export async function preparePrompts(
  { suite: { prompts }, promptText }: Pick<PreparedSuite, 'suite' | 'promptText'>,
  { workingDirectory }: RunOptions,
): Promise<PromptSet> {
  if (prompts.kind !== 'file') return loadPromptSet(prompts, null);
  const { path } = prompts;
  const isAtBase = promptText !== null;
  return loadPromptSet(
    prompts,
    isAtBase ? { path, text: promptText } : await readPromptFile(path, resolve(workingDirectory, path)),
  );
}

/** What there is to compare with. `introduced`: a pull request brings the gate itself, so its own baseline counts. */
export type PreparedBaseline = {
  readonly baseline: Baseline | null;
  /** In words: `.github/throughput-baseline.json at the base commit`. */
  readonly source: string;
  readonly path: string;
  readonly introduced: boolean;
  /** A pull request's own copy, where it differs. */
  readonly proposed: ProposedBaseline | null;
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
    const baseline = parse(await readBaselineFile(path));
    return { baseline, source: suite.baseline, path, introduced: false, proposed: null };
  }
  const atBase = await io.baseSide.read(suite.baseline);
  if (atBase !== null || from === 'base') {
    const source = `${suite.baseline} at the base commit ${io.baseSide.commit.slice(0, 12)}`;
    const { pullRequest } = io.baseSide;
    const proposed = pullRequest ? await readProposedBaseline(suite.baseline, path, atBase) : null;
    return { baseline: parse(atBase), source, path, introduced: false, proposed };
  }
  const source = `${suite.baseline} of this commit itself (its base has neither suite nor baseline)`;
  const baseline = parse(await readBaselineFile(path));
  return { baseline, source, path, introduced: io.baseSide.pullRequest, proposed: null };
}
