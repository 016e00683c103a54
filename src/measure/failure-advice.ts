import type { FailureClass } from './failure-class.ts';

/** What a failure class means in plain words, and what the reader can do about it. */
export type FailureAdvice = { readonly meaning: string; readonly remedy: string };

type NamedClass = Exclude<FailureClass, `http-${number}`>;

const NAMED: Readonly<Record<NamedClass, FailureAdvice>> = {
  refused: {
    meaning: 'nothing accepts connections at that address',
    remedy: 'Check that the server runs and that host and port of the URL are its own.',
  },
  reset: {
    meaning: 'the connection was closed or reset in the middle of a request',
    remedy: "Read the server's log at that time: a crash, an out-of-memory kill, or a proxy that limits connections.",
  },
  dns: { meaning: "the host name can't be resolved", remedy: 'Check the spelling of the host in the URL.' },
  tls: {
    meaning: 'the TLS handshake failed',
    remedy: 'Check http against https in the URL; name a private certificate authority under server.ca.',
  },
  'timeout-connect': {
    meaning: 'no connection within the time limit',
    remedy: "Check firewalls and the server's limit of open connections.",
  },
  'timeout-first-byte': {
    meaning: 'no answer began within the time limit',
    remedy: 'The server queues longer than the timeout: lower the level, or raise `timeout` in the suite.',
  },
  'timeout-idle': {
    meaning: 'the stream went silent for longer than the time limit',
    remedy: "Read the server's log for a stalled engine, or raise `timeout` in the suite.",
  },
  'timeout-total': {
    meaning: 'the answer took longer than the time limit',
    remedy: 'Lower the output length or the level, or raise `timeout` in the suite.',
  },
  redirect: {
    meaning: 'the server answers with a redirect, which is not followed',
    remedy: 'Give the URL that the redirect leads to.',
  },
  'error-in-stream': {
    meaning: 'the server reported an error inside the stream',
    remedy: "Read the quoted message and the server's log.",
  },
  truncated: {
    meaning: 'the stream ended without a finish reason',
    remedy: "Read the server's log: the engine or a proxy cut the answer short.",
  },
  aborted: {
    meaning: 'the server gave up the request (finish reason abort or error)',
    remedy: "Read the server's log: preemption, memory, or a shutdown.",
  },
  empty: {
    meaning: 'the answer holds no token',
    remedy: 'Check the prompt and the chat template; an end-of-sequence token may come first.',
  },
  'no-usage': {
    meaning: "the answer doesn't say how many tokens it has",
    remedy: 'Turn usage reporting on in the server (stream_options.include_usage): without it tokens would be guessed.',
  },
  'wrong-length': {
    meaning: "the answer isn't as long as the suite pins it",
    remedy:
      'Write `output-tokens: {at-most: N}` for a server that ignores ignore_eos and min_tokens; check the context limit.',
  },
  'not-a-stream': {
    meaning: "the answer isn't an event stream",
    remedy: 'Check that the server honours `stream: true` and that no proxy rewrites the answer.',
  },
  'too-large': {
    meaning: 'the answer is larger than any real one would be',
    remedy: 'Check what answers at that URL.',
  },
  'server-died': {
    meaning: 'the server process ended',
    remedy: 'Read the tail of server.log for the reason (memory, a failed assertion, a signal).',
  },
};

const STATUS: Readonly<Record<number, FailureAdvice>> = {
  400: {
    meaning: 'the server rejects the request',
    remedy: 'Read the quoted message: often a field that the engine does not take, or a context limit.',
  },
  401: { meaning: 'the server wants a key', remedy: 'Name the variable that holds it with --api-key-env.' },
  403: { meaning: 'the key may not do this', remedy: 'Check the rights of the key.' },
  404: { meaning: 'no such path or model', remedy: 'Check `model` and the URL; /v1 at its end is accepted.' },
  413: {
    meaning: 'the prompt is too large for the server or a proxy',
    remedy: 'Use shorter prompts or raise the limit.',
  },
  422: { meaning: 'the server rejects a field', remedy: 'Read the quoted message; check `extra-body` and `sampling`.' },
  429: {
    meaning: 'the server limits the rate',
    remedy: 'Lift the rate limit for this key, or lower the levels: a limited server is not being measured.',
  },
  503: { meaning: 'the server is overloaded or still starting', remedy: 'Lower the level or raise its queue limit.' },
};

/** Plain words and remedy for any failure class. */
export function adviseOn(failure: FailureClass): FailureAdvice {
  if (Object.hasOwn(NAMED, failure)) return NAMED[failure as NamedClass];
  const status = Number(failure.slice('http-'.length));
  if (Object.hasOwn(STATUS, status)) return STATUS[status] as FailureAdvice;
  return status >= 500
    ? { meaning: 'the server failed to answer', remedy: "Read the server's log at that time." }
    : { meaning: 'the server rejects the request', remedy: 'Read the quoted message.' };
}
