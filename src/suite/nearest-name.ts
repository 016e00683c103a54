/**
 * The allowed name that a typo most likely meant, or null when none is close: at most a third of its letters
 * (and never more than three) inserted, dropped, changed or swapped with a neighbour.
 */
export function nearestName(typed: string, allowed: readonly string[]): string | null {
  if (typed.length > 64) return null;
  const wanted = normalise(typed);
  const ranked = allowed
    .map((name) => ({ name, distance: editDistance(wanted, normalise(name)) }))
    .filter(({ name, distance }) => distance <= Math.min(3, Math.ceil(name.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name ?? null;
}

/** `, did you mean "x"?` or nothing. */
export function suggestName(typed: string, allowed: readonly string[]): string {
  const nearest = nearestName(typed, allowed);
  return nearest === null ? '' : `, did you mean ${JSON.stringify(nearest)}?`;
}

/** snake_case, camelCase and capitals are spellings of the same kebab-case name. */
function normalise(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_ ]/g, '-')
    .toLowerCase();
}

/** Optimal string alignment distance (Damerau 1964, each substring edited once). */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const changed = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swapped =
        from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
          ? (beforeLast[column - 2] ?? Number.POSITIVE_INFINITY) + 1
          : Number.POSITIVE_INFINITY;
      current.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
