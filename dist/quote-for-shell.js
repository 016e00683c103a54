// src/suite/tail-requests.ts
const FEWEST = {
	p99: 459,
	p95: 90
};
function requestsForTail(metric) {
	return metric.endsWith("-p99") ? FEWEST.p99 : metric.endsWith("-p95") ? FEWEST.p95 : 0;
}
// src/report/quote-for-shell.ts
function quoteForShell(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
export { requestsForTail as n, quoteForShell as t };
