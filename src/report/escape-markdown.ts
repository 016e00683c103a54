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

/** Inert text for a paragraph, a list item or a table cell: one line, nothing in it is markdown, HTML or a reference. */
export function escapeMarkdown(text: string, limit?: number): string {
  const inline = cleanLine(text, limit)
    .replace(/[\\`*_[\]|~]/g, '\\$&')
    .replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
  return splitReferences(inline)
    .replace(/^(?:[-+](?=[-\s]|$)|[=#])/, '\\$&')
    .replace(/^\d+(?=[.)](?:\s|$))/, '$&\\');
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
