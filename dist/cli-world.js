// src/command-line/cli-world.ts
function terminalOf(stream, env) {
	return {
		width: stream.columns ?? 100,
		colour: stream.isTTY === true && !env["NO_COLOR"]
	};
}
export { terminalOf as t };
