import { describe, expect, it } from 'vitest';
import { trendCells } from '../../src/report/history/cell-trend.ts';
import { collectHistory } from '../../src/report/history/collect-history.ts';
import { renderHistory } from '../../src/report/html/render-history.ts';
import { buildVersions, type Step } from './history-builders.ts';
import { ENDLESS, HOSTILE, poison } from './poison.ts';

const GATES = [
  { id: 'output-throughput', tolerance: 0.05, gate: true },
  { id: 'ttft-p50', tolerance: 0.15, gate: false },
];

const STEPS: readonly Step[] = [
  ...[1, 1.003, 0.998].map((factor) => ({ factor })),
  { factor: 1.1, engineVersion: '0.6.0', replace: true },
  { factor: 1.101, engineVersion: '0.6.0' },
  { factor: 0.95, engineVersion: '0.6.0', acceptReason: 'bf16 until the fp8 scales are fixed' },
  { factor: 0.951, engineVersion: '0.6.0' },
];

const pageOf = (steps: readonly Step[]) =>
  renderHistory({ source: 'baseline.json', versions: buildVersions(steps), gates: GATES, notes: [] });

function trendOf(steps: readonly Step[], metric = 'output-throughput', concurrency = 64) {
  const [history] = collectHistory(buildVersions(steps));
  if (history === undefined) throw new Error('no environment');
  const trend = trendCells(history, GATES).find(
    (each) => each.metric === metric && each.level.concurrency === concurrency,
  );
  if (trend === undefined) throw new Error('no such cell');
  return trend;
}

