export const PROFILE_NAMES = ['field-good', 'field-bad'] as const;

export type ProfileName = (typeof PROFILE_NAMES)[number];

/** A server known by its steady output throughput (tok/s) at some concurrencies, in rising order. */
export type Profile = {
  readonly points: readonly { readonly concurrency: number; readonly outputTokensPerSecond: number }[];
  readonly prefillMsPerToken: number;
};

/*
 * Eight GPUs, a mixture-of-experts model, expert parallelism. `field-good` is the curve that was measured after a bad
 * tuning had been reverted. Of `field-bad` (expert load balancing on, 16 instead of 8 continuous decode steps) the
 * story gives two numbers, 7.7 tok/s at C=1 and a peak of 862; the levels between are drawn through them.
 * Prefill of short prompts is next to nothing in that story (2048 tokens out for a few dozen in).
 */
export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  'field-good': {
    points: [
      { concurrency: 1, outputTokensPerSecond: 65.2 },
      { concurrency: 32, outputTokensPerSecond: 624.1 },
      { concurrency: 64, outputTokensPerSecond: 935.6 },
      { concurrency: 128, outputTokensPerSecond: 1416.9 },
      { concurrency: 192, outputTokensPerSecond: 1441.9 },
      { concurrency: 256, outputTokensPerSecond: 1492.5 },
    ],
    prefillMsPerToken: 0.005,
  },
  'field-bad': {
    points: [
      { concurrency: 1, outputTokensPerSecond: 7.7 },
      { concurrency: 32, outputTokensPerSecond: 190 },
      { concurrency: 64, outputTokensPerSecond: 380 },
      { concurrency: 128, outputTokensPerSecond: 690 },
      { concurrency: 192, outputTokensPerSecond: 800 },
      { concurrency: 256, outputTokensPerSecond: 862 },
    ],
    prefillMsPerToken: 0.005,
  },
};

/**
 * Step time (ms) of a profile with `running` requests in the batch: C ÷ throughput(C) at its points, a straight line
 * between them and along the last two beyond.
 */
export function profileStepMs(profile: Profile, running: number): number {
  const { points } = profile;
  const reached = points.findIndex((point) => point.concurrency >= running);
  const upper = reached === -1 ? points.length - 1 : Math.max(1, reached);
  const [left, right] = points.slice(upper - 1, upper + 1);
  if (left === undefined || right === undefined) {
    return Number.NaN;
  }
  const share = (running - left.concurrency) / (right.concurrency - left.concurrency);
  return stepMsAt(left) + share * (stepMsAt(right) - stepMsAt(left));
}

const stepMsAt = (point: Profile['points'][number]): number => (1000 * point.concurrency) / point.outputTokensPerSecond;
