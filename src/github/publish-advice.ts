import { textAt } from '../json-value.ts';
import type { GateEvent } from './event.ts';
import type { ApiFailure } from './outcome.ts';
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
    return `the pull request comes from a fork, whose token is read-only (${status}), whatever \`permissions:\` says.`;
  }
  if (textAt(event.payload, 'sender', 'login') === 'dependabot[bot]') {
    return `Dependabot’s token is read-only (${status}).`;
  }
  return `the token may not write comments (${status}). Give the job \`permissions: pull-requests: write\`.`;
}

/** What a failed hand-in of a baseline means: cause and remedy. The file itself is written and kept. */
export function explainHandInFailure(failure: ApiFailure, path: string): string {
  return `The baseline couldn’t be handed in: ${handInCause(failure)} The new file is kept at ${path}.`;
}

function handInCause(failure: ApiFailure): string {
  if (isRateLimited(failure)) return 'GitHub’s rate limit was reached.';
  if (/not permitted to create or approve pull requests/i.test(failure.message)) {
    return 'GitHub Actions may not open pull requests here. Allow it under Settings → Actions → General, or give `github-token` an app’s token.';
  }
  if (/protected branch|rule violations/i.test(failure.message)) {
    return `the branch is protected (${failure.message}). Use \`refresh-as: pull-request\`, or an app’s token that may bypass the rule.`;
  }
  // GraphQL answers 200 and says it in words.
  if (failure.status === 403 || failure.status === 404 || /not accessible by integration/i.test(failure.message)) {
    return `the token may not write (${failure.status ?? 'GraphQL'}: ${failure.message.replace(/\s+/g, ' ')}). Give the job \`permissions: contents: write\` and \`pull-requests: write\`.`;
  }
  return failure.status === null ? `${failure.message}.` : `GitHub answered ${failure.status} (${failure.message}).`;
}
