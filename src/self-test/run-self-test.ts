import { join } from 'node:path';
import { findInvalidStates } from '../judge/invalid-states.ts';
import type { RunIo, RunOptions } from '../options.ts';
import type { Reason } from '../reason.ts';
import { type Endpoint, isLoopback, parseEndpoint } from '../server/endpoint.ts';
import { describeMinutes, refuseWhatCannotFit } from '../session/estimate.ts';
import { expectFromBaseline } from '../session/expect-from-baseline.ts';
import { holdFolder } from '../session/hold-folder.ts';
import { type PreparedBaseline, prepareBaseline, preparePrompts, prepareSuite } from '../session/prepare.ts';
import { makeTarget } from '../session/server-target.ts';
import type { Suite } from '../suite/suite.ts';
import { writeWhole } from '../write-whole.ts';
import { type Bench, gateOnce, measureOnce } from './bench.ts';
import { concludeSelfTest, isUnmeasured, type SelfTestFindings } from './conclude-self-test.ts';
import { dropAt } from './exchange.ts';
import { openSlowingProxy } from './open-slowing-proxy.ts';
import { biteOf, type LevelResponse, paceFor } from './pace.ts';
import { chooseReference, type Reference } from './reference.ts';
import type { SelfTestReport, SelfTestRow, SelfTestSettings } from './self-test-report.ts';
import { LEARNING_TRIALS, mostSessions, nextShare, promisedShare, requiredShare } from './sizes.ts';

/** The pace is learnt at this part of the required size: between it and its half, which is tried next. */
const LEARNING_PART = 0.75;

/**
 * `self-test`: the same server again must be green, and a slow-down of the size that the gate promises must be red. The
 * user's own server stands behind a proxy throughout, so that the proxy's cost is on both sides.
 * @throws GateError for what can't be measured because of usage or files
 */
export async function runSelfTest(options: RunOptions, io: RunIo): Promise<SelfTestReport> {
  const release = await holdFolder(options.out, io);
  try {
    return await testItself(options, io);
  } finally {
    release();
  }
}

async function testItself(options: RunOptions, io: RunIo): Promise<SelfTestReport> {
  const prepared = await prepareSuite(options, io);
  for (const note of prepared.notes) io.log.warning(note);
  const stored = await prepareBaseline(prepared, options, io);
  const { suite } = prepared;
  const endpoint = parseEndpoint(suite.server.url);
  const expected = expectFromBaseline(suite, stored.baseline);
  if (expected.estimate !== null) {
    refuseWhatCannotFit(suite, expected.estimate);
    announce(expected.estimate.firstLookMs * mostSessions(suite.trials.first), suite, io);
  }
  const { origin, ca, proxy: left } = await makeTarget(suite.server, options, io.env);
  if (left !== undefined)
    io.log.warning(`self-test asks ${origin} itself: the proxy ${left.origin} of server.proxy isn't between them`);
  const proxy = await openSlowingProxy({ origin, ...(ca === undefined ? {} : { ca }) });
  try {
    const bench: Bench = {
      suite: putBehind(suite, proxy.url, endpoint),
      request: { prompts: await preparePrompts(prepared, options), io, ...expected },
      options,
      io,
      proxy,
    };
    const findings = await findOut(bench, stored, expected.estimate === null);
    const report = concludeSelfTest({ settings: settingsOf(suite, endpoint), ...findings });
    await writeWhole(join(options.out, 'self-test.json'), `${JSON.stringify(report, null, 2)}\n`);
    return report;
  } finally {
    await proxy.close();
  }
}

/** A server that is there already: nothing is launched. */
function putBehind(suite: Suite, url: string, { origin, basePath }: Endpoint): Suite {
  const { command: _launched, stopCommand: _stop, ca: _ca, ...server } = suite.server;
  return {
    ...suite,
    server: {
      ...server,
      url: url + basePath,
      proxy: 'none',
      // The proxy is here, the server's GPUs may not be.
      gpus: isLoopback(origin) ? server.gpus : 'none',
    },
  };
}

function settingsOf(suite: Suite, { origin, basePath }: Endpoint): SelfTestSettings {
  const [gated] = suite.metrics.filter(({ gate }) => gate);
  return {
    suite: suite.name,
    url: origin + basePath,
    levels: suite.levels.map(({ concurrency }) => concurrency),
    tolerancePercent: gated === undefined ? null : 100 * gated.tolerance,
    trials: { first: suite.trials.first, most: suite.trials.most },
  };
}

