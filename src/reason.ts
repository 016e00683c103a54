/** Why something is as it is (a trial invalid, a run undecided): a value that travels with the result. */
export type Reason = {
  /** Stable id, for example `failed-requests`, `client-bound`, `truncated`. */
  readonly code: string;
  /** Plain words, with the figure. */
  readonly message: string;
  /** What the reader can do about it. */
  readonly remedy: string;
};
