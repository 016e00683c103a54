import { isSecretName, PUBLIC_TOKEN, REDACTED } from '../suite/secret-name.ts';

const NAME = `(?![\\w.-]*${PUBLIC_TOKEN}\\b)[\\w.-]*(?:api[-_]?keys?|apikey|token|password|passwd|passphrase|pwd|secrets?|credentials?|private[-_]?key)`;

/** Secrets that text shows by their shape: the part in `keep` stays. */
const SHAPES: readonly { readonly pattern: RegExp; readonly keep: string }[] = [
  { pattern: /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@"'<>]+@/gi, keep: '$1***@' },
  { pattern: /\b(bearer|basic)\s+(?!auth\b|realm\b)[\w.~+/=-]{6,}/gi, keep: '$1 ***' },
  { pattern: new RegExp(`(["']${NAME}["']\\s*:\\s*["'])(?:[^"'\\\\]|\\\\.)+(["'])`, 'gi'), keep: '$1***$2' },
  { pattern: new RegExp(`(?<![\\w-])(--?${NAME})(=|\\s+)(?!-)(?:"[^"]*"|'[^']*'|\\S+)`, 'gi'), keep: '$1$2***' },
  { pattern: new RegExp(`(?<![\\w.-])(${NAME}=)(?:"[^"]*"|'[^']*'|[^\\s&,;"']+)`, 'gi'), keep: '$1***' },
  {
    pattern: /\b(authorization|x-api-key|api-key)(["']?\s*:\s*["']?)(?!bearer \*|basic \*)[^\s"',}]+/gi,
    keep: '$1$2***',
  },
  { pattern: /\b(sk-|hf_|ghp_|gho_|ghs_|ghu_|github_pat_|glpat-|xox[abp]-|AKIA|nvapi-)[\w-]{8,}/g, keep: '$1***' },
  { pattern: /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, keep: '***' },
];

/**
 * Text without secrets: known values first, then what has a secret's shape (user info in URLs, bearer tokens, values of
 * secret names in JSON, arguments and assignments, keys with a vendor's prefix).
 */
export function redactText(text: string, secrets: readonly string[] = []): string {
  const forms = formsOf(secrets);
  let clean = text;
  for (const secret of forms) clean = clean.replaceAll(secret, REDACTED);
  clean = withoutCutSecret(clean, forms);
  for (const { pattern, keep } of SHAPES) clean = clean.replace(pattern, keep);
  return clean;
}

/** A piece of a secret as short as this is no help to anybody. */
const SHORTEST_PIECE = 6;

/** Messages are cut to a length before they come here: a secret may stand at the cut. */
function withoutCutSecret(text: string, forms: readonly string[]): string {
  const end = text.endsWith('…') ? text.length - 1 : text.length;
  for (const form of forms) {
    for (let length = Math.min(form.length - 1, end); length >= SHORTEST_PIECE; length--) {
      if (!text.startsWith(form.slice(0, length), end - length)) continue;
      return text.slice(0, end - length) + REDACTED + text.slice(end);
    }
  }
  return text;
}

/** Characters of the longest form of any of the secrets: text that is cut must keep so much together. */
export function longestForm(secrets: readonly string[]): number {
  return formsOf(secrets)[0]?.length ?? 0;
}

/** An argument list without the values of secret arguments (`--api-key X`, `--api-key=X`, `-e HF_TOKEN=X`). */
export function redactArguments(words: readonly string[], secrets: readonly string[] = []): readonly string[] {
  return words.map((word, index) => {
    const previous = words[index - 1];
    if (previous !== undefined && isSecretArgument(previous) && !word.startsWith('--')) return REDACTED;
    const assignment = /^(-{0,2}[\w.-]+)=(.*)$/s.exec(word);
    if (assignment?.[1] !== undefined && isSecretName(assignment[1])) return `${assignment[1]}=${REDACTED}`;
    return redactText(word, secrets);
  });
}

/** Variables without secret values. */
export function redactEnvironment(
  variables: Readonly<Record<string, string>>,
  secrets: readonly string[] = [],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      isSecretName(name) ? REDACTED : redactText(value, secrets),
    ]),
  );
}

