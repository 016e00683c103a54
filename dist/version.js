// src/version.ts
const CLIENT = {
	name: "throughput-gate",
	version: "0.1.0"
};
export { CLIENT as t };
