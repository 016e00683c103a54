import { GateError } from '../gate-error.ts';
import { METRICS, type MetricId } from '../measure/metric.ts';
import { type FilledSuiteFile, fillInSuiteFile } from './effective-file.ts';
import type { SuiteOverrides } from './overrides.ts';
import { type ParsedOverrides, parseOverrides } from './parse-overrides.ts';
import type { LocatedSuiteFile } from './parse-suite-file.ts';
import { PRESETS } from './presets.ts';
import { resolveLevels } from './resolve-levels.ts';
import type { GatedMetric, ServerSpec, Suite } from './suite.ts';
import { METRIC_IDS } from './suite-file.ts';
import { noteChangedPreset, noteOddities } from './suite-notes.ts';

export type SuiteContext = {
  /** Names the file in errors: its path as the user gave it. */
  readonly source: string;
  /** The file's name, for the suite's default name; by default taken from `source`. */
  readonly fileName?: string;
  readonly overrides: SuiteOverrides;
};

/** A suite ready to run, and what its owner should know about it. */
export type ParsedSuite = { readonly suite: Suite; readonly notes: readonly string[] };

/** Tail latencies and the first token scatter more than throughput does. */
const WIDE_TOLERANCE = 0.15;
const TOLERANCE = 0.05;
const WIDE_METRIC = /^ttft-|-p9\d$/;

/**
 * The file's keys over the preset's over the defaults, and the overrides over all of them.
 * Throws `bad-suite` where keys contradict each other, `bad-usage` for an override.
 */
export function resolveSuite(located: LocatedSuiteFile, name: string, texts: SuiteOverrides): ParsedSuite {
  const { file, where } = located;
  const overrides = parseOverrides(texts);
  const preset = overrides.preset ?? file.preset ?? 'default';
  const filled = fillInSuiteFile(file, preset);
  const model = overrides.model ?? filled.model;
  const { readinessTokens, fieldWarmUp } = PRESETS[preset];
  const suite: Suite = {
    name: filled.name ?? name,
    preset,
    ...(model === undefined ? {} : { model }),
    server: resolveServer(filled.server, overrides),
    ...(filled.environment === undefined ? {} : { environment: filled.environment }),
    prompts: filled.prompts,
    output: { ...filled['output-tokens'], tokens: overrides.outputTokens ?? filled['output-tokens'].tokens },
    sampling: dropNulls(filled.sampling),
    extraBody: filled['extra-body'],
    cache: filled.cache,
    levels: resolveLevels(filled, overrides),
    warmUp: { rounds: filled['warm-up'].rounds, outputTokens: filled['warm-up']['output-tokens'] },
    fieldWarmUp: fieldWarmUp ?? [],
    ...(readinessTokens === undefined ? {} : { readinessTokens }),
    timeoutMs: filled.timeout,
    trials: {
      first: overrides.trials ?? filled.trials.first,
      most: overrides.trials ?? filled.trials.most,
      budgetMs: overrides.budgetMs ?? filled.trials.budget,
    },
    sessionNoise: filled['session-noise'],
    trialNoise: filled['trial-noise'],
    launchNoise: filled['launch-noise'],
    metrics: resolveMetrics(filled.metrics, overrides),
    slo: resolveSlo(filled.slo),
    baseline: overrides.baseline ?? filled.baseline,
    policy: resolvePolicy(filled.policy),
  };
  refuseContradictions(suite, where);
  return { suite, notes: [...noteChangedPreset(located, overrides.preset), ...noteOddities(suite)] };
}

function resolveServer(server: FilledSuiteFile['server'], overrides: ParsedOverrides): ServerSpec {
  const { url, command, cwd, env, api, headers, ca, proxy, gpus } = server;
  const stopCommand = server['stop-command'];
  return {
    url: overrides.url ?? url,
    ...(command === undefined ? {} : { command }),
    cwd,
    env,
    ...(stopCommand === undefined ? {} : { stopCommand }),
    readyTimeoutMs: overrides.readyTimeoutMs ?? server['ready-timeout'],
    api,
    headers,
    ...(ca === undefined ? {} : { ca }),
    proxy,
    gpus,
  };
}

/** In the order of the metric table; a metric without a direction can only be shown. */
function resolveMetrics(metrics: FilledSuiteFile['metrics'], { tolerance }: ParsedOverrides): GatedMetric[] {
  return METRIC_IDS.flatMap((id) => {
    const entry = metrics[id];
    if (entry === undefined) return [];
    const gate = entry?.gate ?? METRICS[id].direction !== 'neither';
    const own = entry?.tolerance ?? (WIDE_METRIC.test(id) ? WIDE_TOLERANCE : TOLERANCE);
    return [{ id, tolerance: gate ? (tolerance ?? own) : own, gate }];
  });
}

function resolveSlo({ ttft, tpot, e2e }: FilledSuiteFile['slo']): Suite['slo'] {
  return {
    ...(ttft === undefined ? {} : { ttftMs: ttft }),
    ...(tpot === undefined ? {} : { tpotMs: tpot }),
    ...(e2e === undefined ? {} : { e2eMs: e2e }),
  };
}

function resolvePolicy(policy: FilledSuiteFile['policy']): Suite['policy'] {
  return {
    suspected: policy.suspected,
    inconclusive: policy.inconclusive,
    noBaseline: policy['no-baseline'],
    missingLevel: policy['missing-level'],
    notComparable: policy['not-comparable'],
    failedRequests: policy['failed-requests'],
  };
}

function refuseContradictions(suite: Suite, where: LocatedSuiteFile['where']): void {
  const { first, most } = suite.trials;
  if (first > most) {
    const message = `${where(['trials'])}: found first ${first} and most ${most}, allowed: first at most as large as most`;
    throw new GateError('bad-suite', message, 'Write both `first` and `most` under `trials`.');
  }
  const listed = (id: MetricId) => suite.metrics.some((metric) => metric.id === id && metric.gate);
  if (listed('achieved-concurrency')) {
    const message = `${where(['metrics', 'achieved-concurrency'])}: found gate: true, allowed: gate: false (neither more nor less of it is worse)`;
    throw new GateError('bad-suite', message, 'Gate a throughput or a latency instead.');
  }
  if (listed('goodput') && Object.keys(suite.slo).length === 0) {
    const message = `${where(['metrics', 'goodput'])}: goodput is gated, but the suite has no slo`;
    throw new GateError('bad-suite', message, 'Write what a good request must meet: slo: {ttft: 500ms, tpot: 40ms}.');
  }
}

function dropNulls(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
