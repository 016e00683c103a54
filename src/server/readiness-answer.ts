import type { Generation } from '../load/generate.ts';
import type { FailureClass } from '../measure/failure-class.ts';

/**
 * What an answer to a readiness generation says of the future:
 * `permanent`: the same next time, three running end the wait; `broken`: a 200 stream that ended badly, ten running
 * end it; `wait`: what a server that starts gives.
 */
export type AnswerKind = 'good' | 'permanent' | 'broken' | 'wait';

const PERMANENT: ReadonlySet<string> = new Set([
  'no-usage',
  'wrong-length',
  'not-a-stream',
  'too-large',
  'redirect',
  'tls',
]);
const BROKEN: ReadonlySet<string> = new Set(['error-in-stream', 'truncated', 'aborted', 'empty']);
/** Request timeout, too early, too many requests: passing states. */
const PASSING = new Set([408, 425, 429]);

export function classifyAnswer({ outcome, message }: Pick<Generation, 'outcome' | 'message'>): AnswerKind {
  if (outcome === 'good') return 'good';
  if (PERMANENT.has(outcome)) return 'permanent';
  if (BROKEN.has(outcome)) return 'broken';
  const status = statusOf(outcome);
  if (status === null || status >= 500 || status < 400 || PASSING.has(status)) return 'wait';
  return status === 404 && !namesModel(message ?? '') ? 'wait' : 'permanent';
}

const PERMANENT_FOR_MODELS: ReadonlySet<string> = new Set(['tls', 'redirect', 'too-large', 'http-401', 'http-403']);

/** The same for `/v1/models`, asked where the suite names no model: a server that loads may have anything there. */
export function classifyModelList(outcome: FailureClass | null): AnswerKind {
  return outcome !== null && PERMANENT_FOR_MODELS.has(outcome) ? 'permanent' : 'wait';
}

/** Status in the class `http-404`; null for a class of another kind. */
export function statusOf(outcome: 'good' | FailureClass): number | null {
  const match = /^http-(\d{3})$/.exec(outcome);
  return match ? Number(match[1]) : null;
}

/** vLLM "The model `x` does not exist.", Ollama "model 'x' not found"; a router's own 404 is HTML or `Not Found`. */
function namesModel(message: string): boolean {
  return /\bmodel\b/i.test(message) && !/<html/i.test(message);
}

/** What to do about a server that answers like this. */
export function remedyFor(outcome: 'good' | FailureClass, tokens: number, message = ''): string {
  const status = statusOf(outcome);
  if (status === 401 || status === 403) {
    return 'Give the key by --api-key-env NAME (the api-key input of the action), or check server.headers.';
  }
  if (status !== null && PASSING.has(status)) {
    return 'Lift the rate limit for this key or address, or ask the engine itself and not a gateway before it.';
  }
  if (outcome === 'not-a-stream' && message.includes('is compressed')) {
    return 'Switch compression off for text/event-stream in the proxy before the server, or give the address of the engine itself.';
  }
  if (message.includes('/v1/models') && (outcome === 'not-a-stream' || outcome === 'empty')) {
    return 'Name the model (model or --model), and check that server.url points to an inference server.';
  }
  if (status === 404) return 'Set model to an id that the server lists, and check the path in server.url.';
  if (status !== null && status >= 400 && status < 500) {
    return "Read the server's words above: model, output-tokens, sampling, extra-body and server.api are what a request is made of.";
  }
  return REMEDIES[outcome]?.(tokens) ?? 'Read the server log; raise ready-timeout if it was still loading.';
}

const REMEDIES: Readonly<Partial<Record<string, (tokens: number) => string>>> = {
  'wrong-length': (tokens) =>
    `The server doesn't pin the output length (ignore_eos, min_tokens). Set output-tokens: {at-most: ${tokens}}, or raise its context length if the answer was cut.`,
  'no-usage': () =>
    'Tokens are counted by the server: it must honour stream_options.include_usage. Update the engine, or set what it needs in extra-body.',
  'not-a-stream': () =>
    'The server or a proxy before it ignored stream: true. Measure the engine itself, or switch streaming on.',
  'too-large': () => 'Check that server.url points to an inference server.',
  redirect: () => 'Give the address that it redirects to as server.url.',
  tls: () => 'Set server.ca to the certificate authority, or use http:// if the server speaks plain HTTP.',
  refused: () =>
    'Start the server, check host and port of server.url, or wait longer if it still loads: ready-timeout, or --ready-timeout 20m.',
  dns: () => 'Check the host name in server.url.',
};
