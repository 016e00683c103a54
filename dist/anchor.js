import { n as roundFigure, r as METRICS } from "./print-baseline.js";
import { r as meanOfSessions, t as collectCells } from "./cells.js";
// src/baseline/anchor.ts
const REPLACED = "replaced";
const DROPPED = "oldest session, dropped";
const ANCHORED = new Set([
	"output-throughput",
	"ttft-p50",
	"tpot-mean"
]);
function makeAnchor(sessions, reason) {
	const newest = sessions.at(-1);
	const means = collectCells(sessions).flatMap(({ sessions: values, ...cell }) => {
		const mean = meanOfSessions(values);
		const wanted = ANCHORED.has(cell.metric) || !Object.hasOwn(METRICS, cell.metric);
		return mean === null || !wanted ? [] : [{
			...cell,
			value: roundFigure(mean)
		}];
	});
	const commit = newest?.commit;
	return {
		takenAt: newest?.takenAt ?? "",
		...commit === void 0 ? {} : { commit },
		reason,
		means
	};
}
export { REPLACED as n, makeAnchor as r, DROPPED as t };
