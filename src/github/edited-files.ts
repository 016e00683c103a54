import { basename } from 'node:path/posix';
import type { Environment, GithubApi } from './api.ts';
import type { GateEvent } from './event.ts';
import { settle } from './outcome.ts';

/**
 * Tells when a pull request edits what its own copy decides: the workflow that calls the gate (a `with:` there loosens
 * it at once) and the list of the legs that a report expects. Edits of the suite and the baseline are told where both
 * sides are read.
 * @param legsFile path in the repository of the list of expected legs, null where there is none
 */
export function noteEditedFiles(
  edited: ReadonlySet<string>,
  env: Environment,
  legsFile: string | null,
): readonly string[] {
  const workflow = workflowPath(env);
  return [
    ...(workflow !== null && edited.has(workflow)
      ? [`This pull request edits the gate’s own workflow, ${workflow}: what stands under with: there counts at once.`]
      : []),
    ...(legsFile !== null && edited.has(legsFile)
      ? [`This pull request edits the list of legs that must be there, ${legsFile}: its copy counts.`]
      : []),
  ];
}

/**
 * The file of a pull request that changes how the server is launched, for annotations to point at: the suite itself, or
 * the first edited file that its text names, as `server.command: bash serve.sh` does. Null where none is edited.
 * @param suite path in the repository and text at the head
 */
export function findConfigurationFile(
  edited: ReadonlySet<string>,
  suite: { readonly path: string | null; readonly text: string | null },
): string | null {
  if (suite.path !== null && edited.has(suite.path)) return suite.path;
  const { text } = suite;
  if (text === null) return null;
  return [...edited].sort().find((path) => names(text, path)) ?? null;
}

/** By its path, or by its name where that has an ending: `serve` alone is a word of many commands. */
function names(text: string, path: string): boolean {
  const words = text.split(/[^\w.@/+-]+/);
  const name = basename(path);
  return words.some((word) => word.replace(/^\.\//, '') === path || (name.includes('.') && basename(word) === name));
}

/** Paths in the repository that the event's pull request changes, old names included; none where that can't be seen. */
export async function listEditedFiles(api: GithubApi | null, { pullRequest }: GateEvent): Promise<ReadonlySet<string>> {
  if (api === null || pullRequest === null) return new Set();
  const listed = await settle(
    api.octokit.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
      ...api.repository,
      pull_number: pullRequest,
      per_page: 100,
    }),
  );
  const files = listed.ok ? listed.value : [];
  return new Set(files.flatMap((file) => [file.filename, file.previous_filename ?? file.filename]));
}

/** `o/r/.github/workflows/gate.yml@refs/…` → `.github/workflows/gate.yml`. */
function workflowPath(env: Environment): string | null {
  const prefix = `${env['GITHUB_REPOSITORY']}/`;
  const [path = ''] = (env['GITHUB_WORKFLOW_REF'] ?? '').split('@');
  return path.startsWith(prefix) ? path.slice(prefix.length) : null;
}
