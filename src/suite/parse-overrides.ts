import { GateError } from '../gate-error.ts';
import { suggestName } from './nearest-name.ts';
import type { SuiteOverrides } from './overrides.ts';
import { describeFound, type Parsed, parseDurationMs, parsePercent } from './quantities.ts';
import { parseServerUrl } from './server-url.ts';
import type { PresetName } from './suite.ts';
import { PRESET_NAMES } from './suite-file.ts';

/** The command line's or the inputs' own values, read; absent = as the suite says. */
export type ParsedOverrides = {
  readonly url?: string;
  readonly model?: string;
  readonly baseline?: string;
  readonly levels?: readonly number[];
  readonly tolerance?: number;
  readonly outputTokens?: number;
  readonly requests?: number;
  readonly trials?: number;
  readonly budgetMs?: number;
  readonly readyTimeoutMs?: number;
  readonly preset?: PresetName;
};

/** Reads every override as typed. An empty text means "as the suite says". Throws `bad-usage` naming the option. */
export function parseOverrides(overrides: SuiteOverrides): ParsedOverrides {
  return {
    ...option('url', overrides.url, '--url', parseServerUrl),
    ...option('model', overrides.model, '--model', (text) => ({ ok: true, value: text })),
    ...option('baseline', overrides.baseline, '--baseline', (text) => ({ ok: true, value: text })),
    ...option('levels', overrides.levels, '--levels', parseLevels),
    ...option('tolerance', overrides.tolerance, '--tolerance', (text) => parsePercent(text, 'above-zero')),
    ...option('outputTokens', overrides.outputTokens, '--output-tokens', (text) => parseCount(text, 1_000_000)),
    ...option('requests', overrides.requests, '--requests', (text) => parseCount(text, 10_000_000)),
    ...option('trials', overrides.trials, '--trials', (text) => parseCount(text, 1_000)),
    ...option('budgetMs', overrides.budget, '--budget', (text) => parseDurationMs(text, ['m', 's'])),
    ...option('readyTimeoutMs', overrides.readyTimeout, '--ready-timeout', (text) => parseDurationMs(text, ['m', 's'])),
    ...option('preset', overrides.preset, '--preset', parsePresetName),
  };
}

/** What a right one looks like. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '--url': 'http://127.0.0.1:8000',
  '--levels': '1,8,32',
  '--tolerance': '5%',
  '--output-tokens': '128',
  '--requests': '20',
  '--trials': '3',
  '--budget': '20m',
  '--ready-timeout': '20m',
  '--preset': 'default',
};

function option<K extends string, T>(
  key: K,
  text: string | undefined,
  name: string,
  parse: (text: string) => Parsed<T>,
): { [P in K]?: T } {
  const typed = text?.trim() ?? '';
  if (typed === '') return {};
  const parsed = parse(typed);
  if (!parsed.ok) {
    const example = `Write it like ${name} ${EXAMPLES[name]}, or leave it out: then it is as the suite says.`;
    throw new GateError('bad-usage', `${name}: ${parsed.problem}`, example);
  }
  return { [key]: parsed.value } as { [P in K]: T };
}

function parseCount(text: string, most: number): Parsed<number> {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= most) return { ok: true, value };
  return { ok: false, problem: `found ${describeFound(text)}, allowed: a whole number from 1 to ${most}` };
}

const HIGHEST_LEVEL = 100_000;

function parseLevels(text: string): Parsed<readonly number[]> {
  const levels: number[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const level = parseCount(part, HIGHEST_LEVEL);
    if (!level.ok) {
      const allowed = `whole numbers from 1 to ${HIGHEST_LEVEL}, such as 1,8,32`;
      return { ok: false, problem: `found ${describeFound(part)}, allowed: ${allowed}` };
    }
    if (levels.includes(level.value)) {
      return { ok: false, problem: `found concurrency ${level.value} twice, allowed: each level once` };
    }
    levels.push(level.value);
  }
  return { ok: true, value: levels };
}

function parsePresetName(text: string): Parsed<PresetName> {
  const value = PRESET_NAMES.find((name) => name === text);
  if (value !== undefined) return { ok: true, value };
  const nearest = suggestName(text, PRESET_NAMES);
  return { ok: false, problem: `found ${describeFound(text)}, allowed: ${PRESET_NAMES.join(', ')}${nearest}` };
}
