const LONGEST_MESSAGE = 2000;

/**
 * The server's own words in an error body, in the shapes that engines and gateways use: `{error: {message}}` (vLLM,
 * llama.cpp, Ollama, LiteLLM), `{error: "…"}` (TGI, TensorRT-LLM, vLLM's 401), flat `{object: "error", message}` (SGLang,
 * older vLLM), `{detail: "…" | [{loc, msg}]}` (FastAPI), HTML (nginx), plain text (Envoy). Never longer than 2,000
 * characters; '' for an empty body. The text is untrusted: renderers escape it.
 */
export function readServerMessage(body: string): string {
  const message = messageOfJson(parseJson(body)) ?? messageOfHtml(body) ?? quoteText(body, LONGEST_MESSAGE + 1);
  return tidy(message);
}

/** Bytes that aren't UTF-8 and control characters that stand in no text: more than a cut character has of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const BINARY = /[\ufffd\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;
const BINARY_SHOWN = 3;

/** The start of a body that may be anything, for a message; bytes that are no text are never quoted. */
export function quoteText(body: string, length: number): string {
  const start = body.slice(0, length);
  return (start.match(BINARY)?.length ?? 0) > BINARY_SHOWN ? '(bytes that are no text)' : start;
}

/** The error that a JSON value reports, or null when it reports none. `error: null` is no error. */
export function findError(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Readonly<Record<string, unknown>>;
  if ('choices' in fields && !fields['error']) return null;
  const message = messageOfJson(value);
  return message === null ? null : tidy(message);
}

function messageOfJson(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { error, message, detail } = value as Readonly<Record<string, unknown>>;
  if (typeof error === 'string' && error !== '') return error;
  if (typeof error === 'object' && error !== null) return messageOfJson(error) ?? JSON.stringify(error);
  if (typeof message === 'string') return message;
  if (typeof detail === 'string') return detail;
  if (Array.isArray(detail)) return detail.map(wordOfDetail).join('; ');
  return null;
}

/** FastAPI: `{"loc": ["body", "messages"], "msg": "Field required"}` → `body.messages: Field required`. */
function wordOfDetail(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const { loc, msg } = item as Readonly<Record<string, unknown>>;
  const place = Array.isArray(loc) ? `${loc.join('.')}: ` : '';
  return `${place}${typeof msg === 'string' ? msg : JSON.stringify(item)}`;
}

function messageOfHtml(body: string): string | null {
  if (!/^\s*<(?:!doctype|html)/i.test(body)) return null;
  return body.match(/<title>([^<]*)<\/title>/i)?.[1] ?? body.replace(/<[^>]*>/g, ' ');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function tidy(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line;
}
