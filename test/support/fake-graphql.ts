import { validate } from '@octokit/graphql-schema';
import { at, isObject, type Json } from './api-description.ts';
import type { FakeState } from './fake-github.ts';
import { isGranted } from './token-permissions.ts';

/** GraphQL on the fake: documents are held against GitHub's schema; `viewer` and `createCommitOnBranch` are answered. */
export function answerGraphql(state: FakeState, body: unknown, violations: string[]): Json {
  const query = String(at(body, 'query'));
  for (const error of validate(query)) violations.push(`graphql: ${error.message}`);
  if (query.includes('viewer')) return { data: { viewer: { login: state.login.replace(/\[bot\]$/, '') } } };
  if (query.includes('createCommitOnBranch') && !isGranted(state.permissions, 'contents', 'write')) return forbidden;
  if (query.includes('createCommitOnBranch')) return createCommit(state, at(body, 'variables', 'input'));
  return { errors: [{ message: 'the fake knows no such query' }] };
}

const forbidden: Json = {
  data: { createCommitOnBranch: null },
  errors: [{ type: 'FORBIDDEN', path: ['createCommitOnBranch'], message: 'Resource not accessible by integration' }],
};

function createCommit(state: FakeState, input: unknown): Json {
  const branch = String(at(input, 'branch', 'branchName'));
  const head = state.branches.get(branch);
  if (head !== at(input, 'expectedHeadOid')) {
    const message = `Expected branch to point to "${at(input, 'expectedHeadOid')}" but it did not. Pull and try again.`;
    return {
      data: { createCommitOnBranch: null },
      errors: [{ type: 'STALE_DATA', path: ['createCommitOnBranch'], message }],
    };
  }
  const oid = `${state.commits.size + 1}`.padStart(40, 'c');
  state.commits.set(oid, [head ?? '']);
  state.files.set(oid, { ...state.files.get(head ?? ''), ...addedFiles(input) });
  state.branches.set(branch, oid);
  return { data: { createCommitOnBranch: { commit: { oid, url: `https://github.com/o/r/commit/${oid}` } } } };
}

function addedFiles(input: unknown): Record<string, string> {
  const additions = at(input, 'fileChanges', 'additions');
  const files = (Array.isArray(additions) ? additions : []).filter(isObject);
  return Object.fromEntries(
    files.map(({ path, contents }) => [String(path), Buffer.from(String(contents), 'base64').toString('utf8')]),
  );
}
