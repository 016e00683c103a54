import { dirname } from "node:path";
import { mkdirSync, statSync } from "node:fs";
// src/make-folder.ts
function makeFolder(path) {
	try {
		mkdirSync(path);
	} catch (error) {
		const { code } = error;
		if (isFolder(path)) return;
		const above = dirname(path);
		if (code !== "ENOENT" || above === path || isFolder(above)) throw error;
		makeFolder(above);
		makeFolder(path);
	}
}
function isFolder(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
export { makeFolder as t };
