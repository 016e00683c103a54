import type { LevelId } from '../level.ts';
import { defineFamilies, type Figures, levelOf, spreadOf, UNSTATED_LEVEL } from './tool-runs.ts';

/** A metric by AIPerf's tag, in its own unit. */
export type TaggedMetric = {
  readonly unit: string;
  readonly avg?: number | null | undefined;
  readonly p50?: number | null | undefined;
  readonly p90?: number | null | undefined;
  readonly p95?: number | null | undefined;
  readonly p99?: number | null | undefined;
  readonly max?: number | null | undefined;
};
export type TaggedMetrics = Readonly<Record<string, TaggedMetric>>;

export type PerfTool = 'aiperf' | 'genai-perf';

const IN_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, sec: 1000, us: 1e-3, µs: 1e-3, ns: 1e-6 };

/** What time a tag's unit is in, as a factor to ms; null = no time that we know. */
export function factorOf(unit: string): number | null {
  return IN_MS[unit.toLowerCase()] ?? null;
}

function spread(metrics: TaggedMetrics, family: 'ttft' | 'tpot' | 'itl' | 'e2e', tag: string) {
  const found = metrics[tag];
  const factor = found === undefined ? null : factorOf(found.unit);
  if (found === undefined || factor === null) return {};
  const { avg, p50, p90, p95, p99 } = found;
  return spreadOf(family, { mean: avg, p50, p90, p95, p99 }, factor);
}

/** The figures by our ids. AIPerf's inter-token latency is what others call TPOT; its gaps are the inter-chunk latency. */
export function toFigures(metrics: TaggedMetrics): Figures {
  const goodput = metrics['goodput']?.avg;
  return {
    'output-throughput': metrics['output_token_throughput']?.avg,
    'total-throughput': metrics['total_token_throughput']?.avg,
    'request-throughput': metrics['request_throughput']?.avg,
    'achieved-concurrency': metrics['effective_concurrency']?.avg,
    ...(goodput ? { goodput } : {}),
    ...spread(metrics, 'ttft', 'time_to_first_token'),
    ...spread(metrics, 'tpot', 'inter_token_latency'),
    ...spread(metrics, 'itl', 'inter_chunk_latency'),
    ...spread(metrics, 'e2e', 'request_latency'),
  };
}

/** Requests that failed: counted, or by the error rate; null = the file says neither. */
export function countFailed(metrics: TaggedMetrics): number | null {
  const counted = metrics['error_request_count']?.avg;
  if (counted !== null && counted !== undefined) return counted;
  const [good, all] = [metrics['request_count']?.avg, metrics['completed_request_count']?.avg];
  return good === null || good === undefined || all === null || all === undefined ? null : all - good;
}

/** The level that was asked for; else the largest concurrency that was reached, with a note; else unstated. */
export function chooseLevel(
  asked: { readonly concurrency: number | null; readonly rate: number | null },
  metrics: TaggedMetrics,
): { readonly level: LevelId; readonly notes: readonly string[] } {
  if (asked.concurrency !== null || asked.rate !== null) {
    return { level: levelOf(asked.concurrency, asked.rate), notes: [] };
  }
  const reached = Math.round(metrics['effective_concurrency']?.max ?? 0);
  if (reached < 1) return { level: UNSTATED_LEVEL, notes: [] };
  return {
    level: { concurrency: reached },
    notes: [`the concurrency asked for isn't in the file: the level is named by the largest one reached, ${reached}`],
  };
}

const WORDS: Readonly<Record<PerfTool, { readonly first: string; readonly duration: string }>> = {
  aiperf: { first: 'first answer with text or reasoning', duration: 'time from the start of the phase to its end' },
  'genai-perf': { first: 'first answer with content', duration: 'time from the first request to the last answer' },
};

/** How the two tools, which share names, define what they say. */
export function definePerf(tool: PerfTool): Record<string, string> {
  const { first, duration } = WORDS[tool];
  return defineFamilies({
    'output-throughput': `output tokens counted by the client's tokenizer ÷ ${duration}`,
    'total-throughput': `prompt and output tokens counted by the client's tokenizer ÷ ${duration}`,
    'request-throughput': `completed requests ÷ ${duration}`,
    'achieved-concurrency': 'mean of the requests in flight over time',
    goodput: `requests within the SLOs ÷ ${duration}`,
    ttft: `from the request's start to the ${first}`,
    tpot: "(last answer − TTFT) ÷ (output tokens by the client's tokenizer − 1) (its inter_token_latency)",
    itl: 'gaps between answers (its inter_chunk_latency)',
    e2e: "from the request's start to the last answer with content",
  });
}
