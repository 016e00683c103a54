import { describe, expect, it } from 'vitest';
import { arrayAt, isObject, numberAt, objectAt, textAt, valueAt } from '../src/json-value.ts';

const found: unknown = JSON.parse('{"a": {"b": [{"c": "x", "n": 3, "empty": ""}], "huge": 1e999}, "nothing": null}');

describe('a field of untrusted JSON', () => {
  it('is read at a path of keys and indices', () => {
    expect(valueAt(found, 'a', 'b', '0', 'c')).toBe('x');
    expect(objectAt(found, 'a', 'b', '0')).toEqual({ c: 'x', n: 3, empty: '' });
    expect(arrayAt(found, 'a', 'b')).toHaveLength(1);
    expect([textAt(found, 'a', 'b', '0', 'c'), numberAt(found, 'a', 'b', '0', 'n')]).toEqual(['x', 3]);
  });

  it('is absent where it is of another kind', () => {
    expect([objectAt(found, 'a', 'b'), objectAt(found, 'nothing'), objectAt('text')]).toEqual([null, null, null]);
    expect([arrayAt(found, 'a'), arrayAt(found, 'nothing', 'more')]).toEqual([[], []]);
    expect([textAt(found, 'a', 'b', '0', 'empty'), textAt(found, 'a')]).toEqual([undefined, undefined]);
    expect([numberAt(found, 'a', 'huge'), numberAt(found, 'a', 'b', '0', 'c')]).toEqual([undefined, undefined]);
  });

  it.each([['constructor'], ['__proto__'], ['toString'], ['c', 'length']])(
    'is never what every object has: %s',
    (...path) => {
      expect(valueAt(objectAt(found, 'a', 'b', '0'), ...path)).toBeUndefined();
    },
  );

  it('is an object only as a map of keys', () => {
    expect([{}, [], null, 'text', 1, undefined].map(isObject)).toEqual([true, false, false, false, false, false]);
  });
});
