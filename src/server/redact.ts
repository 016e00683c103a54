/** What stands where a secret stood. */
export const REDACTED = '***';

/**
 * A name whose value is a secret: of an argument, a variable, a header or a JSON key. Words end at `_`, `-` or the end,
 * so that `max-tokens`, `tokenizer` and `total_tokens` aren't secrets.
 */
const SECRET_NAME =
  /(^|[-_.])(api[-_]?keys?|apikey|keys?|token|access[-_]?token|auth|authorization|password|passwd|passphrase|pwd|secrets?|credentials?|cookie|private[-_]?key|client[-_]?secret|hf[-_]?token)$/i;
/** Tokens of a vocabulary. */
const PUBLIC_NAMES = /^(-*)(pad|eos|bos|stop|unk|mask)[-_]token$/i;
const WORKING_DIRECTORIES = new Set(['PWD', 'OLDPWD']);

export function isSecretName(name: string): boolean {
  const bare = name.replace(/^-+/, '');
  return SECRET_NAME.test(bare) && !PUBLIC_NAMES.test(bare) && !WORKING_DIRECTORIES.has(bare);
}

const NAME =
  '[\\w.-]*(?:api[-_]?keys?|apikey|token|password|passwd|passphrase|pwd|secrets?|credentials?|private[-_]?key)';

/** Secrets that text shows by their shape: the part in `keep` stays. */
const SHAPES: readonly { readonly pattern: RegExp; readonly keep: string }[] = [
  { pattern: /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@"'<>]+@/gi, keep: '$1***@' },
  { pattern: /\b(bearer|basic)\s+(?!auth\b|realm\b)[\w.~+/=-]{6,}/gi, keep: '$1 ***' },
  { pattern: new RegExp(`(["']${NAME}["']\\s*:\\s*["'])(?:[^"'\\\\]|\\\\.)+(["'])`, 'gi'), keep: '$1***$2' },
  { pattern: new RegExp(`(--?${NAME})(=|\\s+)(?!-)(?:"[^"]*"|'[^']*'|\\S+)`, 'gi'), keep: '$1$2***' },
  { pattern: new RegExp(`\\b(${NAME}=)(?:"[^"]*"|'[^']*'|[^\\s&,;"']+)`, 'gi'), keep: '$1***' },
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
  let clean = text;
  for (const secret of secretForms(secrets)) clean = clean.replaceAll(secret, REDACTED);
  for (const { pattern, keep } of SHAPES) clean = clean.replace(pattern, keep);
  return clean;
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
  const bare = values.map((value) => (value ?? '').replace(/^(bearer|basic)\s+/i, '').trim());
  return [...new Set(bare.filter((value) => value.length >= 5 && !NO_SECRET.test(value)))];
}

/** What people write where a key must stand and none is needed, and plain settings. */
const NO_SECRET = /^(empty|dummy|none|null|false|true|auto|default|\d+|\$.*|\*+)$/i;

/** Text without the given host names (the runner's, a private server's). */
export function redactHosts(text: string, hosts: readonly string[]): string {
  const longestFirst = hosts.filter((host) => host.length > 2).toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((clean, host) => clean.replaceAll(host, '[host]'), text);
}

function isSecretArgument(word: string): boolean {
  return word.startsWith('-') && !word.includes('=') && isSecretName(word);
}

/** A secret as it may stand in text: plain, in a URL, in base64. Longest first; too short ones would eat the text. */
function secretForms(secrets: readonly string[]): readonly string[] {
  const plain = secrets.map((secret) => secret.trim()).filter((secret) => secret.length >= 4);
  const forms = plain.flatMap((secret) => [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]);
  return [...new Set(forms)].toSorted((a, b) => b.length - a.length);
}
