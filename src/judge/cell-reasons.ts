import type { Reason } from '../reason.ts';
import { describeCells } from './cell-name.ts';
import { UNREPEATED } from './cell-notes.ts';
import { type Circumstances, cureText } from './cure-text.ts';
import type { Cell, CellVerdict } from './verdict.ts';

const NAMED_CELLS = 6;

type Explanation = {
  readonly verdict: CellVerdict;
  readonly says: string | ((cells: readonly Cell[]) => string);
  readonly remedy: (cells: readonly Cell[], circumstances: Circumstances) => string;
};

const EXPLANATIONS: readonly Explanation[] = [
  {
    verdict: 'invalid',
    says: 'Measured values that no verdict can be based on',
    remedy: () => 'Look at the named level in result.json; measure again once the cause is gone.',
  },
  {
    verdict: 'regressed',
    says: 'Slower than the tolerance allows, and more than noise',
    remedy: () =>
      'Look at what the differences and hints name; if the slowdown is meant, accept it with the label or `refresh --accept-reason`.',
  },
  {
    verdict: 'different',
    says: 'Different from the baseline',
    remedy: () => 'Look at what the differences and hints name.',
  },
  {
    verdict: 'suspected',
    says: (cells) =>
      cells.every(({ notes }) => notes.some((note) => note.startsWith(UNREPEATED)))
        ? `Beyond the tolerance, but ${UNREPEATED}, so never called regressed`
        : "Beyond the tolerance, but noise can't be excluded",
    remedy: sentence(cureText),
  },
  {
    verdict: 'not-comparable',
    says: 'Not comparable',
    remedy: () =>
      'Measure what the baseline measured, or give this workload a baseline of its own with `--baseline FILE`; `refresh --replace` ends the present one.',
  },
  {
    verdict: 'missing-level',
    says: 'On one side only',
    remedy: (_, { stored }) =>
      stored
        ? 'Give results of that level on both sides, or of neither; a baseline file takes it up with `refresh --replace`.'
        : 'Add the level to the baseline with `refresh --replace`, or take it out of the suite.',
  },
  {
    verdict: 'inconclusive',
    says: "A drop beyond the tolerance can't be ruled out",
    remedy: sentence(cureText),
  },
  {
    verdict: 'undecided',
    says: 'Neither equivalent nor different',
    remedy: sentence(cureText),
  },
  {
    verdict: 'improved',
    says: 'Faster than the tolerance, and more than noise',
    remedy: () => 'Refresh the baseline after the merge (`refresh --replace`), so that the gain is kept.',
  },
];

/** One reason a kind of verdict that isn't pass, worst first, each naming its cells and the cheapest cure. */
export function explainCells(cells: readonly Cell[], circumstances: Circumstances): Reason[] {
  return EXPLANATIONS.flatMap(({ verdict, says, remedy }) => {
    const named = cells.filter((cell) => cell.verdict === verdict);
    if (named.length === 0) return [];
    const words = typeof says === 'string' ? says : says(named);
    const message = `${words}: ${describeCells(named, NAMED_CELLS)}.`;
    return [{ code: verdict, message, remedy: remedy(named, circumstances) }];
  });
}

function sentence(text: Explanation['remedy']): Explanation['remedy'] {
  return (cells, circumstances) => {
    const words = text(cells, circumstances);
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  };
}
