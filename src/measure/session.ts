import type { Reason } from '../reason.ts';
import type { ApiKind, CacheMode, OutputLength, Suite } from '../suite/suite.ts';
import type { MetricId, MetricUnit } from './metric.ts';
import type { ClientHealth } from './records.ts';

export type Metrics = Readonly<Partial<Record<MetricId, number>>>;

/** One trial of one level: valid or not before it is fast or slow. */
export type TrialResult = {
  readonly valid: boolean;
  readonly reasons: readonly Reason[];
  readonly metrics: Metrics;
  readonly requests: {
    readonly sent: number;
    readonly good: number;
    readonly failed: Readonly<Record<string, number>>;
  };
  readonly tokens: { readonly prompt: number; readonly output: number; readonly cached: number };
  /** Tokens ÷ token-bearing events; above 1.05 ITL is a chunk gap. */
  readonly tokensPerChunk: number | null;
  readonly durationMs: number;
  readonly startedAt: string;
  readonly client: ClientHealth;
  readonly counters: Readonly<Record<string, number>> | null;
  readonly notes: readonly string[];
  /** Metrics that a buffered stream makes meaningless: shown, never judged, never stored. Absent = none. */
  readonly unreliable?: readonly MetricId[];
};

export type LevelResult = {
  readonly concurrency: number;
  readonly output: OutputLength;
  readonly requests: number;
  readonly trials: readonly TrialResult[];
  readonly notes: readonly string[];
};

/** What a server is and says of itself. Absent = unknown, never a guess. Secrets are removed before it gets here. */
export type Identity = {
  readonly engine?: string;
  readonly engineVersion?: string;
  readonly model?: string;
  readonly modelRevision?: string;
  readonly dtype?: string;
  readonly quantisation?: string;
  readonly maxModelLength?: number;
  readonly launchArguments?: readonly string[];
  readonly environmentVariables?: Readonly<Record<string, string>>;
  readonly gpu?: string;
  readonly gpuCount?: number;
  readonly gpusUsed?: string;
  readonly mig?: string;
  readonly powerLimitWatts?: number;
  readonly driver?: string;
  readonly cpu?: string;
  readonly os?: string;
  readonly host?: string;
};

/** The facts that decide comparability, grouped by their role (the table "Comparability" of the interface). */
export type Fingerprint = {
  /** Select the environment inside the baseline file. Absent = unknown. */
  readonly environment: {
    readonly suite: string;
    readonly gpu?: string;
    readonly gpuCount?: number;
    readonly mig?: string;
  };
  /** Must be equal, else not comparable. */
  readonly workload: Workload;
  /** Hash of engine, version, launch arguments, speed-relevant variables, model, dtype; null = unknown. */
  readonly configurationHash: string | null;
};

export type Workload = {
  readonly promptSetHash: string;
  readonly sampling: Readonly<Record<string, unknown>>;
  readonly extraBody: Readonly<Record<string, unknown>>;
  readonly cache: CacheMode;
  readonly api: ApiKind;
  readonly metricDefinitions: number;
  /** Output length by concurrency: `{"8": {"kind": "pinned", "tokens": 128}}`. */
  readonly outputs: Readonly<Record<string, OutputLength>>;
  /** Requests a trial by concurrency: other prompts are sent, and another share of the trial is ramp. */
  readonly requests?: Readonly<Record<string, number>>;
};

/** The suite's keys that a verdict depends on: with them, judging the stored session again gives the same verdict. */
export type JudgingKeys = Pick<
  Suite,
  'trials' | 'sessionNoise' | 'trialNoise' | 'launchNoise' | 'metrics' | 'slo' | 'policy'
>;

export type MeasuredSuite = {
  readonly name: string;
  readonly promptSource: string;
  readonly seed: number;
  readonly judging: JudgingKeys;
};

export const RESULT_SCHEMA = 'throughput-gate/result';
export const RESULT_VERSION = 1;

/** `result.json`: one session, that is one launch of the server or one run against a server that isn't ours. */
export type Session = {
  readonly schema: typeof RESULT_SCHEMA;
  readonly version: typeof RESULT_VERSION;
  readonly id: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly client: { readonly name: string; readonly version: string };
  readonly suite: MeasuredSuite;
  readonly identity: Identity;
  readonly fingerprint: Fingerprint;
  readonly units: Readonly<Record<string, MetricUnit>>;
  readonly levels: readonly LevelResult[];
  /** Why the session as a whole is invalid (server died, identity changed, interrupted); empty = sound. */
  readonly reasons: readonly Reason[];
  readonly notes: readonly string[];
  readonly provenance: { readonly commit?: string; readonly runner?: string; readonly url?: string };
  /** Last lines of a launched server's output where it failed, secrets removed. Absent = none. */
  readonly logTail?: readonly string[];
};
