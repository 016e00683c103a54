import type { GitHub } from '@actions/github/lib/utils';
import { settle } from './outcome.ts';
import { isRetryable, retryDelayMs } from './retry-policy.ts';

type Octokit = InstanceType<typeof GitHub>;

/** GitHub's API bound to one repository. URLs come from the environment only, so GitHub Enterprise Server works alike. */
export type GithubApi = {
  readonly octokit: Octokit;
  readonly repository: { readonly owner: string; readonly repo: string };
  /** Base URL for GraphQL calls, without the final `/graphql`. */
  readonly graphqlBaseUrl: string;
  readonly clock: Clock;
};

export type Clock = { readonly now: () => number; readonly sleep: (ms: number) => Promise<void> };

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

export type Environment = Readonly<Record<string, string | undefined>>;

const REQUEST_TIMEOUT_MS = 20_000;
const ATTEMPTS = 4;
/** Reads and writes that end in the same state however often they are sent. Creations (POST, PUT) are not among them. */
const REPEATABLE = new Set(['GET', 'PATCH', 'DELETE']);

/**
 * A client for the repository of the run, or null where there is no token or no repository to talk about.
 * The packages are loaded here, so that a run without a token doesn't pay for them.
 */
export async function connectToGithub(token: string | null, env: Environment, clock = SYSTEM_CLOCK) {
  const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  if (token === null || owner === undefined || owner === '' || repo === undefined) return null;
  const { GitHub, getOctokitOptions } = await import('@actions/github/lib/utils');
  const baseUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
  const octokit = new GitHub(getOctokitOptions(token, { baseUrl }));
  retryRepeatable(octokit, clock);
  const graphqlBaseUrl = env['GITHUB_GRAPHQL_URL']?.replace(/\/graphql\/?$/, '') || baseUrl.replace(/\/v3\/?$/, '');
  return { octokit, repository: { owner, repo }, graphqlBaseUrl, clock } satisfies GithubApi;
}

function retryRepeatable(octokit: Octokit, clock: Clock): void {
  octokit.hook.wrap('request', async (send, options) => {
    const timed = async () =>
      send({ ...options, request: { ...options.request, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } });
    for (let attempt = 1; REPEATABLE.has(options.method) && attempt < ATTEMPTS; attempt += 1) {
      const outcome = await settle(timed());
      if (outcome.ok) return outcome.value;
      const delayMs = isRetryable(outcome.failure) ? retryDelayMs(outcome.failure, attempt, clock.now()) : null;
      if (delayMs === null) throw outcome.failure.cause;
      await clock.sleep(delayMs);
    }
    return timed();
  });
}
