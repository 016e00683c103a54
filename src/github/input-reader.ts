import { GateError } from '../gate-error.ts';

/** Texts by input name, trimmed; empty where the workflow says nothing. */
export type InputReader = (name: string) => string;

/** @throws GateError `bad-usage` naming the input, what was found and what is allowed */
export function readChoice<T extends string>(read: InputReader, name: string, allowed: readonly T[], otherwise: T): T {
  const found = read(name);
  if (found === '') return otherwise;
  const choice = allowed.find((value) => value === found);
  if (choice !== undefined) return choice;
  throw badInput(name, found, `one of ${allowed.join(', ')}`);
}

/** @throws GateError `bad-usage` for anything but a whole number from 1 */
export function readCount(read: InputReader, name: string, otherwise: number): number {
  const found = read(name);
  if (found === '') return otherwise;
  if (/^[1-9]\d{0,5}$/.test(found)) return Number(found);
  throw badInput(name, found, 'a whole number from 1');
}

function badInput(name: string, found: string, allowed: string): GateError {
  return new GateError(
    'bad-usage',
    `The input \`${name}\` is "${found}"; allowed is ${allowed}.`,
    `Correct \`${name}\` under \`with:\` in the workflow, or leave it out.`,
  );
}
