import type { Difference } from '../judge/verdict.ts';

/** One fact on both sides as text: `undefined` = unknown, `null` = stated to be absent. */
export type FactPair = {
  readonly fact: string;
  readonly baseline: string | null | undefined;
  readonly current: string | null | undefined;
};

export type FactFindings = { readonly differences: readonly Difference[]; readonly unknown: readonly string[] };

/** Differing facts get the role; a fact that only one side states is unknown: a note, never a difference. */
export function findDifferences(pairs: readonly FactPair[], role: Difference['role']): FactFindings {
  const differences: Difference[] = [];
  const unknown: string[] = [];
  for (const { fact, baseline, current } of pairs) {
    if (baseline === undefined && current === undefined) continue;
    if (baseline === undefined || current === undefined) unknown.push(fact);
    else if (baseline !== current) {
      differences.push({ fact, baseline: baseline ?? 'none', current: current ?? 'none', role });
    }
  }
  return { differences, unknown };
}

/** A fact of any type as text for comparing and showing; unknown stays unknown. */
export function stateFact(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

/** Pairs for two records of named facts. */
export function pairRecords(
  baseline: Readonly<Record<string, string>> = {},
  current: Readonly<Record<string, string>> = {},
): FactPair[] {
  const names = [...new Set([...Object.keys(baseline), ...Object.keys(current)])].sort();
  const stated = (facts: Readonly<Record<string, string>>, name: string) =>
    Object.hasOwn(facts, name) ? facts[name] : undefined;
  return names.map((fact) => ({ fact, baseline: stated(baseline, fact), current: stated(current, fact) }));
}
