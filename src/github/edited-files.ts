import { type Environment, type GithubApi, settle } from './api.ts';
import type { GateEvent } from './event.ts';

/**
 * Tells when a pull request edits the workflow that calls the gate: a `with:` there loosens it at once. Edits of the
 * suite and the baseline are told where both sides are read.
 */
export async function noteEditedFiles(
  api: GithubApi | null,
  event: GateEvent,
  env: Environment,
): Promise<readonly string[]> {
  const workflow = workflowPath(env);
  if (workflow === null) return [];
  if (api === null || event.pullRequest === null) return [];
  const listed = await settle(
    api.octokit.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
      ...api.repository,
      pull_number: event.pullRequest,
      per_page: 100,
    }),
  );
  if (!listed.ok) return [];
  const isEdited = listed.value.some(({ filename, previous_filename }) =>
    [filename, previous_filename].includes(workflow),
  );
  if (!isEdited) return [];
  return [
    `This pull request edits the gate’s own workflow, ${workflow}: what stands under with: there counts at once.`,
  ];
}

/** `o/r/.github/workflows/gate.yml@refs/…` → `.github/workflows/gate.yml`. */
function workflowPath(env: Environment): string | null {
  const prefix = `${env['GITHUB_REPOSITORY']}/`;
  const [path = ''] = (env['GITHUB_WORKFLOW_REF'] ?? '').split('@');
  return path.startsWith(prefix) ? path.slice(prefix.length) : null;
}
