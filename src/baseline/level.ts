/** One level: a concurrency, a label where a tool has none, or both, as a traffic scenario at a concurrency. */
export type LevelId = { readonly concurrency: number | null; readonly label?: string };

/** What a level is called: `C=8`; `C=8 D(100,100)` with a label; the label alone where there is no concurrency. */
export function levelName({ concurrency, label }: LevelId): string {
  if (concurrency === null) return label ?? 'all';
  return label === undefined ? `C=${concurrency}` : `C=${concurrency} ${label}`;
}

/** What stands for a level under the heading `concurrency`: `8`; the whole name of a level with a label. */
export function concurrencyOrName(level: LevelId): string {
  const { concurrency, label } = level;
  return concurrency === null || label !== undefined ? levelName(level) : String(concurrency);
}

/**
 * The key of a level in every record by level, those of a baseline file included: `8`, `8/D(100,100)`, `/all at once`.
 * Different levels never share one.
 */
export function levelKey({ concurrency, label }: LevelId): string {
  const place = concurrency === null ? '' : String(concurrency);
  return label === undefined ? place : `${place}/${label}`;
}

/** The level of a key; one that no level has, in somebody's file, is taken for a label. */
export function levelOfKey(key: string): LevelId {
  const [, digits, label] = /^(\d*)(?:\/(.*))?$/s.exec(key) ?? [key, '', key];
  const concurrency = digits ? Number(digits) : null;
  return label === undefined ? { concurrency } : { concurrency, label };
}

/** Whether two cells, trials or levels are of the same level. */
export function isSameLevel(one: LevelId, other: LevelId): boolean {
  return one.concurrency === other.concurrency && one.label === other.label;
}

/** The levels that there are, each once, in order of first appearance. */
export function distinctLevels(places: readonly LevelId[]): LevelId[] {
  const levels = new Map<string, LevelId>();
  for (const { concurrency, label } of places) {
    const level = label === undefined ? { concurrency } : { concurrency, label };
    const key = levelKey(level);
    if (!levels.has(key)) levels.set(key, level);
  }
  return [...levels.values()];
}

/** What has the same label, together: a curve over concurrency holds one traffic scenario, never two. */
export function groupByLabel<T extends LevelId>(places: readonly T[]): T[][] {
  const labels = [...new Set(places.map(({ label }) => label))];
  return labels.map((label) => places.filter((place) => place.label === label));
}
