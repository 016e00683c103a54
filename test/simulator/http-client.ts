import { type IncomingMessage, request } from 'node:http';

export type Exchange = {
  readonly status: number | null;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
  /** Code of the error that cut the exchange, null when the answer is whole. */
  readonly error: string | null;
};

/** One request on a connection of its own, whatever becomes of it; `stopAt` hangs up when the body has it. */
export function exchange(
  url: string,
  { method = 'GET', body = '', stopAt = '' }: { method?: string; body?: string; stopAt?: string } = {},
): Promise<Exchange> {
  return new Promise((resolve) => {
    let text = '';
    let answer: IncomingMessage | null = null;
    const end = (error: string | null): void =>
      resolve({ status: answer?.statusCode ?? null, headers: answer?.headers ?? {}, body: text, error });
    const fail = (error: NodeJS.ErrnoException): void => end(error.code ?? error.message);
    const sending = request(url, { method, agent: false, headers: { 'content-type': 'application/json' } });
    sending.on('error', fail);
    sending.on('response', (response) => {
      answer = response;
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (stopAt !== '' && text.includes(stopAt)) {
          end('stopped');
          sending.destroy();
        }
      });
      response.on('end', () => end(null));
      response.on('error', fail);
    });
    sending.end(body);
  });
}

export type SseEvent = {
  readonly error?: { readonly code: number; readonly message: string };
  readonly usage?: { readonly prompt_tokens: number; readonly completion_tokens: number };
  readonly choices: readonly {
    readonly text?: string;
    readonly delta?: { readonly role?: string; readonly content?: string };
    readonly finish_reason: string | null;
  }[];
};

/** The JSON events of a stream, in order; `[DONE]` left out. */
export function readEvents(stream: string): SseEvent[] {
  return stream
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice('data: '.length)));
}

/** A chat request of pinned length, as a load client sends it. */
export function chatBody(given: object = {}): string {
  return JSON.stringify({
    model: 'sim',
    messages: [{ role: 'user', content: 'Why is the sky blue at noon and red in the evening?' }],
    max_tokens: 8,
    ignore_eos: true,
    stream: true,
    stream_options: { include_usage: true },
    ...given,
  });
}
