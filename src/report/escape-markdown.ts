import { cleanLine, cleanLines } from './clean-text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Splits a text node without being seen: GitHub looks for mentions and references after the markdown is rendered. */
const SPLIT = '<!-- -->';

/** Mentions, issue references, links and emoji names, none of which a backslash stops on GitHub. */
function splitReferences(text: string): string {
  return text
    .replace(/@(?=[\w-])/g, `@${SPLIT}`)
    .replace(/#(?=\w)/g, `#${SPLIT}`)
    .replace(/\bGH-(?=\d)/gi, `$&${SPLIT}`)
    .replace(/:\/\//g, `:${SPLIT}//`)
    .replace(/\b(?:www)\./gi, (found) => `${found.slice(0, -1)}${SPLIT}.`)
    .replace(/:(?=[a-z+-][\w+-]*:)/gi, `:${SPLIT}`)
    .replace(/\$/g, '<span>$</span>');
}

function escapeInline(line: string): string {
  const inline = line
    .replace(/[\\`*_[\]|~]/g, '\\$&')
    .replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
  return splitReferences(inline);
}

/** A line that would begin a list, a heading or a rule begins with a backslash instead. */
const escapeStart = (line: string) =>
  line.replace(/^(?:[-+](?=[-\s]|$)|[=#])/, '\\$&').replace(/^\d+(?=[.)](?:\s|$))/, '$&\\');

/** Inert text for a heading or a table cell: one line, nothing in it is markdown, HTML or a reference. */
export function escapeMarkdown(text: string, limit?: number): string {
  return escapeStart(escapeInline(cleanLine(text, limit)));
}

/** What our own remedies name: none of these characters means anything in a code span or in a table. */
const NAMED_COMMAND = /(?<!`)`((?! )[\w .,=/-]{1,120}(?<! ))`(?!`)/;

/** Inert text for a sentence, in which a plain command between backticks may look like one. */
export function escapeProse(text: string, limit?: number): string {
  const parts = cleanLine(text, limit).split(NAMED_COMMAND);
  return escapeStart(parts.map((part, at) => (at % 2 === 1 ? codeSpan(part) : escapeInline(part))).join(''));
}

/** Inert text inside an HTML element or attribute of a markdown page (`<summary>`). */
export function escapeHtmlInMarkdown(text: string, limit?: number): string {
  return splitReferences(escapeHtml(cleanLine(text, limit)));
}

/** Inert text inside an element or a quoted attribute of an HTML page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const longestRun = (text: string) => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** A code span that its own text can't end. */
export function codeSpan(text: string, limit?: number): string {
  const line = cleanLine(text, limit);
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') || line === '' ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** A fenced block that its own text can't end. */
export function codeBlock(text: string, language: string): string {
  const lines = cleanLines(text);
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1));
  return `${fence}${language.replace(/\W/g, '')}\n${lines}\n${fence}`;
}
