import type { CliWorld } from '../command-line/cli-world.ts';
import type { ToolOptions } from '../command-line/program.ts';
import { toRunOptions } from '../command-line/run-options.ts';
import { createTerminalLog } from '../command-line/terminal-log.ts';
import { renderSelfTest } from '../self-test/render-self-test.ts';
import { runSelfTest } from '../self-test/run-self-test.ts';

/**
 * Proves on a running server that the gate finds what it promises: 0 when it does and A/A is green, 1 when it doesn't,
 * 2 when that couldn't be measured, 130 when it was interrupted.
 */
export async function selfTest(raw: ToolOptions, world: CliWorld): Promise<number> {
  const options = toRunOptions('gate', [], raw, { argv: world.argv, env: world.env });
  const report = await runSelfTest(options, {
    env: world.env,
    signal: world.signal,
    log: createTerminalLog(world.stderr, raw.quiet ?? false, () => performance.now()),
    baseSide: null,
    provenance: {},
  });
  const text = renderSelfTest(report);
  if (raw.json) {
    world.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    world.stderr.write(text);
  } else {
    world.stdout.write(text);
  }
  return report.exitCode;
}
