import type { TrialPlan } from '../src/load/trial-plan.ts';
import type { RequestRecord, TrialRecords } from '../src/measure/records.ts';
import type { Truth } from './truth-server.ts';

/** How far a client's figures lie from the server's truth. */
export type Accuracy = {
  readonly throughputErrorPercent: number;
  readonly ttftP50ErrorMs: number;
  readonly ttftP50TruthMs: number;
  readonly tpotMeanErrorPercent: number;
  readonly trueTokensPerSecond: number;
};

export function planTruthTrial(port: number, concurrency: number, requests: number, tokens: number): TrialPlan {
  return {
    target: { origin: `http://127.0.0.1:${port}`, basePath: '', headers: {} },
    shape: {
      api: 'chat',
      model: 'truth',
      sampling: { temperature: 0 },
      extraBody: {},
      fields: { ignoreEos: true, minTokens: true, streamOptions: true, maxCompletionTokens: false },
      timeoutMs: 120_000,
    },
    prompts: [{ kind: 'text', text: 'hello there' }],
    concurrency,
    requests,
    output: { kind: 'pinned', tokens },
    nonce: { seed: 1, session: 'bench', trial: 1 },
    purpose: 'trial',
  };
}

/** Compares a trial with the truth over the same requests; throws when one of them isn't good. */
export function compareWithTruth(records: TrialRecords, truth: Truth): Accuracy {
  const bad = records.requests.find(({ outcome }) => outcome !== 'good');
  if (bad !== undefined) throw new Error(`request ${bad.index}: ${bad.message}`);
  if (truth.requests !== records.requests.length) throw new Error(`${truth.requests} requests at the server`);
  const times = records.requests.map(readTimes);
  const tokens = times.reduce((sum, one) => sum + one.tokens, 0);
  const spanMs =
    times.reduce((end, one) => Math.max(end, one.last), 0) -
    times.reduce((start, one) => Math.min(start, one.sent), Number.POSITIVE_INFINITY);
  const ttfts = times.map((one) => one.first - one.sent).sort((a, b) => a - b);
  const tpotSum = times.reduce((sum, one) => sum + (one.last - one.first) / (one.tokens - 1), 0);
  return {
    throughputErrorPercent: 100 * ((tokens / spanMs) * (1000 / truth.tok_s) - 1),
    ttftP50ErrorMs: (ttfts[Math.floor(ttfts.length / 2)] ?? Number.NaN) - truth.ttft_p50_ms,
    ttftP50TruthMs: truth.ttft_p50_ms,
    tpotMeanErrorPercent: 100 * (tpotSum / times.length / truth.tpot_mean_ms - 1),
    trueTokensPerSecond: truth.tok_s,
  };
}

function readTimes(record: RequestRecord) {
  const { sentAtMs, firstTokenAtMs, lastTokenAtMs, outputTokens } = record;
  if (sentAtMs === null || firstTokenAtMs === null || lastTokenAtMs === null || outputTokens === null) {
    throw new Error(`request ${record.index} is good but lacks a time`);
  }
  return { sent: sentAtMs, first: firstTokenAtMs, last: lastTokenAtMs, tokens: outputTokens };
}
