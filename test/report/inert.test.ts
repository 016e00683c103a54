import { describe, expect, it } from 'vitest';
import { describeAnnotations } from '../../src/report/annotations.ts';
import { describeRun } from '../../src/report/describe-run.ts';
import { describeSession } from '../../src/report/describe-session.ts';
import { codeBlock, codeSpan, escapeMarkdown, escapeProse } from '../../src/report/escape-markdown.ts';
import { renderComment, renderSummary } from '../../src/report/render-markdown.ts';
import { renderTerminal } from '../../src/report/render-terminal.ts';
import { buildSession, REPORTS } from './builders.ts';
import { ENDLESS, HOSTILE, poison } from './poison.ts';

const NEVER_SHOWN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: looking for them is the point
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff]|\p{Surrogate}/u;

/** Code blocks and code spans are inert by themselves; the rest is where markdown and references live. */
function outsideCode(markdown: string): string {
  const blocks = markdown.replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '');
  return blocks.replace(/(?<![\\`])(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');
}

/** Columns of a table row as GitHub counts them: a pipe splits unless a backslash escapes it. */
const columnsOf = (row: string) => row.replace(/\\\\/g, '').replace(/\\\|/g, '').split('|').length - 2;

function tablesOf(markdown: string): string[][] {
  const tables: string[][] = [];
  for (const [at, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) continue;
    const before = markdown.split('\n')[at - 1] ?? '';
    if (before.startsWith('|')) tables.at(-1)?.push(line);
    else tables.push([line]);
  }
  return tables;
}

function expectInertMarkdown(markdown: string): void {
  const text = outsideCode(markdown);
  expect(markdown).not.toMatch(NEVER_SHOWN);
  const tags = new Set([...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag));
  const own = [
    '<!-- -->',
    '<details>',
    '</details>',
    '<summary>',
    '</summary>',
    '<sub>',
    '</sub>',
    '<span>',
    '</span>',
    '<br>',
  ];
  expect([...tags].filter((tag) => !own.includes(tag))).toEqual([]);
  expect(text).not.toMatch(/@[\w-]/);
  expect(text).not.toMatch(/#\d/);
  expect(text).not.toMatch(/:\/\//);
  expect(text).not.toMatch(/www\./i);
  expect(text).not.toMatch(/(?<!\\)[`[\]~]/);
  expect(text).not.toMatch(/^(#(?!#{1,2} )|>|[-+=]{2,}$)/m);
  for (const [head = '', ...rows] of tablesOf(markdown)) {
    for (const row of rows) expect(columnsOf(row)).toBe(columnsOf(head));
  }
  const opened = text.match(/<details>/g)?.length ?? 0;
  expect(text.match(/<\/details>/g)?.length ?? 0).toBe(opened);
}

const POISONED = Object.entries(REPORTS).flatMap(([name, report]) => [
  [`${name}, hostile`, describeRun(poison(report, HOSTILE))] as const,
  [`${name}, endless`, describeRun(poison(report, ENDLESS))] as const,
]);
const DOCUMENTS = [...POISONED, ['measured', describeSession(poison(buildSession(), HOSTILE))] as const];

describe('text from outside', () => {
  it.each(DOCUMENTS)('is inert in the comment and fits it: %s', (_, document) => {
    const comment = renderComment(document);
    expectInertMarkdown(comment);
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(60_000);
  });

  it.each(DOCUMENTS)('is inert in the summary and fits it: %s', (_, document) => {
    const summary = renderSummary(document);
    expectInertMarkdown(summary);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_000_000);
  });

  it.each(DOCUMENTS)('is inert on a terminal and in a job log: %s', (_, document) => {
    for (const width of [20, 80, 200]) {
      const text = renderTerminal(document, { width, colour: false, unfold: true });
      expect(text).not.toMatch(NEVER_SHOWN);
      expect(text).not.toMatch(/^\s*::|##\[/m);
    }
  });

  it('is inert in annotations', () => {
    for (const report of Object.values(REPORTS)) {
      for (const { title, message } of describeAnnotations(poison(report.verdict, ENDLESS))) {
        expect(title + message).not.toMatch(NEVER_SHOWN);
        expect(title.length).toBeLessThan(300);
        expect(message.length).toBeLessThanOrEqual(4096);
      }
    }
  });

  it('is cut with a mark that counts what is missing', () => {
    expect(escapeMarkdown('y'.repeat(10_000))).toBe(`${'y'.repeat(400)}… \\[9600 more characters\\]`);
    expect(renderComment(describeRun(poison(REPORTS.regressed, ENDLESS)))).toContain('more characters');
  });

  it('stays readable: nothing of the words is lost', () => {
    expect(escapeMarkdown('Qwen/Qwen3-8B at 97.2 % (C=8), max_num_seqs')).toBe(
      'Qwen/Qwen3-8B at 97.2 % (C=8), max\\_num\\_seqs',
    );
  });
});

describe('escapeProse', () => {
  it('shows a plain command as code and nothing else', () => {
    expect(escapeProse('run `refresh --sessions 3` on @main')).toBe('run `refresh --sessions 3` on @<!-- -->main');
    expect(escapeProse('a `b|c` d `<x>` `')).toBe('a \\`b\\|c\\` d \\`&lt;x&gt;\\` \\`');
    expect(escapeProse('``a``')).toBe('\\`\\`a\\`\\`');
  });
});

describe('codeSpan and codeBlock', () => {
  it('can not be ended by what they hold', () => {
    expect(codeSpan('a `` b ` c')).toBe('```a `` b ` c```');
    expect(codeSpan('`')).toBe('`` ` ``');
    expect(codeBlock('one\n````\ntwo', 'sh')).toBe('`````sh\none\n````\ntwo\n`````');
    expect(codeBlock('x', 'sh"><script>')).toBe('```shscript\nx\n```');
  });
});
