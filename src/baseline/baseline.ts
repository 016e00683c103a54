import type { MetricUnit } from '../measure/metric.ts';
import type { Identity, Workload } from '../measure/session.ts';

export const BASELINE_SCHEMA = 'throughput-gate/baseline';
export const BASELINE_VERSION = 1;

/** One line of the file: a valid trial with every metric it has. A level without a concurrency has a label. */
export type BaselineTrial = {
  readonly concurrency: number | null;
  readonly label?: string;
  /** Metric id → value in the environment's unit; ids that the gate doesn't know are allowed. */
  readonly metrics: Readonly<Record<string, number>>;
};

/** What is stated about the workload; absent = unknown. `stated` holds the facts of other tools, by their own names. */
export type StatedWorkload = Partial<Workload> & { readonly stated?: Readonly<Record<string, string>> };

export type BaselineSession = {
  readonly id: string;
  /** ISO 8601; empty = unknown (other tools' results). */
  readonly takenAt: string;
  readonly commit?: string;
  readonly runner?: string;
  readonly clientVersion: string;
  readonly configurationHash: string | null;
  readonly workload: StatedWorkload;
  readonly identity: Identity;
  /** Mean output tokens of a good request by level key: how long the answers are where the length isn't pinned. */
  readonly outputTokens: Readonly<Record<string, number>>;
  /** Metric id → how the tool that measured defines it. Absent = by our own definitions, or unknown. */
  readonly definitions?: Readonly<Record<string, string>>;
  readonly trials: readonly BaselineTrial[];
};

/** The old level of a cell, kept when a regression is accepted or a baseline replaced: slow drift is measured against it. */
export type Anchor = {
  readonly takenAt: string;
  readonly commit?: string;
  readonly reason?: string;
  /** Geometric means. */
  readonly means: readonly {
    readonly concurrency: number | null;
    readonly label?: string;
    readonly metric: string;
    readonly value: number;
  }[];
};

/** The facts that select an environment. Absent = unknown. `stated` holds what other tools' results name beside them. */
export type EnvironmentFacts = {
  readonly gpu?: string;
  readonly gpuCount?: number;
  readonly mig?: string;
  readonly stated?: Readonly<Record<string, string>>;
};

/** How many sessions an environment keeps: the next one drops the oldest. */
export const MOST_STORED_SESSIONS = 10;

export type BaselineEnvironment = {
  readonly environment: EnvironmentFacts;
  readonly units: Readonly<Record<string, MetricUnit>>;
  /** Oldest first, at most `MOST_STORED_SESSIONS`. */
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
