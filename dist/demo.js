import { t as terminalOf } from "./cli-world.js";
import { t as createTerminalLog } from "./terminal-log.js";
import { t as GateError } from "./gate-error.js";
import { t as makeFolder } from "./make-folder.js";
import { t as renderTerminal } from "./render-terminal.js";
import { l as writeWhole } from "./progress-line.js";
import { join } from "node:path";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
// src/commands/demo-suite.ts
const DEMO_SUITE = `# The suite of \`throughput-gate demo\`: the confirm story's levels and prompts, shortened.
name: demo
prompts: builtin:confirm
output-tokens: 24
levels:
  - {concurrency: 1, requests: 3}
  - {concurrency: 32, requests: 32}
  - {concurrency: 64, requests: 64}
  - {concurrency: 128, requests: 128}
  - {concurrency: 192, requests: 192}
  - {concurrency: 256, requests: 256}
warm-up: {rounds: 2, output-tokens: 8}
trials: {first: 3, most: 3, budget: 5m}
metrics:
  output-throughput: {tolerance: 10%}
`;
// src/commands/spawn-simulator.ts
async function spawnSimulator(args) {
	const [, program = ""] = process.argv;
	const child = spawn(process.execPath, [
		program,
		"simulate",
		"--port",
		"0",
		...args
	], { stdio: [
		"ignore",
		"pipe",
		"inherit"
	] });
	return {
		url: await readAddress(child),
		stop: async () => {
			if (child.exitCode !== null || child.signalCode !== null) return;
			child.kill("SIGTERM");
			await once(child, "exit");
		}
	};
}
async function readAddress(child) {
	const lines = createInterface({ input: child.stdout ?? process.stdin });
	const listening = once(lines, "line").then(([line]) => /^listening on (\S+)/.exec(String(line))?.[1]);
	const url = await Promise.race([listening, once(child, "exit").then(() => void 0)]);
	if (url !== void 0) return url;
	child.kill("SIGKILL");
	throw new GateError("internal", "The simulator did not start.", "Report this as a bug, with the lines above.");
}
// src/commands/demo.ts
const SPEED = 10;
const ATTEMPTS = 3;
const server = (profile, seed) => [...[
	"--profile",
	profile,
	"--noise",
	"0.5%",
	"--jitter",
	"0.5%"
], ...[
	"--speed",
	String(SPEED),
	"--seed",
	String(seed)
]];
const STEPS = [
	{
		folder: "1-baseline",
		mode: "refresh",
		story: "A mixture-of-experts model on 8 GPUs serves well. Its curve becomes the baseline.",
		simulator: server("field-good", 1),
		expected: null
	},
	{
		folder: "2-same-server",
		mode: "gate",
		story: "A pull request that changes nothing about speed. It must pass.",
		simulator: server("field-good", 2),
		expected: "pass"
	},
	{
		folder: "3-bad-tuning",
		mode: "gate",
		story: "Expert load balancing on, 16 instead of 8 continuous decode steps. It must be caught.",
		simulator: server("field-bad", 3),
		expected: "regressed"
	},
	{
		folder: "4-revert",
		mode: "gate",
		story: "The change is reverted. Does that restore the curve?",
		simulator: server("field-good", 4),
		expected: "pass"
	}
];
const AFTER_BASELINE = {
	advice: "the steps below are compared with it.",
	command: null
};
async function demo(raw, world) {
	const startedAt = performance.now();
	makeFolder(raw.out);
	await rm(baselineOf(raw), { force: true });
	await writeWhole(suiteOf(raw), DEMO_SUITE);
	const say = (text) => (raw.json ? world.stderr : world.stdout).write(`${text}\n`);
	say(`The confirm story, on a simulated clock, ${SPEED}×: every figure is measured in this run, then divided by ${SPEED}.`);
	const surprises = [];
	for (const [index, step] of STEPS.entries()) {
		say(`\n── ${index + 1} of ${STEPS.length}: ${step.story}`);
		const ending = await takeUndisturbed(step, raw, world, say);
		if (world.signal.aborted) return 130;
		const next = step.mode === "refresh" ? AFTER_BASELINE : ending.document.next;
		say(renderTerminal({
			...ending.document,
			...next && { next }
		}, terminalOf(world.stdout, world.env)));
		const came = ending.verdict?.verdict ?? null;
		if (came !== step.expected) surprises.push(`${step.folder}: ${came ?? "not measured"}`);
	}
	if (surprises.length > 0) {
		say(`The story did not end as it should (${surprises.join("; ")}). What else runs on this machine disturbs it: run the demo again when it is quiet. All files are in ${raw.out}.`);
		return 2;
	}
	const seconds = Math.round((performance.now() - startedAt) / 1e3);
	const comment = join(raw.out, "3-bad-tuning", "comment.md");
	say(`\nTaken, passed, caught, passed: ${seconds} s. All files are in ${raw.out};`);
	say(`the comment that a reviewer would see is ${comment}.`);
	return 0;
}
async function takeUndisturbed(step, raw, world, say) {
	for (let attempt = 1;; attempt++) {
		const outcome = await takeStep(step, raw, world).catch((error) => {
			if (error instanceof GateError && error.code === "refresh-refused" && attempt < ATTEMPTS && !world.signal.aborted) return error;
			throw error;
		});
		const disturbance = outcome instanceof GateError ? outcome.message : findDisturbance(outcome, step.expected);
		const last = world.signal.aborted || attempt >= ATTEMPTS;
		if (!(outcome instanceof GateError) && (disturbance === null || last)) return outcome;
		say(`   (disturbed by this machine, taken again: ${disturbance})`);
	}
}
function findDisturbance({ verdict }, expected) {
	if (verdict === null || verdict.verdict === expected) return null;
	return verdict.verdict === "invalid" ? verdict.reasons[0]?.message ?? "invalid" : `${verdict.verdict}, which this simulated server isn't`;
}
async function takeStep(step, raw, world) {
	const simulator = await spawnSimulator(step.simulator);
	try {
		return await world.run(makeOptions(step, raw, simulator.url), {
			env: world.env,
			signal: world.signal,
			log: createTerminalLog(world.stderr, raw.quiet ?? false, () => performance.now()),
			baseSide: null,
			provenance: {}
		});
	} finally {
		await simulator.stop();
	}
}
const suiteOf = ({ out }) => join(out, "demo-suite.yml");
const baselineOf = ({ out }) => join(out, "demo-baseline.json");
function makeOptions(step, raw, url) {
	return {
		mode: step.mode,
		suitePath: suiteOf(raw),
		overrides: {
			url,
			baseline: baselineOf(raw)
		},
		referenceUrl: null,
		apiKey: null,
		out: join(raw.out, step.folder),
		workingDirectory: ".",
		results: [],
		reference: [],
		current: [],
		sameSession: false,
		sessions: 1,
		replace: false,
		acceptReason: null,
		expect: null,
		format: null,
		simulatedSpeed: SPEED,
		acceptedBecause: null,
		reproduce: "throughput-gate demo"
	};
}
export { demo };
