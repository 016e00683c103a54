/** Bytes kept from one chunk to the next, up to a limit. */
export type GrowingBytes = {
  /** False when the result would pass the limit. */
  readonly append: (source: Buffer, start: number, end: number) => boolean;
  readonly bytes: () => Buffer;
  readonly length: () => number;
  readonly reset: () => void;
};

const NOTHING = Buffer.alloc(0);
const KEPT_CAPACITY_BYTES = 64 * 1024;

/** `limitBytes` bounds what is held; the memory of a rare long line is given back at `reset`. */
export function createGrowingBytes(limitBytes: number): GrowingBytes {
  let held: Buffer = NOTHING;
  let length = 0;
  return {
    append(source, start, end) {
      const wanted = length + end - start;
      if (wanted > limitBytes) return false;
      if (wanted > held.length) {
        const grown = Buffer.allocUnsafe(Math.max(wanted, held.length * 2, 512));
        held.copy(grown, 0, 0, length);
        held = grown;
      }
      source.copy(held, length, start, end);
      length = wanted;
      return true;
    },
    bytes: () => held,
    length: () => length,
    reset() {
      length = 0;
      if (held.length > KEPT_CAPACITY_BYTES) held = NOTHING;
    },
  };
}
