import { chooseLevel, countFailed, definePerf, type TaggedMetric, toFigures } from './aiperf-metrics.ts';
import { type CsvRow, readCsvRows } from './csv-rows.ts';
import type { Importer, ResultFile } from './result-file.ts';
import { toToolSession } from './tool-runs.ts';
import { faultyFile } from './tool-shapes.ts';

const COLUMNS = ['avg', 'p50', 'p90', 'p95', 'p99', 'max'] as const;

/** `Time to First Token (ms)` → tag and unit as the JSON export has them. */
function readName(name: string): { readonly tag: string; readonly unit: string } {
  const [, words = name, unit = ''] = /^(.*?)\s*(?:\(([^()]*)\))?$/.exec(name) ?? [];
  return {
    tag: words
      .trim()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_'),
    unit,
  };
}

/** A figure with thousands separators; an empty field is not stated. */
function readFigure(field: string | undefined, place: string): number | null {
  if (field === undefined || field === '') return null;
  const plain = field.replaceAll(',', '');
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(plain)) {
    throw faultyFile('aiperf', place, `expected a finite number, found ${JSON.stringify(field)}`);
  }
  return Number(plain);
}

function readRow(header: readonly string[], { line, fields }: CsvRow, path: string): readonly [string, TaggedMetric] {
  const { tag, unit } = readName(fields[0] ?? '');
  if (fields.length !== header.length) {
    const found = `${fields.length} fields, but the header has ${header.length} columns`;
    throw faultyFile('aiperf', `${path}:${line}`, found);
  }
  const at = (column: string) => {
    const index = header.indexOf(column);
    return index < 0 ? null : readFigure(fields[index], `${path}:${line}`);
  };
  const figures = Object.fromEntries(COLUMNS.map((column) => [column, at(column)]));
  return [tag, { unit, ...figures, avg: at('avg') ?? at('value') }];
}

const isHeader = ({ fields }: CsvRow): boolean => fields[0] === 'Metric';

/** The blocks of the file, each under its own header; blocks with other first columns (GPUs) are left alone. */
function readMetrics({ path, text }: ResultFile): Record<string, TaggedMetric> {
  const metrics: (readonly [string, TaggedMetric])[] = [];
  let header: readonly string[] | null = null;
  for (const row of readCsvRows(text).rows) {
    if (isHeader(row)) header = row.fields.map((name) => name.toLowerCase());
    else if (row.fields[0] === 'Endpoint') header = null;
    else if (header !== null) metrics.push(readRow(header, row, path));
  }
  return Object.fromEntries(metrics);
}

/** The CSV exports of AIPerf and genai-perf: a block of distributions and one of single values. */
export const aiperfCsv: Importer = {
  tool: 'aiperf',
  namesSessions: false,
  recognises: ({ records, text }) => records.length === 0 && /^\uFEFF?Metric,avg,min,max,/.test(text),
  read: (file) => {
    const tool = /Throughput \(per sec\)/.test(file.text) ? 'genai-perf' : 'aiperf';
    const metrics = readMetrics(file);
    if (metrics['output_token_throughput'] === undefined) {
      throw faultyFile(tool, file.path, 'it has no line `Output Token Throughput`: the file is cut off');
    }
    const { level, notes } = chooseLevel({ concurrency: null, rate: null }, metrics);
    return [
      toToolSession(
        {
          tool,
          version: 'not stated',
          definitions: definePerf(tool),
          runs: [
            {
              place: file.path,
              level,
              good: metrics['request_count']?.avg ?? null,
              failed: countFailed({
                ...metrics,
                completed_request_count: metrics['completed_requests'] ?? { unit: 'requests' },
              }),
              outputTokens: metrics['output_sequence_length']?.avg ?? null,
              metrics: toFigures(metrics),
              notes,
            },
          ],
        },
        file,
      ),
    ];
  },
};
