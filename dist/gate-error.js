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
export { GateError as t };
