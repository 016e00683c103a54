import type { RequestShape, Target, TrialPlan } from '../../../src/load/trial-plan.ts';

export const targetOf = (origin: string): Target => ({ origin, basePath: '', headers: {} });

export const SHAPE: RequestShape = {
  api: 'chat',
  model: 'tiny',
  sampling: { temperature: 0 },
  extraBody: {},
  fields: { ignoreEos: true, minTokens: true, streamOptions: true, maxCompletionTokens: false },
  timeoutMs: 20_000,
};

export const SIGNAL = new AbortController().signal;
export const QUIET = { onProgress: () => {}, signal: SIGNAL };

export function planOf(origin: string, changes: Partial<TrialPlan> = {}): TrialPlan {
  return {
    target: targetOf(origin),
    shape: SHAPE,
    prompts: [{ kind: 'text', text: 'Why is the sky blue?' }],
    concurrency: 2,
    requests: 6,
    output: { kind: 'pinned', tokens: 4 },
    nonce: null,
    purpose: 'trial',
    ...changes,
  };
}
