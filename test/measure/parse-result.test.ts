import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/gate-error.ts';
import { parseResult } from '../../src/measure/parse-result.ts';
import { sessionOf } from '../baseline/session-of.ts';

const text = JSON.stringify(sessionOf('s1'), null, 2);

function errorOf(bad: string): GateError {
  try {
    parseResult(bad, 'result.json');
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
  throw new Error('the text was taken');
}

describe('result.json', () => {
  it('reads back as it was', () => {
    expect(parseResult(text, 'result.json')).toEqual(sessionOf('s1'));
  });

  it('reads what a later version of the same format added', () => {
    expect(parseResult(text.replace('"notes"', '"later": 1, "notes"'), 'result.json')).toEqual(sessionOf('s1'));
  });

  it.each<[string, string, RegExp]>([
    ['empty', '', /^result\.json: the result file is empty$/],
    ['cut off', text.slice(0, 900), /^result\.json:\d+:\d+: not valid JSON.*cut off/],
    [
      'of a newer version',
      text.replace('"version": 1', '"version": 3'),
      /throughput-gate\/result version 3 is newer than this reader/,
    ],
    ['NaN', text.replace('65.2', 'NaN'), /^result\.json:\d+:\d+: not valid JSON/],
    [
      'null for a metric, as JSON writes NaN',
      text.replace('65.2', 'null'),
      /^result\.json:\d+: levels\[0\]\.trials\[0\]\.metrics\["output-throughput"\]: found null, allowed: a finite number/,
    ],
    ['a level twice', text.replace('"concurrency": 8', '"concurrency": 1'), /levels: a level is named twice/],
    ['no id', text.replace('"id": "s1"', '"id": ""'), /^result\.json:4: id: found "", allowed: one that is not empty/],
    ['another kind of file', '{"schema": "x"}', /not a result file: found schema "x"/],
  ])('%s is an error that names the place', (_, bad, message) => {
    const error = errorOf(bad);
    expect(error.code).toBe('bad-result');
    expect(error.message).toMatch(message);
  });
});
