import { adviseOn } from '../../src/measure/failure-advice.ts';
import { code, markdownTable } from './markdown-table.ts';
import { ERRORS, FAILURE_CLASSES, INVALID, SELF_TEST, STATES, type Trouble } from './trouble-words.ts';

function troubleTable(troubles: Readonly<Record<string, Trouble>>): string {
  const rows = Object.entries(troubles).map(([name, { meaning, remedy }]) => [code(name), meaning, remedy]);
  return markdownTable(['code', 'what it means', 'what to do'], rows);
}

export const describeErrors = () => troubleTable(ERRORS);
export const describeInvalidReasons = () => troubleTable(INVALID);
export const describeSelfTest = () => troubleTable(SELF_TEST);
export const describeStates = () => troubleTable(STATES);
export const describeFailureClasses = () =>
  troubleTable(Object.fromEntries(FAILURE_CLASSES.map((failure) => [failure, adviseOn(failure)])));
