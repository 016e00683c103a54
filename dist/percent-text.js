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
export { plainPercent as n, signedPercent as r, countOf as t };
