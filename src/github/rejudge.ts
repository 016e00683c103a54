import type { Ending } from '../ending.ts';
import type { RunOptions } from '../options.ts';
import type { Publishing } from './inputs.ts';
import { forgetKept, keep, restore } from './result-cache.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * The run that the surroundings ask for: with the accept label set, a regression is accepted; after a mere label event
 * what was kept of the same commit is judged again instead of measuring.
 */
export async function decideOptions(
  options: RunOptions,
  surroundings: Surroundings,
  { acceptLabel }: Publishing,
): Promise<RunOptions> {
  const { acceptance, notes, kept } = surroundings;
  const { accepted } = acceptance;
  const asked = {
    ...options,
    acceptedBecause: accepted === null ? null : `label ${acceptLabel}, set by ${accepted.by}`,
    remarks: {
      warnings: notes,
      ...(acceptLabel === null || !acceptance.isPossible ? {} : { acceptLabel }),
      ...(accepted === null ? {} : { accepted: { by: accepted.by, reason: `label ${acceptLabel}` } }),
    },
  };
  if (kept === null) return asked;
  await restore(kept, options.out);
  return { ...asked, mode: 'judge', results: [options.out] };
}

/**
 * Keeps what was measured for later label events. Without a baseline there is nothing that a label could change; and what
 * can't be judged again alike is measured again.
 */
export async function keepForLater(ending: Ending, surroundings: Surroundings, out: string): Promise<void> {
  const { evidence = [], verdict, exitCode } = ending;
  const { cache, kept } = surroundings;
  if (cache === null || kept !== null || exitCode === 130 || verdict?.verdict === 'no-baseline') return;
  await (evidence.length === 0 ? forgetKept(cache) : keep(cache, out, evidence));
}
