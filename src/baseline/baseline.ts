import type { MetricUnit } from '../measure/metric.ts';
import type { Identity, Metrics, Workload } from '../measure/session.ts';

export const BASELINE_SCHEMA = 'throughput-gate/baseline';
export const BASELINE_VERSION = 1;

/** One line of the file: a valid trial with every metric it has. A level without a concurrency has a label. */
export type BaselineTrial = {
  readonly concurrency: number | null;
  readonly label?: string;
  readonly metrics: Metrics & Readonly<Record<string, number>>;
};

export type BaselineSession = {
  readonly id: string;
  readonly takenAt: string;
  readonly commit?: string;
  readonly runner?: string;
  readonly clientVersion: string;
  readonly configurationHash: string | null;
  readonly workload: Workload;
  readonly identity: Identity;
  /** Output tokens of all valid trials by level, for suites that don't pin the length. */
  readonly outputTokens: Readonly<Record<string, number>>;
  readonly trials: readonly BaselineTrial[];
};

/** The old level of a cell, kept when a regression is accepted or a baseline replaced: slow drift is measured against it. */
export type Anchor = {
  readonly takenAt: string;
  readonly commit?: string;
  readonly reason?: string;
  readonly means: readonly {
    readonly concurrency: number | null;
    readonly label?: string;
    readonly metric: string;
    readonly value: number;
  }[];
};

export type BaselineEnvironment = {
  readonly environment: { readonly gpu?: string; readonly gpuCount?: number; readonly mig?: string };
  readonly units: Readonly<Record<string, MetricUnit>>;
  /** Oldest first, at most ten. */
  readonly sessions: readonly BaselineSession[];
  readonly anchors: readonly Anchor[];
};

/** The committed file: raw trial values of several sessions, never one mean. */
export type Baseline = {
  readonly schema: typeof BASELINE_SCHEMA;
  readonly version: typeof BASELINE_VERSION;
  readonly suite: string;
  readonly environments: readonly BaselineEnvironment[];
};
