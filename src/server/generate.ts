import type { generateOnce } from '../load/generate.ts';

/** The load room's client of one request, handed in, so that this room doesn't depend on it. */
export type Generate = typeof generateOnce;
