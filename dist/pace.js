// src/self-test/pace.ts
const CAP_BELOW_BITE = .25;
const MOST_BITE = 1.5;
function paceFor({ concurrency, eventsPerSecond, bite }, share) {
	if (share <= 0) return {
		concurrency,
		stretch: 1,
		eventsPerSecond: null
	};
	if (bite < CAP_BELOW_BITE) return {
		concurrency,
		stretch: 1,
		eventsPerSecond: (1 - share) * eventsPerSecond
	};
	return {
		concurrency,
		stretch: (1 - share) ** (-1 / Math.min(bite, MOST_BITE)),
		eventsPerSecond: null
	};
}
function biteOf(dropShare, stretch) {
	return Math.max(0, Math.log(1 - Math.min(dropShare, .99)) / -Math.log(stretch));
}
function paceAt(paces, inFlight) {
	const distance = ({ concurrency }) => Math.abs(Math.log(concurrency / Math.max(1, inFlight)));
	return paces.reduce((best, pace) => best === null || distance(pace) < distance(best) ? pace : best, null);
}
export { paceAt as n, paceFor as r, biteOf as t };
