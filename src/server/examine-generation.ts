import type { Generation } from '../load/generate.ts';
import type { RequestShape } from '../load/trial-plan.ts';
import type { Prompt } from '../suite/suite.ts';
import { awaitReady, type NotReady, type Ready, type ReadyOptions } from './await-ready.ts';
import { type Capability, missing, ok, wrong } from './capability.ts';

export type GenerationExamination = {
  readonly capabilities: readonly Capability[];
  /** null: it doesn't generate. */
  readonly shape: RequestShape | null;
  /** The length can be pinned. */
  readonly pins: boolean;
  readonly generations: readonly Generation[];
  /** False: there was no server to talk to. */
  readonly reached: boolean;
};

const USAGE_REMEDY =
  'Tokens are counted by the server: it must honour stream_options.include_usage. Update the engine, or measure it without the proxy before it.';

/** `reachedWithinMs`: how long the server may refuse connections; `timeoutMs`: how long one that answers may take. */
export type GenerationOptions = ReadyOptions & { readonly reachedWithinMs: number };

/** No connection came about: whatever else is asked would fail of the same cause. */
const UNREACHED: ReadonlySet<string> = new Set(['refused', 'dns', 'tls', 'timeout-connect']);

/**
 * Generates the suite's shape for real, as readiness does, and says what worked. Where only the pin fails, it goes on
 * without, so that one examination tells all.
 */
export async function examineGeneration(options: GenerationOptions): Promise<GenerationExamination> {
  const first = await awaitReached(options);
  if (first.kind === 'ready') return generates(first, options.output.kind === 'pinned' ? 'pinned' : 'not-asked');
  if (first.lastOutcome !== 'wrong-length') return fails(first);
  const unpinned = await awaitReady({ ...options, output: { ...options.output, kind: 'at-most' } });
  return unpinned.kind === 'ready' ? generates(unpinned, 'unpinned', first) : fails(unpinned);
}

/** Ends at `reachedWithinMs` where nobody listens; a server that answers slowly gets the whole time. */
async function awaitReached(options: GenerationOptions): Promise<Ready | NotReady> {
  if (options.reachedWithinMs >= options.timeoutMs) return awaitReady(options);
  const first = await awaitReady({ ...options, timeoutMs: options.reachedWithinMs });
  // A timer may end a little early; what gave up for good just before it is only asked again.
  const gaveUp = first.waitedMs < 0.9 * options.reachedWithinMs;
  const isSettled = first.kind === 'ready' || !isReached(first) || gaveUp;
  return isSettled ? first : awaitReady(options);
}

const isReached = ({ lastOutcome }: NotReady) => !UNREACHED.has(lastOutcome ?? '');

function generates(ready: Ready, pin: 'pinned' | 'unpinned' | 'not-asked', refusal?: NotReady): GenerationExamination {
  const [generation] = ready.generations;
  const tokens = generation?.outputTokens ?? 0;
  return {
    shape: ready.shape,
    pins: pin === 'pinned',
    generations: ready.generations,
    reached: true,
    capabilities: [
      ok('model', ready.shape.model, true),
      ok(
        'streams',
        `${generation?.chunks ?? 0} events for ${tokens} tokens${ready.notes.length === 0 ? '' : `; ${ready.notes.join('; ')}`}`,
        true,
      ),
      ok('usage', `${generation?.promptTokens ?? '?'} prompt and ${tokens} output tokens, counted by the server`, true),
      pinLine(pin, tokens, refusal),
    ],
  };
}

function pinLine(pin: 'pinned' | 'unpinned' | 'not-asked', tokens: number, refusal?: NotReady): Capability {
  if (pin === 'pinned') return ok('pinned length', `asked for ${tokens} tokens and got ${tokens}`, true);
  if (pin === 'not-asked') return ok('pinned length', 'the suite does not pin the length');
  const detail = refusal?.reason.message ?? 'the answer had another length';
  return wrong('pinned length', detail, refusal?.reason.remedy ?? '', true);
}

function fails(failure: NotReady): GenerationExamination {
  const { reason, lastOutcome } = failure;
  const reached = isReached(failure);
  const streams = ['no-usage', 'wrong-length'].includes(lastOutcome ?? '');
  const lines: Capability[] = streams
    ? [ok('streams', 'it streams', true), wrong('usage', reason.message, USAGE_REMEDY, true)]
    : [
        lastOutcome === 'not-a-stream'
          ? wrong('streams', reason.message, reason.remedy, true)
          : missing('generates', reason.message, reason.remedy, true),
      ];
  return { capabilities: lines, shape: null, pins: false, generations: [], reached };
}

/** The prompt with other words in front, as `cache: bust` sends it. */
export function withNonce(prompt: Prompt, nonce: string): Prompt {
  if (prompt.kind === 'text') return { kind: 'text', text: `${nonce} ${prompt.text}` };
  const [first, ...rest] = prompt.messages;
  if (first === undefined) return prompt;
  return { kind: 'messages', messages: [{ ...first, content: `${nonce} ${first.content}` }, ...rest] };
}
