import { PROFILES, profileStepMs } from './profiles.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { SimulatorOptions } from './simulator-options.ts';

/** What the engine is about to do in one step. */
export type StepLoad = {
  /** Requests in the batch. */
  readonly running: number;
  readonly waiting: number;
  /** Prompt tokens that this step computes. */
  readonly prefillTokens: number;
};

/**
 * Time (ms, before `speed`) of one step without chance: decode of the batch plus prefill of what it admits, then the
 * slow-downs. C ÷ this is the steady output throughput at concurrency C.
 */
export function plannedStepMs(options: SimulatorOptions, load: StepLoad): number {
  const decodeMs =
    options.profile === null
      ? options.decodeMs + options.decodeMsPerRequest * load.running
      : profileStepMs(PROFILES[options.profile], load.running);
  const prefillMs = options.prefillMsPerToken * load.prefillTokens;
  const inFlight = load.running + load.waiting;
  const at = options.slowdownAt;
  const slowedHere = at !== null && inFlight > 0.9 * at.level && inFlight <= at.level;
  return (decodeMs + prefillMs) / (1 - options.slowdown) / (slowedHere ? 1 - at.share : 1);
}

/** `plannedStepMs` with this session's noise factor and a fresh jitter factor a step. */
export function createStepTime(options: SimulatorOptions, random: SeededRandom): (load: StepLoad) => number {
  const sessionFactor = Math.exp(options.noise * random.normal());
  return (load) => {
    const jitterFactor = options.jitter === 0 ? 1 : Math.exp(options.jitter * random.normal());
    return plannedStepMs(options, load) * sessionFactor * jitterFactor;
  };
}
