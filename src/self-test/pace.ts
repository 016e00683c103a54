/** How the proxy slows one level down; a level is known by its requests in flight. */
export type LevelPace = {
  readonly concurrency: number;
  /** What arrived t after its request is forwarded at t · stretch; 1 = at once. */
  readonly stretch: number;
  /** All answers of the level together get no more stream events a second; null = no cap. */
  readonly eventsPerSecond: number | null;
};

/** What was seen of a level before it is slowed down to a size. */
export type LevelResponse = {
  readonly concurrency: number;
  /** Stream events a second at full speed. */
  readonly eventsPerSecond: number;
  /** ln(throughput left) ÷ ln(1 / stretch): 1 where answers take as long whatever the batch, 0 where the batch is full anyway. */
  readonly bite: number;
};

/** Below this a stretch would have to be absurdly long: the batch is what limits the level, and its rate is capped instead. */
const CAP_BELOW_BITE = 0.25;
const MOST_BITE = 1.5;

/**
 * The pace at which a closed loop loses `share` of its throughput. Holding answers back keeps requests away from the
 * server meanwhile, so its batch shrinks and it answers sooner: a plain 1/(1 − share) would take less than it says.
 */
export function paceFor({ concurrency, eventsPerSecond, bite }: LevelResponse, share: number): LevelPace {
  if (share <= 0) return { concurrency, stretch: 1, eventsPerSecond: null };
  if (bite < CAP_BELOW_BITE) return { concurrency, stretch: 1, eventsPerSecond: (1 - share) * eventsPerSecond };
  return { concurrency, stretch: (1 - share) ** (-1 / Math.min(bite, MOST_BITE)), eventsPerSecond: null };
}

/** @param dropShare what a stretch of `stretch` took from the level's throughput; a gain counts as nothing. */
export function biteOf(dropShare: number, stretch: number): number {
  return Math.max(0, Math.log(1 - Math.min(dropShare, 0.99)) / -Math.log(stretch));
}

/** The pace of the level that is nearest to so many requests in flight; null = none is set. */
export function paceAt(paces: readonly LevelPace[], inFlight: number): LevelPace | null {
  const distance = ({ concurrency }: LevelPace) => Math.abs(Math.log(concurrency / Math.max(1, inFlight)));
  return paces.reduce<LevelPace | null>(
    (best, pace) => (best === null || distance(pace) < distance(best) ? pace : best),
    null,
  );
}
