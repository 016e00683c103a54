#!/usr/bin/env node
import { t as runCli } from "./run-cli.js";
import { t as run } from "./gate.js";
// src/cli.ts
const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interruption.abort());
process.exitCode = await runCli({
	argv: process.argv.slice(2),
	env: process.env,
	stdout: process.stdout,
	stderr: process.stderr,
	signal: interruption.signal,
	run
});
export {};
