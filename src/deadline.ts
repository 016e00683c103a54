/** A time limit whose timer holds it. */
export type Deadline = { readonly signal: AbortSignal; readonly clear: () => void };

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Aborts `signal` after `ms`. Not `AbortSignal.timeout`: `AbortSignal.any` holds its sources weakly, and a timeout signal
 * that nothing else holds is collected and never fires (a run hung for minutes past its budget).
 */
export function startDeadline(ms: number): Deadline {
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException('The time is up.', 'TimeoutError'));
  const timer = setTimeout(expire, Math.min(LONGEST_TIMER_MS, Math.max(1, Math.ceil(ms))));
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
