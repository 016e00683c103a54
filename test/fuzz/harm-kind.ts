import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { judgeFolder, judgeHarmed, nameOf, type Outcome, putFiles } from './judge-harmed.ts';
import type { Kind } from './kinds.ts';
import { findWrong } from './oracle.ts';
import { fromBytes, toBytes } from './text-damage.ts';
import { damageTo } from './value-damage.ts';

/** How often a kind's harms ended how: refused by code, or judged to a verdict. */
export type Tally = Map<string, number>;

/** Every so many harms all files of a run are written too: the page with its plots takes its time. */
const WHOLE_RUN_EVERY = 200;

/** One run a side can't exclude noise. */
const RED = new Set(['regressed', 'suspected']);

/** Harms the kind's file `runs` times, each time from new, and judges. Throws with the harm when the oracle objects. */
export async function harmKind(kind: Kind, runs: number, seed: number): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'throughput-gate-fuzz-'));
  try {
    await putFiles(kind, folder);
    const unharmed = await judgeFolder(kind, folder, true);
    if (!RED.has(nameOf(unharmed))) throw new Error(`${kind.name}: the unharmed files are ${nameOf(unharmed)}`);
    return await harmInFolder(kind, folder, unharmed, { runs, seed });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function harmInFolder(
  kind: Kind,
  folder: string,
  unharmed: Outcome,
  { runs, seed }: { runs: number; seed: number },
) {
  const tally: Tally = new Map();
  const original = toBytes(kind.files[kind.harmed] ?? '');
  let done = 0;
  const property = fc.asyncProperty(damageTo(kind.format), async ({ how, absurd, harm }) => {
    const bytes = harm(original);
    const outcome = await judgeHarmed(kind, folder, fromBytes(bytes), done++ % WHOLE_RUN_EVERY === 0);
    // The same text again is no harm.
    const wrong = findWrong({
      kind,
      unharmed,
      outcome,
      text: fromBytes(bytes).toString(),
      absurd: absurd && bytes !== original,
    });
    if (wrong.length > 0) throw new Error(`${kind.name}: ${wrong.join('; ')} (${how})`);
    tally.set(nameOf(outcome), (tally.get(nameOf(outcome)) ?? 0) + 1);
  });
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  return tally;
}
