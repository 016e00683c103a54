import type { GateError } from './gate-error.ts';
import type { RunVerdict } from './judge/verdict.ts';
import type { Session } from './measure/session.ts';
import type { Document } from './report/document.ts';

/** How a run ended, with everything the entries publish. Paths are null when the file wasn't written. */
export type Ending = {
  readonly exitCode: 0 | 1 | 2 | 3 | 130;
  readonly verdict: RunVerdict | null;
  readonly session: Session | null;
  readonly document: Document;
  readonly files: {
    readonly result: string | null;
    readonly verdict: string | null;
    readonly comment: string | null;
    readonly summary: string | null;
    readonly report: string | null;
    readonly baseline: string | null;
  };
  /** All files in the output folder that `judge` needs to give the same verdict again. Empty or absent = it can't. */
  readonly evidence?: readonly string[];
  /** Warnings for the job log and the annotations. */
  readonly warnings: readonly string[];
  /** Why verdict.json isn't there although there is a verdict. */
  readonly unwritten?: GateError;
};
