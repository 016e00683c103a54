import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectCells } from '../../../src/baseline/cells.ts';
import { makeReference } from '../../../src/baseline/make-reference.ts';
import { GateError } from '../../../src/gate-error.ts';
import { importResults } from '../../support/import-results.ts';
import { sessionOf } from '../session-of.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);
const generic = (sessions: unknown, rest = {}) =>
  json({ schema: 'throughput-gate/generic', version: 1, sessions, ...rest });
const read = (text: string, path = 'x') => importResults([{ path, text }]);
const cellsOf = (text: string) => collectCells(read(text).map((each) => each.session));

function errorOf(...files: { path: string; text: string }[]): GateError {
  try {
    makeReference(importResults(files));
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
  throw new Error('the files were taken');
}

const trial = { concurrency: 8, metric: 'output-throughput', value: 123.4 };

describe('generic JSON', () => {
  it('keeps its sessions, environments and workloads', () => {
    const [first, second] = read(
      generic([
        {
          id: 'a',
          environment: { gpu: 'H100', count: 8, suite: 'chat', rack: 7 },
          workload: { isl: 512, mode: { x: 1 } },
          trials: [trial, trial],
        },
        { id: 'b', trials: [{ ...trial, value: 120 }] },
      ]),
    );
    expect(first).toMatchObject({
      tool: 'generic',
      suite: 'chat',
      environment: { gpu: 'H100', gpuCount: 8, stated: { rack: '7' } },
      units: { 'output-throughput': { unit: 'tok/s', direction: 'higher' } },
      session: { id: 'a', workload: { stated: { isl: '512', mode: '{"x": 1}' } } },
    });
    expect(first?.session.trials).toEqual(
      [1, 2].map(() => ({ concurrency: 8, metrics: { 'output-throughput': 123.4 } })),
    );
    expect(second).toMatchObject({ environment: {}, session: { id: 'b', workload: {} } });
  });

  it('takes labels and metrics that it does not know, with unit and direction', () => {
    const own = {
      concurrency: null,
      label: 'prefill',
      metric: 'joules',
      value: 3,
      unit: 'J/token',
      direction: 'lower',
    };
    const [session] = read(generic([{ id: 'a', trials: [own, { ...own, metric: 'constructor' }] }]));
    expect(session?.units).toEqual({
      joules: { unit: 'J/token', direction: 'lower' },
      constructor: { unit: 'J/token', direction: 'lower' },
    });
    expect(session?.session.trials[0]).toEqual({ concurrency: null, label: 'prefill', metrics: { joules: 3 } });
  });

  it('groups values of the same trial', () => {
    const values = [1, 2].flatMap((n) => [
      { ...trial, trial: n },
      { ...trial, trial: n, metric: 'ttft-p50', value: 20 + n },
    ]);
    expect(read(generic([{ id: 'a', trials: values }]))[0]?.session.trials).toEqual([
      { concurrency: 8, metrics: { 'output-throughput': 123.4, 'ttft-p50': 21 } },
      { concurrency: 8, metrics: { 'output-throughput': 123.4, 'ttft-p50': 22 } },
    ]);
  });

  const withTrial = (changed: object) => generic([{ id: 'a', trials: [trial, { ...trial, ...changed }] }]);

  it.each<[string, string, RegExp]>([
    ['empty', '', /x: the result file is empty/],
    ['cut off', generic([{ id: 'a', trials: [trial] }]).slice(0, -20), /x:\d+:\d+: not valid JSON.*cut off/],
    ['a newer version', generic([], { version: 2 }), /version 2 is newer/],
    ['no session', generic([]), /sessions: /],
    ['a session without trials', generic([{ id: 'a', trials: [] }]), /sessions\[0\]\.trials/],
    [
      'a session id twice',
      generic([
        { id: 'a', trials: [trial] },
        { id: 'a', trials: [trial] },
      ]),
      /two sessions have the same id/,
    ],
    ['NaN', generic([{ id: 'a', trials: [trial] }]).replace('123.4', 'NaN'), /x:11:\d+: not valid JSON/],
    ['null', withTrial({ value: null }), /trials\[1\]\.value: found null, allowed: a finite number/],
    ['zero', withTrial({ value: 0 }), /x:13: sessions\[0\]\.trials\[1\]: value 0: expected a number above 0/],
    ['a negative value', withTrial({ value: -1 }), /value -1/],
    ['half a slot', withTrial({ concurrency: 1.5 }), /concurrency 1\.5: expected a whole number/],
    ['no level', withTrial({ concurrency: null }), /expected a concurrency, or a label/],
    [
      'an unknown metric without a unit',
      withTrial({ metric: 'joules' }),
      /metric "joules" is not a known one: it needs unit and direction/,
    ],
    ['an unknown metric without a direction', withTrial({ metric: 'joules', unit: 'J' }), /needs unit and direction/],
    ['a name of the prototype as a metric', withTrial({ metric: 'toString' }), /needs unit and direction/],
    ['a wrong direction', withTrial({ metric: 'joules', unit: 'J', direction: 'up' }), /trials\[1\]\.direction/],
    [
      'a known metric in another unit',
      withTrial({ unit: 'tok/min' }),
      /unit "tok\/min" of output-throughput: expected tok\/s/,
    ],
    [
      'a known metric turned round',
      withTrial({ direction: 'lower' }),
      /direction lower of output-throughput: expected higher/,
    ],
    [
      'a value twice in a trial',
      generic([
        {
          id: 'a',
          trials: [
            { ...trial, trial: 1 },
            { ...trial, trial: 1 },
          ],
        },
      ]),
      /trials\[1\]: output-throughput of trial 1 is given twice/,
    ],
  ])('refuses %s', (_, text, message) => {
    const error = errorOf({ path: 'x', text });
    expect(error.code).toBe('bad-result');
    expect(error.message).toMatch(message);
  });
});

describe('generic CSV', () => {
  it('reads sessions, labels, units, quotes, blanks and Windows line ends', () => {
    const text =
      '\uFEFFSession, Concurrency, Label, Metric, Value, Unit, Direction\r\n' +
      'a, 8, , output-throughput, 1.234e2, ,\r\n\r\n' +
      '"b, ""second""", , "long\nprompts", joules, 3, J, lower\r\n';
    const [a, b] = read(text);
    expect(a?.session).toMatchObject({
      id: 'a',
      trials: [{ concurrency: 8, metrics: { 'output-throughput': 123.4 } }],
    });
    expect(b?.session).toMatchObject({
      id: 'b, "second"',
      trials: [{ concurrency: null, label: 'long\nprompts', metrics: { joules: 3 } }],
    });
  });

  it('says the same as the JSON of the same values', () => {
    const value = fc.record({
      session: fc.constantFrom('a', 'b'),
      concurrency: fc.integer({ min: 1, max: 512 }),
      metric: fc.constantFrom('output-throughput', 'ttft-p50'),
      value: fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), (values) => {
        const rows = values.map((each) => [each.session, each.concurrency, each.metric, each.value].join(','));
        const ids = [...new Set(values.map((each) => each.session))];
        const sessions = ids.map((id) => ({
          id,
          trials: values.filter((each) => each.session === id).map(({ session: _, ...rest }) => rest),
        }));
        expect(cellsOf(['session,concurrency,metric,value', ...rows].join('\n'))).toEqual(cellsOf(generic(sessions)));
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  const header = 'session,concurrency,metric,value\n';
  it.each<[string, string, RegExp]>([
    ['no line below the header', header, /x: no line below the header/],
    ['a missing column', 'concurrency,metric,value\n8,ttft-p50,1\n', /x:1: the header has no column session/],
    ['no level column', 'session,metric,value\na,ttft-p50,1\n', /x:1: the header has no column concurrency/],
    ['a column twice', 'session,concurrency,metric,value,value\n', /x:1: .*"value" twice/],
    ['a short line', `${header}a,8,ttft-p50,1\na,8,ttft-p50\n`, /x:3: 3 fields, but the header has 4 columns/],
    ['an empty value', `${header}a,8,ttft-p50,\n`, /x:2: expected session, metric and value/],
    ['NaN', `${header}a,8,ttft-p50,NaN\n`, /x:2: value "NaN": expected a number above 0/],
    ['a value with a unit', `${header}a,8,ttft-p50,12ms\n`, /x:2: value "12ms"/],
    ['a hexadecimal value', `${header}a,8,ttft-p50,0x10\n`, /x:2: value "0x10"/],
    ['a concurrency that is none', `${header}a,many,ttft-p50,12\n`, /x:2: concurrency "many"/],
    ['concurrency zero', `${header}a,0,ttft-p50,12\n`, /x:2: concurrency 0/],
    ['an unknown metric', `${header}a,8,joules,12\n`, /x:2: metric "joules" is not a known one/],
    ['a quote that never closes', `${header}a,8,"ttft-p50,12\n`, /x:2: a quote is opened and never closed/],
    [
      'a wrong direction',
      'session,concurrency,metric,value,unit,direction\na,8,joules,1,J,up\n',
      /x:2: direction "up": expected higher or lower/,
    ],
    [
      'a metric in two units',
      'session,concurrency,metric,value,unit,direction\na,8,e,1,J,lower\na,8,e,1,kJ,lower\n',
      /x:3: e is in kJ, lower here and in J, lower above/,
    ],
  ])('refuses %s with its line', (_, text, message) => {
    const error = errorOf({ path: 'x', text });
    expect(error.code).toBe('bad-result');
    expect(error.message).toMatch(message);
  });
});

describe('files of one side', () => {
  const own = (id: string) => ({ path: `${id}.json`, text: json(sessionOf(id)) });

  it('finds the format by content, whatever the name', () => {
    const files = [
      { ...own('a'), path: 'a.csv' },
      { path: 'b.json', text: 'session,concurrency,metric,value\nb,8,ttft-p50,12\n' },
    ];
    expect(importResults(files).map((each) => [each.tool, each.session.id])).toEqual([
      ['throughput-gate', 'a'],
      ['generic', 'b'],
    ]);
  });

  it('keeps own results as sessions', () => {
    expect(makeReference(importResults([own('a'), own('b')]))).toMatchObject({
      suite: 'chat',
      environments: [{ sessions: [{ id: 'a' }, { id: 'b' }] }],
    });
  });

  it('makes one session of a generic id that several files name', () => {
    const text = generic([{ id: 'a', trials: [trial] }]);
    const [session, ...others] = importResults([1, 2, 3].map((n) => ({ path: `${n}.json`, text })));
    expect(others).toEqual([]);
    expect(session?.session.trials).toHaveLength(3);
  });

  it.each<[string, { path: string; text: string }[], RegExp]>([
    ['the same own session twice', [own('a'), own('a')], /a\.json: session a is given twice/],
    ['no known format', [{ path: 'x', text: 'hello world' }], /x: not a result file: found no known format/],
    [
      'another schema',
      [{ path: 'x', text: '{"schema": "throughput-gate/baseline", "version": 1}' }],
      /found schema "throughput-gate\/baseline"/,
    ],
    [
      'one metric in two units',
      [
        { path: 'x', text: 'session,concurrency,metric,value,unit,direction\na,8,e,1,J,lower\n' },
        { path: 'y', text: 'session,concurrency,metric,value,unit,direction\nb,8,e,1,kJ,lower\n' },
      ],
      /y: unit of e: kJ.* but J/,
    ],
  ])('refuses %s', (_, files, message) => {
    const error = errorOf(...files);
    expect(error.code).toBe('bad-result');
    expect(error.message).toMatch(message);
    expect(error.remedy).toMatch(/\w/);
  });
});
