import { join, resolve } from 'node:path';
import type { CliWorld } from '../command-line/cli-world.ts';
import type { ToolOptions } from '../command-line/program.ts';
import { toRunOptions } from '../command-line/run-options.ts';
import { createTerminalLog } from '../command-line/terminal-log.ts';
import { prepareSuite } from '../session/prepare.ts';
import { writeWhole } from '../write-whole.ts';
import { readBaselineVersions } from './baseline-versions.ts';

/**
 * `history`: a page of every cell over the baseline file's git history. 0 when it was written: drift is told, and
 * fails nothing.
 */
export async function history(raw: ToolOptions, world: CliWorld): Promise<number> {
  const log = createTerminalLog(world.stderr, raw.quiet ?? false, () => performance.now());
  const options = toRunOptions('judge', [], raw, world);
  const { suite, notes } = await prepareSuite(options, {
    ...{ env: world.env, signal: world.signal, log, baseSide: null, provenance: {} },
  });
  for (const note of notes) log.warning(note);
  const read = await readBaselineVersions(resolve(suite.baseline), suite.baseline);
  for (const note of read.notes) log.warning(note);
  const { renderHistory } = await import('../report/html/render-history.ts');
  const page = renderHistory({ source: suite.baseline, gates: suite.metrics, ...read });
  const path = join(raw.out, 'history.html');
  await writeWhole(path, page.html);
  const { sessions, drifts } = page;
  if (raw.json) world.stdout.write(`${JSON.stringify({ page: path, sessions, drifts }, null, 2)}\n`);
  else
    world.stdout.write(
      `${[`${path}: ${sessions} sessions, ${read.versions.length} versions`, ...drifts].join('\n')}\n`,
    );
  return 0;
}
