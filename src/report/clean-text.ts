/**
 * What must never reach a reader from outside: control characters and ANSI escapes, marks that reorder or hide text
 * (bidirectional overrides, zero width, tags), halves of a surrogate pair.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])/g;
const SPACES = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;
const HIDDEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A field is a name, a sentence or a cell: nobody reads more than this of it. */
export const FIELD_LIMIT = 400;

const withoutHidden = (text: string) =>
  text
    .replace(ANSI, '')
    .replace(CONTROLS, '')
    .replace(HIDDEN, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');

/** One line of harmless characters, cut with a mark after `limit` characters. */
export function cleanLine(text: string, limit = FIELD_LIMIT): string {
  return cutText(withoutHidden(text.replace(SPACES, ' ')).trim(), limit);
}

/** Several lines (a command, a log): line feeds stay, each line is cut on its own. */
export function cleanLines(text: string, limit = 2000, lines = 200): string {
  const all = text.replace(/\r\n?/g, '\n').split('\n');
  const kept = all.slice(0, lines).map((line) => cutText(withoutHidden(line.replace(SPACES, ' ')), limit));
  return all.length > lines ? [...kept, `… [${all.length - lines} more lines]`].join('\n') : kept.join('\n');
}

/** The first `limit` characters (code points) and how many are left out. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = [...text];
  if (characters.length <= limit) return text;
  return `${characters.slice(0, limit).join('')}… [${characters.length - limit} more characters]`;
}
