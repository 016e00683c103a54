import { CACHED_SHARE_LIMIT, SHARED_HEAD_TOKENS } from '../measure/shared-head.ts';
import type { Reason } from '../reason.ts';
import type { CounterName, Counters } from './counters.ts';

/** What happened between two readings. `restarted`: a counter fell or the process is another one. */
export type CounterChange = {
  readonly restarted: boolean;
  readonly grew: Readonly<Partial<Record<CounterName, number>>>;
};

export function changeBetween(before: Counters, after: Counters): CounterChange {
  const names = Object.keys(after.totals) as CounterName[];
  const grew: Partial<Record<CounterName, number>> = {};
  let fell = false;
  for (const name of names) {
    // A labelled series exists only after its first event: absent before, it was at zero.
    const growth = (after.totals[name] ?? 0) - (before.totals[name] ?? 0);
    if (growth < 0) fell = true;
    else grew[name] = growth;
  }
  const another =
    before.processStartedAt !== undefined &&
    after.processStartedAt !== undefined &&
    before.processStartedAt !== after.processStartedAt;
  return { restarted: fell || another, grew };
}

/** The client's own sums over the trial's requests. */
export type ClientSums = {
  /** Every request ended well: only then are all generated tokens known. */
  readonly allGood: boolean;
  readonly requests: number;
  readonly outputTokens: number;
  readonly promptTokens: number;
};

/** Engines differ by a token a request in what they count (the first, the end-of-sequence token). */
const TOKENS_A_REQUEST = 2;
const FOREIGN_SHARE = 0.02;

/**
 * What the counters say against a trial: the server generated more than this client asked for (`foreign-load`), fewer
 * tokens than `usage` claimed (`token-mismatch`), prompts came from the prefix cache under `bust` (`cache-hits`), or the
 * server restarted (`identity-changed`).
 */
export function reasonsFromCounters(
  change: CounterChange,
  client: ClientSums,
  cacheIsBusted: boolean,
): readonly Reason[] {
  if (change.restarted) return [RESTARTED];
  return [
    ...(client.allGood ? compareTokens(change.grew.generatedTokens, client) : []),
    ...(cacheIsBusted ? findCacheHits(change.grew, client) : []),
  ];
}

const RESTARTED: Reason = {
  code: 'identity-changed',
  message: "The server's counters started anew during the trial: it was restarted, or another server shares its port.",
  remedy: 'See that only one server listens on the port, and read its log.',
};

function compareTokens(generated: number | undefined, client: ClientSums): readonly Reason[] {
  if (generated === undefined) return [];
  const excess = generated - client.outputTokens;
  const allowed = Math.max(client.outputTokens * FOREIGN_SHARE, client.requests * TOKENS_A_REQUEST);
  if (excess > allowed) {
    return [
      {
        code: 'foreign-load',
        message: `The server generated ${generated} tokens during the trial, this client ${client.outputTokens}: somebody else used it.`,
        remedy: 'Keep other clients away from the server while it is measured.',
      },
    ];
  }
  if (-excess <= allowed) return [];
  return [
    {
      code: 'token-mismatch',
      message: `The server's own counter grew by ${generated} tokens, but the usage of its answers adds up to ${client.outputTokens}.`,
      remedy: 'Compare the engine version with its known issues: its usage or its metrics are wrong.',
    },
  ];
}

function findCacheHits(grew: CounterChange['grew'], client: ClientSums): readonly Reason[] {
  const hits = grew.prefixHitTokens ?? grew.cachedTokens;
  if (hits === undefined || client.promptTokens === 0) return [];
  const beyondHeads = hits - client.requests * SHARED_HEAD_TOKENS;
  if (beyondHeads <= client.promptTokens * CACHED_SHARE_LIMIT) return [];
  return [
    {
      code: 'cache-hits',
      message: `${hits} of ${client.promptTokens} prompt tokens came from the prefix cache, although every prompt begins with its own nonce.`,
      remedy: 'Look for a proxy that answers from its cache, or declare cache: warm in the suite.',
    },
  ];
}

/** What explains a speed, in words: nothing where nothing happened. */
export function notesFromCounters(change: CounterChange, after: Counters): readonly string[] {
  const { preemptions, abortedRequests, draftTokens, acceptedDraftTokens } = change.grew;
  const { kvUsage, waiting, cudaGraph } = after.gauges;
  return [
    ...(preemptions ? [`${preemptions} preemptions: requests were pushed out of the KV cache and computed again`] : []),
    ...(abortedRequests ? [`the server counts ${abortedRequests} aborted requests`] : []),
    ...(draftTokens && acceptedDraftTokens !== undefined
      ? [
          `speculative decoding accepted ${((100 * acceptedDraftTokens) / draftTokens).toFixed(0)} % of ${draftTokens} drafted tokens; a length pinned past the model's own end changes that: consider output-tokens: {at-most: N}`,
        ]
      : []),
    ...(waiting ? [`${waiting} requests were waiting when the trial had ended`] : []),
    ...(kvUsage !== undefined && kvUsage > 0.95 ? [`the KV cache was ${(100 * kvUsage).toFixed(0)} % full`] : []),
    ...(cudaGraph === 0 ? ['the last batch ran without a CUDA graph'] : []),
  ];
}

/** The trial's `counters` in `result.json`: growth by name, and the KV cache's size and last use. */
export function recordOfCounters(change: CounterChange, after: Counters): Readonly<Record<string, number>> {
  const { kvUsage, kvCapacityTokens } = after.gauges;
  return {
    ...change.grew,
    ...(kvUsage === undefined ? {} : { kvUsage }),
    ...(kvCapacityTokens === undefined ? {} : { kvCapacityTokens }),
  };
}
