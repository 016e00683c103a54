import type { Ending } from '../ending.ts';
import type { GateError, GateErrorCode } from '../gate-error.ts';
import { concludeRun } from '../judge/run-verdict.ts';
import type { RunVerdict } from '../judge/verdict.ts';
import type { RunIo, RunOptions } from '../options.ts';
import { prepareSuite } from '../session/prepare.ts';
import { finishRun } from './finish-run.ts';

/** What ends a run before its first trial although usage and files are right: a verdict like any other. */
const BEFORE_THE_FIRST_TRIAL: ReadonlySet<GateErrorCode> = new Set([
  'launch-failed',
  'port-in-use',
  'budget-too-small',
  'not-ready',
]);
const JUDGING: ReadonlySet<string> = new Set(['gate', 'ab', 'confirm'] satisfies RunVerdict['mode'][]);

/** Does this error belong into verdict.json, instead of ending the program? */
export function endsWithVerdict({ mode }: RunOptions, { code }: GateError): boolean {
  return JUDGING.has(mode) && BEFORE_THE_FIRST_TRIAL.has(code);
}

/** The ending `invalid` of a run that never got to measure, with everything written that a run writes. */
export async function finishUnstarted(options: RunOptions, io: RunIo, error: GateError): Promise<Ending> {
  const { suite } = await prepareSuite(options, io);
  const { code, message, remedy } = error;
  const verdict = concludeRun({
    mode: options.mode === 'ab' || options.mode === 'confirm' ? options.mode : 'gate',
    suite: suite.name,
    policy: suite.policy,
    cells: [],
    states: [{ verdict: 'invalid', reason: { code, message, remedy } }],
  });
  return finishRun({
    options,
    verdict,
    session: null,
    baselineInfo: null,
    baselineSessions: [],
    traces: [],
    context: {},
    resultPath: null,
    baselinePath: null,
    warnings: [],
  });
}
