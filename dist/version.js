// src/gate-error.ts
var GateError = class extends Error {
	name = "GateError";
	code;
	remedy;
	constructor(code, message, remedy, options) {
		super(message, options);
		this.code = code;
		this.remedy = remedy;
	}
};
// src/version.ts
const CLIENT = {
	name: "throughput-gate",
	version: "0.1.0"
};
export { GateError as n, CLIENT as t };
