import type { Ending } from './ending.ts';
import { GateError } from './gate-error.ts';
import { setAsideEarlierEnding } from './modes/earlier-ending.ts';
import { endsWithVerdict, finishUnstarted } from './modes/finish-unstarted.ts';
import { runAb } from './modes/run-ab.ts';
import { runGate } from './modes/run-gate.ts';
import { runJudge } from './modes/run-judge.ts';
import { runMeasure } from './modes/run-measure.ts';
import { runRefresh } from './modes/run-refresh.ts';
import { runReport } from './modes/run-report.ts';
import type { RunIo, RunOptions } from './options.ts';
import { holdFolder } from './session/hold-folder.ts';

/**
 * The one way in, for the CLI and the Action alike: suite → server → load → measure → judge → report. Each mode's file
 * reads like its table of contents. Files are in `options.out` when it returns.
 * @throws GateError for what can't be measured or judged because of usage, files or the server's launch
 */
export async function run(options: RunOptions, io: RunIo): Promise<Ending> {
  const release = isMeasuring(options) ? await holdFolder(options.out, io) : null;
  try {
    return await runInPlaceOfEarlier(options, io);
  } finally {
    release?.();
  }
}

const MEASURING: ReadonlySet<string> = new Set(['measure', 'gate', 'confirm', 'ab', 'refresh']);
const isMeasuring = ({ mode, results }: RunOptions) => MEASURING.has(mode) && results.length === 0;

async function runInPlaceOfEarlier(options: RunOptions, io: RunIo): Promise<Ending> {
  const earlier = await setAsideEarlierEnding(options, io);
  try {
    const ending = await runMode(options, io).catch((error: unknown) => {
      if (!(error instanceof GateError && endsWithVerdict(options, error))) throw error;
      return finishUnstarted(options, io, error);
    });
    await earlier.forget();
    return ending;
  } catch (error) {
    await (error instanceof GateError && BEFORE_ANYTHING.has(error.code) ? earlier.putBack() : earlier.forget());
    throw error;
  }
}

/** What is wrong with the words or the files that the run was given, found before it did anything. */
const BEFORE_ANYTHING: ReadonlySet<string> = new Set([
  'bad-usage',
  'bad-suite',
  'bad-prompts',
  'bad-baseline',
  'bad-result',
]);

function runMode(options: RunOptions, io: RunIo): Promise<Ending> {
  switch (options.mode) {
    case 'measure':
      return runMeasure(options, io);
    case 'gate':
    case 'confirm':
      return runGate(options, io);
    case 'refresh':
      return runRefresh(options, io);
    case 'judge':
      return runJudge(options, io);
    case 'ab':
      return runAb(options, io);
    case 'report':
      return runReport(options, io);
  }
}
