import { GateError } from '../gate-error.ts';
import { fillInSuiteFile } from './effective-file.ts';
import { suiteNameOf } from './parse-suite.ts';
import { type LocatedSuiteFile, NO_SUITE_FILE, parseSuiteFile } from './parse-suite-file.ts';
import { type ParsedSuite, resolveSuite, type SuiteContext } from './resolve-suite.ts';
import type { SuiteFile } from './suite-file.ts';

/** The suite file's text at the base commit and in the pull request; null = not there. */
export type SuiteSides = SuiteContext & { readonly base: string | null; readonly head: string | null };

export type CombinedSuite = ParsedSuite & {
  /** Base-side keys that the pull request changes, as dotted paths: judged by the base commit's values. */
  readonly changedKeys: readonly string[];
  /** Why the base commit's server and model stand for the pull request's. */
  readonly headUnused?: string;
};

/**
 * "Whose suite": `server.*` and `model` from the pull request, everything else from the base commit, whatever the pull
 * request's copy says, even a corrupt one. Without a suite at the base the pull request's own is used, labelled so.
 * Throws `bad-suite` for a bad file on the side that decides.
 */
export function combineSides(sides: SuiteSides): CombinedSuite {
  const { base, head, source, overrides } = sides;
  const name = base === null && head === null ? 'throughput-gate' : suiteNameOf(sides);
  if (base === null) {
    const located = head === null ? NO_SUITE_FILE : parseSuiteFile(head, source);
    const { suite, notes } = resolveSuite(located, name, overrides);
    const label = head === null ? [] : [`The base commit has no ${source}: this run uses the pull request's own.`];
    return { suite, notes: [...label, ...notes], changedKeys: [] };
  }
  const decided = parseSuiteFile(base, `${source} (base commit)`);
  const proposed = readHead(head, source);
  if (typeof proposed === 'string') {
    const { suite, notes } = resolveSuite(decided, name, overrides);
    return { suite, notes: [proposed, ...notes], changedKeys: [], headUnused: proposed };
  }
  const located = { file: takeHeadSide(decided.file, proposed.file), where: decided.where };
  const { suite, notes } = resolveSuite(located, name, overrides);
  const changedKeys = findChangedKeys(decided.file, proposed.file);
  return { suite, notes: [...noteChanges(changedKeys), ...notes], changedKeys };
}

/** The pull request's copy, or a note that says why the base copy stands for it. */
function readHead(head: string | null, source: string): LocatedSuiteFile | string {
  if (head === null)
    return `The pull request removes ${source}: the base commit's suite is used, server and model too.`;
  try {
    return parseSuiteFile(head, source);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return `The pull request's ${source} can't be read, the base commit's server and model are used: ${error.message}`;
  }
}

function takeHeadSide(base: SuiteFile, head: SuiteFile): SuiteFile {
  const { server: _server, model: _model, ...baseSide } = base;
  return {
    ...baseSide,
    ...(head.server === undefined ? {} : { server: head.server }),
    ...(head.model === undefined ? {} : { model: head.model }),
  };
}

/** Compared with every default filled in: writing a default out, or `5 %` for `5%`, changes nothing. */
function findChangedKeys(base: SuiteFile, head: SuiteFile): string[] {
  const [before, after] = [base, head].map((file) => flatten(fillInSuiteFile(file, file.preset ?? 'default')));
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...keys]
    .filter((key) => before?.get(key) !== after?.get(key) && !/^(?:server|model)(?:\.|$)/.test(key))
    .sort();
}

function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Map([[path, JSON.stringify(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...flatten(inner, path === '' ? key : `${path}.${key}`)]),
  );
}

function noteChanges(changedKeys: readonly string[]): string[] {
  if (changedKeys.length === 0) return [];
  return [`The pull request also changes ${changedKeys.join(', ')}: judged by the base commit's values.`];
}
