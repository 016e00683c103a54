import { NO_SUITE_FILE, parseSuiteFile } from './parse-suite-file.ts';
import { type ParsedSuite, resolveSuite, type SuiteContext } from './resolve-suite.ts';

/**
 * Text of a suite file (or null: there is none, defaults and overrides alone) → the suite and notes about it.
 * Pure. Throws `bad-suite` with `source:line` for every problem of the file, `bad-usage` for an override.
 */
export function parseSuite(text: string | null, context: SuiteContext): ParsedSuite {
  const located = text === null ? NO_SUITE_FILE : parseSuiteFile(text, context.source);
  return resolveSuite(located, text === null ? 'throughput-gate' : suiteNameOf(context), context.overrides);
}

/** The file's base name without its ending: `.github/throughput-gate.yml` → `throughput-gate`. */
export function suiteNameOf({ source, fileName = source }: SuiteContext): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? '';
  return base.replace(/\.[^.]+$/, '') || 'throughput-gate';
}
