import { GateError } from '../gate-error.ts';
import { cleanLines } from '../report/clean-text.ts';
import type { CliWorld } from './cli-world.ts';

/** Says on stderr what ended a command, and gives its exit code: 2, or 130 for an interruption. */
export function explainError(error: unknown, { stderr }: Pick<CliWorld, 'stderr'>): 2 | 130 {
  if (!(error instanceof GateError)) {
    stderr.write(
      `throughput-gate: internal error, please report it\n${error instanceof Error ? error.stack : error}\n`,
    );
    return 2;
  }
  stderr.write(
    `throughput-gate: ${error.code}: ${cleanLines(error.message)}\n${error.remedy === '' ? '' : `  → ${cleanLines(error.remedy)}\n`}`,
  );
  return error.code === 'interrupted' ? 130 : 2;
}
