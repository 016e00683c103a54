import type { Table } from '../document.ts';
import type { ChartOption, Size } from './draw-svg.ts';

/** A plot and the table behind it: who can't see the one reads the other. */
export type Figure = {
  /** For ids: `curve-1`, `ttft`, `timeline-8`. */
  readonly name: string;
  readonly title: string;
  /** What the plot shows, in a sentence. Raw text. */
  readonly says: string;
  readonly option: (size: Size) => ChartOption;
  readonly table: Table;
};
