import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ending } from './ending.ts';
import { GateError } from './gate-error.ts';
import { endsWithVerdict, finishUnstarted } from './modes/finish-unstarted.ts';
import { runAb } from './modes/run-ab.ts';
import { runGate } from './modes/run-gate.ts';
import { runJudge } from './modes/run-judge.ts';
import { runMeasure } from './modes/run-measure.ts';
import { runRefresh } from './modes/run-refresh.ts';
import { runReport } from './modes/run-report.ts';
import type { RunIo, RunOptions } from './options.ts';
import { RECORD_FILE } from './session-folders.ts';

/**
 * The one way in, for the CLI and the Action alike: suite → server → load → measure → judge → report. Each mode's file
 * reads like its table of contents. Files are in `options.out` when it returns.
 * @throws GateError for what can't be measured or judged because of usage, files or the server's launch
 */
export async function run(options: RunOptions, io: RunIo): Promise<Ending> {
  await forgetEarlierEnding(options);
  try {
    return await runMode(options, io);
  } catch (error) {
    if (!(error instanceof GateError && endsWithVerdict(options, error))) throw error;
    return finishUnstarted(options, io, error);
  }
}

/** An earlier run's verdict must not be taken for this one's, however this one ends. `report` reads such files. */
async function forgetEarlierEnding({ mode, out }: RunOptions): Promise<void> {
  if (mode === 'report') return;
  // `judge` may have been asked for the very run in this folder.
  const record = mode === 'judge' ? [] : [RECORD_FILE];
  for (const name of ['verdict.json', 'comment.md', 'summary.md', 'report.html', ...record]) {
    await rm(join(out, name), { force: true }).catch(() => undefined);
  }
}

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
