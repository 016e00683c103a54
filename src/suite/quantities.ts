/** A value read from a text, or the words that say what was found and what is allowed. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

const MS_PER_UNIT = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const;
export type DurationUnit = keyof typeof MS_PER_UNIT;

/** Longer than any job may run, and far below what a timer can hold. */
const LONGEST_MS = 7 * 24 * MS_PER_UNIT.h;

const BARE_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const DURATION = /^(\d+(?:\.\d+)?) ?(ms|s|m|h)$/;
const PERCENT = /^(-?\d+(?:\.\d+)?) ?%$/;

/** The same forms for the JSON Schema: editors and the parser agree. */
export const DURATION_PATTERN = DURATION.source;
export const PERCENT_PATTERN = PERCENT.source;

/** How a value reads in a message: quoted text, a number, or only its kind where it is long. */
export function describeFound(found: unknown): string {
  if (typeof found === 'string') return JSON.stringify(found.length > 60 ? `${found.slice(0, 57)}...` : found);
  if (Array.isArray(found)) return 'a list';
  if (found === null || found === undefined) return 'nothing';
  return typeof found === 'object' ? 'a map' : String(found);
}

/**
 * `900s`, `20m`, `500ms`, `1h` → milliseconds. A bare number is refused with the two spellings in `likely`,
 * because 20 could be either.
 */
export function parseDurationMs(found: unknown, likely: readonly [DurationUnit, DurationUnit]): Parsed<number> {
  const bare = bareNumber(found);
  if (bare !== null) {
    return refuse(`found ${bare}, a duration without its unit: write ${bare}${likely[0]} or ${bare}${likely[1]}`);
  }
  const match = typeof found === 'string' ? DURATION.exec(found.trim()) : null;
  const unit = match?.[2] as DurationUnit | undefined;
  if (unit === undefined) {
    return refuse(
      `found ${describeFound(found)}, allowed: a number with ms, s, m or h, such as 500ms, 900s, 20m or 1h`,
    );
  }
  const ms = Number(match?.[1]) * MS_PER_UNIT[unit];
  if (!(ms > 0 && ms <= LONGEST_MS)) {
    return refuse(`found ${describeFound(found)}, allowed: more than 0 and at most 168h`);
  }
  return { ok: true, value: ms };
}

/**
 * `5%` or `5 %` → 0.05. `least: 'above-zero'` refuses 0 %, `'zero'` takes it, even bare (0 needs no unit).
 * 100 % and beyond is refused: a drop of everything allows everything.
 */
export function parsePercent(found: unknown, least: 'above-zero' | 'zero'): Parsed<number> {
  const bare = bareNumber(found);
  if (bare !== null && least === 'zero' && Number(bare) === 0) return { ok: true, value: 0 };
  if (bare !== null) return refuse(`found ${bare}, a percent without its unit: ${likelyPercents(Number(bare))}`);
  const match = typeof found === 'string' ? PERCENT.exec(found.trim()) : null;
  if (match === null) {
    return refuse(`found ${describeFound(found)}, allowed: a percent with its sign, such as 5% or 1.5%`);
  }
  const percent = Number(match[1]);
  if (percent >= 100 || percent < 0 || (percent === 0 && least === 'above-zero')) {
    const low = least === 'zero' ? '0% or more' : 'more than 0%';
    return refuse(`found ${describeFound(found)}, allowed: ${low} and less than 100%`);
  }
  return { ok: true, value: percent / 100 };
}

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}

/** The number as written, where text or value is a number without a unit. */
function bareNumber(found: unknown): string | null {
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' && BARE_NUMBER.test(found.trim()) ? found.trim() : null;
}

/** 0.05 is a share or a very small percent, 5 a percent or one with its decimal point lost. */
function likelyPercents(value: number): string {
  if (value > 0 && value < 1) return `write ${tidy(value * 100)}% or ${tidy(value)}%`;
  if (value >= 1 && value < 100) return `write ${tidy(value)}% or ${tidy(value / 10)}%`;
  return 'write a percent with its sign, such as 5% or 0.5%';
}

function tidy(value: number): number {
  return Number(value.toPrecision(6));
}
