import { i as renderTerminal, n as terminalOf, r as createTerminalLog } from "./run-cli.js";
import { w as writeWhole } from "./progress-line.js";
import { n as GateError } from "./version.js";
import { join } from "node:path";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
// src/commands/demo-suite.ts
const DEMO_SUITE = `# The suite of \`throughput-gate demo\`: the confirm story's levels and prompts, shortened.
name: demo
prompts: builtin:confirm
output-tokens: 32
levels:
  - {concurrency: 1, requests: 4}
  - {concurrency: 32, requests: 32}
  - {concurrency: 64, requests: 64}
  - {concurrency: 128, requests: 128}
  - {concurrency: 192, requests: 192}
  - {concurrency: 256, requests: 256}
warm-up: {rounds: 2, output-tokens: 16}
trials: {first: 3, most: 3, budget: 5m}
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
const SPEED = 12;
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
		folder: "2-second-session",
		mode: "refresh",
		story: "The server is started once more: two sessions show how much it moves by itself.",
		simulator: server("field-good", 2),
		expected: null
	},
	{
		folder: "3-same-server",
		mode: "gate",
		story: "A pull request that changes nothing about speed. It must pass.",
		simulator: server("field-good", 3),
		expected: "pass"
	},
	{
		folder: "4-bad-tuning",
		mode: "gate",
		story: "Expert load balancing on, 16 instead of 8 continuous decode steps. It must be caught.",
		simulator: server("field-bad", 4),
		expected: "regressed"
	},
	{
		folder: "5-revert",
		mode: "gate",
		story: "The change is reverted. Does that restore the curve?",
		simulator: server("field-good", 5),
		expected: "pass"
	}
];
async function demo(raw, world) {
	const startedAt = performance.now();
	await rm(raw.out, {
		recursive: true,
		force: true
	});
	await mkdir(raw.out, { recursive: true });
	await writeWhole(join(raw.out, "suite.yml"), DEMO_SUITE);
	const say = (text) => (raw.json ? world.stderr : world.stdout).write(`${text}\n`);
	say(`The confirm story, on a simulated clock, ${SPEED}×: every figure is measured in this run, then divided by ${SPEED}.`);
	const surprises = [];
	for (const [index, step] of STEPS.entries()) {
		say(`\n── ${index + 1} of ${STEPS.length}: ${step.story}`);
		const ending = await takeStep(step, raw, world);
		if (world.signal.aborted) return 130;
		say(renderTerminal(ending.document, terminalOf(world.stdout, world.env)));
		const came = ending.verdict?.verdict ?? null;
		if (came !== step.expected || step.expected === null && ending.exitCode !== 0) surprises.push(`${step.folder}: ${came ?? "not measured"}`);
	}
	const seconds = Math.round((performance.now() - startedAt) / 1e3);
	if (surprises.length > 0) {
		say(`The story did not end as it should (${surprises.join("; ")}): is this machine busy? All files are in ${raw.out}.`);
		return 2;
	}
	say(`\nTaken, passed, caught, passed: ${seconds} s. All files are in ${raw.out}; the comment that a reviewer would see is ${join(raw.out, "4-bad-tuning", "comment.md")}.`);
	return 0;
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
function makeOptions(step, raw, url) {
	return {
		mode: step.mode,
		suitePath: join(raw.out, "suite.yml"),
		overrides: {
			url,
			baseline: join(raw.out, "baseline.json")
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
