import { BoxplotChart, CustomChart, LineChart, ScatterChart } from 'echarts/charts';
import { GridComponent, LegendComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { INKS } from './inks.ts';

use([BoxplotChart, CustomChart, LineChart, ScatterChart, GridComponent, LegendComponent, SVGRenderer]);

export type Size = { readonly width: number; readonly height: number };
export type ChartOption = Readonly<Record<string, unknown>>;

/** Plots are drawn for both: text inside an SVG shrinks with it, and a phone shows the narrow one. */
export const WIDE: Size = { width: 760, height: 340 };
export const NARROW: Size = { width: 350, height: 300 };

/** What a drawing carries for echarts' own script in the browser, which this page doesn't have. */
const UNUSED =
  / (?:pointer-events|class|ecmeta_\w+)="[^"]*"|<path [^>]*fill-opacity="0"[^>]*stroke-width="0"[^>]*><\/path>\n?/g;

/**
 * One chart as an SVG text. echarts numbers its instances and wants real colours: ids are renamed after `name`, and
 * stand-in colours become the page's own (`var(--…)`), so that the same input gives the same text and one drawing
 * serves the light and the dark theme.
 */
export function drawSvg(name: string, option: ChartOption, size: Size): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  chart.setOption({ animation: false, backgroundColor: 'transparent', ...option });
  const svg = chart.renderToSVGString();
  chart.dispose();
  const themed = Object.entries(INKS).reduce((text, [ink, colour]) => text.replaceAll(colour, `var(--${ink})`), svg);
  return themed
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(UNUSED, '')
    .replace(/fill="#000"/g, 'fill="none"')
    .replace(/\bzr\d+-/g, `${name}-`)
    .replace(/^<svg width="\d+" height="\d+"/, '<svg aria-hidden="true" focusable="false"');
}