/** Where secrets stand in what the user wrote. */
export type SecretPlaces = {
  readonly variables?: Readonly<Record<string, string | undefined>>;
  readonly words?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** Secret values of the user's variables, arguments and headers, so that an echo of them anywhere can be removed. */
export function secretValues({ variables = {}, words = [], headers = {} }: SecretPlaces): readonly string[] {
  const named = Object.entries({ ...variables, ...headers }).filter(([name]) => isSecretName(name));
  const inArguments = words.flatMap((word, index) => {
    const assignment = /^-{0,2}([\w.-]+)=(.+)$/s.exec(word);
    if (assignment?.[1] !== undefined && isSecretName(assignment[1])) return [assignment[2]];
    return isSecretArgument(words[index - 1] ?? '') && !word.startsWith('--') ? [word] : [];
  });
  const inUrls = [...words, ...Object.values(variables)].flatMap((text) => [
    ...(text ?? '').matchAll(/:\/\/(?:[^\s/@:]*:)?([^\s/@]+)@/g),
  ]);
  const values = [...named.map(([, value]) => value), ...inArguments, ...inUrls.map(([, password]) => password)];
  const bare = values.flatMap((value) => [(value ?? '').replace(/^(bearer|basic)\s+/i, '').trim(), ...pairIn(value)]);
  return [...new Set(bare.filter((value) => value.length >= 5 && !NO_SECRET.test(value)))];
}

/** What a Basic header holds: `user:password`, and the password alone. */
function pairIn(value = ''): readonly string[] {
  const base64 = /^basic\s+([\w+/=-]+)$/i.exec(value.trim())?.[1];
  const pair = base64 === undefined ? '' : Buffer.from(base64, 'base64').toString();
  return pair.includes(':') ? [pair, pair.slice(pair.indexOf(':') + 1)] : [];
}

/** What people write where a key must stand and none is needed, and plain settings. */
const NO_SECRET = /^(empty|dummy|none|null|false|true|auto|default|\d+|\$.*|\*+)$/i;

function isSecretArgument(word: string): boolean {
  return word.startsWith('-') && !word.includes('=') && isSecretName(word);
}

const KNOWN_FORMS = new WeakMap<readonly string[], readonly string[]>();

function formsOf(secrets: readonly string[]): readonly string[] {
  const known = KNOWN_FORMS.get(secrets);
  if (known !== undefined) return known;
  const forms = secretForms(secrets);
  KNOWN_FORMS.set(secrets, forms);
  return forms;
}

/** Too short ones would eat the text. */
const SHORTEST_SECRET = 4;
const SHORTEST_BASE64 = 8;

/** A secret as it may stand in text: plain or line by line, in a URL, in JSON, in base64. Longest first. */
function secretForms(secrets: readonly string[]): readonly string[] {
  const plain = secrets
    .flatMap((secret) => [secret, ...secret.split(/\r?\n/)])
    .map((secret) => secret.trim())
    .filter((secret) => secret.length >= SHORTEST_SECRET);
  const forms = plain.flatMap((secret) => [
    secret,
    ...urlForms(secret),
    JSON.stringify(secret).slice(1, -1),
    ...base64Forms(secret),
  ]);
  return [...new Set(forms)].toSorted((a, b) => b.length - a.length);
}

function urlForms(secret: string): readonly string[] {
  const encoded = encodeURIComponent(Buffer.from(secret).toString());
  return [encoded, encoded.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')];
}

/** In base64 a secret reads three ways, by what stands before it (`user:` in a Basic header); its edges mix with that. */
function base64Forms(secret: string): readonly string[] {
  const whole = Buffer.from(secret).toString('base64');
  const inner = [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
    const own = Math.floor((bytes.length * 8) / 6);
    return bytes.toString('base64').slice(Math.ceil((before * 8) / 6), own);
  });
  const long = [whole, ...inner].filter((form) => form.length >= SHORTEST_BASE64);
  return [...long, ...long.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))];
}
