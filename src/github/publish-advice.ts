import type { ApiFailure } from './api.ts';
import type { GateEvent } from './event.ts';
import { textAt } from './payload.ts';
import { isRateLimited } from './retry-policy.ts';

/** What a failed comment means for the reader: cause and remedy in one warning. The verdict isn't affected. */
export function explainCommentFailure(failure: ApiFailure, event: GateEvent): string {
  return `The comment couldn’t be posted: ${causeOf(failure, event)} The verdict isn’t affected; it is in the job summary.`;
}

function causeOf(failure: ApiFailure, event: GateEvent): string {
  if (isRateLimited(failure)) return 'GitHub’s rate limit was reached.';
  if (failure.status === 401) return 'the token in `github-token` isn’t valid (401).';
  if (failure.status === 403 || failure.status === 404) return permissionCause(failure.status, event);
  if (failure.status === null) return `GitHub’s API didn’t answer (${failure.message}).`;
  return `GitHub answered ${failure.status} (${failure.message}).`;
}

function permissionCause(status: number, event: GateEvent): string {
  if (event.fork) {
    return (
      `the pull request comes from a fork, whose token is read-only (${status}). Post the comment from a second job ` +
      'on a hosted runner, as the README’s workflow does.'
    );
  }
  if (textAt(event.payload, 'sender', 'login') === 'dependabot[bot]') {
    return `Dependabot’s token is read-only (${status}).`;
  }
  return `the token may not write comments (${status}). Give the job \`permissions: pull-requests: write\`.`;
}
