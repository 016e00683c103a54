/**
 * Percentile by linear interpolation between the closest ranks (type 7 of Hyndman and Fan, as numpy's default).
 * `sorted` ascends and isn't empty; `fraction` is 0…1.
 */
export function percentile(sorted: ArrayLike<number>, fraction: number): number {
  const rank = (sorted.length - 1) * fraction;
  const below = Math.floor(rank);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? low;
  return low + (high - low) * (rank - below);
}

/** A sorted copy, as columns: Float64Array sorts by number. */
export function sortAscending(values: ArrayLike<number>): Float64Array {
  return Float64Array.from(values).sort();
}

/** Arithmetic mean; NaN for nothing. */
export function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / values.length;
}
