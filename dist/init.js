import { n as DEFAULT_BASELINE_PATH } from "./quote-for-shell.js";
import { t as GateError } from "./gate-error.js";
import { n as canRun, t as examine } from "./examine.js";
import { A as isLoopback } from "./server-target.js";
import { l as writeWhole } from "./progress-line.js";
import { existsSync } from "node:fs";
// src/commands/init-files.ts
const OUTPUT_TOKENS = 128;
const PROMPT_TOKENS = 512;
function suggestSuite(facts) {
	const tokens = Math.min(OUTPUT_TOKENS, Math.max(16, (facts.maxModelLength ?? 4096) - PROMPT_TOKENS));
	const output = facts.pins ? tokens === OUTPUT_TOKENS ? null : `output-tokens: ${tokens}` : `output-tokens: {at-most: ${tokens}}  # this server doesn't pin the length`;
	return `${[
		"# What throughput-gate measures. Every key has a default: docs/suite-reference.md of throughput-gate.",
		`model: ${quoted(facts.model)}`,
		"server:",
		`  url: ${quoted(facts.url)}`,
		...facts.api === "chat" ? [] : [`  api: ${facts.api}`],
		"  # command: ./serve.sh             # let the gate launch the server of the pull request, watch it and stop it",
		...facts.elsewhere ? ["environment: {gpu: \"name the GPU\", count: 1}   # the server is on another machine"] : [],
		...output === null ? [] : [output],
		"levels: [1, 8, 32, 128]",
		"metrics:",
		"  output-throughput: {tolerance: 5%}",
		`baseline: ${DEFAULT_BASELINE_PATH}`
	].join("\n")}\n`;
}
function suggestWorkflow(facts) {
	return `${[
		"name: throughput",
		"on:",
		"  pull_request: { types: [opened, synchronize, reopened, edited, labeled, unlabeled] }",
		"  workflow_dispatch:",
		"permissions:",
		"  contents: read          # the suite and the baseline of the base commit",
		"  pull-requests: write    # the sticky comment",
		"concurrency: { group: gpu, cancel-in-progress: false }   # one job at a time on the GPU",
		"jobs:",
		"  throughput:",
		"    runs-on: [self-hosted, gpu]   # the labels of your runner with the GPU",
		"    timeout-minutes: 90",
		"    steps:",
		"      - uses: actions/checkout@v6",
		"        with: { persist-credentials: false }",
		"      # OWNER: the account that the action lives under, yours if you forked it. A full commit id in place of the tag is safest.",
		`      - uses: ${facts.action}`,
		...facts.apiKeyName === null ? [] : ["        with:", `          api-key: \${{ secrets.${facts.apiKeyName} }}`]
	].join("\n")}\n`;
}
function quoted(text) {
	return /^[A-Za-z][\w./-]*$/.test(text) && !/^(true|false|yes|no|on|off|null|y|n)$/i.test(text) ? text : JSON.stringify(text);
}
// src/commands/init.ts
const WORKFLOW_PATH = ".github/workflows/throughput.yml";
const ACTION = "OWNER/throughput-gate@v0";
async function init(raw, world) {
	const suitePath = raw.suite ?? ".github/throughput-gate.yml";
	for (const path of [suitePath, WORKFLOW_PATH]) if (existsSync(path)) throw refuseOverwrite(path);
	const { suite, origin, examination } = await examine({ ...withoutSuite(raw) }, world);
	if (!canRun(examination.capabilities) || examination.model === null) throw new GateError("not-ready", `The gate can't run on ${origin} yet. ${firstLack(examination.capabilities)}`.trim(), `throughput-gate doctor --url ${origin} says what is missing.`);
	const { maxModelLength } = examination.identity;
	const facts = {
		url: origin,
		model: examination.model,
		api: suite.server.api,
		pins: examination.pins,
		...maxModelLength === void 0 ? {} : { maxModelLength },
		elsewhere: !isLoopback(origin),
		apiKeyName: raw.apiKeyEnv ?? null,
		action: ACTION
	};
	const suiteOption = suitePath === ".github/throughput-gate.yml" ? "" : ` --suite ${suitePath}`;
	await writeWhole(suitePath, suggestSuite(facts));
	await writeWhole(WORKFLOW_PATH, suggestWorkflow(facts));
	world.stdout.write([
		`wrote ${suitePath}`,
		`wrote ${WORKFLOW_PATH}`,
		"",
		"Next:",
		`1. In ${WORKFLOW_PATH}, put the account that the action lives under in the place of OWNER, and your runner's labels.`,
		`2. In ${suitePath}, write server.command, so that the gate launches the server; then stop the one that runs now.`,
		`3. Take the first baseline: throughput-gate refresh${suiteOption} --sessions 3. Without server.command: throughput-gate refresh${suiteOption}, three times with the server restarted in between.`,
		"4. Add throughput-gate-out/ to .gitignore, and commit it with the suite, the workflow and the baseline file.",
		""
	].join("\n"));
	return 0;
}
function firstLack(capabilities) {
	return capabilities.find(({ required, state }) => required && state !== "ok")?.detail ?? "";
}
function withoutSuite({ suite: _suite, ...raw }) {
	return raw;
}
function refuseOverwrite(path) {
	return new GateError("bad-usage", `${path} is there already.`, "Remove it first, or edit it by hand.");
}
export { init };
