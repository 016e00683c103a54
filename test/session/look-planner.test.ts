import { describe, expect, it } from 'vitest';
import { createLookPlanner } from '../../src/session/look-planner.ts';
import { startBudget } from '../../src/session/run-budget.ts';
import { levelWith, sessionOf, trialWith } from '../baseline/session-of.ts';
import { cellEvidence, evidenceOf } from '../judge/cells.ts';
import { parse } from '../suite/suite-texts.ts';

const MINUTE = 60_000;
/** Trials of 10 s at C=1 and 30 s at C=8, three each: two minutes, and half a minute of warm-up. */
const trials = (durationMs: number) => [1, 2, 3].map(() => trialWith({}, { durationMs }));
const session = sessionOf('s', { levels: [levelWith(1, trials(10_000)), levelWith(8, trials(30_000))] });
const FIRST_LOOK_MS = 2.5 * MINUTE;

/** C=8 is undecided for the noise between sessions; C=1 is fine. */
const evidence = evidenceOf(
  cellEvidence({ concurrency: 1, baseline: [[100, 100.1, 99.9]], current: [[100, 100.1, 99.9]] }),
  cellEvidence({ baseline: [[100, 100.1, 99.9]], current: [[94.3, 94.4, 94.2]], sessionNoise: 0.03 }),
);

function planAfterFirstLook(given: { command?: string; budgetMinutes: number; canLaunchReference: boolean }) {
  const server = given.command === undefined ? '' : `server: {command: ${given.command}}\n`;
  const { suite } = parse(`${server}levels: [1, 8]`);
  const clock = { ms: 0 };
  const budget = startBudget(given.budgetMinutes * MINUTE, () => clock.ms);
  clock.ms = FIRST_LOOK_MS;
  const planner = createLookPlanner({
    suite,
    evidenceOf: () => evidence,
    canLaunchReference: given.canLaunchReference,
  });
  expect(planner.wantsMore(session, budget)).toEqual([]);
  return planner.lastStep();
}

describe('what a gate does after its first look', () => {
  it('relaunches the server where it launches it and the budget has room for as much again', () => {
    const step = planAfterFirstLook({ command: './serve.sh', budgetMinutes: 5, canLaunchReference: true });
    expect(step).toEqual({ kind: 'session', levels: [{ concurrency: 8 }], needsMs: FIRST_LOOK_MS });
  });

  it('asks for an A/B of the undecided level alone: three launches of its share of the first look', () => {
    const step = planAfterFirstLook({ budgetMinutes: 30, canLaunchReference: true });
    expect(step).toEqual({ kind: 'ab', levels: [{ concurrency: 8 }], needsMs: 3 * 0.75 * FIRST_LOOK_MS });
  });

  it('stops with what more would have needed, where the budget has no room for it', () => {
    const step = planAfterFirstLook({ command: './serve.sh', budgetMinutes: 4, canLaunchReference: true });
    expect(step).toMatchObject({ kind: 'stop', reason: { code: 'budget-spent' } });
    expect(step.kind === 'stop' ? step.reason.message : '').toBe(
      'The budget ends the run undecided: a new session needs about 3 min, an A/B needs about 6 min, 2 min left.',
    );
  });

  it('stops where nothing can be launched, and names both', () => {
    const step = planAfterFirstLook({ budgetMinutes: 30, canLaunchReference: false });
    expect(step.kind === 'stop' ? step.reason.message : '').toBe(
      "More trials of this session wouldn't decide it, the gate has no server to relaunch, and there is no reference to launch.",
    );
  });
});
