import { c as median, f as trialsAt, l as sampleVariance, n as orientedLog, s as mean, u as levelKey } from "./log-change.js";
// src/stats/variance.ts
function varianceWithin(groups) {
	const repeated = groups.filter((group) => group.length > 1);
	const df = repeated.reduce((sum, group) => sum + group.length - 1, 0);
	if (df === 0) return null;
	return {
		variance: repeated.reduce((sum, group) => sum + squaredDeviations(group), 0) / df,
		df
	};
}
function squaredDeviations(values) {
	const centre = mean([...values]);
	return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
}
function varianceBetween(means, withinVariance, size) {
	if (means.length < 2) return 0;
	return Math.max(0, sampleVariance([...means]) - withinVariance / size);
}
function shrinkVariance(observed, declared) {
	const df = declared.df + observed.df;
	return {
		variance: (declared.df * declared.variance + observed.df * observed.variance) / df,
		df
	};
}
function combineVariances(terms) {
	const parts = terms.map((term) => ({
		part: term.weight * term.variance,
		df: term.df
	}));
	const variance = parts.reduce((sum, { part }) => sum + part, 0);
	const spread = parts.reduce((sum, { part, df }) => sum + (part === 0 ? 0 : part ** 2 / df), 0);
	return {
		variance,
		df: spread === 0 ? parts.reduce((sum, { df }) => sum + df, 0) : variance ** 2 / spread
	};
}
function harmonicMean(sizes) {
	return sizes.length / sizes.reduce((sum, size) => sum + 1 / size, 0);
}
function estimateStored(cell, orientation) {
	const baseline = logsOf(cell.baseline, orientation);
	const current = logsOf(cell.current, orientation);
	const seenTrial = varianceWithin([...baseline, ...current]);
	const trial = seenTrial ?? {
		variance: cell.trialNoise ** 2,
		df: 4
	};
	const design = {
		baselineSessions: baseline.length,
		baselineSize: sizeOf(baseline),
		currentSessions: current.length,
		currentSize: sizeOf(current)
	};
	const means = meansOf(baseline);
	const currentMeans = meansOf(current);
	const between = varianceBetween(means, trial.variance, design.baselineSize);
	const currentBetween = varianceBetween(currentMeans, trial.variance, design.currentSize);
	const session = shrinkVariance(poolVariances({
		variance: between,
		df: means.length - 1
	}, {
		variance: currentBetween,
		df: current.length - 1
	}), {
		variance: cell.sessionNoise ** 2,
		df: 6
	});
	return {
		difference: {
			d: mean(currentMeans) - mean(means),
			...storedVariance(session, trial, design)
		},
		trial,
		session,
		seenSessionSd: means.length > 1 ? Math.sqrt(between) : null,
		seenCurrentSd: current.length > 1 ? Math.sqrt(currentBetween) : null,
		design,
		repeated: seenTrial !== null || baseline.length >= 3 || current.length >= 3
	};
}
function storedVariance(session, trial, design) {
	const { baselineSessions, baselineSize, currentSessions, currentSize } = design;
	return combineVariances([{
		...session,
		weight: 1 / currentSessions + 1 / baselineSessions
	}, {
		...trial,
		weight: 1 / (currentSessions * currentSize) + 1 / (baselineSessions * baselineSize)
	}]);
}
const meansOf = (sessions) => sessions.map((values) => mean([...values]));
function poolVariances(one, other) {
	const df = one.df + other.df;
	return {
		variance: df === 0 ? 0 : (one.df * one.variance + other.df * other.variance) / df,
		df
	};
}
function logsOf(sessions, orientation) {
	return sessions.map((session) => session.map((value) => orientedLog(value, orientation)));
}
function sizeOf(sessions) {
	return harmonicMean(sessions.map((session) => session.length));
}
// src/judge/outliers.ts
const FAR_TRIAL = "far from its neighbours, but counted";
const FLAG_AT = 4.5;
function flagOutliers(values, orientation, trialSd) {
	if (values.length < 3) return [];
	const logs = values.map((value) => orientedLog(value, orientation));
	const centre = median(logs);
	return logs.flatMap((x, index) => Math.abs(x - centre) > FLAG_AT * trialSd ? [index] : []);
}
function noteOutliers(cell, orientation) {
	const { variance } = shrinkVariance(varianceWithin(cell.baseline.map((session) => session.map((value) => orientedLog(value, orientation)))) ?? {
		variance: 0,
		df: 0
	}, {
		variance: cell.trialNoise ** 2,
		df: 4
	});
	return cell.current.flatMap((values, session) => {
		const flagged = flagOutliers(values, orientation, Math.sqrt(variance));
		if (flagged.length === 0) return [];
		const of = cell.current.length > 1 ? ` of session ${session + 1}` : "";
		const trials = flagged.map((index) => index + 1).join(", ");
		return [`${FAR_TRIAL}: valid trial ${trials}${of}`];
	});
}
// src/judge/prompt-tokens.ts
const OTHER_PROMPTS = "the prompts are other ones: ";
const SAME_PROMPTS = .1;
function noteOtherPrompts(cells, { baseline, current }, level) {
	const [before, now] = [promptTokens(baseline, level), promptTokens(current, level)];
	if (before === null || now === null || Math.abs(now / before - 1) <= SAME_PROMPTS) return [...cells];
	const note = `${OTHER_PROMPTS}${Math.round(now)} tokens a request, ${Math.round(before)} in the baseline`;
	return cells.map((cell) => ({
		...cell,
		notes: [...cell.notes, note]
	}));
}
function promptTokens(sessions, level) {
	const counts = sessions.flatMap((session) => {
		const output = session.outputTokens?.[levelKey(level)];
		const ratios = trialsAt(session, level).map(({ metrics }) => (metrics["total-throughput"] ?? 0) / (metrics["output-throughput"] ?? 0) - 1).filter((ratio) => Number.isFinite(ratio) && ratio > 0);
		return output === void 0 || ratios.length === 0 ? [] : [mean(ratios) * output];
	});
	return counts.length === 0 ? null : mean(counts);
}
export { estimateStored as a, harmonicMean as c, varianceWithin as d, noteOutliers as i, shrinkVariance as l, noteOtherPrompts as n, storedVariance as o, FAR_TRIAL as r, combineVariances as s, OTHER_PROMPTS as t, varianceBetween as u };
