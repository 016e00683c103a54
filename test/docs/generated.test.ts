import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BLOCKS } from '../../scripts/docs/blocks.ts';
import { fillPage, namesIn } from '../../scripts/docs/fill-page.ts';
import { listPages, ROOT } from '../../scripts/docs/pages.ts';
import { ERRORS, INVALID, SELF_TEST, STATES } from '../../scripts/docs/trouble-words.ts';
import { type Linter, loadLinter } from '../support/lint-workflow.ts';

const pages = listPages();
const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');

describe('what the pages say of inputs, options, keys and codes', () => {
  it.each(pages)('%s: is what `npm run docs` writes', (page) => {
    expect(fillPage(read(page), BLOCKS)).toBe(read(page));
  });

  it('stands on some page, each block', () => {
    expect(pages.flatMap((page) => namesIn(read(page))).sort()).toEqual(Object.keys(BLOCKS).sort());
  });

  it('is refused for a block that nothing generates', () => {
    expect(() => fillPage('<!-- generated: nonsense -->\n<!-- /generated -->', BLOCKS)).toThrow('nonsense');
  });
});

describe('the codes', () => {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.ts$/.test(file),
  );
  const text = sources.map((file) => readFileSync(join(ROOT, 'src', file), 'utf8')).join('\n');
  const found = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, code = '']) => code))];

  it('that are thrown all have a row', () => {
    const thrown = found(/new GateError\(\s*'([a-z-]+)'/g);
    expect(thrown.length).toBeGreaterThan(8);
    expect(thrown.filter((code) => !Object.hasOwn(ERRORS, code))).toEqual([]);
  });

  it('of reasons all have a row', () => {
    // `custom` is zod's own.
    const known = { ...ERRORS, ...INVALID, ...STATES, ...SELF_TEST, custom: null };
    const given = found(/\bcode: (?:[^'\n]*\? )?'([a-z-]+)'/g);
    expect(given.length).toBeGreaterThan(15);
    expect(given.filter((code) => !Object.hasOwn(known, code))).toEqual([]);
  });
});

describe('the map of the house', () => {
  it('names every room', () => {
    const rooms = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const map = read('docs/architecture.md');
    expect(rooms.map(({ name }) => name).filter((name) => !map.includes(`\`${name}/\``))).toEqual([]);
  });
});

describe('the pages', () => {
  let lint: Linter;
  beforeAll(async () => {
    lint = await loadLinter();
  });

  const workflows = pages.flatMap((page) =>
    [...read(page).matchAll(/```yaml\n([\s\S]*?)```/g)]
      .map(([, text = '']) => text)
      .filter((text) => /^on:/m.test(text) && /^jobs:/m.test(text))
      .map((text) => ({ page, text })),
  );

  it('show workflows', () => {
    expect(workflows.length).toBeGreaterThan(3);
  });

  it.each(workflows)('$page: GitHub’s language service accepts its workflow', async ({ text }) => {
    expect(await lint('.github/workflows/page.yml', text)).toEqual([]);
  });

  it.each(pages)('%s: every link leads to a file and a heading that are there', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)\s#]*)(#[^)\s]+)?\)/g)];
    const broken = links.filter(([, path = '', anchor]) => {
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

/** Anchors as GitHub makes them: lower case, spaces to hyphens, punctuation gone. */
function anchorsOf(page: string): string[] {
  const headings = [...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) => text);
  return headings.map(
    (text) =>
      `#${text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .replaceAll(' ', '-')}`,
  );
}
