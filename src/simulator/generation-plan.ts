import type { FaultKind } from './fault.ts';
import type { GenerationRequest } from './generation-request.ts';

/** How a generation will go, decided before it starts. */
export type GenerationPlan = {
  /** Tokens until the ending; fewer than asked where a fault cuts it. */
  readonly tokens: number;
  readonly finish: 'length' | 'stop';
  readonly ending: 'complete' | 'reset' | 'error-in-stream' | 'truncate' | 'stall' | 'die';
  readonly usage: boolean;
};

/** Faults that strike before anything is generated. */
export type EarlyFault = 'refuse' | 'http-500' | 'http-503';

export const isEarlyFault = (fault: FaultKind | null): fault is EarlyFault =>
  fault === 'refuse' || fault === 'http-500' || fault === 'http-503';

/** Faults in the middle strike at half of the tokens. */
export function planGeneration(
  request: GenerationRequest,
  fault: Exclude<FaultKind, EarlyFault> | null,
): GenerationPlan {
  const { outputTokens, finish } = request;
  const complete = { tokens: outputTokens, finish, ending: 'complete', usage: true } as const;
  switch (fault) {
    case null:
      return complete;
    case 'no-usage':
      return { ...complete, usage: false };
    case 'empty':
      return { ...complete, tokens: 0, finish: 'stop' };
    case 'short':
      return { ...complete, tokens: Math.floor(outputTokens / 2), finish: 'stop' };
    default:
      return { ...complete, tokens: Math.ceil(outputTokens / 2), ending: fault };
  }
}
