import type { FailureClass } from '../measure/failure-class.ts';

export type FailureAdvice = { readonly meaning: string; readonly remedy: string };

type FixedClass = Exclude<FailureClass, `http-${number}`>;

const ADVICE: Readonly<Record<FixedClass, FailureAdvice>> = {
  refused: {
    meaning: 'nothing accepts connections at that address',
    remedy: 'check that the server runs, and its host and port',
  },
  reset: {
    meaning: 'the server or something before it cut the connection',
    remedy: 'look for a crash in the server log, or a gateway that limits connections',
  },
  dns: { meaning: 'the host name does not resolve', remedy: 'check the host name and the runner’s DNS' },
  tls: {
    meaning: 'no secure connection could be made',
    remedy: 'give the private CA as server.ca, or check the certificate’s names and dates',
  },
  'timeout-connect': { meaning: 'no connection within the time limit', remedy: 'check the address and firewalls' },
  'timeout-first-byte': {
    meaning: 'connected, but no answer began within the time limit',
    remedy: 'look whether the server hangs or queues; raise timeout if its queue is honest',
  },
  'timeout-idle': {
    meaning: 'the stream went silent in the middle',
    remedy: 'look for a stall in the server log (preemption, rebalancing, a hung worker)',
  },
  'timeout-total': {
    meaning: 'the answer took longer than the time limit',
    remedy: 'raise timeout, or ask for fewer tokens or less concurrency',
  },
  redirect: { meaning: 'the server redirects', remedy: 'use the address that it names; redirects are never followed' },
  'error-in-stream': {
    meaning: 'the server answered 200 and then reported an error inside the stream',
    remedy: 'look for the error in the server log',
  },
  truncated: {
    meaning: 'the stream ended without a finish reason',
    remedy: 'look for a crash or cancelled requests in the server log, or a gateway that cuts streams',
  },
  aborted: { meaning: 'the server aborted the generation', remedy: 'look in the server log for why' },
  empty: {
    meaning: 'the answer has no tokens',
    remedy: 'try the prompt by hand; a prompt over the context or a missing chat template does this',
  },
  'no-usage': {
    meaning: 'the server does not count the tokens it sent',
    remedy: 'use a server or gateway that passes stream_options.include_usage on',
  },
  'wrong-length': {
    meaning: 'the answer has another length than the pinned one',
    remedy: 'use an engine that takes ignore_eos, or output-tokens: {at-most: N}',
  },
  'not-a-stream': {
    meaning: 'the answer is not a stream of server-sent events',
    remedy: 'check that the address is an OpenAI-compatible server and that no gateway drops stream: true',
  },
  'too-large': { meaning: 'a line or header is too large to be an honest answer', remedy: 'check what answers there' },
  'server-died': { meaning: 'the server process ended', remedy: 'read the end of the server log' },
};

/** Plain words for a class of failure and what to do about it. */
export function adviseOnFailure(outcome: FailureClass): FailureAdvice {
  if (isFixed(outcome)) return ADVICE[outcome];
  const status = Number(outcome.slice('http-'.length));
  return { meaning: `the server answered with HTTP status ${status}`, remedy: remedyForStatus(status) };
}

function isFixed(outcome: FailureClass): outcome is FixedClass {
  return Object.hasOwn(ADVICE, outcome);
}

function remedyForStatus(status: number): string {
  if (status === 401 || status === 403) return 'give the API key (api-key, --api-key-env)';
  if (status === 404) return 'check the model id and the path before /v1';
  if (status === 400 || status === 422) return 'the server refuses the request: see its message';
  if (status === 429) return 'the server limits requests: raise its limit or lower the level';
  if (status >= 500) return 'the server or a gateway fails: see its message and log';
  return 'see the server’s message';
}
