import { availableParallelism } from 'node:os';
import { startDeadline } from '../deadline.ts';
import { createCrewSize } from '../load/crew-size.ts';
import type { LoadRunner, TrialHooks } from '../load/open-load.ts';
import type { TrialPlan } from '../load/trial-plan.ts';
import type { TrialRecords } from '../measure/records.ts';
import type { RunIo } from '../options.ts';
import type { Suite } from '../suite/suite.ts';
import { flushCache } from './flush-cache.ts';
import { pause } from './launch-server.ts';
import type { OpenServer } from './open-server.ts';
import { redactRecords } from './redaction.ts';
import type { RunBudget } from './run-budget.ts';

/** Which trial or warm-up round of its level this is, for people. */
export type TrialPlace = { readonly number: number; readonly of: number | null };

/** Runs one trial or warm-up round on the server under test. */
export type RunTrial = (plan: TrialPlan, place: TrialPlace) => Promise<TrialRecords>;

export type TrialRunnerParts = {
  readonly suite: Suite;
  readonly server: OpenServer;
  readonly loader: LoadRunner;
  readonly io: RunIo;
  readonly budget: RunBudget;
  /** How long the first look should take; null = unknown. */
  readonly expectedMs: number | null;
};

/** Runs trials and warm-up rounds with as many load workers as each level turned out to need; secrets are removed. */
export function createTrialRunner(parts: TrialRunnerParts): RunTrial {
  const { server, loader, io, budget } = parts;
  const crew = createCrewSize(availableParallelism());
  return async (plan, place) => {
    if (plan.purpose === 'trial') await flushWhereAsked(parts);
    const workers = crew.workersFor(plan.concurrency);
    if (workers > 1) io.log.info(`C=${plan.concurrency}: ${workers} load workers share the load`);
    // A server that hangs must not hold the run beyond its budget.
    const deadline = startDeadline(budget.leftMs());
    const hooks: TrialHooks = {
      onProgress: (progress) =>
        io.log.progress({ ...progress, ...place, stage: plan.purpose, runRemainingMs: remainingMs(parts) }),
      signal: AbortSignal.any([io.signal, server.died, deadline.signal]),
    };
    const records = await loader.runTrial({ ...plan, workers }, hooks).finally(deadline.clear);
    crew.note(records);
    return redactRecords(records, server.secrets);
  };
}

/**
 * Empties the server's prefix cache under `cache: flush`.
 * @throws GateError `bad-suite` for an engine that can't be emptied
 */
export async function flushWhereAsked({
  suite,
  server,
  io,
}: Pick<TrialRunnerParts, 'suite' | 'server' | 'io'>): Promise<void> {
  if (suite.cache !== 'flush') return;
  await flushCache(server.target, server.identity.engine, (ms) => pause(ms, io.signal));
}

function remainingMs({ expectedMs, budget }: TrialRunnerParts): number | null {
  return expectedMs === null ? null : Math.max(0, expectedMs - budget.elapsedMs());
}
