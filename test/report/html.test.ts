import { describe, expect, it } from 'vitest';
import { PAGE_STYLE } from '../../src/report/html/page-style.ts';
import { renderHtml } from '../../src/report/html/render-html.ts';
import { listTrials, trialCsv } from '../../src/report/html/trial-csv.ts';
import { buildLevel, buildReport, buildSession, buildTrial, buildVerdict, REPORTS } from './builders.ts';
import { buildHtmlInput } from './html-builders.ts';
import { ENDLESS, HOSTILE, poison } from './poison.ts';

const page = renderHtml(buildHtmlInput());
const countOf = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe('report.html', () => {
  it('is one file that asks nobody for anything', () => {
    const addresses = [...page.matchAll(/(?:src|href|url)\s*[=(]\s*["']?([^"')\s>]+)/g)].map(([, address]) => address);
    expect(
      addresses.filter((address) => !address?.startsWith('#') && !address?.startsWith('http://www.w3.org/')),
    ).toEqual([]);
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/@import|<link|<iframe|<object/);
  });

  it('is smaller than two megabytes with every plot on it', () => {
    expect(Buffer.byteLength(page)).toBeLessThan(2_000_000);
    expect(countOf(page, /<figure/g)).toBe(3 + 2 + 6);
  });

  it('has a table behind every plot, in both widths of it', () => {
    for (const [figure] of page.matchAll(/<figure[\s\S]*?<\/figure>/g)) {
      expect(countOf(figure, /<svg/g)).toBe(2);
      expect(countOf(figure, /<table>/g)).toBe(1);
      expect(countOf(figure, /role="img" aria-label="[^"]{20,}"/g)).toBe(2);
    }
  });

  it('gives every id once and every label its element', () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of page.matchAll(/(?:aria-labelledby|for)="([^"]+)"/g)) expect(ids).toContain(id);
  });

  it('draws with the colours of the theme alone', () => {
    const colours = [...page.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours.length).toBeGreaterThan(500);
    expect(colours.filter((colour) => !/^(none|transparent|var\(--[a-z0-9-]+\))$/.test(colour ?? ''))).toEqual([]);
  });

  it('is the same text for the same run', () => expect(renderHtml(buildHtmlInput())).toBe(page));

  it('shows every trial of both sides', () => {
    const rows = page.slice(page.indexOf('Table: Every trial')).split('</table>')[0] ?? '';
    expect(countOf(rows, /<tr class/g)).toBe(3 * 18 + 18);
  });

  it.each(Object.keys(REPORTS) as (keyof typeof REPORTS)[])('is made for every verdict: %s', (name) => {
    const html = renderHtml(REPORTS[name]);
    expect(html).toContain('<h1>');
    expect(html).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  it('drops timelines first when it is too long, and says so', () => {
    const many = Array.from({ length: 8_000 }, (_, at) =>
      buildTrial({ metrics: { 'output-throughput': 600 + at / 7 } }),
    );
    const session = buildSession({ levels: [buildLevel(32, { trials: many })] });
    const html = renderHtml(buildHtmlInput({ session }));
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(2_000_000);
    expect(html).toContain('Sections were left out');
    expect(html).not.toContain('id="timelines"');
    expect(html).toContain('id="verdict"');
  });

  it('shows a simulated clock in its own time only', () => {
    const html = renderHtml(buildHtmlInput({ simulatedSpeed: 10 }));
    expect(html).toContain('Simulated clock, 10×');
    expect(html).toContain('>6.52<');
    expect(html).not.toContain('>65.2<');
  });
});

describe('text from outside in report.html', () => {
  it.each([
    ['hostile', HOSTILE],
    ['endless', ENDLESS],
  ])('is inert: %s', (_, text) => {
    const html = renderHtml(poison(buildHtmlInput(), text));
    const own = page.match(/<\/?[a-zA-Z!][^\s>]*/g);
    expect([...new Set(html.match(/<\/?[a-zA-Z!][^\s>]*/g))].filter((tag) => !own?.includes(tag))).toEqual([]);
    expect(countOf(html, /<script/g)).toBe(1);
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
    expect(html).not.toMatch(/[\u202a-\u202e\u200b\u2066-\u2069\u{9b}]/u);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(2_000_000);
  });

  it('cannot become a formula in a spreadsheet', () => {
    const session = buildSession({ id: '=HYPERLINK("http://evil.example","x")' });
    const lines = trialCsv(listTrials(session, [])).split('\n');
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  });
});

/** Relative luminance and contrast as WCAG 2 defines them. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colours of both themes', () => {
  const themes = [...PAGE_STYLE.matchAll(/:root\{([^}]*--ground[^}]*)\}/g)].map(([, rules = '']) =>
    Object.fromEntries<string>(
      [...rules.matchAll(/--([\w-]+):(#[0-9a-f]+)/g)].map(([, name, colour]) => [name ?? '', colour ?? '']),
    ),
  );

  it('are two', () => expect(themes).toHaveLength(2));

  it('contrast with their grounds by 4.5 or more', () => {
    for (const { ground = '', panel = '', grid: _, ...inks } of themes) {
      expect(Object.keys(inks).length).toBeGreaterThan(9);
      for (const [name, ink] of Object.entries<string>(inks)) {
        for (const behind of [ground, panel]) expect([name, contrast(ink, behind) >= 4.5]).toEqual([name, true]);
      }
    }
  });
});

describe('a report without records', () => {
  it('has its curves but no timelines', () => {
    const html = renderHtml(buildReport(buildVerdict('pass', { cells: REPORTS.pass.verdict.cells })));
    expect(html).toContain('id="curve-1"');
    expect(html).not.toContain('id="timelines"');
  });
});
