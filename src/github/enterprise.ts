import type { Environment } from './api.ts';

/** Whether the run is on GitHub Enterprise Server. github.com with data residency lives at ghe.com. */
export function isEnterpriseServer(env: Environment): boolean {
  const url = env['GITHUB_SERVER_URL'] || 'https://github.com';
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return host !== 'github.com' && !host.endsWith('.ghe.com');
}

/**
 * What a baseline's pull request lacks there. On github.com workflows wait for an approval (since June 2026); GitHub
 * Enterprise Server has no such approval: the default token's pull requests start no workflow.
 */
export const NO_APPROVAL_RUNS =
  'GitHub Enterprise Server starts no checks on a pull request of the default token: close and open it again, or give `github-token` an app’s token.';
