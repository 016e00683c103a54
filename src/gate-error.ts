/** Every way in which the gate itself can't go on. A regression is never one of them: it is a value. */
export type GateErrorCode =
  | 'bad-usage'
  | 'bad-suite'
  | 'bad-prompts'
  | 'bad-baseline'
  | 'bad-result'
  | 'no-baseline'
  | 'not-ready'
  | 'server-died'
  | 'port-in-use'
  | 'launch-failed'
  | 'budget-too-small'
  | 'refresh-refused'
  | 'write-failed'
  | 'unsafe-event'
  | 'github-api'
  | 'interrupted'
  | 'internal';

/**
 * An error that a stranger can act on: `message` says what was found and where (and what is allowed),
 * `remedy` says what to do. Exit code 2, or 130 for `interrupted`.
 */
export class GateError extends Error {
  override readonly name = 'GateError';
  readonly code: GateErrorCode;
  readonly remedy: string;

  constructor(code: GateErrorCode, message: string, remedy: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
    this.remedy = remedy;
  }
}
