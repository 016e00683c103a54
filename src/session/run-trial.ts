import type { TrialPlan } from '../load/trial-plan.ts';
import type { TrialRecords } from '../measure/records.ts';

/** Which trial or warm-up round of its level this is, for people. */
export type TrialPlace = { readonly number: number; readonly of: number | null };

/** Runs one trial or warm-up round on the server under test. */
export type RunTrial = (plan: TrialPlan, place: TrialPlace) => Promise<TrialRecords>;
