import { GateError } from '../gate-error.ts';
import { suggestName } from '../suite/nearest-name.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What can go wrong with one generation; `die` takes the whole server down in the middle of it. */
export const FAULT_KINDS = [
  'refuse',
  'reset',
  'http-500',
  'http-503',
  'error-in-stream',
  'truncate',
  'no-usage',
  'empty',
  'short',
  'stall',
  'die',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** `probability` of each generation, or the `nth` generation since the server's start (from 1, warm-up included). */
export type Fault =
  | { readonly kind: FaultKind; readonly probability: number }
  | { readonly kind: FaultKind; readonly nth: number };

const isFaultKind = (text: string): text is FaultKind => FAULT_KINDS.some((kind) => kind === text);

/**
 * `KIND` (every generation), `KIND@0.05` (a number with a decimal point is a probability) or `KIND@30` (an integer is
 * the nth generation). Throws `bad-usage`.
 */
export function parseFault(text: string): Fault {
  const [kind = '', when, ...rest] = text.split('@');
  if (!isFaultKind(kind)) {
    throw badFault(text, `"${kind}" is not a fault${suggestName(kind, FAULT_KINDS)}`);
  }
  if (when === undefined) {
    return { kind, probability: 1 };
  }
  if (rest.length === 0 && /^[1-9]\d*$/.test(when)) {
    return { kind, nth: Number(when) };
  }
  const probability = Number(when);
  if (rest.length === 0 && /^\d*\.\d+$/.test(when) && probability <= 1) {
    return { kind, probability };
  }
  throw badFault(text, `"${when}" is neither a probability from 0.0 to 1.0 nor the number of a generation from 1 up`);
}

function badFault(text: string, found: string): GateError {
  return new GateError(
    'bad-usage',
    `--fault ${text}: ${found}; faults are ${FAULT_KINDS.join(', ')}`,
    'Write KIND, KIND@0.05 (a probability) or KIND@30 (the 30th generation).',
  );
}

/** The server that accepts nothing at all: `refuse` without a condition, or with probability 1. */
export function refusesEverything(faults: readonly Fault[]): boolean {
  return faults.some((fault) => fault.kind === 'refuse' && 'probability' in fault && fault.probability === 1);
}

/** Returns a function to call once a generation, in their order, that says which fault it gets. The first match wins. */
export function createFaultPlan(faults: readonly Fault[], random: SeededRandom): () => FaultKind | null {
  let generations = 0;
  return () => {
    generations += 1;
    // Every fault draws each time, so that one fault's luck doesn't depend on another's.
    const struck = faults.filter((fault) =>
      'nth' in fault ? fault.nth === generations : random.uniform() < fault.probability,
    );
    return struck[0]?.kind ?? null;
  };
}
