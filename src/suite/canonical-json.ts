import { createHash } from 'node:crypto';

type Separators = { readonly comma: string; readonly colon: string };

/** JSON with the keys of every map sorted and a space after colon and comma: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return writeSorted(value, { comma: ', ', colon: ': ' });
}

/** sha256 of the canonical JSON without spaces, hex. */
export function hashCanonical(value: unknown): string {
  return createHash('sha256')
    .update(writeSorted(value, { comma: ',', colon: ':' }))
    .digest('hex');
}

function writeSorted(value: unknown, separators: Separators): string {
  const write = (member: unknown) => writeSorted(member, separators);
  if (Array.isArray(value)) return `[${value.map(write).join(separators.comma)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}${separators.colon}${write(member)}`);
  return `{${members.join(separators.comma)}}`;
}
