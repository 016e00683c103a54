import { isObject } from '../json-value.ts';

/** What stands where a secret stood. */
export const REDACTED = '***';

/**
 * A name whose value is a secret: of an argument, a variable, a header or a JSON key. Words end at `_`, `-` or the end,
 * so that `max-tokens`, `tokenizer` and `total_tokens` aren't secrets.
 */
const SECRET_NAME =
  /(^|[-_.])(api[-_]?keys?|apikey|keys?|token|access[-_]?token|auth|authorization|password|passwd|passphrase|pwd|secrets?|credentials?|cookie|private[-_]?key|client[-_]?secret|hf[-_]?token)$/i;
/** Tokens of a vocabulary, as a pattern: `bos_token`, `tokenizer.ggml.add_bos_token`. */
export const PUBLIC_TOKEN = '(?:pad|eos|bos|eot|sep|cls|stop|unk|mask)[-_]token';
const PUBLIC_NAMES = new RegExp(`(^|[-_.])${PUBLIC_TOKEN}$`, 'i');
const WORKING_DIRECTORIES = new Set(['PWD', 'OLDPWD']);

export function isSecretName(name: string): boolean {
  const bare = name.replace(/^-+/, '');
  return SECRET_NAME.test(bare) && !PUBLIC_NAMES.test(bare) && !WORKING_DIRECTORIES.has(bare);
}

/** Request fields as they may be stored: texts under a secret's name are masked, at any depth. */
export function maskSecretFields(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, maskField(name, value)]));
}

function maskField(name: string, value: unknown): unknown {
  if (typeof value === 'string') return isSecretName(name) ? REDACTED : value;
  if (Array.isArray(value)) return value.map((entry: unknown) => maskField(name, entry));
  return isObject(value) ? maskSecretFields(value) : value;
}

/** Texts under a secret's name, at any depth. */
export function secretFields(fields: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, value]) => textsUnder(name, value));
}

function textsUnder(name: string, value: unknown): readonly string[] {
  if (typeof value === 'string') return isSecretName(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => textsUnder(name, entry));
  return isObject(value) ? secretFields(value) : [];
}
