import type { Baseline } from '../../baseline/baseline.ts';

/** The baseline file as one commit left it. Texts of people are raw. */
export type BaselineVersion = {
  /** null = the working tree, not committed yet. */
  readonly commit: string | null;
  /** ISO 8601; empty = unknown. */
  readonly committedAt: string;
  readonly author: string;
  readonly subject: string;
  readonly baseline: Baseline;
};
