// src/report/disarm-line.ts
function disarmLine(line) {
	const inert = line.replaceAll("##[", "## [");
	return /^\s*::/.test(inert) ? `│ ${inert}` : inert;
}
export { disarmLine as t };
