import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, launchChromium } from './chromium.ts';
import { lookAt, OPEN_ALL } from './look.ts';
import { PAGES } from './pages.ts';

/** Screenshots and pages for people; git ignores the folder. */
const OUT = join(import.meta.dirname, '../../throughput-gate-out/browser');
const VIEWS = (['light', 'dark'] as const).flatMap((theme) => [390, 1280].map((width) => [theme, width] as const));

if (CHROMIUM === undefined) console.warn('No chromium here: the pages are not tried in a browser.');

let browser: Browser;

/** Opens a page from disk and does something with it; what the browser complains about comes back. */
async function open<T>(name: string, options: BrowserContextOptions, act: (page: Page) => Promise<T>) {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith('file:')) complaints.push(`request: ${request.url()}`);
    });
    await page.goto(pathToFileURL(join(OUT, `${name}.html`)).href);
    return { complaints, result: await act(page) };
  } finally {
    await context.close();
  }
}

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run(document, {resultTypes: ["violations"]})')) as axe.AxeResults;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

describe.runIf(CHROMIUM !== undefined)('the pages in a browser', () => {
  beforeAll(async () => {
    await mkdir(OUT, { recursive: true });
    for (const [name, render] of PAGES) await writeFile(join(OUT, `${name}.html`), render());
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  describe.each(PAGES.map(([name]) => name))('%s', (name) => {
    it.each(VIEWS)('is whole, quiet and accessible: %s, %i px', async (colorScheme, width) => {
      const viewport = { width, height: 900 };
      const { complaints, result } = await open(name, { colorScheme, viewport }, async (page) => {
        const seen = await lookAt(page);
        await page.screenshot({ path: join(OUT, `${name}-${colorScheme}-${width}.png`), fullPage: true });
        return { seen, violations: await findViolations(page) };
      });
      expect(complaints).toEqual([]);
      expect(result.violations).toEqual([]);
      expect(result.seen.figures).toBeGreaterThan(0);
      expect(result.seen.drawn).toBe(result.seen.figures);
      expect(result.seen.cut).toEqual([]);
      expect(result.seen.overflow).toBe(0);
    });

    it('is accessible with every table opened', async () => {
      const { complaints, result } = await open(name, { viewport: { width: 390, height: 900 } }, async (page) => {
        await page.evaluate(OPEN_ALL);
        return { violations: await findViolations(page), seen: await lookAt(page) };
      });
      expect(complaints).toEqual([]);
      expect(result.violations).toEqual([]);
      expect(result.seen.overflow).toBe(0);
    });
  });

  it('hands out every trial as CSV by the keyboard', async () => {
    const { result } = await open('report', {}, async (page) => {
      await page.locator('#copy-csv').focus();
      await page.keyboard.press('Enter');
      await page.locator('#copied', { hasText: /./ }).waitFor();
      return page.locator('#copied').textContent();
    });
    expect(result).toMatch(/^(Copied|Selected)/);
  });
});
