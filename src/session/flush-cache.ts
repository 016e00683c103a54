import { GateError } from '../gate-error.ts';
import type { Target } from '../load/trial-plan.ts';
import { getInfo } from '../server/http-get.ts';

/** Emptying may wait for running requests; vLLM answers at once, SGLang after its own timeout. */
const FLUSH_TIMEOUT_MS = 30_000;
const TRIES = 5;
const PAUSE_MS = 200;

/** What empties an engine's prefix cache, by the engine as `identity` names it. */
const FLUSH_PATHS: Readonly<Record<string, string>> = {
  vllm: '/reset_prefix_cache',
  sglang: '/flush_cache',
};

/**
 * Empties the server's prefix cache before a trial under `cache: flush`: vLLM's `POST /reset_prefix_cache` (there only
 * with VLLM_SERVER_DEV_MODE=1) or SGLang's `POST /flush_cache`, which answers 400 while requests still run and is then
 * asked again. vLLM answers 200 even where it failed: the trial's own cached tokens are what verifies it.
 * @throws GateError `bad-suite` for an engine that has no such endpoint, and for one that refuses.
 */
export async function flushCache(
  target: Target,
  engine: string | undefined,
  pause: (ms: number) => Promise<void>,
): Promise<void> {
  const path = FLUSH_PATHS[(engine ?? '').toLowerCase()];
  if (path === undefined)
    throw noFlush(`${engine ?? 'an unknown engine'} has no endpoint that empties its prefix cache`);
  let said = '';
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await getInfo(target, path, { method: 'POST', timeoutMs: FLUSH_TIMEOUT_MS });
    if (answer.kind === 'answer' && answer.status === 200) return;
    said = answer.kind === 'failed' ? answer.message : `${answer.status} ${answer.text.slice(0, 160)}`.trim();
    if (answer.kind === 'answer' && answer.status === 404) break;
    await pause(PAUSE_MS);
  }
  throw noFlush(`${engine} did not empty its prefix cache: POST ${path} gave ${said}`);
}

function noFlush(found: string): GateError {
  return new GateError(
    'bad-suite',
    `cache: flush: ${found}.`,
    'vLLM started with VLLM_SERVER_DEV_MODE=1 and SGLang can be emptied. Use `cache: bust` (the default) for others.',
  );
}
