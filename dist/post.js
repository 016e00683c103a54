import { n as stopLeftServer } from "./left-server.js";
// src/post.ts
const statePath = process.env["STATE_server-state"];
const report = statePath === void 0 || statePath === "" ? null : await stopLeftServer(statePath);
if (report !== null) {
	const left = report.left.length === 0 ? "" : ` These processes live on: ${report.left.join(", ")}.`;
	process.stdout.write(`The server that the gate had launched was stopped.${left}\n`);
}
export {};
