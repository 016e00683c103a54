/** Where one test stands in Holm's order: its step (0 = smallest p), that step's level, and whether it is rejected. */
export type HolmStep = { readonly step: number; readonly level: number; readonly rejected: boolean };

/**
 * Holm's step-down test: walks up the sorted p values and stops at the first p > alpha ÷ (J − step), so that the chance
 * of any false rejection in the family is at most `alpha`. Same order as `pValues`; ties keep their order.
 * Source: Holm 1979, "A simple sequentially rejective multiple test procedure".
 */
export function holmSteps(pValues: readonly number[], alpha: number): HolmStep[] {
  const order = pValues.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p || a.index - b.index);
  const steps: HolmStep[] = new Array(pValues.length);
  let open = true;
  order.forEach(({ p, index }, step) => {
    const level = alpha / (pValues.length - step);
    open &&= p <= level;
    steps[index] = { step, level, rejected: open };
  });
  return steps;
}
