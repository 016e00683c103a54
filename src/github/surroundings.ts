import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DEFAULT_SUITE_PATH } from '../default-paths.ts';
import type { BaseSide, RunOptions } from '../options.ts';
import { type Acceptance, NO_ACCEPTANCE, readAcceptance } from './acceptance.ts';
import type { Environment, GithubApi } from './api.ts';
import { pathInRepository, readBaseSide, type Workspace } from './base-files.ts';
import { findConfigurationFile, listEditedFiles, noteEditedFiles } from './edited-files.ts';
import type { GateEvent } from './event.ts';
import type { Publishing } from './inputs.ts';
import { findKept, locateCache, type ResultCache } from './result-cache.ts';

/** What GitHub knows around a run, gathered before it. */
export type Surroundings = {
  readonly baseSide: BaseSide | null;
  readonly acceptance: Acceptance;
  /** Sentences for the comment and the summary. */
  readonly notes: readonly string[];
  /** What the pull request edits of how the server is launched, as a path in the repository; null = nothing. */
  readonly configurationFile: string | null;
  /** Where this run's results are kept for later label events; null where it isn't. */
  readonly cache: ResultCache | null;
  /** Folder of what was measured of the same commit, which is judged instead of measuring; null = measure. */
  readonly kept: string | null;
};

export type Scene = {
  readonly env: Environment;
  readonly event: GateEvent;
  readonly api: GithubApi | null;
  readonly options: RunOptions;
  readonly publishing: Publishing;
  readonly workspace: Workspace;
  /** An annotation for what can't wait for the ending. */
  readonly warn: (message: string) => void;
};

/** Modes that compare with what is committed on the base side, and so heed the accept label. */
const JUDGING = new Set(['gate', 'confirm', 'judge', 'ab', 'report']);
/** Events that change nothing about the code: what was measured for it still holds. */
const REJUDGING_ACTIONS = new Set(['labeled', 'unlabeled', 'edited']);

export async function gatherSurroundings(scene: Scene): Promise<Surroundings> {
  const { env, event, api, options, publishing, workspace } = scene;
  const { expect } = options;
  if (!JUDGING.has(options.mode)) {
    return {
      baseSide: null,
      acceptance: NO_ACCEPTANCE,
      notes: [],
      configurationFile: null,
      cache: null,
      kept: null,
    };
  }
  const [baseSide, acceptance, edited] = await Promise.all([
    readBaseSide(event, api, workspace, scene.warn),
    readAcceptance(api, event, publishing.acceptLabel, env),
    listEditedFiles(api, event),
  ]);
  const edits = noteEditedFiles(edited, env, expect === null ? null : pathInRepository(expect, workspace));
  const suitePath = options.suitePath ?? DEFAULT_SUITE_PATH;
  const headSuite = await readFile(resolve(options.workingDirectory, suitePath), 'utf8').catch(() => null);
  const suite = { path: pathInRepository(suitePath, workspace), text: headSuite };
  const configurationFile = findConfigurationFile(edited, suite);
  const cache = options.mode === 'gate' ? await findCache(scene, baseSide, headSuite) : null;
  const mayRejudge = REJUDGING_ACTIONS.has(event.action ?? '') && (env['GITHUB_RUN_ATTEMPT'] ?? '1') === '1';
  const kept = cache !== null && mayRejudge ? await findKept(cache) : null;
  const notes = [...edits, ...acceptance.notes];
  return { baseSide, acceptance, notes, configurationFile, cache, kept };
}

async function findCache(
  { env, event, options }: Scene,
  baseSide: BaseSide,
  headSuite: string | null,
): Promise<ResultCache | null> {
  if (event.kind !== 'pull_request') return null;
  const path = options.suitePath ?? DEFAULT_SUITE_PATH;
  return locateCache(env, event, options, [await baseSide.read(path), headSuite]);
}
