import type { BaselineSession } from '../../src/baseline/baseline.ts';
import type { RequestRecord, TrialRecords } from '../../src/measure/records.ts';
import { traceTrial } from '../../src/measure/trial-trace.ts';
import type { HtmlInput } from '../../src/report/html/html-input.ts';
import { buildSession, buildTrial, GOOD, LEVELS, REPORTS } from './builders.ts';

const TOKENS = 32;

/** Two waves of C requests, each a token every `gapMs`, staggered by a millisecond a slot. */
export function buildRecords(concurrency: number, gapMs = 12): TrialRecords {
  const requests: RequestRecord[] = [];
  const events: { readonly request: number; readonly atMs: number }[] = [];
  for (let index = 0; index < 2 * concurrency; index++) {
    const sentAtMs = Math.floor(index / concurrency) * (60 + TOKENS * gapMs) + (index % concurrency);
    const firstTokenAtMs = sentAtMs + 40 + (index % 7);
    const lastTokenAtMs = firstTokenAtMs + (TOKENS - 1) * gapMs;
    for (let token = 0; token < TOKENS; token++) events.push({ request: index, atMs: firstTokenAtMs + token * gapMs });
    requests.push({
      ...{ index, outcome: 'good', sentAtMs, firstTokenAtMs, lastTokenAtMs, endedAtMs: lastTokenAtMs, connectMs: 0 },
      ...{
        promptTokens: 40,
        outputTokens: TOKENS,
        cachedTokens: 0,
        chunks: TOKENS,
        status: 200,
        finishReason: 'length',
      },
      ...{ resent: false, message: null },
    });
  }
  const ordered = events.toSorted((one, other) => one.atMs - other.atMs);
  return {
    ...{ concurrency, startedAt: '2026-11-29T10:12:00Z', requests, interrupted: false },
    events: {
      request: Uint32Array.from(ordered, (event) => event.request),
      atMs: Float64Array.from(ordered, (event) => event.atMs),
    },
    client: buildTrial().client,
  };
}

function buildBaselineSession(id: string, factor: number): BaselineSession {
  return {
    ...{ id, takenAt: '2026-11-20T08:00:00Z', clientVersion: '0.1.0', configurationHash: null, identity: {} },
    ...{ workload: buildSession().fingerprint.workload, outputTokens: {} },
    trials: LEVELS.flatMap((concurrency, at) =>
      [1.004, 0.997, 1].map((jitter) => ({
        concurrency,
        metrics: { 'output-throughput': (GOOD[at] ?? 0) * factor * jitter, 'ttft-p50': (41 + 9 * at) / factor },
      })),
    ),
  };
}

/** A page's input with everything on it: six levels, three trials each, three baseline sessions. */
export function buildHtmlInput(part: Partial<HtmlInput> = {}): HtmlInput {
  const traces = LEVELS.flatMap((level) =>
    [1, 2, 3].map((trial) => traceTrial(buildRecords(level, 11 + trial / 2), trial)),
  );
  const baselineSessions = [0.99, 1.01, 1].map((factor, at) => buildBaselineSession(`session-${at + 1}`, factor));
  return { ...REPORTS.regressed, traces, baselineSessions, ...part };
}
