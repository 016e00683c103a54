import type { MetricId } from '../measure/metric.ts';

/** `pinned`: every answer has exactly `tokens` tokens. `at-most`: the model may stop earlier. */
export type OutputLength = { readonly kind: 'pinned' | 'at-most'; readonly tokens: number };

/** One concurrency to measure, fully resolved: nothing is left to a default. */
export type Level = {
  readonly concurrency: number;
  readonly output: OutputLength;
  /** Requests a trial at this level. */
  readonly requests: number;
};

export type ApiKind = 'chat' | 'completions';
export type CacheMode = 'bust' | 'flush' | 'warm';
export type PresetName = 'default' | 'confirm' | 'ab' | 'recovery' | 'quick';
export type ModeName = 'measure' | 'gate' | 'ab' | 'confirm' | 'refresh' | 'judge' | 'report';

export type ServerSpec = {
  /** Server root without a slash or `/v1` at its end: `http://127.0.0.1:8000`. */
  readonly url: string;
  /** A string runs by `sh -c`, a list directly. */
  readonly command?: string | readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stopCommand?: string;
  readonly readyTimeoutMs: number;
  readonly api: ApiKind;
  readonly headers: Readonly<Record<string, string>>;
  readonly ca?: string;
  /** `environment`: http_proxy, https_proxy and no_proxy hold. */
  readonly proxy: 'none' | 'environment';
  readonly gpus: 'auto' | 'none' | readonly number[];
};

export type GatedMetric = {
  readonly id: MetricId;
  /** Allowed change as a fraction of the baseline, 0.05 for 5 %. */
  readonly tolerance: number;
  readonly gate: boolean;
};

export type PolicyAction = 'fail' | 'warn' | 'pass';
export type Policy = {
  readonly suspected: PolicyAction;
  readonly inconclusive: PolicyAction;
  readonly noBaseline: PolicyAction;
  readonly missingLevel: PolicyAction;
  readonly notComparable: PolicyAction;
  /** Share of a trial's requests that may fail, 0 by default. */
  readonly failedRequests: number;
};

export type PromptSource =
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'random'; readonly inputTokens: number; readonly seed: number };

/** Requests that a field script sends once before anything else, apart from the gate's own warm-up of each level. */
export type FieldWarmUp = { readonly concurrency: number; readonly requests: number; readonly outputTokens: number };

/** A whole suite file with every default filled in. Fractions for percents, milliseconds for durations. */
export type Suite = {
  readonly name: string;
  readonly preset: PresetName;
  readonly model?: string;
  readonly server: ServerSpec;
  readonly environment?: { readonly gpu?: string; readonly count?: number; readonly mig?: string };
  readonly prompts: PromptSource;
  readonly output: OutputLength;
  readonly sampling: Readonly<Record<string, unknown>>;
  readonly extraBody: Readonly<Record<string, unknown>>;
  readonly cache: CacheMode;
  readonly levels: readonly Level[];
  readonly warmUp: { readonly rounds: number; readonly outputTokens: number };
  /** Sent in this order after readiness, before the first level; empty unless the preset says otherwise. */
  readonly fieldWarmUp: readonly FieldWarmUp[];
  /** Output length of the readiness generation where the preset gives it its own; absent = the suite's own length. */
  readonly readinessTokens?: number;
  readonly timeoutMs: number;
  readonly trials: { readonly first: number; readonly most: number; readonly budgetMs: number };
  /** Declared sd between sessions, as a fraction, by metric id. */
  readonly sessionNoise: Readonly<Partial<Record<MetricId, number>>>;
  readonly trialNoise: number;
  readonly launchNoise: number;
  readonly metrics: readonly GatedMetric[];
  readonly slo: { readonly ttftMs?: number; readonly tpotMs?: number; readonly e2eMs?: number };
  readonly baseline: string;
  readonly policy: Policy;
};

/** What one request asks for: a bare text or a whole conversation. */
export type Prompt =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'messages'; readonly messages: readonly { readonly role: string; readonly content: string }[] };

export type PromptSet = {
  /** Shown to people: `builtin:diverse`, a file's name, `random 512 tokens, seed 1`. */
  readonly source: string;
  /** sha256 of the canonical prompts, hex: part of the fingerprint. */
  readonly hash: string;
  readonly prompts: readonly Prompt[];
};
