import type { Ending } from '../ending.ts';
import type { RunIo, RunOptions } from '../options.ts';
import { preparePrompts, prepareSuite } from '../session/prepare.ts';
import { runSession } from '../session/run-session.ts';
import { finishMeasure } from './finish-run.ts';
import { writeExport } from './write-export.ts';

/** `measure`: measure, write result.json; nothing is judged. */
export async function runMeasure(options: RunOptions, io: RunIo): Promise<Ending> {
  const prepared = await prepareSuite(options, io);
  const { suite, notes } = prepared;
  for (const note of notes) io.log.warning(note);
  const measured = await runSession({
    suite,
    prompts: await preparePrompts(prepared, options),
    options,
    io,
    estimate: null,
    trialSdOf: () => null,
    wantsMore: () => [],
  });
  const ending = await finishMeasure(options, measured);
  if (options.format === null) return ending;
  const warnings = await writeExport(options.out, options.format, { session: measured.session, verdict: null });
  return { ...ending, warnings: [...ending.warnings, ...warnings] };
}
