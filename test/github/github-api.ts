import { type Clock, connectToGithub, type GithubApi } from '../../src/github/api.ts';
import type { FakeGithub } from '../support/fake-github.ts';

/** A clock that doesn't wait but remembers how long it was asked to. */
export function fakeClock(): Clock & { readonly waits: number[] } {
  const waits: number[] = [];
  return { waits, now: () => Date.parse('2026-11-03T10:00:00Z'), sleep: async (ms) => void waits.push(ms) };
}

export async function connect(github: FakeGithub, clock: Clock): Promise<GithubApi> {
  const env = { GITHUB_REPOSITORY: 'o/r', GITHUB_API_URL: github.url, GITHUB_GRAPHQL_URL: `${github.url}/graphql` };
  const api = await connectToGithub('t0ken', env, clock);
  if (api === null) throw new Error('no connection');
  return api;
}
