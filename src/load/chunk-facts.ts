import { findError } from './server-message.ts';

export type Usage = { readonly prompt: number | null; readonly output: number; readonly cached: number | null };

/**
 * What one `data:` payload of a completion stream says.
 * `token`: carries at least one token. `silent`: a content chunk with empty text that may carry a token without visible
 * text (vLLM: half a UTF-8 character, a special token). `none`: role chunks, empty deltas, usage alone, `[DONE]`.
 */
export type ChunkFacts = {
  readonly kind: 'token' | 'silent' | 'none';
  /** Visible text: content, reasoning, text. */
  readonly text: string;
  /** `finish_reason` of a choice; an empty string is none (old SGLang). */
  readonly finishReason: string | null;
  readonly usage: Usage | null;
  /** llama.cpp's own count of generated tokens, on its last chunk whether or not usage was asked for. */
  readonly timings: Usage | null;
  readonly error: string | null;
  readonly done: boolean;
  /** The payload isn't JSON: a stream cut inside a chunk, or a server that writes an error unescaped. */
  readonly broken: boolean;
};

const NOTHING: ChunkFacts = {
  kind: 'none',
  text: '',
  finishReason: null,
  usage: null,
  timings: null,
  error: null,
  done: false,
  broken: false,
};

/** Fields of a delta, or of a text completion's choice, whose non-empty value is a token. */
export const TEXT_FIELDS = ['content', 'reasoning', 'reasoning_content', 'text'] as const;

type Fields = Readonly<Record<string, unknown>>;

/** Reads one payload in full: the definition that the byte search must agree with. Never throws. */
export function readChunk(payload: string): ChunkFacts {
  const trimmed = payload.trim();
  if (trimmed === '') return NOTHING;
  if (trimmed === '[DONE]') return { ...NOTHING, done: true };
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    return readBroken(trimmed);
  }
  // MLC encodes an error twice: a JSON string that holds JSON.
  if (typeof value === 'string') return { ...NOTHING, error: readInnerError(value) };
  if (typeof value !== 'object' || value === null) return { ...NOTHING, broken: true };
  return readObject(value as Fields);
}

/** transformers serve writes `{"error": "…"}` without escaping the text. */
function readBroken(payload: string): ChunkFacts {
  const unescaped = payload.match(/^\{\s*"error"\s*:\s*"?([\s\S]*?)"?\s*\}?$/)?.[1];
  return unescaped === undefined ? { ...NOTHING, broken: true } : { ...NOTHING, error: unescaped.slice(0, 2000) };
}

function readInnerError(text: string): string {
  try {
    return findError(JSON.parse(text)) ?? text.slice(0, 2000);
  } catch {
    return text.slice(0, 2000);
  }
}

function readObject(value: Fields): ChunkFacts {
  let kind: ChunkFacts['kind'] = 'none';
  let text = '';
  let finishReason: string | null = null;
  const { choices } = value;
  for (const choice of Array.isArray(choices) ? choices : []) {
    if (!isFields(choice)) continue;
    const delta = isFields(choice['delta']) ? choice['delta'] : choice;
    const said = readText(delta);
    const carries = kindOf(choice, delta, said);
    if (carries === 'token' || kind === 'none') kind = carries;
    text += said ?? '';
    finishReason ??= readFinish(choice['finish_reason']);
  }
  return {
    kind,
    text,
    finishReason,
    usage: readUsage(value['usage']),
    timings: readTimings(value['timings']),
    error: findError(value),
    done: false,
    broken: false,
  };
}

/** All text of a delta; null where no field holds a string. */
function readText(delta: Fields): string | null {
  let text: string | null = null;
  for (const field of TEXT_FIELDS) {
    const part = delta[field];
    if (typeof part === 'string') text = text === null ? part : text + part;
  }
  return text;
}

function kindOf(choice: Fields, delta: Fields, text: string | null): ChunkFacts['kind'] {
  if (text || isFilledList(delta['tool_calls']) || isFilledList(delta['content'])) return 'token';
  if (typeof delta['role'] === 'string') return 'none';
  if (isFilledList(choice['token_ids']) || isFilledList(delta['token_ids'])) return 'token';
  return text === null ? 'none' : 'silent';
}

/** An empty string is none (old SGLang). */
function readFinish(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function readUsage(value: unknown): Usage | null {
  if (!isFields(value)) return null;
  const output = readCount(value['completion_tokens']);
  if (output === null) return null;
  const details = value['prompt_tokens_details'];
  return {
    prompt: readCount(value['prompt_tokens']),
    output,
    cached: isFields(details) ? readCount(details['cached_tokens']) : null,
  };
}

function readTimings(value: unknown): Usage | null {
  if (!isFields(value)) return null;
  const output = readCount(value['predicted_n']);
  if (output === null) return null;
  const [fresh, cached] = [readCount(value['prompt_n']), readCount(value['cache_n'])];
  return { prompt: fresh === null ? null : fresh + (cached ?? 0), output, cached };
}

function readCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31 ? value : null;
}

function isFilledList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
