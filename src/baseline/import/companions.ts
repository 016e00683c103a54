import { GateError } from '../../gate-error.ts';
import { valueAt } from '../../json-value.ts';
import { hasMembers, type Importer, type ResultFile } from './result-file.ts';

type Companion = {
  readonly what: string;
  readonly give: string;
  readonly recognises: (file: ResultFile) => boolean;
};

/** Files that lie beside results and hold none, or not enough: told apart so that the right one can be named. */
const COMPANIONS: readonly Companion[] = [
  {
    what: "evalscope's percentiles, which name no level",
    give: 'benchmark_summary.json of the same folder',
    recognises: ({ json }) => hasMembers(valueAt(json, '0'), 'Percentiles'),
  },
  {
    what: "evalscope's throughput by window, which names no level",
    give: 'benchmark_summary.json of the same folder',
    recognises: ({ json }) => hasMembers(json, 'rows', 'wall_time_s'),
  },
  {
    what: "evalscope's arguments",
    give: 'benchmark_summary.json of the same folder',
    recognises: ({ json }) => hasMembers(json, 'parallel', 'number', 'dataset'),
  },
  {
    what: "genai-bench's description of an experiment",
    give: "the runs' own files of the same folder",
    recognises: ({ json }) => hasMembers(json, 'traffic_scenario', 'num_concurrency', 'cmd'),
  },
  {
    what: "a failed run of vLLM's sweep",
    give: 'the runs that it made (`run=N.json`), after running the failed ones again',
    recognises: ({ json }) => hasMembers(json, 'error_type', 'run_number', 'bench_overrides'),
  },
  {
    what: "AIPerf's aggregate of several runs, which keeps no run's own value",
    give: "each run's profile_export_aiperf.json",
    recognises: ({ json }) => valueAt(json, 'metadata', 'aggregation_type') !== undefined,
  },
  {
    what: 'a JSON schema',
    give: 'a result that the tool wrote',
    recognises: ({ json }) => valueAt(json, '$defs') !== undefined || valueAt(json, '$schema') !== undefined,
  },
  {
    what: "inference-perf's configuration",
    give: 'stage_N_lifecycle_metrics.json of the same folder',
    recognises: ({ records, text }) => records.length === 0 && /^(load|report|api):\n(.*\n)*?report:\n/m.test(text),
  },
];

/** Refuses what lies beside a result, and says which file to give. */
export const companions: Importer = {
  tool: 'companions',
  namesSessions: false,
  recognises: (file) => COMPANIONS.some((each) => each.recognises(file)),
  read: (file) => {
    const found = COMPANIONS.find((each) => each.recognises(file));
    throw new GateError(
      'bad-result',
      `${file.path}: not a result file: found ${found?.what ?? 'no known format'}`,
      `Give ${found?.give ?? 'a result that the tool wrote'}.`,
    );
  },
};
