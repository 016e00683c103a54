import type { Target } from '../load/trial-plan.ts';
import type { Reason } from '../reason.ts';
import { readModelIds } from './model-list.ts';
import { remedyFor, statusOf } from './readiness-answer.ts';
import type { ReadinessState } from './readiness-state.ts';

const QUOTED = 600;

/** Why the wait ended without a ready server: class id and the server's words stand in it verbatim. */
export async function notReadyReason(state: ReadinessState, why: 'deadline' | 'permanent'): Promise<Reason> {
  const where = `${state.target.origin}${state.target.basePath}`;
  const said = lastWords(state);
  const message =
    why === 'permanent'
      ? `The server at ${where} gave the same kind of answer ${state.running} times running and won't become ready: ${said}`
      : `The server at ${where} wasn't ready within ${seconds(state.timeoutMs)}: ${said}`;
  const remedy = remedyFor(state.last?.outcome ?? 'good', state.tokens, state.last?.message);
  if (state.last === null || statusOf(state.last.outcome ?? 'good') !== 404)
    return { code: 'not-ready', message, remedy };
  return { code: 'not-ready', message, remedy: `${remedy} ${await modelsThere(state.target)}`.trim() };
}

export function severalModelsReason(ids: readonly string[]): Reason {
  return {
    code: 'not-ready',
    message: `The suite names no model and the server lists ${ids.length}: ${ids.slice(0, 20).join(', ')}.`,
    remedy: `Set model (or --model) to the one to measure, for example model: ${ids[0] ?? ''}`,
  };
}

export function interruptedReason(state: ReadinessState): Reason {
  return {
    code: 'interrupted',
    message: `Interrupted after ${seconds(state.waitedMs)} of waiting for the server: ${lastWords(state)}`,
    remedy:
      state.last === null ? 'Run it again.' : remedyFor(state.last.outcome ?? 'good', state.tokens, state.last.message),
  };
}

/** One line for people: how long, what the last answer was, the server's last log line. */
export function readinessLine(state: ReadinessState, logLine: string | null): string {
  const time = `${seconds(state.waitedMs)} of ${seconds(state.timeoutMs)}`;
  const line =
    state.last === null
      ? `server generates (${state.good.length} of 3 good)`
      : `waiting for the server, ${time}: ${lastWords(state)}`;
  return logLine === null || state.last === null ? line : `${line} · log: ${logLine.slice(0, 160)}`;
}

function lastWords({ last, attempts, everGood }: ReadinessState): string {
  if (last === null) return attempts === 0 ? 'no generation had ended yet' : 'the next generation had not ended yet';
  const generatedBefore = everGood ? ' (it had generated before)' : '';
  const id = last.outcome ?? 'no model';
  const words = last.message.includes(id) ? last.message : `${id}${last.message === '' ? '' : `: ${last.message}`}`;
  return `${words.slice(0, QUOTED)}${generatedBefore}`;
}

async function modelsThere(target: Target): Promise<string> {
  const ids = await readModelIds(target);
  return ids.length === 0 ? '' : `It has: ${ids.slice(0, 20).join(', ')}.`;
}

/** `42 s`, `20 min`. */
function seconds(ms: number): string {
  return ms >= 120_000 ? `${Math.round(ms / 60_000)} min` : `${Math.round(ms / 1000)} s`;
}
