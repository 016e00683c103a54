import manifest from '../package.json' with { type: 'json' };

/** The client's name and version, as written into every result. */
export const CLIENT = { name: 'throughput-gate', version: manifest.version } as const;
