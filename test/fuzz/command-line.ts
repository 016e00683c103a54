import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { GateError, type GateErrorCode } from '../../src/gate-error.ts';
import type { RunVerdict } from '../../src/judge/verdict.ts';
import type { Tally } from './harm-kind.ts';
import { nameOf, type Outcome, putFiles } from './judge-harmed.ts';
import { KINDS, type Kind } from './kinds.ts';
import { findWrong } from './oracle.ts';
import { fromBytes, toBytes } from './text-damage.ts';
import { damageTo } from './value-damage.ts';

const CLI = join(import.meta.dirname, '../../dist/cli.js');
const run = promisify(execFile);

type Ended = { readonly exitCode: number | null; readonly stderr: string };

async function judgeByCli({ suite, reference, current }: Kind, folder: string): Promise<Ended> {
  const sides = reference.length === 0 ? current : ['--reference', ...reference, '--current', ...current];
  const args = [CLI, 'judge', ...(suite === null ? [] : ['--suite', suite]), ...sides];
  try {
    const { stderr } = await run(process.execPath, args, { cwd: folder });
    return { exitCode: 0, stderr };
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    return { exitCode: typeof code === 'number' ? code : null, stderr: stderr ?? String(error) };
  }
}

/** What the process said, as what happened; null = neither a verdict with its exit code nor a refusal with 2. */
async function readOutcome({ exitCode, stderr }: Ended, folder: string): Promise<Outcome | null> {
  const text = await readFile(join(folder, 'throughput-gate-out/verdict.json'), 'utf8').catch(() => null);
  if (text !== null) {
    const verdict = JSON.parse(text) as RunVerdict;
    return verdict.exitCode === exitCode ? { kind: 'judged', verdict } : null;
  }
  const [, code, message = '', remedy = ''] =
    /^throughput-gate: ([a-z-]+): ([\s\S]*?)\n {2}→ (.*)$/m.exec(stderr) ?? [];
  if (code === undefined || exitCode !== 2) return null;
  return { kind: 'refused', error: new GateError(code as GateErrorCode, message, remedy) };
}

async function judgeOnce(
  kind: Kind,
  harmed?: Buffer,
): Promise<{ readonly ended: Ended; readonly outcome: Outcome | null }> {
  const folder = await mkdtemp(join(tmpdir(), 'throughput-gate-fuzz-'));
  try {
    await putFiles(kind, folder, harmed);
    const ended = await judgeByCli(kind, folder);
    return { ended, outcome: await readOutcome(ended, folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Harms files of all kinds and runs the shipped command line on them; the same oracle, and the exit code. */
export async function harmOnCommandLine(runs: number, seed: number): Promise<Tally> {
  const tally: Tally = new Map();
  const unharmed = new Map<Kind, Outcome | null>();
  const harm = fc.constantFrom(...KINDS).chain((kind) => damageTo(kind.format).map((damage) => ({ kind, damage })));
  const property = fc.asyncProperty(harm, async ({ kind, damage }) => {
    if (!unharmed.has(kind)) unharmed.set(kind, (await judgeOnce(kind)).outcome);
    const before = unharmed.get(kind) ?? null;
    const original = toBytes(kind.files[kind.harmed] ?? '');
    const bytes = damage.harm(original);
    const { ended, outcome } = await judgeOnce(kind, fromBytes(bytes));
    const words = `${kind.name}: exit code ${ended.exitCode}: ${ended.stderr} (${damage.how})`;
    if (before === null || outcome === null) throw new Error(words);
    const wrong = findWrong({
      kind,
      unharmed: before,
      outcome,
      text: fromBytes(bytes).toString(),
      absurd: damage.absurd && bytes !== original,
    });
    if (wrong.length > 0) throw new Error(`${wrong.join('; ')} ${words}`);
    const name = `${ended.exitCode} ${nameOf(outcome)}`;
    tally.set(name, (tally.get(name) ?? 0) + 1);
  });
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  return tally;
}
