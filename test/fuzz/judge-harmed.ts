import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GateError } from '../../src/gate-error.ts';
import type { RunVerdict } from '../../src/judge/verdict.ts';
import { judgeRecord, runJudge } from '../../src/modes/run-judge.ts';
import { describeRun } from '../../src/report/describe-run.ts';
import { renderComment, renderSummary } from '../../src/report/render-markdown.ts';
import { makeIo, makeOptions } from '../modes/run-options.ts';
import type { Kind } from './kinds.ts';

/** What became of a comparison: refused with a code, or a verdict. Anything else that is thrown is a crash, and passes through. */
export type Outcome =
  | { readonly kind: 'refused'; readonly error: GateError }
  | { readonly kind: 'judged'; readonly verdict: RunVerdict };

/** The error's code or the run's verdict. */
export const nameOf = (outcome: Outcome): string =>
  outcome.kind === 'refused' ? outcome.error.code : outcome.verdict.verdict;

/** Puts a kind's files into a folder; `harmed` stands in the place of the harmed one. */
export async function putFiles(kind: Kind, folder: string, harmed?: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = { ...kind.files, ...(harmed === undefined ? {} : { [kind.harmed]: harmed }) };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

export function optionsOf(kind: Kind, folder: string) {
  const { suite, reference, current } = kind;
  return makeOptions(folder, 'judge', { suitePath: suite, reference, current });
}

/** Reads and judges what lies in the folder as `judge` does, and words the result; `whole` writes every file of a run too. */
export async function judgeFolder(kind: Kind, folder: string, whole: boolean): Promise<Outcome> {
  const options = optionsOf(kind, folder);
  try {
    if (whole) {
      const { verdict } = await runJudge(options, makeIo());
      if (verdict === null) throw new Error('judge gave no verdict');
      return { kind: 'judged', verdict };
    }
    const record = { mode: 'gate', current: kind.current, ab: null } as const;
    const { verdict, session, baselineInfo } = await judgeRecord(options, makeIo(), record, 'file');
    const files = { verdict: null, comment: null, summary: null, report: null, result: null, baseline: null };
    const document = describeRun({ verdict, session, baselineInfo, reproduce: options.reproduce, context: {}, files });
    renderComment(document);
    renderSummary(document);
    return { kind: 'judged', verdict };
  } catch (error) {
    if (error instanceof GateError) return { kind: 'refused', error };
    throw error;
  }
}

export async function judgeHarmed(kind: Kind, folder: string, harmed: Buffer, whole = false): Promise<Outcome> {
  await writeFile(join(folder, kind.harmed), harmed);
  return judgeFolder(kind, folder, whole);
}
