import type { ApiKind, OutputLength, Prompt } from '../suite/suite.ts';
import type { ProxyRoute } from './proxy-route.ts';

/** Where and how to reach the server; serialisable, so that it crosses to a worker. */
export type Target = {
  /** Scheme, host and port: `http://127.0.0.1:8000`. */
  readonly origin: string;
  /** Path before `/v1/…`, usually empty. */
  readonly basePath: string;
  readonly headers: Readonly<Record<string, string>>;
  /** PEM text of a private CA. */
  readonly ca?: string;
  /** Absent: straight to the server. */
  readonly proxy?: ProxyRoute;
};

/** Fields that an engine may refuse; decided by the readiness probe's effect. */
export type RequestFields = {
  readonly ignoreEos: boolean;
  readonly minTokens: boolean;
  readonly streamOptions: boolean;
  /** `max_completion_tokens` instead of `max_tokens`. */
  readonly maxCompletionTokens: boolean;
};

export type RequestShape = {
  readonly api: ApiKind;
  readonly model: string;
  readonly sampling: Readonly<Record<string, unknown>>;
  readonly extraBody: Readonly<Record<string, unknown>>;
  readonly fields: RequestFields;
  readonly timeoutMs: number;
};

/** One closed-loop trial: everything a load worker needs, nothing it must ask for. */
export type TrialPlan = {
  readonly target: Target;
  readonly shape: RequestShape;
  readonly prompts: readonly Prompt[];
  readonly concurrency: number;
  readonly requests: number;
  readonly output: OutputLength;
  /** Put a fixed-width nonce, deterministic from (seed, session, trial, index), at the very start of each prompt. */
  readonly nonce: { readonly seed: number; readonly session: string; readonly trial: number } | null;
  /** Warm-up rounds aren't judged for length. */
  readonly purpose: 'warm-up' | 'trial';
  /** Load workers that share the trial, never more than its concurrency; absent = what the load was opened with. */
  readonly workers?: number;
};

export type TrialProgress = {
  readonly concurrency: number;
  readonly requestsDone: number;
  readonly requests: number;
  readonly tokenEvents: number;
  readonly elapsedMs: number;
};
