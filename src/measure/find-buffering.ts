import { e2eMs, selectGood, ttftMs } from './good-request.ts';
import type { MetricId } from './metric.ts';
import { percentile, sortAscending } from './percentile.ts';
import type { TrialRecords } from './records.ts';

/** Published signs of a buffering proxy: most reads carry several events, and the first token comes near the end. */
const COALESCED_SHARE_LIMIT = 0.5;
const TTFT_SHARE_LIMIT = 0.8;
/** With fewer events an answer is over as soon as it begins, buffered or not. */
const CHUNKS_AT_LEAST = 8;

/** What a held-back stream says nothing about. Throughput and E2E latency stay true. */
export const STREAM_METRICS: readonly MetricId[] = [
  'ttft-mean',
  'ttft-p50',
  'ttft-p90',
  'ttft-p95',
  'ttft-p99',
  'tpot-mean',
  'tpot-p50',
  'tpot-p99',
  'per-user-throughput',
  'itl-mean',
  'itl-p50',
  'itl-p99',
];

/** A note when something between server and client holds the stream back, else null. */
export function findBuffering(records: TrialRecords): string | null {
  const streamed = selectGood(records.requests).filter((request) => request.chunks >= CHUNKS_AT_LEAST);
  const { coalescedReadShare } = records.client;
  if (streamed.length === 0 || coalescedReadShare <= COALESCED_SHARE_LIMIT) return null;
  const shares = streamed.map((request) => (e2eMs(request) > 0 ? ttftMs(request) / e2eMs(request) : 1));
  const share = percentile(sortAscending(shares), 0.5);
  if (share <= TTFT_SHARE_LIMIT) return null;
  return (
    `the stream is buffered on its way: the first token arrives after ${(100 * share).toFixed(0)} % of a request and ` +
    `${(100 * coalescedReadShare).toFixed(0)} % of the reads carry several events; TTFT, TPOT and ITL are unreliable, throughput is not affected`
  );
}
