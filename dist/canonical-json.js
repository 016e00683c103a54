import { createHash } from "node:crypto";
// src/suite/canonical-json.ts
function canonicalJson(value) {
	return writeSorted(value, {
		comma: ", ",
		colon: ": "
	});
}
function hashCanonical(value) {
	return createHash("sha256").update(writeSorted(value, {
		comma: ",",
		colon: ":"
	})).digest("hex");
}
function writeSorted(value, separators) {
	const write = (member) => writeSorted(member, separators);
	if (Array.isArray(value)) return `[${value.map(write).join(separators.comma)}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	return `{${Object.entries(value).filter(([, member]) => member !== void 0).sort(([a], [b]) => a < b ? -1 : 1).map(([key, member]) => `${JSON.stringify(key)}${separators.colon}${write(member)}`).join(separators.comma)}}`;
}
export { hashCanonical as n, canonicalJson as t };
