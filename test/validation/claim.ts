/** One figure that the rule promises, with the range in which a measured one keeps the promise. */
export type Claim = {
  /** Key of the measured figure: `regressed`, `pass`, `trials` … */
  readonly what: string;
  /** As the table of the rule states it. */
  readonly wanted: string;
  readonly low?: number;
  readonly high?: number;
  /** The true figure differs from the promise, and why. */
  readonly because?: string;
};

/** Measured figures by name: percents of runs, or means. */
export type Figures = Readonly<Record<string, number>>;

export type Scenario = {
  readonly group: string;
  readonly name: string;
  readonly claims: readonly Claim[];
  /** Pure: the same seed gives the same figures. */
  readonly simulate: (replicates: number, seed: number) => Figures;
};

/** A share of runs near `percent`: rounding of the table (half a point) and 3 standard errors of the simulation. */
export function about(what: string, percent: number, replicates: number): Claim {
  const slack = 0.5 + Math.max(1, standardErrors(percent, replicates));
  return { what, wanted: `${percent} %`, low: percent - slack, high: percent + slack };
}

/** A share of runs between two stated percents, with the slack of `about`. */
export function between(what: string, least: number, most: number, replicates: number): Claim {
  const [{ low }, { high }] = [about(what, least, replicates), about(what, most, replicates)];
  const bounds = { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
  return { what, wanted: least === most ? `${least} %` : `${least}–${most} %`, ...bounds };
}

/** At most `percent`, give or take 3 standard errors of the simulation. */
export function atMost(what: string, percent: number, replicates: number): Claim {
  return { what, wanted: `≤ ${percent} %`, high: percent + standardErrors(percent, replicates) };
}

/** At least `percent`, give or take 3 standard errors of the simulation. */
export function atLeast(what: string, percent: number, replicates: number): Claim {
  return { what, wanted: `≥ ${percent} %`, low: percent - standardErrors(percent, replicates) };
}

function standardErrors(percent: number, replicates: number): number {
  const share = percent / 100;
  return 300 * Math.sqrt((share * (1 - share)) / replicates);
}

export function isKept(claim: Claim, figure: number): boolean {
  return figure >= (claim.low ?? Number.NEGATIVE_INFINITY) && figure <= (claim.high ?? Number.POSITIVE_INFINITY);
}

/** Percent of `replicates` runs by outcome. */
export function tally(replicates: number, outcome: (replicate: number) => readonly string[]): Figures {
  const counts = new Map<string, number>();
  for (let replicate = 0; replicate < replicates; replicate++) {
    for (const name of outcome(replicate)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].map(([name, count]) => [name, (100 * count) / replicates]));
}
