import type { RequestFields } from '../load/trial-plan.ts';
import type { OutputLength } from '../suite/suite.ts';

/** The fields that a first try carries: all that pin the length where it's pinned, and usage in the stream. */
export function firstFields(output: OutputLength): RequestFields {
  const pinned = output.kind === 'pinned';
  return { ignoreEos: pinned, minTokens: pinned, streamOptions: true, maxCompletionTokens: false };
}

const OPTIONAL = [
  { key: 'minTokens', name: 'min_tokens' },
  { key: 'ignoreEos', name: 'ignore_eos' },
  { key: 'streamOptions', name: 'stream_options' },
] as const;

/** "Unsupported parameter: 'max_tokens' … Use 'max_completion_tokens' instead"; vLLM names both when the number is too large. */
const INSTEAD = /\buse\W+max_completion_tokens\b/i;

const UNKNOWN_FIELD =
  /extra (input|field)|unexpected (key|field|argument)|unknown (field|parameter|argument)|unrecogni[sz]ed|not permitted|unsupported (field|parameter)/i;

/**
 * What to try next after a refusal (400 or 422): the named fields left out; a refusal of "extra fields" that names
 * none drops one at a time. null when no field explains the refusal.
 */
export function fieldsAfterRefusal(fields: RequestFields, status: number, message: string): RequestFields | null {
  if (status !== 400 && status !== 422) return null;
  if (!fields.maxCompletionTokens && INSTEAD.test(message)) {
    return { ...fields, maxCompletionTokens: true };
  }
  const sent = OPTIONAL.filter(({ key }) => fields[key]);
  const named = sent.filter(({ name }) => message.includes(name));
  const dropped = named.length > 0 ? named : UNKNOWN_FIELD.test(message) ? sent.slice(0, 1) : [];
  if (dropped.length === 0) return null;
  return { ...fields, ...Object.fromEntries(dropped.map(({ key }) => [key, false])) };
}

/** Names of the optional fields that `tried` carried and `taken` doesn't. */
export function fieldsLeftOut(tried: RequestFields, taken: RequestFields): readonly string[] {
  return OPTIONAL.filter(({ key }) => tried[key] && !taken[key]).map(({ name }) => name);
}
