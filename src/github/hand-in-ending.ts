import { readFile } from 'node:fs/promises';
import type { Ending } from '../ending.ts';
import { pathInRepository } from './base-files.ts';
import { isEnterpriseServer, NO_APPROVAL_RUNS } from './enterprise.ts';
import { commitBaseline, proposeBaseline } from './hand-in-baseline.ts';
import { explainHandInFailure } from './publish-advice.ts';
import { readFileAt } from './repository-reads.ts';
import type { Scene } from './surroundings.ts';

/**
 * What became of a refreshed baseline: its pull request or commit, why it stays a file, or the problem that kept what
 * was asked for from being done.
 */
export type HandInResult = {
  readonly pullRequestUrl: string | null;
  readonly note: string | null;
  readonly problem: string | null;
};

const NOTHING: HandInResult = { pullRequestUrl: null, note: null, problem: null };

/** Hands a refreshed baseline in as `refresh-as` says. The file is on disk before, whatever the API says. */
export async function handInEnding(ending: Ending, scene: Scene): Promise<HandInResult> {
  const { options, publishing, event } = scene;
  const path = ending.files.baseline;
  if (options.mode !== 'refresh' || path === null || ending.exitCode !== 0 || publishing.refreshAs === 'file') {
    return NOTHING;
  }
  // A pull request's code isn't reviewed yet: what it measures never goes to the branch by itself.
  if (event.kind === 'pull_request' || event.kind === 'merge_group') {
    return { ...NOTHING, note: `On ${event.kind} a refreshed baseline is only written to ${path}.` };
  }
  return send(path, scene);
}

async function send(path: string, scene: Scene): Promise<HandInResult> {
  const { api, event, env, options, publishing, workspace } = scene;
  const inRepository = pathInRepository(path, workspace);
  if (api === null || inRepository === null) {
    const why = api === null ? 'the input `github-token` is empty' : 'it lies outside of the repository';
    return { ...NOTHING, problem: `The baseline ${path} couldn’t be handed in: ${why}.` };
  }
  const original = await readFileAt(api, inRepository, env['GITHUB_SHA'] ?? event.branch);
  const handIn = {
    path: inRepository,
    candidate: await readFile(path, 'utf8'),
    original: original.ok ? original.value : null,
    branch: event.branch,
    commit: event.headSha,
    runner: env['RUNNER_NAME'] ?? null,
    runUrl: `${env['GITHUB_SERVER_URL']}/${env['GITHUB_REPOSITORY']}/actions/runs/${env['GITHUB_RUN_ID']}`,
    reason: options.acceptReason,
  };
  const isProposal = publishing.refreshAs === 'pull-request';
  const sent = await (isProposal ? proposeBaseline(api, handIn) : commitBaseline(api, handIn));
  if (!sent.ok) return { ...NOTHING, problem: explainHandInFailure(sent.failure, path) };
  if (sent.value.kind === 'unchanged') return { ...NOTHING, note: `The branch has this ${inRepository} already.` };
  const { url } = sent.value;
  const lack = isProposal && isEnterpriseServer(env) ? ` ${NO_APPROVAL_RUNS}` : '';
  return { pullRequestUrl: isProposal ? url : null, note: `Baseline handed in: ${url}.${lack}`, problem: null };
}
