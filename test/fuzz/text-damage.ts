import fc from 'fast-check';

/** A file's bytes as a string of a character each, so that a harm may split one of UTF-8's. */
export const toBytes = (text: string): string => Buffer.from(text).toString('latin1');
export const fromBytes = (bytes: string): Buffer => Buffer.from(bytes, 'latin1');

/** A harm that comes to a file's bytes, in words for a failure's report. */
export type Damage = {
  readonly how: string;
  /** A value was replaced by one that no measurement has. */
  readonly absurd: boolean;
  readonly harm: (bytes: string) => string;
};

/** Any place of a file is as likely as any other. */
export const share = fc.noBias(fc.nat(999_999)).map((millionths) => millionths / 1_000_000);
const length = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }) }, fc.integer({ min: 40, max: 4000 }));
const placeIn = (text: string, at: number): number => Math.floor(at * text.length);
/** What JSON, CSV and YAML each trip over. */
const STRAYS = [
  '\0',
  '\t',
  '\r',
  '\n',
  '\uFEFF',
  '\u202E',
  '"',
  "'",
  '{',
  ']',
  ',',
  ':',
  '#',
  '%',
  '@',
  '`',
  '| ',
  '> ',
  '- ',
  '---\n',
  '...\n',
  '&a ',
  '*a',
  '<<: *a\n',
  '!!js/function ',
  '!!binary ',
  '? ',
  '\n\t',
  '\n  ',
  '__proto__: ',
  '"__proto__":',
  'NaN',
  '-',
  '.',
  'e9',
  '9'.repeat(30),
  '<<<<<<< ours\n',
  '\u001b[31m',
];

const flip = fc.tuple(share, fc.nat(7)).map(([at, bit]) => ({
  how: `flip bit ${bit} at ${at}`,
  harm: (text: string) => {
    const place = placeIn(text, at);
    return text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ (1 << bit)) + text.slice(place + 1);
  },
}));

const remove = fc.tuple(share, length).map(([at, count]) => ({
  how: `delete ${count} at ${at}`,
  harm: (text: string) => text.slice(0, placeIn(text, at)) + text.slice(placeIn(text, at) + count),
}));

const cut = share.map((at) => ({
  how: `cut off at ${at}`,
  harm: (text: string) => text.slice(0, placeIn(text, at)),
}));

const duplicate = fc.tuple(share, length).map(([at, count]) => ({
  how: `duplicate ${count} at ${at}`,
  harm: (text: string) => {
    const end = placeIn(text, at) + count;
    return text.slice(0, end) + text.slice(placeIn(text, at), end) + text.slice(end);
  },
}));

const splice = fc.tuple(share, share, length, fc.boolean()).map(([from, to, count, over]) => ({
  how: `${over ? 'overwrite' : 'insert'} at ${to} with ${count} from ${from}`,
  harm: (text: string) => {
    const piece = text.slice(placeIn(text, from), placeIn(text, from) + count);
    const place = placeIn(text, to);
    return text.slice(0, place) + piece + text.slice(over ? place + piece.length : place);
  },
}));

const stray = fc.tuple(share, fc.constantFrom(...STRAYS.map(toBytes)), fc.boolean()).map(([at, what, over]) => ({
  how: `${over ? 'overwrite' : 'insert'} at ${at} with ${JSON.stringify(what)}`,
  harm: (text: string) =>
    text.slice(0, placeIn(text, at)) + what + text.slice(placeIn(text, at) + (over ? what.length : 0)),
}));

const lines = fc.tuple(share, share, fc.constantFrom('drop', 'repeat', 'swap')).map(([a, b, act]) => ({
  how: `${act} line ${a} ${b}`,
  harm: (text: string) => {
    const all = text.split('\n');
    const [one, other] = [Math.floor(a * all.length), Math.floor(b * all.length)];
    if (act === 'drop') return all.toSpliced(one, 1).join('\n');
    if (act === 'repeat') return all.toSpliced(other, 0, all[one] ?? '').join('\n');
    return all.map((line, i) => (i === one ? all[other] : i === other ? all[one] : line)).join('\n');
  },
}));

const one = fc.oneof(flip, remove, cut, duplicate, splice, stray, lines);

/** Bytes flipped, deleted, cut off, duplicated, spliced and strewn in; up to three at once. */
export const textDamage: fc.Arbitrary<Damage> = fc.array(one, { minLength: 1, maxLength: 3 }).map((harms) => ({
  how: harms.map(({ how }) => how).join(', then '),
  absurd: false,
  harm: (text) => harms.reduce((before, { harm }) => harm(before), text),
}));
