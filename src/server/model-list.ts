import { arrayAt, textAt } from '../json-value.ts';
import { quoteText } from '../load/server-message.ts';
import type { Target } from '../load/trial-plan.ts';
import type { FailureClass } from '../measure/failure-class.ts';
import { getInfo, type InfoAnswer, type InfoOptions, jsonOf } from './http-get.ts';

export type ListedModel = { readonly id: string; readonly ownedBy?: string; readonly entry: unknown };

/** Models of an answer of `/v1/models`, in the server's order; empty when it isn't such a list. */
export function parseModelList(body: unknown): readonly ListedModel[] {
  return arrayAt(body, 'data').flatMap((entry) => {
    const id = textAt(entry, 'id');
    const ownedBy = textAt(entry, 'owned_by');
    return id === undefined ? [] : [{ id, entry, ...(ownedBy === undefined ? {} : { ownedBy }) }];
  });
}

/** Ids that the server lists now, in its order; empty when it lists none or doesn't answer. */
export async function readModelIds(target: Target, options: InfoOptions = {}): Promise<readonly string[]> {
  return parseModelList(jsonOf(await getInfo(target, '/v1/models', options))).map(({ id }) => id);
}

/** That the measured model was listed before and is listed no more, although others are: another server, or a swap. */
export function nameLostModel(model: string, before: readonly string[], after: readonly string[]): string[] {
  if (!before.includes(model) || after.length === 0 || after.includes(model)) return [];
  return [`model ${model} was listed, and now ${after.slice(0, 5).join(', ').slice(0, 200)} is`];
}

/** Which model a suite without one measures. */
export type ModelChoice =
  | { readonly kind: 'model'; readonly id: string }
  | { readonly kind: 'several'; readonly ids: readonly string[] }
  /** The server can't say yet (or never will): asked again until the deadline. */
  | { readonly kind: 'unknown'; readonly outcome: FailureClass | null; readonly message: string };

const LONGEST_ANSWER_MS = 5000;

/** Asks `/v1/models`: one model is the one, several are the user's choice, none isn't ready. */
export async function chooseModel(target: Target, signal: AbortSignal, leftMs: number): Promise<ModelChoice> {
  const timeoutMs = Math.ceil(Math.max(1, Math.min(LONGEST_ANSWER_MS, leftMs)));
  return chooseFrom(await getInfo(target, '/v1/models', { signal, timeoutMs }));
}

export function chooseFrom(answer: InfoAnswer): ModelChoice {
  if (answer.kind === 'failed') return { kind: 'unknown', outcome: answer.failure, message: answer.message };
  if (answer.status >= 300 && answer.status < 400) {
    const to = answer.headers['location'] ?? 'nowhere';
    return {
      kind: 'unknown',
      outcome: 'redirect',
      message: `/v1/models answered redirect: HTTP ${answer.status} to ${to}`,
    };
  }
  if (answer.status !== 200) {
    const outcome = `http-${answer.status}` as const;
    return { kind: 'unknown', outcome, message: `/v1/models answered ${outcome}: ${quoteText(answer.text, 300)}` };
  }
  const body = jsonOf(answer);
  if (body === null) {
    const type = answer.headers['content-type'] ?? 'no content type';
    const message = `/v1/models answered not-a-stream: ${type} and no list of models: ${quoteText(answer.text, 200)}`;
    return { kind: 'unknown', outcome: 'not-a-stream', message };
  }
  const models = parseModelList(body);
  const [first, ...others] = models;
  if (first === undefined) return { kind: 'unknown', outcome: 'empty', message: '/v1/models lists no model (empty)' };
  return others.length === 0 ? { kind: 'model', id: first.id } : { kind: 'several', ids: models.map(({ id }) => id) };
}
