import type { Api } from './generation-request.ts';

export type Finish = 'length' | 'stop';

export type Usage = {
  readonly promptTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens: number;
};

/** One answer's JSON in vLLM's dialect; every `…Event` is a whole SSE event, its blank line included. */
export type Wire = {
  /** The role chunk of a chat, nothing for a text completion. */
  readonly openingEvent: string;
  readonly textEvent: (text: string, finish: Finish | null) => string;
  readonly usageEvent: (usage: Usage) => string;
  readonly wholeBody: (text: string, finish: Finish, usage: Usage | null) => string;
};

export type WireIdentity = {
  readonly sequence: number;
  readonly model: string;
  readonly created: number;
  readonly systemFingerprint: string;
};

export const DONE_EVENT = 'data: [DONE]\n\n';

/** The words that the model says, over and over; a token each. */
const WORDS = [' the', ' step', ' gives', ' one', ' word', ' at', ' a', ' time'];

export const WORD_CYCLE = WORDS.length;

/** Text of `count` tokens from token `start` on. */
export function tokenText(start: number, count: number): string {
  return Array.from({ length: count }, (_, index) => WORDS[(start + index) % WORDS.length]).join('');
}

export function createWire(api: Api, identity: WireIdentity): Wire {
  const chat = api === 'chat';
  const id = `${chat ? 'chatcmpl' : 'cmpl'}-${identity.sequence.toString(16).padStart(16, '0')}`;
  const head = (object: string): string =>
    `{"id":"${id}","object":"${object}","created":${identity.created},"model":${JSON.stringify(identity.model)},`;
  const event = (rest: string): string =>
    `data: ${head(chat ? 'chat.completion.chunk' : 'text_completion')}"choices":[${rest}}\n\n`;
  const fingerprint = `"system_fingerprint":"${identity.systemFingerprint}"`;
  const role = '{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,"finish_reason":null}]';
  return {
    openingEvent: chat ? event(`${role},"prompt_token_ids":null,"prompt_text":null`) : '',
    textEvent: (text, finish) => {
      const piece = chat ? `"delta":{"content":"${text}"}` : `"text":"${text}"`;
      return event(`{"index":0,${piece},"logprobs":null,${finishFields(finish, chat)},"token_ids":null}]`);
    },
    usageEvent: (usage) => event(`],"usage":${usageJson(usage)},${fingerprint}`),
    wholeBody: (text, finish, usage) => {
      const piece = chat ? `"message":{"role":"assistant","content":"${text}"}` : `"text":"${text}"`;
      const choice = `{"index":0,${piece},"logprobs":null,"finish_reason":"${finish}","stop_reason":null}`;
      const counts = usage === null ? 'null' : usageJson(usage);
      return `${head(chat ? 'chat.completion' : 'text_completion')}"choices":[${choice}],${fingerprint},"usage":${counts}}`;
    },
  };
}

/** A chat's chunk has `stop_reason` only beside a finish reason, a text completion's always. */
function finishFields(finish: Finish | null, chat: boolean): string {
  const reason = `"finish_reason":${finish === null ? 'null' : `"${finish}"`}`;
  return chat && finish === null ? reason : `${reason},"stop_reason":null`;
}

const usageJson = ({ promptTokens, outputTokens, cachedTokens }: Usage): string =>
  `{"prompt_tokens":${promptTokens},"total_tokens":${promptTokens + outputTokens},"completion_tokens":${outputTokens},"prompt_tokens_details":{"cached_tokens":${cachedTokens}}}`;