function announce(estimateMs: number, suite: Suite, io: RunIo): void {
  io.log.info(
    `self-test: at most about ${describeMinutes(estimateMs)}; sizes beyond the first only within the budget of ${describeMinutes(suite.trials.budgetMs)}`,
  );
}

async function findOut(
  bench: Bench,
  stored: PreparedBaseline,
  unknownLength: boolean,
): Promise<Omit<SelfTestFindings, 'settings'>> {
  const { suite, io } = bench;
  const startedAt = performance.now();
  const nothing = { reference: null, rows: [], promisedShare: null, notes: [] };
  io.log.info('reference: the server at full speed, through the proxy');
  const first = await measureOnce(bench, 'reference', suite);
  const [invalid] = findInvalidStates(first.session, suite.trials.first);
  if (invalid !== undefined) return { ...nothing, reasons: [invalid.reason] };
  if (unknownLength) announce((performance.now() - startedAt) * mostSessions(suite.trials.first), suite, io);
  const reference = chooseReference(stored, first.session, first.truth);
  for (const note of reference.notes) io.log.warning(note);

  io.log.info('A/A: the same again');
  const same = await gateOnce(bench, reference, 'same', { share: 0, paces: [] });
  const promised = promisedShare(same.verdict.cells);
  const rows = [same.row];
  const found = { reference: reference.told, notes: reference.notes, promisedShare: promised, rows, reasons: [] };
  if (promised === null || isUnmeasured(same.row)) return found;
  const learnt = await learnResponses(bench, reference, requiredShare(promised));
  if (learnt.reasons.length > 0) return { ...found, reasons: learnt.reasons };
  rows.push(...(await bisect(bench, reference, learnt.responses, requiredShare(promised), startedAt)));
  return found;
}

async function bisect(
  bench: Bench,
  reference: Reference,
  responses: readonly LevelResponse[],
  required: number,
  startedAt: number,
): Promise<SelfTestRow[]> {
  const rows: SelfTestRow[] = [];
  const tried: { share: number; found: boolean }[] = [];
  const fits = () =>
    performance.now() - startedAt + 1000 * Math.max(...rows.map(({ seconds }) => seconds)) <=
    bench.suite.trials.budgetMs;
  for (let share = nextShare(required, []); share !== null; share = nextShare(required, tried)) {
    if (rows.length > 0 && !fits()) {
      bench.io.log.info('the budget ends here: no further size is tried');
      break;
    }
    bench.io.log.info(`slow-down of ${(100 * share).toFixed(1)} %`);
    const size = share;
    const paces = responses.map((response) => paceFor(response, size));
    const { row } = await gateOnce(bench, reference, `slow-${rows.length + 1}`, { share, paces });
    rows.push(row);
    tried.push({ share, found: row.found });
    if (isUnmeasured(row)) break;
  }
  return rows;
}

/** What a stretch does to each level, from two trials: it is no row of the report. */
async function learnResponses(
  bench: Bench,
  { truth }: Reference,
  required: number,
): Promise<{ readonly responses: readonly LevelResponse[]; readonly reasons: readonly Reason[] }> {
  const { suite, io, proxy } = bench;
  io.log.info('pace: how much of a held-back answer each level feels');
  const stretch = 1 / (1 - LEARNING_PART * required);
  await proxy.setPaces(truth.map(({ concurrency }) => ({ concurrency, stretch, eventsPerSecond: null })));
  const first = Math.min(LEARNING_TRIALS, suite.trials.first);
  const trials = { ...suite.trials, first, most: first };
  const { session, truth: slowed } = await measureOnce(bench, 'pace', { ...suite, trials });
  const [invalid] = findInvalidStates(session, 1);
  if (invalid !== undefined) return { responses: [], reasons: [invalid.reason] };
  const responses = truth.map(({ concurrency, eventsPerSecond }) => {
    const drop = dropAt(concurrency, truth, slowed) ?? 0;
    return { concurrency, eventsPerSecond, bite: biteOf(drop, stretch) };
  });
  return { responses, reasons: [] };
}
