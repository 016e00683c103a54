import type { Reason } from '../reason.ts';
import { describeCells } from './cell-name.ts';
import { type Costs, cureText } from './cure-text.ts';
import type { Cell, CellVerdict } from './verdict.ts';

const NAMED_CELLS = 6;

type Explanation = {
  readonly verdict: CellVerdict;
  readonly says: string;
  readonly remedy: (cells: readonly Cell[], costs: Costs) => string;
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
    says: "Beyond the tolerance, but noise can't be excluded",
    remedy: sentence(cureText),
  },
  {
    verdict: 'not-comparable',
    says: 'Not comparable',
    remedy: () => 'Take a new baseline with `refresh --replace`, or measure what the baseline measured.',
  },
  {
    verdict: 'missing-level',
    says: 'On one side only',
    remedy: () => 'Add the level to the baseline with `refresh --replace`, or take it out of the suite.',
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
export function explainCells(cells: readonly Cell[], costs: Costs): Reason[] {
  return EXPLANATIONS.flatMap(({ verdict, says, remedy }) => {
    const named = cells.filter((cell) => cell.verdict === verdict);
    if (named.length === 0) return [];
    return [{ code: verdict, message: `${says}: ${describeCells(named, NAMED_CELLS)}.`, remedy: remedy(named, costs) }];
  });
}

function sentence(text: Explanation['remedy']): Explanation['remedy'] {
  return (cells, costs) => {
    const words = text(cells, costs);
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  };
}
