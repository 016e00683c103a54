import { realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { readBaselineFile } from '../baseline/baseline-file.ts';
import { parseBaseline } from '../baseline/parse-baseline.ts';
import { GateError } from '../gate-error.ts';
import type { BaselineVersion } from '../report/history/baseline-version.ts';
import { type GitAnswer, runGit } from '../run-git.ts';

export type ReadVersions = {
  /** Oldest first. */
  readonly versions: readonly BaselineVersion[];
  /** What the history lacks: a shallow clone, versions that can't be read. */
  readonly notes: readonly string[];
};

type Commit = Omit<BaselineVersion, 'baseline'> & { readonly commit: string; readonly path: string };

// biome-ignore lint/suspicious/noControlCharactersInRegex: no subject can hold a NUL and so forge the start of an entry
const ENTRY = /\u0001(?=[0-9a-f]{40,64}\0)/;
const LOG_FORMAT = '%x01%H%x00%cI%x00%an%x00%s%x00';

/**
 * Every version of the baseline file in its git history, renames followed, and the working tree's where it isn't
 * committed. A version that can't be read is a note. `source` names the file for people.
 * @throws GateError `no-baseline` when neither the file nor a version of it is there
 */
export async function readBaselineVersions(path: string, source: string): Promise<ReadVersions> {
  const folder = await realpath(dirname(path)).catch(() => null);
  const now = await readBaselineFile(path);
  const inside = folder === null ? null : await runGit(folder, ['rev-parse', '--is-shallow-repository']);
  const commits = folder === null || inside?.code !== 0 ? [] : await listCommits(folder, basename(path));
  const texts = folder === null ? [] : await readTexts(folder, commits);
  const isNowhere = now === null && commits.length === 0;
  const notes = isNowhere || inside?.code === 0 ? [] : [noRepository(source, inside)];
  if (inside?.stdout.toString().trim() === 'true') {
    notes.push('This clone is shallow: older versions are missing. Check out with fetch-depth: 0 for all of them.');
  }
  const versions: BaselineVersion[] = [];
  const keep = (text: string, about: Omit<BaselineVersion, 'baseline'>) => {
    const where = about.commit === null ? source : `${source} at ${about.commit.slice(0, 12)}`;
    const read = parse(text, where);
    if (typeof read === 'string') notes.push(`left out: ${read}`);
    else versions.push({ ...about, baseline: read });
  };
  for (const [at, { path: _, ...about }] of commits.entries()) {
    const text = texts[at];
    if (text !== null && text !== undefined) keep(text, about);
  }
  if (now !== null && now !== texts.at(-1)) {
    keep(now, { commit: null, committedAt: '', author: '', subject: '' });
  }
  if (versions.length > 0) return { versions, notes };
  const found = isNowhere ? "the file isn't there, and git has no version of it." : 'there is no version to show.';
  const remedy = 'Take a baseline with `throughput-gate refresh` and commit it, or name another file with --baseline.';
  throw new GateError('no-baseline', `${source}: ${found} ${notes.join(' ')}`.trim(), remedy);
}

function noRepository(source: string, answer: GitAnswer | null): string {
  const said = answer === null || answer.stderr === '' ? '' : ` (git says: ${answer.stderr.split('\n')[0]})`;
  return `${source} is in no git repository${said}: only the file as it is was read.`;
}

function parse(text: string, source: string): BaselineVersion['baseline'] | string {
  try {
    return parseBaseline(text, source);
  } catch (error) {
    if (error instanceof GateError) return error.message;
    throw error;
  }
}

/** Oldest first. */
async function listCommits(folder: string, name: string): Promise<Commit[]> {
  const args = ['--literal-pathspecs', 'log', '--follow', '--name-only', '-z', `--format=${LOG_FORMAT}`, '--', name];
  const { code, stdout } = await runGit(folder, args);
  if (code !== 0) return [];
  const entries = stdout.toString('utf8').split(ENTRY).slice(1);
  return entries.map(toCommit).reverse();
}

/** After the format's fields come the names of the files, each ended by NUL. */
function toCommit(entry: string): Commit {
  const [commit = '', committedAt = '', author = '', subject = '', ...rest] = entry.split('\0');
  const path = rest.map((name) => name.replace(/^\n/, '')).find((name) => name !== '') ?? '';
  return { commit, committedAt, author, subject, path };
}

/** All by one process, `COMMIT:PATH` a line: the file's text in each commit, null where it was deleted. */
async function readTexts(folder: string, commits: readonly Commit[]): Promise<(string | null)[]> {
  if (commits.length === 0) return [];
  const wanted = commits.map(({ commit, path }) => `${commit}:${path}\n`).join('');
  const { stdout } = await runGit(folder, ['cat-file', '--batch'], { input: wanted });
  const texts: (string | null)[] = [];
  let place = 0;
  for (const _commit of commits) {
    const end = stdout.indexOf(10, place);
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(stdout.toString('utf8', place, end))?.[1];
    const bytes = size === undefined ? 0 : Number(size);
    texts.push(size === undefined ? null : stdout.toString('utf8', end + 1, end + 1 + bytes));
    place = size === undefined ? end + 1 : end + bytes + 2;
  }
  return texts;
}
