import type { ChunkFacts } from './chunk-facts.ts';
import { type ChunkTemplate, findStringEnd, holdsAt } from './chunk-template.ts';

/**
 * What one load worker has learnt of a server's events. Templates of ordinary ones are shared by all its streams. Of the
 * others, two payloads that are the same bytes but for the value of the `id` that stands first in them say the same:
 * most engines open every event so, and a request's first and last events, which arrive in bursts, then cost a
 * comparison instead of a parse. Other payloads are never recalled.
 */
export type FactsMemory = {
  /** Newest last. Few: their bytes hold the second in which they were made, or that of their request. */
  readonly templates: readonly ChunkTemplate[];
  readonly keepTemplate: (template: ChunkTemplate) => void;
  /** The facts of an equal payload; null = parse it. */
  readonly recall: (payload: Buffer) => ChunkFacts | null;
  readonly keep: (payload: Buffer, facts: ChunkFacts) => void;
};

type Kept = { readonly rest: Buffer; readonly facts: ChunkFacts };

const OPENING = Buffer.from('{"id":"');
/** Role chunk, finish chunk, usage chunk, and their like of the next second (`created` is part of the bytes). */
const MOST_KEPT = 6;
const MOST_TEMPLATES = 4;

export function createFactsMemory(): FactsMemory {
  const templates: ChunkTemplate[] = [];
  const kept: Kept[] = [];
  let next = 0;
  return {
    templates,
    keepTemplate(template) {
      templates.push(template);
      if (templates.length > MOST_TEMPLATES) templates.shift();
    },
    recall(payload) {
      const start = findRest(payload);
      if (start < 0) return null;
      for (const { rest, facts } of kept) if (endsWith(payload, start, rest)) return facts;
      return null;
    },
    keep(payload, facts) {
      const start = findRest(payload);
      if (start < 0 || facts.text !== '' || facts.error !== null || facts.broken) return;
      kept[next++ % MOST_KEPT] = { rest: Buffer.from(payload.subarray(start)), facts };
    },
  };
}

/** Where a payload goes on after the value of its leading id: at the closing quote; −1 when it doesn't begin so. */
function findRest(payload: Buffer): number {
  return holdsAt(payload, 0, OPENING) ? findStringEnd(payload, OPENING.length) : -1;
}

function endsWith(payload: Buffer, start: number, wanted: Buffer): boolean {
  return payload.length - start === wanted.length && holdsAt(payload, start, wanted);
}
