import { type Json, payloadViolations, webhookSchema } from './api-description.ts';
import { merge, sampleOf } from './sample.ts';

export const MERGE_SHA = 'a'.repeat(40);
export const HEAD_SHA = 'b'.repeat(40);
export const BASE_SHA = 'd'.repeat(40);
export const OLD_BASE_SHA = 'e'.repeat(40);

const repository = { full_name: 'o/r', name: 'r', default_branch: 'main' };

const DETAILS: Readonly<Record<string, Json>> = {
  'pull-request': {
    number: 7,
    repository,
    pull_request: {
      number: 7,
      state: 'open',
      head: { sha: HEAD_SHA, ref: 'feature', repo: { full_name: 'o/r' } },
      base: { sha: OLD_BASE_SHA, ref: 'main', repo: { full_name: 'o/r' } },
    },
  },
  'merge-group': {
    repository,
    merge_group: {
      head_sha: HEAD_SHA,
      head_ref: `refs/heads/gh-readonly-queue/main/pr-7-${OLD_BASE_SHA}`,
      base_sha: BASE_SHA,
      base_ref: 'refs/heads/main',
    },
  },
  push: { repository, ref: 'refs/heads/main', before: BASE_SHA, after: HEAD_SHA, deleted: false },
  'workflow-dispatch': { repository, ref: 'refs/heads/feature' },
};

/** A payload that GitHub's webhook description accepts, or it throws. `schedule` has no webhook: the runner makes it. */
export function eventPayload(webhook: string, overrides: Json = {}): Json {
  if (webhook === 'schedule') return { schedule: '0 3 * * *', repository };
  const kind = Object.keys(DETAILS).find((name) => webhook.startsWith(name)) ?? '';
  const payload = sampleOf(webhookSchema(webhook), merge(DETAILS[kind] ?? {}, overrides));
  const complaints = payloadViolations(webhook, payload);
  if (complaints.length > 0) throw new Error(`${webhook}: ${complaints.join('; ')}`);
  return payload;
}
