import { GateError } from '../../src/gate-error.ts';
import type { SuiteOverrides } from '../../src/suite/overrides.ts';
import { parseSuite } from '../../src/suite/parse-suite.ts';
import type { ParsedSuite } from '../../src/suite/resolve-suite.ts';

export const SOURCE = '.github/throughput-gate.yml';

export function parse(text: string | null, overrides: SuiteOverrides = {}): ParsedSuite {
  return parseSuite(text, { source: SOURCE, overrides });
}

/** The error that an action ends in; fails the test when it doesn't, or ends in another kind of error. */
export function errorOf(act: () => unknown): GateError {
  try {
    act();
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
  throw new Error('no error was thrown');
}
