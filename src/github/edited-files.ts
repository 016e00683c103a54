import type { Environment, GithubApi } from './api.ts';
import type { GateEvent } from './event.ts';
import { settle } from './outcome.ts';

/**
 * Tells when a pull request edits what its own copy decides: the workflow that calls the gate (a `with:` there loosens
 * it at once) and the list of the legs that a report expects. Edits of the suite and the baseline are told where both
 * sides are read.
 * @param legsFile path in the repository of the list of expected legs, null where there is none
 */
export async function noteEditedFiles(
  api: GithubApi | null,
  event: GateEvent,
  env: Environment,
  legsFile: string | null,
): Promise<readonly string[]> {
  const workflow = workflowPath(env);
  if (api === null || event.pullRequest === null || (workflow === null && legsFile === null)) return [];
  const edited = await listEdited(api, event.pullRequest);
  return [
    ...(workflow !== null && edited.has(workflow)
      ? [`This pull request edits the gate’s own workflow, ${workflow}: what stands under with: there counts at once.`]
      : []),
    ...(legsFile !== null && edited.has(legsFile)
      ? [`This pull request edits the list of legs that must be there, ${legsFile}: its copy counts.`]
      : []),
  ];
}

/** Paths that a pull request changes, old names included; none where the token may not see them. */
async function listEdited(api: GithubApi, pullRequest: number): Promise<ReadonlySet<string>> {
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
