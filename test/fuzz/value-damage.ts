import fc from 'fast-check';
import { share as at, type Damage, textDamage } from './text-damage.ts';

/** JSON texts that no measurement gives where a file holds a number, and few where it holds something else. */
const ABSURD = [
  'null',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '1e308',
  '-1e308',
  '-1',
  '-0.001',
  '1e-308',
  '""',
  '"x"',
  '"NaN"',
  '"-5"',
  '[]',
  '[null]',
  '[[]]',
  '{}',
  '{"mean": "x"}',
  '{"__proto__": {"value": 1}}',
  '{"constructor": {"prototype": {"valid": true}}}',
];

/** Texts that may well be true, or are nothing in one place and something in another. */
const ODD = [
  '0',
  '1',
  '0.5',
  '17',
  '4096',
  '9007199254740993',
  'true',
  'false',
  '"8"',
  '"output-throughput"',
  '" "',
  '"\\u0000\\u202e<b>|`"',
];

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '0', 'length'];

type Place = readonly (string | number)[];
type Node = Record<string | number, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const keysOf = (node: Node): (string | number)[] => (Array.isArray(node) ? [...node.keys()] : Object.keys(node));

/** Every place of a value, itself first. */
function placesIn(value: unknown, here: Place = []): Place[] {
  return [here, ...(isNode(value) ? keysOf(value).flatMap((key) => placesIn(value[key], [...here, key])) : [])];
}

/** The value with what stands at a place replaced by what `change` makes of its parent's members. */
function changeAt(
  value: unknown,
  [key, ...rest]: Place,
  change: (entries: [string, unknown][], at: number) => void,
): unknown {
  if (key === undefined || !isNode(value)) return value;
  const entries = Object.entries(value);
  const at = entries.findIndex(([name]) => name === String(key));
  const entry = entries[at];
  if (entry === undefined) return value;
  if (rest.length > 0) entries[at] = [entry[0], changeAt(entry[1], rest, change)];
  else change(entries, at);
  return Array.isArray(value) ? entries.map(([, member]) => member) : new Members(entries);
}

/** Members of an object that may share a name: JSON can say that, an object can't. */
class Members {
  readonly entries: readonly [string, unknown][];
  constructor(entries: readonly [string, unknown][]) {
    this.entries = entries;
  }
}

/** A text that stands in the JSON as it is. */
class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function print(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(print).join(',')}]`;
  const entries = value instanceof Members ? value.entries : isNode(value) ? Object.entries(value) : null;
  if (entries === null) return value === Number.POSITIVE_INFINITY ? 'Infinity' : JSON.stringify(value);
  return `{${entries.map(([name, member]) => `${JSON.stringify(name)}:${print(member)}`).join(',')}}`;
}

type Change = {
  readonly how: string;
  readonly absurd: boolean;
  readonly act: (value: unknown, place: Place) => unknown;
};

const replaceBy = (text: string, absurd: boolean): Change => ({
  how: `is replaced by ${text}`,
  absurd,
  act: (value, place) =>
    place.length === 0
      ? new Raw(text)
      : changeAt(value, place, (entries, at) => {
          entries[at] = [entries[at]?.[0] ?? '', new Raw(text)];
        }),
});

const rename = (name: string): Change => ({
  how: `is renamed to ${JSON.stringify(name)}`,
  absurd: false,
  act: (value, place) =>
    changeAt(value, place, (entries, at) => {
      entries[at] = [name, entries[at]?.[1]];
    }),
});

const REMOVE: Change = {
  how: 'is taken out',
  absurd: false,
  act: (value, place) => changeAt(value, place, (entries, at) => entries.splice(at, 1)),
};

const REPEAT: Change = {
  how: 'stands there twice',
  absurd: false,
  act: (value, place) => changeAt(value, place, (entries, at) => entries.splice(at, 0, entries[at] ?? ['', null])),
};

const change = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ABSURD).map((text) => replaceBy(text, true)) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD).map((text) => replaceBy(text, false)) },
  { weight: 1, arbitrary: fc.constantFrom(...KEYS).map(rename) },
  { weight: 1, arbitrary: fc.constant(REMOVE) },
  { weight: 1, arbitrary: fc.constant(REPEAT) },
);

/** One value of one line's JSON comes to harm; a line that isn't JSON stays. */
function harmLine(line: string, pick: number, { act }: Change): string {
  // Python's writers say Infinity.
  const value = JSON.parse(line.replaceAll(/\bInfinity\b/g, '1e999')) as unknown;
  const places = placesIn(value);
  return print(act(value, places[Math.floor(pick * places.length)] ?? []));
}

/** A value of a JSON file, or of a line of a JSONL file, is replaced, renamed, taken out or doubled. */
export const valueDamage = (format: 'json' | 'jsonl'): fc.Arbitrary<Damage> =>
  fc.tuple(at, at, change).map(([line, pick, changed]) => ({
    how: `the value at ${pick}${format === 'json' ? '' : ` of line ${line}`} ${changed.how}`,
    absurd: changed.absurd,
    harm: (text) => {
      if (format === 'json') return harmLine(text, pick, changed);
      const all = text.trimEnd().split('\n');
      const hit = Math.floor(line * all.length);
      return all.map((each, i) => (i === hit ? harmLine(each, pick, changed) : each)).join('\n');
    },
  }));

/** A cell of a CSV file is replaced. */
const cellDamage: fc.Arbitrary<Damage> = fc
  .tuple(
    at,
    at,
    fc.constantFrom(
      ...['', 'NaN', 'inf', '-1', '-0.1', '1e999', '1e308', '1e-308', 'x', '"', '__proto__', 'null', '0x10', '1,5'],
    ),
  )
  .map(([line, cell, text]) => ({
    how: `cell ${cell} of line ${line} becomes ${JSON.stringify(text)}`,
    absurd: true,
    harm: (csv) => {
      const all = csv.split('\n');
      const hit = Math.floor(line * all.length);
      const cells = (all[hit] ?? '').split(',');
      cells[Math.floor(cell * cells.length)] = text;
      return all.map((each, i) => (i === hit ? cells.join(',') : each)).join('\n');
    },
  }));

/** A value of a YAML file of one key a line is replaced; anchors, tags and tabs come from the text's damage. */
const scalarDamage: fc.Arbitrary<Damage> = fc
  .tuple(
    at,
    fc.constantFrom(
      ...[
        '',
        '~',
        '.nan',
        '.inf',
        '-.inf',
        '-1',
        '0',
        '1e999',
        '[]',
        '{}',
        '*a',
        '&a x',
        '!!set {}',
        '0x7f',
        '1_000',
        '100%',
        '-5%',
        '1e300%',
        '9s',
        '[1, [2]]',
        '{__proto__: 1}',
        'on',
        '2020-01-01',
        '0.0000001%',
      ],
    ),
  )
  .map(([line, text]) => ({
    how: `the value of line ${line} becomes ${text}`,
    absurd: false,
    harm: (yaml) => {
      const all = yaml.split('\n');
      const hit = Math.floor(line * all.length);
      return all.map((each, i) => (i === hit ? each.replace(/(: ?).*$/, `: ${text}`) : each)).join('\n');
    },
  }));

export type Format = 'json' | 'jsonl' | 'csv' | 'yaml';

/** What may come to a file of a format: half of it harms the text, half a value. */
export function damageTo(format: Format): fc.Arbitrary<Damage> {
  const values = { json: valueDamage('json'), jsonl: valueDamage('jsonl'), csv: cellDamage, yaml: scalarDamage };
  return fc.oneof(textDamage, values[format]);
}
