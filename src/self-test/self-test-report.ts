import type { RunVerdictName } from '../judge/verdict.ts';
import type { Reason } from '../reason.ts';

export const SELF_TEST_SCHEMA = 'throughput-gate/self-test';
export const SELF_TEST_VERSION = 1;

/** One session of the self-test, judged like any run of the gate. Percents are of output throughput, positive = slower. */
export type SelfTestRow = {
  /** 0 = the same server again (A/A). */
  readonly askedPercent: number;
  /** Mean over the levels, by the proxy's own clock; null = not known. */
  readonly truePercent: number | null;
  readonly verdict: RunVerdictName;
  /** The gate's exit code for it. */
  readonly gateExitCode: 0 | 1 | 2 | 3 | 130;
  /** `regressed`: the gate says that it is slower, and that this is real. */
  readonly found: boolean;
  readonly levels: readonly {
    readonly concurrency: number;
    readonly truePercent: number | null;
    /** What the gate saw of output throughput, raw: −9.1 is slower. */
    readonly gateDeltaPercent: number | null;
    /** `stretch`: answers were held back; `cap`: the level's rate was. */
    readonly slowedBy: 'nothing' | 'stretch' | 'cap';
  }[];
  readonly seconds: number;
  /** The gate's own reasons. */
  readonly reasons: readonly Reason[];
};

export type SelfTestReference = {
  /** `baseline`: the file's sessions, moved to today's level; `measured`: one session of this run. */
  readonly kind: 'baseline' | 'measured';
  readonly source: string;
  readonly sessions: number;
};

export type SelfTestSettings = {
  readonly suite: string;
  readonly url: string;
  readonly levels: readonly number[];
  readonly tolerancePercent: number | null;
  readonly trials: { readonly first: number; readonly most: number };
};

/** `self-test.json`. */
export type SelfTestReport = {
  readonly schema: typeof SELF_TEST_SCHEMA;
  readonly version: typeof SELF_TEST_VERSION;
  readonly settings: SelfTestSettings;
  /** 0 = proven, 1 = the gate doesn't keep its promise, 2 = that couldn't be measured, 130 = interrupted. */
  readonly exitCode: 0 | 1 | 2 | 130;
  readonly sentence: string;
  readonly reference: SelfTestReference | null;
  /** What the gate says that it finds nine times in ten; null = it came to no figure. */
  readonly promisedPercent: number | null;
  /** What it must find: the promise, at most 20 %. */
  readonly requiredPercent: number | null;
  readonly rows: readonly SelfTestRow[];
  readonly reasons: readonly Reason[];
  readonly notes: readonly string[];
};
