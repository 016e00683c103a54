import { exportCsv } from './export-csv.ts';
import { exportJson } from './export-json.ts';
import { exportOpenMetrics } from './export-openmetrics.ts';
import type { ExportSource } from './export-rows.ts';

export type ExportFormat = 'json' | 'csv' | 'openmetrics';

/** A file of `--out`, beside the result and the verdict. */
export type ExportFile = { readonly name: string; readonly text: string };

const FORMATS: Readonly<
  Record<ExportFormat, { readonly name: string; readonly print: (source: ExportSource) => string }>
> = {
  json: { name: 'export.json', print: exportJson },
  csv: { name: 'export.csv', print: exportCsv },
  openmetrics: { name: 'export.prom', print: exportOpenMetrics },
};

/**
 * What `--format` asks for, for tools that people already have: with a verdict its cells, else the session's valid
 * trials (as JSON and CSV in the generic format, which `judge` reads). Unlike the reports, figures aren't rounded.
 */
export function renderExport(format: ExportFormat, source: ExportSource): ExportFile {
  const { name, print } = FORMATS[format];
  return { name, text: print(source) };
}
