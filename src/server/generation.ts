import type { RequestShape, Target, TrialPlan } from '../load/trial-plan.ts';
import type { RequestRecord } from '../measure/records.ts';
import type { OutputLength, Prompt } from '../suite/suite.ts';

/** One request and the text it generated. */
export type Generation = RequestRecord & { readonly text: string };

/**
 * Generates once on a connection of its own, streamed to its end. Failures are outcomes; it never rejects but on abort.
 * The load room's `generateOnce` has this type; handed in, so that this room doesn't depend on the client.
 */
export type Generate = (
  target: Target,
  shape: RequestShape,
  prompt: Prompt,
  output: OutputLength,
  options: { readonly signal: AbortSignal; readonly purpose: TrialPlan['purpose'] },
) => Promise<Generation>;
