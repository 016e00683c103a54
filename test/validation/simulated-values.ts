/** Server speed at the levels of a simulated suite, tok/s: any positive numbers would do, the rule works on ratios. */
const SPEED = 1000;

export type Noise = {
  /** sd of ln(trial value) inside a session. */
  readonly trial: number;
  /** sd of a session's shift. */
  readonly session: number;
  /** Correlation of that shift between levels. */
  readonly betweenLevels: number;
};

/** A session's shift at each level, equally correlated. */
export function sessionShifts(normal: () => number, levels: number, noise: Noise): number[] {
  const common = Math.sqrt(noise.betweenLevels) * normal();
  const own = Math.sqrt(1 - noise.betweenLevels);
  return Array.from({ length: levels }, () => noise.session * (common + own * normal()));
}

/** Shifts of consecutive days, level by level: an AR(1) series with the session's sd and `memory` from day to day. */
export function dailyShifts(
  normal: () => number,
  days: number,
  levels: number,
  noise: Noise,
  memory: number,
): number[][] {
  const shifts: number[][] = [];
  for (let day = 0; day < days; day++) {
    const fresh = sessionShifts(normal, levels, noise);
    const previous = shifts[day - 1];
    shifts.push(
      fresh.map((value, level) =>
        previous === undefined ? value : memory * (previous[level] ?? 0) + Math.sqrt(1 - memory ** 2) * value,
      ),
    );
  }
  return shifts;
}

/** Raw trial values of one level in one session; `change` is the true relative change, −0.05 for 5 % slower. */
export function trialValues(
  normal: () => number,
  trials: number,
  trialSd: number,
  shift: number,
  change: number,
): number[] {
  const centre = SPEED * (1 + change) * Math.exp(shift);
  return Array.from({ length: trials }, () => centre * Math.exp(trialSd * normal()));
}
