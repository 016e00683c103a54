import type { PresetName } from './suite.ts';

/**
 * What the command line or the Action's inputs say over the suite file: raw texts as typed (`5%`, `20m`, `1,8,32`),
 * so that one parser words the errors. Absent = as the suite says.
 */
export type SuiteOverrides = {
  readonly url?: string;
  readonly model?: string;
  readonly baseline?: string;
  readonly levels?: string;
  readonly tolerance?: string;
  readonly outputTokens?: string;
  readonly requests?: string;
  readonly trials?: string;
  readonly budget?: string;
  readonly readyTimeout?: string;
  readonly preset?: PresetName | (string & {});
};
