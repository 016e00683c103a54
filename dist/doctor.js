import { t as terminalOf } from "./cli-world.js";
import { p as cleanLine } from "./format.js";
import { n as canRun, t as examine } from "./examine.js";
// src/commands/doctor.ts
const COLOURS = {
	ok: "32",
	missing: "33",
	wrong: "31"
};
async function doctor(raw, world) {
	const { origin, examination } = await examine(raw, world);
	const { capabilities } = examination;
	const able = canRun(capabilities);
	if (raw.json) {
		world.stdout.write(`${JSON.stringify({
			url: origin,
			canRun: able,
			capabilities
		}, null, 2)}\n`);
		return able ? 0 : 2;
	}
	const { colour } = terminalOf(world.stdout, world.env);
	for (const capability of capabilities) world.stdout.write(`${describe(capability, colour)}\n`);
	const blocked = capabilities.filter(({ required, state }) => required && state !== "ok").map(({ name }) => name);
	const end = able ? "The gate can run on this server." : `The gate can't run on this server: ${blocked.join(", ")}.`;
	world.stdout.write(`\n${end}\n`);
	return able ? 0 : 2;
}
function describe({ name, state, detail, remedy }, colour) {
	const word = state.padEnd(7);
	const line = `${colour ? `\x1b[${COLOURS[state]}m${word}\x1b[0m` : word} ${name.padEnd(17)} ${cleanLine(detail)}`;
	return remedy === "" ? line : `${line}\n${" ".repeat(26)}→ ${cleanLine(remedy)}`;
}
export { doctor };
