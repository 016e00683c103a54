import { GateError } from '../gate-error.ts';
import { suggestName } from '../suite/nearest-name.ts';
import { parseFault } from './fault.ts';
import { PROFILE_NAMES, type ProfileName } from './profiles.ts';
import type { SimulatorOptions } from './simulator-options.ts';

/** The command line's texts, by the camel-case names of the options; absent means the default. */
export type RawSimulatorOptions = {
  readonly [Name in
    | 'port'
    | 'modelId'
    | 'decodeMs'
    | 'decodeMsPerRequest'
    | 'prefillMsPerToken'
    | 'maxRunning'
    | 'slowdown'
    | 'slowdownAt'
    | 'noise'
    | 'jitter'
    | 'readyAfter'
    | 'tokensPerChunk'
    | 'speed'
    | 'seed'
    | 'profile']?: string | undefined;
} & {
  readonly prefixCache?: boolean | undefined;
  /** Given several times, several faults; a text may hold several with commas between. */
  readonly fault?: string | readonly string[] | undefined;
};

/** Turns texts into options. Throws `bad-usage` with what was found and what is allowed. */
export function parseSimulatorOptions(raw: RawSimulatorOptions): Partial<SimulatorOptions> {
  const read = <T>(name: keyof RawSimulatorOptions & string, key: string, parse: (text: Text) => T): object => {
    const text = raw[name];
    return typeof text === 'string' ? { [key]: parse({ option: optionOf(name), text: text.trim() }) } : {};
  };
  const faults = raw.fault === undefined ? [] : [raw.fault].flat().flatMap((text) => text.split(','));
  return {
    ...read('port', 'port', (text) => readNumber(text, { least: 0, most: 65_535, whole: true })),
    ...read('modelId', 'modelId', readName),
    ...read('decodeMs', 'decodeMs', (text) => readNumber(text, { least: 0 })),
    ...read('decodeMsPerRequest', 'decodeMsPerRequest', (text) => readNumber(text, { least: 0 })),
    ...read('prefillMsPerToken', 'prefillMsPerToken', (text) => readNumber(text, { least: 0 })),
    ...read('maxRunning', 'maxRunning', (text) => readNumber(text, { least: 1, whole: true })),
    ...read('slowdown', 'slowdown', readShare),
    ...read('slowdownAt', 'slowdownAt', readSlowdownAt),
    ...read('noise', 'noise', readShare),
    ...read('jitter', 'jitter', readShare),
    ...read('readyAfter', 'readyAfterMs', readDurationMs),
    ...read('tokensPerChunk', 'tokensPerChunk', (text) => readNumber(text, { least: 1, whole: true })),
    ...read('speed', 'speed', (text) => readNumber(text, { least: 0.001 })),
    ...read('seed', 'seed', (text) => readNumber(text, { least: 0, most: 2 ** 32 - 1, whole: true })),
    ...read('profile', 'profile', readProfile),
    ...(raw.prefixCache === undefined ? {} : { prefixCache: raw.prefixCache }),
    ...(faults.length === 0 ? {} : { faults: faults.map((text) => parseFault(text.trim())) }),
  };
}

type Text = { readonly option: string; readonly text: string };

const optionOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const bad = ({ option, text }: Text, allowed: string, remedy: string): GateError =>
  new GateError('bad-usage', `${option} ${text === '' ? '(empty)' : text}: ${allowed}`, remedy);

type Range = { readonly least: number; readonly most?: number; readonly whole?: boolean };

function readNumber(given: Text, { least, most = Number.MAX_SAFE_INTEGER, whole = false }: Range): number {
  const value = given.text === '' ? Number.NaN : Number(given.text);
  if (value >= least && value <= most && (!whole || Number.isInteger(value))) {
    return value;
  }
  const limit = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
  throw bad(given, `not a ${whole ? 'whole number' : 'number'} ${limit}`, 'Give a plain number without a unit.');
}

function readName(given: Text): string {
  if (given.text === '') {
    throw bad(given, 'the model id is empty', 'Give the id that clients ask for, for example sim.');
  }
  return given.text;
}

function readShare(given: Text): number {
  const [, digits] = /^(\d+(?:\.\d+)?)%$/.exec(given.text) ?? [];
  const percent = Number(digits);
  if (percent < 100) {
    return percent / 100;
  }
  throw bad(given, 'not a percentage from 0% to below 100%', `Write the unit, for example ${likelyShare(given.text)}.`);
}

/** A bare 10 means 10%; a bare 0.1 may be a share or a tenth of a percent. */
function likelyShare(text: string): string {
  const bare = text === '' ? Number.NaN : Number(text);
  if (bare > 0 && bare < 1) return `${Number((100 * bare).toPrecision(6))}% or ${bare}%`;
  return bare >= 1 && bare < 100 ? `${bare}%` : '10%';
}

function readSlowdownAt(given: Text): { level: number; share: number } {
  const [level = '', share, ...rest] = given.text.split(':');
  if (share === undefined || rest.length > 0) {
    throw bad(given, 'not LEVEL:SHARE', 'Write a concurrency and a percentage, for example 128:20%.');
  }
  const { option } = given;
  return {
    level: readNumber({ option, text: level }, { least: 1, whole: true }),
    share: readShare({ option, text: share }),
  };
}

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

function readDurationMs(given: Text): number {
  const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(given.text) ?? [];
  const unitMs = UNIT_MS[unit];
  if (unitMs !== undefined) {
    return Number(digits) * unitMs;
  }
  const spellings = /^\d+(\.\d+)?$/.test(given.text) ? `${given.text}s or ${given.text}ms` : '5s or 500ms';
  throw bad(given, 'not a duration with its unit (ms, s, m, h)', `Write the unit, for example ${spellings}.`);
}

function readProfile(given: Text): ProfileName {
  const name = PROFILE_NAMES.find((known) => known === given.text);
  if (name === undefined) {
    const nearest = suggestName(given.text, PROFILE_NAMES);
    throw bad(given, `no such profile; there are ${PROFILE_NAMES.join(' and ')}${nearest}`, 'Give one of these names.');
  }
  return name;
}