describe('what is collected from the versions of a baseline', () => {
  const [history, ...others] = collectHistory(buildVersions(STEPS));

  it('is every session once, also those that the file no longer holds', () => {
    expect(others).toEqual([]);
    expect(history?.sessions.map(({ session }) => session.id)).toEqual(STEPS.map((_, at) => `session-${at}`));
    expect(history?.sessions.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('names what happened between them', () => {
    expect(history?.events).toEqual([
      { kind: 'replaced', at: 3, text: 'the baseline was started anew' },
      { kind: 'engine', at: 3, text: 'sglang 0.5.4 → sglang 0.6.0' },
      { kind: 'accepted', at: 5, text: 'bf16 until the fp8 scales are fixed' },
    ]);
  });

  it('keeps sessions that are dropped for age, and calls that no event', () => {
    const [long] = collectHistory(buildVersions(Array.from({ length: 15 }, () => ({ factor: 1 }))));
    expect(long?.sessions).toHaveLength(15);
    expect(long?.events).toEqual([]);
  });
});

describe('the trend of a cell', () => {
  it('has the mean and the spread of every session', () => {
    const { points } = trendOf(STEPS);
    expect(points.map(({ mean }) => Math.round(mean ?? 0))).toEqual([936, 938, 934, 1029, 1030, 889, 890]);
    expect(points[0]?.low).toBeCloseTo(935.6 * 0.996, 2);
    expect(points[0]?.high).toBeCloseTo(935.6 * 1.004, 2);
  });

  it('allows what the tolerance allows around what the file held then', () => {
    const { points } = trendOf(STEPS);
    expect(points[0]?.allowed).toBeNull();
    expect(points[1]?.allowed?.[0]).toBeCloseTo(935.6 * 0.95, 0);
    // The session that started the baseline anew is seen against the old level, the next one against it.
    expect(points[3]?.allowed?.[0]).toBeCloseTo(935.6 * 1.0003 * 0.95, 0);
    expect(points[4]?.allowed?.[0]).toBeCloseTo(935.6 * 1.1 * 0.95, 0);
  });

  it('marks five times −2 % as drift at the session where it passes the tolerance', () => {
    const steps = [1, 0.98, 0.9604, 0.9412, 0.9224, 0.9039].map((factor) => ({ factor }));
    const { points } = trendOf(steps);
    expect(points.map(({ drift }) => drift !== null)).toEqual([false, false, false, true, true, true]);
    expect(points[5]?.drift?.changePercent).toBeCloseTo(-9.61, 1);
    expect(pageOf(steps).drifts).toEqual([
      expect.stringMatching(/output-throughput at C=\d+ has drifted −9\.6 % .* Also too far at C=.*, 64/),
    ]);
    expect(pageOf(steps).html).toContain('6 cells drifted');
  });

  it('sees steps too small for ten sessions', () => {
    const steps = Array.from({ length: 31 }, (_, at) => ({ factor: 0.998 ** at }));
    expect(trendOf(steps).points.at(-1)?.drift?.changePercent).toBeCloseTo(-5.83, 1);
  });

  it('calls what was accepted with a reason no drift, nor an improvement', () => {
    expect(trendOf(STEPS).points.every(({ drift }) => drift === null)).toBe(true);
    expect(trendOf([1, 1.02, 1.04].map((factor) => ({ factor }))).points.every(({ drift }) => drift === null)).toBe(
      true,
    );
  });

  it('looks on the bad side of latencies only where they are gated', () => {
    const steps = [1, 0.8].map((factor) => ({ factor, replace: true }));
    expect(trendOf(steps, 'ttft-p50').points.every(({ drift }) => drift === null)).toBe(true);
  });
});

describe('history.html', () => {
  const { html, sessions } = pageOf(STEPS);

  it('shows a plot and a table for every cell', () => {
    expect(sessions).toBe(7);
    const figures = [...html.matchAll(/<figure[\s\S]*?<\/figure>/g)].map(([figure]) => figure);
    expect(figures).toHaveLength(18);
    for (const figure of figures) {
      expect(figure.match(/<svg/g)).toHaveLength(2);
      expect(figure.match(/<table>/g)).toHaveLength(1);
    }
  });

  it('tells who accepted what and why, and where the engine changed', () => {
    expect(html).toContain('accepted a regression: bf16 until the fp8 scales are fixed');
    expect(html).toContain('sglang 0.5.4 → sglang 0.6.0');
    expect(html).toContain('Refresh 5');
    expect(html).toMatch(
      /<h1>History of moe-8gpu: 7 sessions, 2026-01-01 to 2026-01-07; no drift beyond a tolerance\./,
    );
  });

  it('loads nothing, runs no script of its own, draws with the colours of the theme, and gives every id once', () => {
    expect(html).not.toMatch(/(?:src|href)=/);
    expect(html).not.toMatch(/NaN|undefined|Infinity|\[object/);
    const colours = [...html.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours.length).toBeGreaterThan(500);
    expect(colours.filter((colour) => !/^(none|transparent|var\(--[a-z0-9-]+\))$/.test(colour ?? ''))).toEqual([]);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same text for the same history', () => expect(pageOf(STEPS).html).toBe(html));

  it('fits 3 MB with 200 sessions at 6 levels, nothing left out', () => {
    const steps = Array.from({ length: 200 }, (_, at) => ({ factor: 1 + 0.004 * Math.sin(1.7 * at) }));
    const startedAt = performance.now();
    const page = pageOf(steps);
    const bytes = Buffer.byteLength(page.html);
    console.info(`200 sessions × 6 levels: ${bytes} bytes in ${Math.round(performance.now() - startedAt)} ms`);
    expect(page.sessions).toBe(200);
    expect(bytes).toBeLessThanOrEqual(3_000_000);
    expect(page.html).not.toContain('Sections were left out');
  });

  it.each([
    ['hostile', HOSTILE],
    ['endless', ENDLESS],
  ])('keeps text from outside inert: %s', (_, text) => {
    const versions = poison(buildVersions(STEPS), text).map((version, at) => ({ ...version, commit: `${at}` }));
    const page = renderHistory({ source: text, versions, gates: GATES, notes: [text] }).html;
    const tags = (markup: string) => new Set(markup.match(/<\/?[a-zA-Z!][^\s>]*/g));
    const known = new Set([...tags(html), '<ul>', '</ul>', '<li>', '</li>'].map((tag) => tag.replace('>', '')));
    expect([...tags(page)].filter((tag) => !known.has(tag))).toEqual([]);
    expect(page.match(/<script/g)).toHaveLength(1);
    // Every quote of a text is escaped, so quotes only stand around attributes.
    expect(page.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+=/i);
    expect(page).not.toMatch(/[\u202a-\u202e\u200b\u2066-\u2069]/u);
  });
});
