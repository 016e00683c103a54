/** A source of numbers that a seed decides: `uniform` in [0, 1), `normal` with mean 0 and deviation 1. */
export type SeededRandom = {
  readonly uniform: () => number;
  readonly normal: () => number;
};

/** Mulberry32 (a 32-bit counter through a mixing function): the same seed gives the same numbers on every machine. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  // Box-Muller; 1 − u keeps the logarithm away from 0.
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}
