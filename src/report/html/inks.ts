/** Stand-in colours for echarts, replaced by the page's custom properties of the same name. */
export const INKS = {
  ink: '#010a01',
  muted: '#010a02',
  grid: '#010a03',
  baseline: '#010a04',
  current: '#010a05',
  bad: '#010a06',
  band: '#010a07',
  warn: '#010a08',
  'series-1': '#010a11',
  'series-2': '#010a12',
  'series-3': '#010a13',
  'series-4': '#010a14',
  'series-5': '#010a15',
} as const;

/** Colours and dashes of several lines in one plot: no two neighbours share both. */
export const SERIES = [
  INKS['series-1'],
  INKS['series-2'],
  INKS['series-3'],
  INKS['series-4'],
  INKS['series-5'],
] as const;
export const DASHES = ['solid', 'dashed', 'dotted'] as const;

const FONT = { color: INKS.ink, fontSize: 12, fontFamily: 'system-ui, sans-serif' } as const;

/** For axes that end between two readable numbers (`openEnds`). */
const OPEN_ENDS = { showMinLabel: false, showMaxLabel: false } as const;

/** Six digits beside an axis would push its name out of the plot; categories stay as they are. */
function shortLabel(value: number | string): string {
  if (typeof value === 'string') return value;
  return Math.abs(value) >= 10_000 ? `${Number((value / 1000).toPrecision(4))}k` : String(Number(value.toPrecision(6)));
}

/** An axis with readable labels and a quiet grid. */
export function axis(name: string, part: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    name,
    nameLocation: 'middle',
    nameTextStyle: FONT,
    axisLabel: { ...FONT, hideOverlap: true, formatter: shortLabel, ...(part['openEnds'] === true ? OPEN_ENDS : {}) },
    axisLine: { lineStyle: { color: INKS.muted } },
    axisTick: { lineStyle: { color: INKS.muted } },
    splitLine: { lineStyle: { color: INKS.grid } },
    minorSplitLine: { show: false },
    ...part,
  };
}

/** Room for the labels is ours to leave, so that the panels of one figure stand exactly below each other. */
export function grid(part: Readonly<Record<string, number>>): Readonly<Record<string, unknown>> {
  return { left: 62, right: 18, outerBoundsMode: 'none', ...part };
}

export type LegendEntry = { readonly name: string; readonly symbol: boolean };

/**
 * A legend on top that shows each line's dash and, where it has one, its symbol. Without a screen echarts guesses the
 * width of texts, a little short: the gap makes up for it.
 */
export function legend(entries: readonly LegendEntry[]): Readonly<Record<string, unknown>> {
  const data = entries.map(({ name, symbol }) => (symbol ? { name } : { name, itemStyle: { opacity: 0 } }));
  return { top: 0, left: 'center', data, textStyle: FONT, itemGap: 26, itemWidth: 26, itemHeight: 9 };
}
