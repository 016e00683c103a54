import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ending } from '../ending.ts';
import { makeFolder } from '../make-folder.ts';
import type { RunOptions } from '../options.ts';
import type { Publishing } from './inputs.ts';
import { forgetResult, keepResult } from './result-cache.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * The run that the surroundings ask for: with the accept label set, a regression is accepted; after a mere label event
 * the kept result of the same commit is judged again instead of measuring.
 */
export async function decideOptions(
  options: RunOptions,
  surroundings: Surroundings,
  { acceptLabel }: Publishing,
): Promise<RunOptions> {
  const { acceptance, notes, cachedResult } = surroundings;
  const { accepted } = acceptance;
  const asked = {
    ...options,
    acceptedBecause: accepted === null ? null : `label ${acceptLabel}, set by ${accepted.by}`,
    remarks: {
      warnings: notes,
      ...(acceptLabel === null || !acceptance.isPossible ? {} : { acceptLabel }),
      ...(accepted === null ? {} : { accepted: { by: accepted.by, reason: `label ${acceptLabel}` } }),
    },
  };
  if (cachedResult === null) return asked;
  const result = join(options.out, 'result.json');
  makeFolder(options.out);
  await copyFile(cachedResult, result);
  return { ...asked, mode: 'judge', results: [result] };
}

/**
 * Keeps what was measured for later label events. Without a baseline there is nothing that a label could change; and what
 * several sessions or an A/B have decided, the first session alone would decide otherwise: then a label measures again.
 */
export async function keepForLater(ending: Ending, surroundings: Surroundings): Promise<void> {
  const { files, verdict, exitCode } = ending;
  const { cache, cachedResult } = surroundings;
  if (cache === null || cachedResult !== null || files.result === null) return;
  if (exitCode === 130 || verdict?.verdict === 'no-baseline') return;
  await (ending.restsOnMore ? forgetResult(cache) : keepResult(cache, files.result));
}
