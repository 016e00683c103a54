import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marked } from 'marked';
import { launchChromium } from '../test/browser/chromium.ts';

// `node scripts/draw-comment.ts`: the README's picture of a comment as GitHub shows it, in light and dark. What it draws is
// a golden document of the tests, so that it is the comment as it is rendered today. Needs Chromium.

const COMMENT = join(import.meta.dirname, '../test/report/fixtures/golden/regressed.comment.md');
const IMAGES = join(import.meta.dirname, '../docs/images');
/** As wide as the table without a broken line. */
const WIDTH = 1000;

type Inks = {
  readonly page: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly head: string;
  readonly stripe: string;
};
const INKS: Readonly<Record<'light' | 'dark', Inks>> = {
  light: { page: '#ffffff', text: '#1f2328', muted: '#59636e', line: '#d1d9e0', head: '#f6f8fa', stripe: '#f6f8fa' },
  dark: { page: '#0d1117', text: '#f0f6fc', muted: '#9198a1', line: '#3d444d', head: '#151b23', stripe: '#151b23' },
};

const styleOf = ({ page, text, muted, line, head, stripe }: Inks): string => `
  body { margin: 0; padding: 16px; background: ${page}; color: ${text}; font: 14px/1.5 "Noto Sans", "DejaVu Sans", sans-serif; }
  .comment { border: 1px solid ${line}; border-radius: 6px; }
  .head { padding: 8px 16px; background: ${head}; border-bottom: 1px solid ${line}; border-radius: 6px 6px 0 0; color: ${muted}; }
  .head b { color: ${text}; }
  .bot { border: 1px solid ${line}; border-radius: 1em; padding: 0 6px; font-size: 12px; }
  .body { padding: 16px; }
  .body > :first-child { margin-top: 0; } .body > :last-child { margin-bottom: 0; }
  table { border-collapse: collapse; margin: 0 0 16px; }
  th, td { border: 1px solid ${line}; padding: 6px 13px; }
  tbody tr:nth-child(2n) { background: ${stripe}; }
  code { background: ${stripe}; padding: .2em .4em; border-radius: 6px; font: 85% "DejaVu Sans Mono", monospace; }
  details { margin: 0 0 8px; } p, ul { margin: 0 0 16px; } ul { padding-left: 2em; } sub { color: ${muted}; font-size: 12px; }
`;

const pageOf = (
  markdown: string,
  inks: Inks,
): string => `<!doctype html><meta charset="utf-8"><style>${styleOf(inks)}</style>
<div class="comment"><div class="head"><b>github-actions</b> <span class="bot">bot</span> commented</div>
<div class="body">${marked.parse(markdown, { async: false, gfm: true })}</div></div>`;

const markdown = await readFile(COMMENT, 'utf8');
const browser = await launchChromium();
for (const [name, inks] of Object.entries(INKS)) {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: 400 },
    deviceScaleFactor: 2,
    javaScriptEnabled: false,
  });
  await page.setContent(pageOf(markdown, inks));
  await page.screenshot({ path: join(IMAGES, `comment-${name}.png`), fullPage: true });
  await page.close();
}
await browser.close();
