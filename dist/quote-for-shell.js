// src/suite/tail-requests.ts
const FEWEST = {
	p99: 459,
	p95: 90
};
function requestsForTail(metric) {
	return metric.endsWith("-p99") ? FEWEST.p99 : metric.endsWith("-p95") ? FEWEST.p95 : 0;
}
// src/default-paths.ts
const DEFAULT_SUITE_PATH = ".github/throughput-gate.yml";
const DEFAULT_BASELINE_PATH = ".github/throughput-baseline.json";
const DEFAULT_OUT = "throughput-gate-out";
// src/report/quote-for-shell.ts
function quoteForShell(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
export { requestsForTail as a, DEFAULT_SUITE_PATH as i, DEFAULT_BASELINE_PATH as n, DEFAULT_OUT as r, quoteForShell as t };
