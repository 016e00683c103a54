/** The one document that terminal, comment, summary and HTML are rendered from. Text is raw: renderers escape it. */
export type Document = {
  readonly title: string;
  readonly headline: string;
  /** What the reader does now; rendered at the end of the headline. */
  readonly next?: NextStep;
  readonly blocks: readonly Block[];
};

export type NextStep = { readonly advice: string; readonly command: string | null };

export type Tone = 'good' | 'bad' | 'warn' | 'plain';

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string; readonly tone?: Tone }
  | Table
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | Chart
  | { readonly kind: 'folded'; readonly summary: string; readonly blocks: readonly Block[] };

export type Table = {
  readonly kind: 'table';
  readonly caption?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly footnotes: readonly string[];
};

export type Chart = {
  readonly kind: 'chart';
  readonly title: string;
  readonly xLabels: readonly string[];
  readonly yLabel: string;
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
};

export type Column = { readonly heading: string; readonly align: 'left' | 'right' };

/** A column of words. */
export const leftColumn = (heading: string): Column => ({ heading, align: 'left' });
/** A column of figures. */
export const rightColumn = (heading: string): Column => ({ heading, align: 'right' });

export type Row = { readonly cells: readonly string[]; readonly tone: Tone };
