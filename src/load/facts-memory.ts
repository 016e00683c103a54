import type { ChunkFacts } from './chunk-facts.ts';
import { type ChunkTemplate, FRAME_END, FRAME_START } from './chunk-template.ts';

/**
 * What one load worker has learnt of a server's events: two payloads that are the same bytes but for the value of the
 * `id` that stands first in them say the same. Most engines open every event so; a request's first events, which arrive
 * in bursts, then cost a comparison instead of several parses. Other payloads are never recalled.
 */
export type FactsMemory = {
  /** The facts of an equal payload; null = parse it. */
  readonly recall: (payload: Buffer) => ChunkFacts | null;
  readonly keep: (payload: Buffer, facts: ChunkFacts) => void;
  /** The template of an ordinary payload, by one that was proved for another request; null = learn it. */
  readonly recast: (payload: Buffer) => ChunkTemplate | null;
  readonly keepTemplate: (payload: Buffer, template: ChunkTemplate) => void;
};

type Kept = { readonly rest: Buffer; readonly facts: ChunkFacts };
type Mould = { readonly tail: Buffer; readonly end: Buffer; readonly template: ChunkTemplate };

const OPENING = Buffer.from('{"id":"');
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Role chunk, finish chunk, usage chunk, and their like of the next second (`created` is part of the bytes). */
const MOST_KEPT = 6;

export function createFactsMemory(): FactsMemory {
  const kept: Kept[] = [];
  let mould: Mould | null = null;
  let next = 0;
  return {
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
    recast(payload) {
      const start = findRest(payload);
      if (mould === null || start < 0 || !holdsAt(payload, start, mould.tail)) return null;
      const textStart = start + mould.tail.length;
      const textEnd = findStringEnd(payload, textStart);
      if (textEnd < 0 || !endsWith(payload, textEnd, mould.end)) return null;
      return { ...mould.template, prefix: Buffer.concat([FRAME_START, payload.subarray(0, textStart)]) };
    },
    keepTemplate(payload, template) {
      const start = findRest(payload);
      const textStart = template.prefix.length - FRAME_START.length;
      if (start < 0 || start > textStart) return;
      const tail = Buffer.from(payload.subarray(start, textStart));
      mould = { tail, end: template.suffix.subarray(0, -FRAME_END.length), template };
    },
  };
}

/** Where a payload goes on after the value of its leading id: at the closing quote; −1 when it doesn't begin so. */
function findRest(payload: Buffer): number {
  return holdsAt(payload, 0, OPENING) ? findStringEnd(payload, OPENING.length) : -1;
}

/** The quote that ends a JSON string without escapes and control characters; −1 for any other. */
function findStringEnd(payload: Buffer, start: number): number {
  let at = start;
  for (let byte = payload[at]; byte !== QUOTE; byte = payload[++at]) {
    if (byte === undefined || byte === BACKSLASH || byte < 0x20) return -1;
  }
  return at;
}

function endsWith(payload: Buffer, start: number, wanted: Buffer): boolean {
  return payload.length - start === wanted.length && holdsAt(payload, start, wanted);
}

function holdsAt(bytes: Buffer, start: number, wanted: Buffer): boolean {
  const end = start + wanted.length;
  return end <= bytes.length && wanted.compare(bytes, start, end) === 0;
}
