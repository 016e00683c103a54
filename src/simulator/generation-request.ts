import { z } from 'zod';
import { type ApiError, apiError } from './api-error.ts';
import { type Prompt, readPrompt } from './prompt.ts';

/** Longest prompt and answer together, in tokens. */
export const MAX_MODEL_LEN = 32_768;

export type Api = 'chat' | 'completions';

/** A request for one generation, checked, with the length that the model will give it. */
export type GenerationRequest = {
  readonly api: Api;
  readonly prompt: Prompt;
  readonly outputTokens: number;
  readonly finish: 'length' | 'stop';
  readonly stream: boolean;
  readonly includeUsage: boolean;
};

const count = z.int().nonnegative().nullish();
const common = {
  model: z.string().nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  max_tokens: count,
  min_tokens: count,
  ignore_eos: z.boolean().nullish(),
};
const content = z.union([z.string(), z.array(z.object({ text: z.string().optional() })), z.null()]).optional();
const chatBody = z.object({
  ...common,
  max_completion_tokens: count,
  messages: z.array(z.object({ role: z.string(), content })).min(1),
});
const completionsBody = z.object({ ...common, prompt: z.union([z.string(), z.array(z.int())]) });

type Lengths = {
  readonly asked: number | null;
  readonly atLeast: number;
  readonly ignoreEos: boolean;
};

/**
 * Reads the body of `/v1/chat/completions` or `/v1/completions`. Unknown fields are ignored, as vLLM does. Errors are
 * values: 400 for what isn't JSON, has a wrong field or doesn't fit the context; 404 for another model.
 */
export function readGenerationRequest(api: Api, text: string, modelId: string): GenerationRequest | ApiError {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return invalid('json_invalid', 'body', 'JSON decode error');
  }
  const parsed = api === 'chat' ? chatBody.safeParse(json) : completionsBody.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return invalid(issue?.code ?? 'invalid', ['body', ...(issue?.path ?? [])].join('.'), issue?.message ?? '');
  }
  const body = parsed.data;
  if (typeof body.model === 'string' && body.model !== modelId) {
    const message = `The model \`${body.model}\` does not exist. Valid aliases: ${modelId}.`;
    return apiError(404, 'NotFoundError', message, 'model');
  }
  const prompt = readPrompt('messages' in body ? chatText(body.messages) : promptText(body.prompt));
  const asked = ('max_completion_tokens' in body ? body.max_completion_tokens : null) ?? body.max_tokens ?? null;
  const lengths = { asked, atLeast: body.min_tokens ?? 0, ignoreEos: body.ignore_eos === true };
  const problem = checkLengths(lengths, prompt);
  return (
    problem ?? {
      api,
      prompt,
      ...decideLength(lengths, prompt, api),
      stream: body.stream === true,
      includeUsage: body.stream_options?.include_usage === true,
    }
  );
}

function invalid(type: string, where: string, found: string): ApiError {
  const message = `1 validation error:\n  {'type': '${type}', 'loc': '${where}', 'msg': '${found}'}`;
  return apiError(400, 'Bad Request', message, where);
}

function chatText(messages: z.infer<typeof chatBody>['messages']): string {
  const textOf = (given: z.infer<typeof content>): string =>
    typeof given === 'string' ? given : (given ?? []).map((part) => part.text ?? '').join('');
  return messages.map((message) => `<|${message.role}|>\n${textOf(message.content)}\n`).join('');
}

/** Token ids come as they are: each is one token of our tokenizer as long as it has at most four digits. */
const promptText = (prompt: string | readonly number[]): string =>
  typeof prompt === 'string' ? prompt : prompt.map((id) => id % 10_000).join(' ');

function checkLengths({ asked, atLeast }: Lengths, prompt: Prompt): ApiError | null {
  if (asked === 0) {
    return apiError(400, 'BadRequestError', 'max_tokens must be at least 1, got 0.', 'max_tokens');
  }
  if (asked !== null && atLeast > asked) {
    const message = `min_tokens must be less than or equal to max_tokens=${asked}, got ${atLeast}.`;
    return apiError(400, 'BadRequestError', message, 'min_tokens');
  }
  const output = Math.max(asked ?? 1, atLeast);
  if (prompt.tokens + output > MAX_MODEL_LEN) {
    const found = `you requested ${output} output tokens and your prompt contains ${prompt.tokens} input tokens`;
    const message = `This model's maximum context length is ${MAX_MODEL_LEN} tokens. However, ${found}, for a total of ${prompt.tokens + output} tokens. Please reduce the length of the input prompt or the number of requested output tokens.`;
    return apiError(400, 'BadRequestError', message, 'input_tokens');
  }
  return null;
}

/** vLLM's default is 16 tokens for a text completion and the rest of the context for a chat. */
function decideLength(
  { asked, atLeast, ignoreEos }: Lengths,
  prompt: Prompt,
  api: Api,
): Pick<GenerationRequest, 'outputTokens' | 'finish'> {
  const most = asked ?? Math.max(atLeast, api === 'completions' ? 16 : MAX_MODEL_LEN - prompt.tokens);
  const natural = ignoreEos ? most : Math.max(atLeast, prompt.naturalLength);
  return natural < most ? { outputTokens: natural, finish: 'stop' } : { outputTokens: most, finish: 'length' };
}
