import { join } from 'node:path';
import { fromSession } from '../baseline/imported-session.ts';
import { type BaselineQuestion, findEvidence, judgeAgainstBaseline } from '../judge/against-baseline.ts';
import { evidenceOfSuite } from '../judge/build-evidence.ts';
import { findInvalidStates } from '../judge/invalid-states.ts';
import { judgeStored } from '../judge/judge-stored.ts';
import type { RunVerdict } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';
import type { RunIo, RunOptions } from '../options.ts';
import { measureForGate } from '../session/gate-sessions.ts';
import { runSession, type SessionRequest } from '../session/run-session.ts';
import type { Suite } from '../suite/suite.ts';
import { dropAt, findTruth, type LevelTruth } from './exchange.ts';
import type { SlowingProxy } from './open-slowing-proxy.ts';
import type { LevelPace } from './pace.ts';
import type { Reference } from './reference.ts';
import type { SelfTestRow } from './self-test-report.ts';

/** What every session of the self-test shares. */
export type Bench = {
  /** The user's suite with the proxy's address. */
  readonly suite: Suite;
  readonly request: Omit<SessionRequest, 'suite' | 'options' | 'wantsMore'>;
  readonly options: RunOptions;
  readonly io: RunIo;
  readonly proxy: SlowingProxy;
};

/** One session, nothing judged, and what the proxy saw of it. */
export async function measureOnce({ request, options, proxy }: Bench, folder: string, suite: Suite) {
  await proxy.takeExchanges();
  const out = join(options.out, folder);
  const { session } = await runSession({ ...request, suite, options: { ...options, out }, wantsMore: () => [] });
  return { session, truth: findTruth(session, await proxy.takeExchanges()) };
}

export type Slowing = { readonly share: number; readonly paces: readonly LevelPace[] };

/** One run of the gate, further looks and all, at this pace. */
export async function gateOnce(bench: Bench, reference: Reference, folder: string, { share, paces }: Slowing) {
  const startedAt = performance.now();
  await bench.proxy.setPaces(paces);
  await bench.proxy.takeExchanges();
  const question = (sessions: readonly Session[]) => ask(bench.suite, reference, sessions);
  const { sessions } = await measureForGate({
    request: {
      ...bench.request,
      suite: bench.suite,
      options: { ...bench.options, out: join(bench.options.out, folder) },
    },
    evidenceOf: (measured) => findEvidence(question(measured)),
  });
  const verdict = judgeAgainstBaseline(question(sessions));
  const truth = findTruth({ levels: sessions.flatMap(({ levels }) => levels) }, await bench.proxy.takeExchanges());
  const seconds = (performance.now() - startedAt) / 1000;
  return { verdict, row: toRow(verdict, { share, paces }, reference, truth, seconds) };
}

function ask(suite: Suite, { baseline, told }: Reference, sessions: readonly Session[]): BaselineQuestion {
  return {
    mode: 'gate',
    suite,
    baseline,
    baselineSource: told.source,
    current: sessions.map((session) => fromSession(session)),
    states: sessions.flatMap((session) => findInvalidStates(session, suite.trials.first)),
    notes: [],
    minutesPerSession: null,
    acceptedBecause: null,
    gather: (...sides) => evidenceOfSuite(suite, ...sides),
    judgeCells: judgeStored,
  };
}

function toRow(
  verdict: RunVerdict,
  { share, paces }: Slowing,
  reference: Reference,
  truth: readonly LevelTruth[],
  seconds: number,
): SelfTestRow {
  const levels = reference.truth.map(({ concurrency }) => {
    const drop = dropAt(concurrency, reference.truth, truth);
    const cell = verdict.cells.find((each) => each.concurrency === concurrency && each.metric === 'output-throughput');
    const pace = paces.find((each) => each.concurrency === concurrency);
    const slowedBy = pace === undefined ? 'nothing' : pace.eventsPerSecond === null ? 'stretch' : 'cap';
    return {
      concurrency,
      truePercent: drop === null ? null : 100 * drop,
      gateDeltaPercent: cell?.deltaPercent ?? null,
      slowedBy,
    } as const;
  });
  const drops = levels.flatMap(({ truePercent }) => truePercent ?? []);
  return {
    askedPercent: 100 * share,
    truePercent: drops.length === 0 ? null : drops.reduce((sum, drop) => sum + drop, 0) / drops.length,
    verdict: verdict.verdict,
    gateExitCode: verdict.exitCode,
    found: verdict.verdict === 'regressed',
    levels,
    seconds,
    reasons: verdict.reasons,
  };
}
