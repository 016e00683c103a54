// src/baseline/level.ts
function levelName({ concurrency, label }) {
	if (concurrency === null) return label ?? "all";
	return label === void 0 ? `C=${concurrency}` : `C=${concurrency} ${label}`;
}
function concurrencyOrName(level) {
	const { concurrency, label } = level;
	return concurrency === null || label !== void 0 ? levelName(level) : String(concurrency);
}
function levelKey({ concurrency, label }) {
	const place = concurrency === null ? "" : String(concurrency);
	return label === void 0 ? place : `${place}/${label}`;
}
function levelOfKey(key) {
	const [, digits, label] = /^(\d*)(?:\/(.*))?$/s.exec(key) ?? [
		key,
		"",
		key
	];
	const concurrency = digits ? Number(digits) : null;
	return label === void 0 ? { concurrency } : {
		concurrency,
		label
	};
}
function isSameLevel(one, other) {
	return one.concurrency === other.concurrency && one.label === other.label;
}
function distinctLevels(places) {
	const levels = new Map();
	for (const { concurrency, label } of places) {
		const level = label === void 0 ? { concurrency } : {
			concurrency,
			label
		};
		const key = levelKey(level);
		if (!levels.has(key)) levels.set(key, level);
	}
	return [...levels.values()];
}
function groupByLabel(places) {
	return [...new Set(places.map(({ label }) => label))].map((label) => places.filter((place) => place.label === label));
}
// src/judge/percent-text.ts
function signedPercent(percent) {
	const text = Math.abs(percent).toFixed(1);
	return `${percent < 0 && text !== "0.0" ? "−" : "+"}${text} %`;
}
function plainPercent(percent) {
	return `${Number(percent.toFixed(1))} %`;
}
function countOf(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
// node_modules/simple-statistics/dist/simple-statistics.mjs
function sum(x) {
	if (x.length === 0) return 0;
	var sum = x[0];
	var correction = 0;
	var transition;
	if (typeof sum !== "number") return NaN;
	for (var i = 1; i < x.length; i++) {
		if (typeof x[i] !== "number") return NaN;
		transition = sum + x[i];
		if (Math.abs(sum) >= Math.abs(x[i])) correction += sum - transition + x[i];
		else correction += x[i] - transition + sum;
		sum = transition;
	}
	return sum + correction;
}
function mean(x) {
	if (x.length === 0) throw new Error("mean requires at least one data point");
	return sum(x) / x.length;
}
function sumNthPowerDeviations(x, n) {
	var meanValue = mean(x);
	var sum = 0;
	var tempValue;
	var i;
	if (n === 2) for (i = 0; i < x.length; i++) {
		tempValue = x[i] - meanValue;
		sum += tempValue * tempValue;
	}
	else for (i = 0; i < x.length; i++) sum += Math.pow(x[i] - meanValue, n);
	return sum;
}
function sampleVariance(x) {
	if (x.length < 2) throw new Error("sampleVariance requires at least two data points");
	return sumNthPowerDeviations(x, 2) / (x.length - 1);
}
function quantileSorted(x, p) {
	var idx = (x.length - 1) * p;
	if (x.length === 0) throw new Error("quantile requires at least one data point.");
	else if (p < 0 || p > 1) throw new Error("quantiles must be between 0 and 1");
	else if (p === 1) return x[x.length - 1];
	else if (p === 0) return x[0];
	else if (idx % 1 !== 0) {
		var lower = Math.floor(idx);
		var upper = Math.ceil(idx);
		var fraction = idx - lower;
		return x[lower] + fraction * (x[upper] - x[lower]);
	} else return x[idx];
}
function quickselect(arr, k, left, right) {
	left = left || 0;
	right = right || arr.length - 1;
	while (right > left) {
		if (right - left > 600) {
			var n = right - left + 1;
			var m = k - left + 1;
			var z = Math.log(n);
			var s = .5 * Math.exp(2 * z / 3);
			var sd = .5 * Math.sqrt(z * s * (n - s) / n);
			if (m - n / 2 < 0) sd *= -1;
			quickselect(arr, k, Math.max(left, Math.floor(k - m * s / n + sd)), Math.min(right, Math.floor(k + (n - m) * s / n + sd)));
		}
		var t = arr[k];
		var i = left;
		var j = right;
		swap(arr, left, k);
		if (arr[right] > t) swap(arr, left, right);
		while (i < j) {
			swap(arr, i, j);
			i++;
			j--;
			while (arr[i] < t) i++;
			while (arr[j] > t) j--;
		}
		if (arr[left] === t) swap(arr, left, j);
		else {
			j++;
			swap(arr, j, right);
		}
		if (j <= k) left = j + 1;
		if (k <= j) right = j - 1;
	}
}
function swap(arr, i, j) {
	var tmp = arr[i];
	arr[i] = arr[j];
	arr[j] = tmp;
}
function quantile(x, p) {
	var copy = x.slice();
	if (Array.isArray(p)) {
		multiQuantileSelect(copy, p);
		var results = [];
		for (var i = 0; i < p.length; i++) results[i] = quantileSorted(copy, p[i]);
		return results;
	} else {
		quantileSelect(copy, quantileIndex(copy.length, p), 0, copy.length - 1);
		return quantileSorted(copy, p);
	}
}
function quantileSelect(arr, k, left, right) {
	if (k % 1 === 0) quickselect(arr, k, left, right);
	else {
		k = Math.floor(k);
		quickselect(arr, k, left, right);
		quickselect(arr, k + 1, k + 1, right);
	}
}
function multiQuantileSelect(arr, p) {
	var positions = new Set();
	for (var i = 0; i < p.length; i++) {
		var idx = quantileIndex(arr.length, p[i]);
		positions.add(Math.floor(idx));
		positions.add(Math.ceil(idx));
	}
	var indices = Array.from(positions).sort(compare);
	multiselect(arr, indices, 0, indices.length - 1, 0, arr.length - 1);
}
function multiselect(arr, indices, lo, hi, left, right) {
	if (lo > hi) return;
	var mid = lo + hi >> 1;
	quickselect(arr, indices[mid], left, right);
	multiselect(arr, indices, lo, mid - 1, left, indices[mid] - 1);
	multiselect(arr, indices, mid + 1, hi, indices[mid] + 1, right);
}
function compare(a, b) {
	return a - b;
}
function quantileIndex(len, p) {
	var idx = (len - 1) * p;
	if (p === 1) return len - 1;
	else if (p === 0) return 0;
	else if (idx % 1 !== 0) return idx;
	else return idx;
}
function median(x) {
	return +quantile(x, .5);
}
var BayesianClassifier = function BayesianClassifier() {
	this.totalCount = 0;
	this.data = {};
};
BayesianClassifier.prototype.train = function train(item, category) {
	if (!this.data[category]) this.data[category] = {};
	for (var k in item) {
		var v = item[k];
		if (this.data[category][k] === void 0) this.data[category][k] = {};
		if (this.data[category][k][v] === void 0) this.data[category][k][v] = 0;
		this.data[category][k][v]++;
	}
	this.totalCount++;
};
BayesianClassifier.prototype.score = function score(item) {
	var odds = {};
	var category;
	for (var k in item) {
		var v = item[k];
		for (category in this.data) {
			if (odds[category] === void 0) odds[category] = {};
			if (this.data[category][k]) odds[category][k + "_" + v] = (this.data[category][k][v] || 0) / this.totalCount;
			else odds[category][k + "_" + v] = 0;
		}
	}
	var oddsSums = {};
	for (category in odds) {
		oddsSums[category] = 0;
		for (var combination in odds[category]) oddsSums[category] += odds[category][combination];
	}
	return oddsSums;
};
var SQRT_2PI$1 = Math.sqrt(2 * Math.PI);
function cumulativeDistribution(z) {
	var sum = z;
	var tmp = z;
	for (var i = 1; i < 30; i++) {
		tmp *= z * z / (2 * i + 1);
		sum += tmp;
	}
	return Math.round((.5 + sum / SQRT_2PI$1 * Math.exp(-z * z / 2)) * 1e4) / 1e4;
}
var standardNormalTable = [];
for (var z = 0; z <= 3.09; z += .01) standardNormalTable.push(cumulativeDistribution(z));
var PerceptronModel = function PerceptronModel() {
	this.weights = [];
	this.bias = 0;
};
PerceptronModel.prototype.predict = function predict(features) {
	if (features.length !== this.weights.length) return null;
	var score = 0;
	for (var i = 0; i < this.weights.length; i++) score += this.weights[i] * features[i];
	score += this.bias;
	if (score > 0) return 1;
	else return 0;
};
PerceptronModel.prototype.train = function train(features, label) {
	if (label !== 0 && label !== 1) return null;
	if (features.length !== this.weights.length) {
		this.weights = features.slice();
		this.bias = 1;
	}
	var prediction = this.predict(features);
	if (typeof prediction === "number" && prediction !== label) {
		var gradient = label - prediction;
		for (var i = 0; i < this.weights.length; i++) this.weights[i] += gradient * features[i];
		this.bias += gradient;
	}
	return this;
};
// src/stats/log-change.ts
function orientedLog(value, orientation) {
	return orientation === "higher" ? Math.log(value) : -Math.log(value);
}
function valueOfLog(x, orientation) {
	return Math.exp(orientation === "higher" ? x : -x);
}
function worseThreshold(tolerance, orientation) {
	return orientation === "higher" ? -Math.log1p(-tolerance) : Math.log1p(tolerance);
}
function betterThreshold(tolerance, orientation) {
	return orientation === "higher" ? Math.log1p(tolerance) : -Math.log1p(-tolerance);
}
function worsePercent(amount, orientation) {
	return orientation === "higher" ? -100 * Math.expm1(-amount) : 100 * Math.expm1(amount);
}
function rawChangePercent(d, orientation) {
	return 100 * Math.expm1(orientation === "higher" ? d : -d);
}
// src/judge/side-session.ts
function levelsOf(sessions) {
	return distinctLevels(sessions.flatMap(({ trials }) => trials));
}
function trialsAt(session, level) {
	return session.trials.filter((trial) => isSameLevel(trial, level));
}
function valuesAt(sessions, level, metric) {
	return sessions.map((session) => trialsAt(session, level).flatMap(({ metrics }) => metrics[metric] ?? [])).filter((values) => values.length > 0);
}
export { levelOfKey as S, distinctLevels as _, orientedLog as a, levelKey as b, worsePercent as c, median as d, sampleVariance as f, concurrencyOrName as g, signedPercent as h, betterThreshold as i, worseThreshold as l, plainPercent as m, trialsAt as n, rawChangePercent as o, countOf as p, valuesAt as r, valueOfLog as s, levelsOf as t, mean as u, groupByLabel as v, levelName as x, isSameLevel as y };
