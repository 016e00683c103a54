import { z } from 'zod';
import { hasMembers, type Importer } from './result-file.ts';
import { defineFamilies, levelOf, toToolSession } from './tool-runs.ts';
import { checkRecord, count, figure, number } from './tool-shapes.ts';

const TOOL = 'evalscope';
const SPAN = "time from the first request's start to the last one's end";

const shape = z.object({
  Concurrency: number,
  'Request Rate (req/s)': figure,
  'Success Requests': count,
  'Failed Requests': count,
  'Req Throughput (req/s)': figure,
  'Output Throughput (tok/s)': figure,
  'Total Throughput (tok/s)': figure,
  'Avg Latency (s)': figure,
  'Avg TTFT (ms)': figure,
  'Avg TPOT (ms)': figure,
  'Avg ITL (ms)': figure,
  'Avg Output Tokens': figure,
});

const definitions = defineFamilies({
  'output-throughput': `output tokens ÷ ${SPAN}`,
  'total-throughput': `prompt and output tokens ÷ ${SPAN}`,
  'request-throughput': `completed requests ÷ ${SPAN}`,
  ttft: 'from before the request is posted to the first chunk with content',
  tpot: '(last chunk, that with the usage included − TTFT) ÷ (output tokens − 1)',
  itl: 'gaps between chunks',
  e2e: 'from before the request is posted to the last chunk',
});

/** evalscope perf `benchmark_summary.json`; its percentiles are in a file beside that names no level. */
export const evalscope: Importer = {
  tool: TOOL,
  namesSessions: false,
  recognises: ({ json }) => hasMembers(json, 'Concurrency', 'Output Throughput (tok/s)'),
  read: (file) =>
    file.records.map((record) => {
      const fields = checkRecord(file, record, TOOL, shape);
      const rate = fields['Request Rate (req/s)'] ?? -1;
      const seconds = fields['Avg Latency (s)'];
      const run = {
        place: file.path,
        level: levelOf(fields.Concurrency, rate > 0 ? rate : null),
        good: fields['Success Requests'],
        failed: fields['Failed Requests'],
        outputTokens: fields['Avg Output Tokens'] ?? null,
        metrics: {
          'output-throughput': fields['Output Throughput (tok/s)'],
          'total-throughput': fields['Total Throughput (tok/s)'],
          'request-throughput': fields['Req Throughput (req/s)'],
          'ttft-mean': fields['Avg TTFT (ms)'],
          'tpot-mean': fields['Avg TPOT (ms)'],
          'itl-mean': fields['Avg ITL (ms)'],
          'e2e-mean': seconds === null || seconds === undefined ? null : seconds * 1000,
        },
      };
      return toToolSession({ tool: TOOL, version: 'not stated', definitions, runs: [run] }, file);
    }),
};
