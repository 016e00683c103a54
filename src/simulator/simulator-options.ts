import type { Fault } from './fault.ts';
import { PROFILES, type ProfileName } from './profiles.ts';

/** The engine to play. Shares are fractions (0.1 = 10 %); times are the simulated server's own, before `speed`. */
export type SimulatorOptions = {
  /** 0 picks a free one. */
  readonly port: number;
  readonly modelId: string;
  /** Step time = decodeMs + decodeMsPerRequest · running, unless a profile gives it. */
  readonly decodeMs: number;
  readonly decodeMsPerRequest: number;
  /** Each prompt token that isn't cached makes the step that admits it longer by this. */
  readonly prefillMsPerToken: number;
  /** Requests beyond wait, first come first served. */
  readonly maxRunning: number;
  readonly prefixCache: boolean;
  /** tok/s fall by this share: times ÷ (1 − share). */
  readonly slowdown: number;
  /** The same while 0.9·level < running + waiting ≤ level. */
  readonly slowdownAt: { readonly level: number; readonly share: number } | null;
  /** Standard deviation of the logarithm of one factor a session, and of one a step. */
  readonly noise: number;
  readonly jitter: number;
  /** 503 on every path until then. */
  readonly readyAfterMs: number;
  /** A chunk for the first token, then one for every so many (vLLM's `--stream-interval`). */
  readonly tokensPerChunk: number;
  readonly faults: readonly Fault[];
  /** All times are divided by this: clients see `speed` times the tok/s. */
  readonly speed: number;
  readonly seed: number;
  readonly profile: ProfileName | null;
};

export const DEFAULT_SIMULATOR_OPTIONS: SimulatorOptions = {
  port: 0,
  modelId: 'sim',
  decodeMs: 5,
  decodeMsPerRequest: 0.05,
  prefillMsPerToken: 0.02,
  maxRunning: 256,
  prefixCache: false,
  slowdown: 0,
  slowdownAt: null,
  noise: 0,
  jitter: 0,
  readyAfterMs: 0,
  tokensPerChunk: 1,
  faults: [],
  speed: 1,
  seed: 1,
  profile: null,
};

/** Fills in the defaults; a profile brings its own prefill time unless one is given. */
export function completeSimulatorOptions(given: Partial<SimulatorOptions>): SimulatorOptions {
  const fromProfile = given.profile ? { prefillMsPerToken: PROFILES[given.profile].prefillMsPerToken } : {};
  return { ...DEFAULT_SIMULATOR_OPTIONS, ...fromProfile, ...given };
}
