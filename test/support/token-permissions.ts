import type { Operation } from './api-description.ts';

export type Access = 'read' | 'write';
/** A job's `permissions:`; a scope that isn't there is none. */
export type Permissions = Readonly<Record<string, Access>>;

/** Whether the token has at least this access; null = a token that may do everything. */
export function isGranted(permissions: Permissions | null, scope: string, access: Access): boolean {
  const granted = permissions?.[scope];
  return permissions === null || granted === 'write' || granted === access;
}

/** GitHub's table "Permissions required for GitHub Apps": files, commits and refs are contents, the rest is the pull request. */
export function mayCall(permissions: Permissions | null, { path, method }: Operation): boolean {
  const scope = /\/(?:contents|git)\//.test(path) ? 'contents' : 'pull-requests';
  return isGranted(permissions, scope, method === 'get' ? 'read' : 'write');
}
