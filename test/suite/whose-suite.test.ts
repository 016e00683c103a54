import { describe, expect, it } from 'vitest';
import { combineSides } from '../../src/suite/whose-suite.ts';
import { errorOf, parse, SOURCE } from './suite-texts.ts';

const combine = (base: string | null, head: string | null) =>
  combineSides({ base, head, source: SOURCE, overrides: {} });

const BASE =
  'model: old\nserver: {url: "http://a:1", command: ./old.sh}\nlevels: [1, 8]\nmetrics: {output-throughput: {tolerance: 4%}}';

describe('whose suite', () => {
  it('takes server and model from the pull request and everything else from the base, and lists what it changed', () => {
    const head = `model: new
server: {command: ./new.sh, api: completions}
levels: [1]
metrics: {output-throughput: {tolerance: 50%}}
policy: {suspected: pass}
baseline: mine.json`;
    const { suite, notes, changedKeys } = combine(BASE, head);
    expect(suite).toEqual({
      ...parse(BASE).suite,
      model: 'new',
      server: { ...parse(null).suite.server, command: './new.sh', api: 'completions' },
    });
    expect(changedKeys).toEqual(['baseline', 'levels', 'metrics.output-throughput.tolerance', 'policy.suspected']);
    expect(notes).toEqual([
      "The pull request also changes baseline, levels, metrics.output-throughput.tolerance, policy.suspected: judged by the base commit's values.",
    ]);
  });

  it('lists nothing when only server and model change, or when a default is written out', () => {
    const head = `${BASE.replace('old.sh', 'new.sh').replace('4%', '4 %')}\ncache: bust\ntimeout: 15m`;
    expect(combine(BASE, head)).toMatchObject({ changedKeys: [], notes: [] });
  });

  it('does not let a pull request take a preset for its own', () => {
    const { suite, changedKeys } = combine('model: m', 'model: m\npreset: quick');
    expect(suite).toEqual(parse('model: m').suite);
    expect(changedKeys).toContain('preset');
  });

  it.each([
    ['corrupt YAML', 'levels: [1'],
    ['an unknown key', 'nonsense: 1'],
    ['an empty file', ''],
  ])('lets the base copy decide when the pull request has %s', (_what, head) => {
    const { suite, notes } = combine(BASE, head);
    expect(suite).toEqual(parse(BASE).suite);
    expect(notes[0]).toContain(`The pull request's ${SOURCE} can't be read`);
  });

  it('lets the base copy decide when the pull request removes the file', () => {
    const { suite, notes } = combine(BASE, null);
    expect(suite).toEqual(parse(BASE).suite);
    expect(notes).toEqual([
      `The pull request removes ${SOURCE}: the base commit's suite is used, server and model too.`,
    ]);
  });

  it("uses the pull request's own where the base has none, labelled so", () => {
    const { suite, notes } = combine(null, BASE);
    expect(suite).toEqual(parse(BASE).suite);
    expect(notes).toEqual([`The base commit has no ${SOURCE}: this run uses the pull request's own.`]);
  });

  it('needs a suite on neither side', () => {
    expect(combine(null, null)).toEqual({ suite: parse(null).suite, notes: [], changedKeys: [] });
  });

  it('ends in the base copy’s error when that is bad', () => {
    expect(errorOf(() => combine('levels: [0]', BASE)).message).toContain(`${SOURCE} (base commit):1: levels[0]`);
  });
});
