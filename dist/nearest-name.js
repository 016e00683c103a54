// src/suite/nearest-name.ts
function nearestName(typed, allowed) {
	if (typed.length > 64) return null;
	const wanted = normalise(typed);
	return allowed.map((name) => ({
		name,
		distance: editDistance(wanted, normalise(name))
	})).filter(({ name, distance }) => distance <= Math.min(3, Math.ceil(name.length / 3))).sort((a, b) => a.distance - b.distance)[0]?.name ?? null;
}
function suggestName(typed, allowed) {
	const nearest = nearestName(typed, allowed);
	return nearest === null ? "" : `, did you mean ${JSON.stringify(nearest)}?`;
}
function normalise(name) {
	return name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").replace(/[_ ]/g, "-").toLowerCase();
}
function editDistance(from, to) {
	let beforeLast = [];
	let last = Array.from({ length: to.length + 1 }, (_, column) => column);
	for (let row = 1; row <= from.length; row++) {
		const current = [row];
		for (let column = 1; column <= to.length; column++) {
			const changed = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
			const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] ? (beforeLast[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY;
			current.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
		}
		beforeLast = last;
		last = current;
	}
	return last[to.length] ?? 0;
}
export { suggestName as t };
