import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isEnterpriseServer } from '../../src/github/enterprise.ts';
import { isBuilt, makeBaseline, type Scene, setScene } from './action-scene.ts';

const SERVER = 'https://github.example.com';

it.each([
  [undefined, false],
  ['https://github.com', false],
  ['https://octo.ghe.com', false],
  [SERVER, true],
  ['https://github.com.example.org', true],
])('%s is GitHub Enterprise Server: %s', (url, expected) => {
  expect(isEnterpriseServer({ GITHUB_SERVER_URL: url })).toBe(expected);
});

describe.runIf(isBuilt)('on GitHub Enterprise Server', () => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await setScene(makeBaseline());
  });
  afterEach(() => scene.close());

  const env = (more = {}) => ({
    GITHUB_SERVER_URL: SERVER,
    GITHUB_API_URL: `${scene.github.url}/api/v3`,
    GITHUB_GRAPHQL_URL: `${scene.github.url}/api/graphql`,
    ...more,
  });
  const pathsOutside = () => scene.github.seen.map(({ path }) => path).filter((path) => !path.startsWith('/api/'));

  it.each([
    ['its own variable', {}],
    ['the API’s', { GITHUB_GRAPHQL_URL: '' }],
  ])(
    'everything goes to the server’s own API, GraphQL by %s: the base is read and the comment brought up to date',
    async (_, more) => {
      for (let id = 1; id <= 120; id += 1)
        scene.state.comments.push({ id, issue: 7, login: 'somebody', body: 'chatter' });
      await scene.judge(1, { env: env(more) });
      const red = await scene.judge(0.7, { env: env({ ...more, GITHUB_RUN_ID: '21' }) });
      expect([red.exitCode, red.outputs['verdict']]).toEqual([1, 'regressed']);
      expect(scene.state.comments.slice(120).map(({ body }) => /verdict=(\S+)/.exec(body)?.[1])).toEqual(['regressed']);
      expect(scene.github.seen.map(({ path }) => path)).toContain('/api/graphql');
      expect(pathsOutside()).toEqual([]);
    },
  );

  const refresh = (environment: Record<string, string>) =>
    scene.judge(1.1, {
      event: 'push',
      inputs: { mode: 'refresh', 'accept-reason': 'a new kernel' },
      env: environment,
    });

  it('a baseline’s pull request names what it lacks there: checks of the default token', async () => {
    const result = await refresh(env());
    expect([result.exitCode, scene.state.pulls.length]).toEqual([0, 1]);
    expect(result.summary).toContain('starts no checks');
    expect(scene.state.pulls[0]?.body).toContain(`${SERVER}/o/r/actions/runs/20`);
    expect(pathsOutside()).toEqual([]);
  });

  it('which on github.com it doesn’t', async () => {
    expect((await refresh({})).summary).not.toContain('starts no checks');
  });
});
