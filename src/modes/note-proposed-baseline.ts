import { type BaselineQuestion, judgeAgainstBaseline } from '../judge/against-baseline.ts';
import type { ProposedBaseline } from '../session/proposed-baseline.ts';

/** What the comment says unfolded about a pull request that edits its baseline; nothing where it doesn't. */
export function warnOfProposedBaseline(proposed: ProposedBaseline | null): readonly string[] {
  if (proposed === null) return [];
  const does = proposed.kind === 'removed' ? 'removes' : 'edits';
  return [`This pull request ${does} ${proposed.name}: the base commit’s copy decides.`];
}

/** What the verdict would be by the pull request's own copy of the baseline: a note, and no more. */
export function noteProposedBaseline(proposed: ProposedBaseline | null, question: BaselineQuestion): readonly string[] {
  if (proposed === null || proposed.kind === 'removed') return [];
  if (proposed.kind === 'garbage') return [`The pull request’s own ${proposed.name} is no baseline: ${proposed.why}`];
  const { verdict } = judgeAgainstBaseline({ ...question, baseline: proposed.baseline });
  return [`By the pull request’s own ${proposed.name} the verdict would be ${verdict}.`];
}
