/**
 * Cuts GitHub's official OpenAPI description (13 MB, MIT) to the operations and event payloads that this project uses
 * and what they refer to: test/fixtures/github/api-description.json.
 *
 *   npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-23.0.2.tgz
 *   node scripts/cut-github-description.ts package/generated/api.github.com.json test/fixtures/github/api-description.json
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Json = Readonly<Record<string, unknown>>;

const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  '/repos/{owner}/{repo}/issues/{issue_number}/comments': ['get', 'post'],
  '/repos/{owner}/{repo}/issues/comments/{comment_id}': ['get', 'patch', 'delete'],
  '/repos/{owner}/{repo}/issues/{issue_number}/labels': ['get'],
  '/repos/{owner}/{repo}/issues/{issue_number}/labels/{name}': ['delete'],
  '/repos/{owner}/{repo}/issues/{issue_number}/events': ['get'],
  '/repos/{owner}/{repo}/contents/{path}': ['get'],
  '/repos/{owner}/{repo}/git/ref/{ref}': ['get'],
  '/repos/{owner}/{repo}/git/refs': ['post'],
  '/repos/{owner}/{repo}/git/refs/{ref}': ['patch', 'delete'],
  '/repos/{owner}/{repo}/git/commits/{commit_sha}': ['get'],
  '/repos/{owner}/{repo}/pulls': ['get', 'post'],
  '/repos/{owner}/{repo}/pulls/{pull_number}': ['get', 'patch'],
  '/repos/{owner}/{repo}/pulls/{pull_number}/files': ['get'],
};
const WEBHOOKS = [
  'pull-request-opened',
  'pull-request-synchronize',
  'pull-request-reopened',
  'pull-request-labeled',
  'pull-request-unlabeled',
  'pull-request-edited',
  'merge-group-checks-requested',
  'push',
  'workflow-dispatch',
  'workflow-run-completed',
  'issue-comment-created',
];
const PROSE = new Set([
  'examples',
  'example',
  'description',
  'externalDocs',
  'x-github',
  'x-octokit',
  'tags',
  'summary',
]);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

/** A copy without prose. Directly inside of `properties` and `responses`, keys are names and not keywords. */
function strip(node: unknown, keysAreNames: boolean, refs: string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => strip(item, false, refs));
  if (!isObject(node)) return node;
  const kept = Object.entries(node).filter(([key]) => keysAreNames || !PROSE.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === '$ref' && typeof value === 'string') refs.push(value);
      return [key, strip(value, !keysAreNames && (key === 'properties' || key === 'responses'), refs)];
    }),
  );
}

function cut(whole: unknown): Json {
  const refs: string[] = [];
  const paths = Object.entries(OPERATIONS).map(([path, methods]) => {
    const item = at(at(whole, 'paths'), path);
    const kept = methods.map((method) => [method, strip(found(at(item, method), `${method} ${path}`), false, refs)]);
    return [path, Object.fromEntries(kept)];
  });
  const webhooks = WEBHOOKS.map((name) => {
    const post = found(at(at(at(whole, 'x-webhooks'), name), 'post'), name);
    return [name, strip(at(at(at(at(post, 'requestBody'), 'content'), 'application/json'), 'schema'), false, refs)];
  });
  const components = cutComponents(whole, refs);
  const info = at(whole, 'info');
  return {
    source: 'https://github.com/octokit/openapi (MIT)',
    version: at(info, 'version'),
    paths: Object.fromEntries(paths),
    webhooks: Object.fromEntries(webhooks),
    components,
  };
}

function cutComponents(whole: unknown, refs: string[]): Json {
  const components: Record<string, Record<string, unknown>> = {};
  const seen = new Set<string>();
  for (let ref = refs.pop(); ref !== undefined; ref = refs.pop()) {
    const [, , kind = '', name = ''] = ref.split('/');
    if (seen.has(ref) || kind === 'examples') continue;
    seen.add(ref);
    const group = components[kind] ?? {};
    components[kind] = group;
    group[name] = strip(found(at(at(at(whole, 'components'), kind), name), ref), false, refs);
  }
  return components;
}

function found(value: unknown, name: string): unknown {
  if (value === undefined) throw new Error(`The description has no ${name}.`);
  return value;
}

const [, , source = '', target = ''] = process.argv;
const text = JSON.stringify(cut(JSON.parse(readFileSync(source, 'utf8'))));
writeFileSync(target, text);
console.log(`${(text.length / 1024).toFixed(0)} KiB`);
