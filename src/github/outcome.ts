import { numberAt, objectAt } from '../json-value.ts';

/** What went wrong with a call, as a value. `status` is null when no answer came. */
export type ApiFailure = {
  readonly status: number | null;
  readonly message: string;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
  readonly cause: unknown;
};

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ApiFailure };

/** Turns a call's rejection into a value, so that publishing never decides a verdict by an exception. */
export async function settle<T>(call: Promise<T>): Promise<Outcome<T>> {
  return call.then(
    (value): Outcome<T> => ({ ok: true, value }),
    (error: unknown): Outcome<T> => ({ ok: false, failure: describeFailure(error) }),
  );
}

/** Octokit reports a connection that failed as a 500 without a response; here its status is null. */
function describeFailure(error: unknown): ApiFailure {
  const message = error instanceof Error ? error.message : String(error);
  const status = numberAt(error, 'response', 'status') ?? null;
  const headers = (objectAt(error, 'response', 'headers') ?? {}) as ApiFailure['headers'];
  return { status, message, headers, cause: error };
}
