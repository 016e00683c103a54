import type { Baseline } from '../baseline/baseline.ts';
import { readBaselineFile } from '../baseline/baseline-file.ts';
import { parseBaseline } from '../baseline/parse-baseline.ts';
import { GateError } from '../gate-error.ts';

/** A pull request's own copy of the baseline, which differs from the base commit's and never decides. */
export type ProposedBaseline =
  | { readonly kind: 'readable'; readonly name: string; readonly baseline: Baseline }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'garbage'; readonly name: string; readonly why: string };

/**
 * The copy in the checkout; null where it is the base commit's, letter for letter. It is somebody's draft: whatever is
 * wrong with it is a value.
 * @param name the baseline's path as the suite says it
 */
export async function readProposedBaseline(
  name: string,
  path: string,
  atBase: string | null,
): Promise<ProposedBaseline | null> {
  try {
    const text = await readBaselineFile(path);
    if (text === atBase) return null;
    return text === null ? { kind: 'removed', name } : { kind: 'readable', name, baseline: parseBaseline(text, name) };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { kind: 'garbage', name, why: error.message };
  }
}
