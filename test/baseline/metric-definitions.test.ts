import { describe, expect, it } from 'vitest';
import { addImported } from '../../src/baseline/add-session.ts';
import { compareWithBaseline } from '../../src/baseline/compare-with-baseline.ts';
import { fromSession, type ImportedSession } from '../../src/baseline/imported-session.ts';
import { makeReference } from '../../src/baseline/make-reference.ts';
import { definitionOf } from '../../src/baseline/metric-definitions.ts';
import { parseBaseline } from '../../src/baseline/parse-baseline.ts';
import { printBaseline } from '../../src/baseline/print-baseline.ts';
import { METRICS } from '../../src/measure/metric.ts';
import { importResults } from '../support/import-results.ts';
import { errorOf, readText, vllmFiles } from './import/tool-files.ts';
import { sessionOf } from './session-of.ts';

const plain = { replace: false, acceptReason: null };

function importOne(path: string): ImportedSession {
  const [session] = importResults([{ path, text: readText(path) }]);
  if (session === undefined) throw new Error(`${path} holds no session`);
  return session;
}

const vllm = importOne('real/vllm/result.json');
const guidellm = importOne('real/guidellm/result.json');

function compare(baseline: readonly ImportedSession[], current: ImportedSession) {
  const found = compareWithBaseline(makeReference(baseline), current);
  if (found.kind !== 'comparable') throw new Error(`it is ${found.kind}`);
  return found;
}

const definedAs = (session: ImportedSession, id: string, definitions: Readonly<Record<string, string>>) => ({
  ...session,
  session: { ...session.session, id, definitions },
});

describe('how a metric is defined', () => {
  it('is known for each of our own', () => {
    const { session } = fromSession(sessionOf('a'));
    expect(Object.keys(METRICS).filter((metric) => definitionOf(session, metric) === undefined)).toEqual([]);
    expect(definitionOf(session, 'toString')).toBeUndefined();
  });

  it('blocks the metrics that two tools define otherwise, with both definitions', () => {
    const { blockedMetrics, differences } = compare([vllm], guidellm);
    expect(blockedMetrics.map(({ metric }) => metric)).toContain('output-throughput');
    const ttft = differences.find(({ fact }) => fact.includes('ttft-mean'));
    expect(ttft).toEqual({
      fact: 'definition of ttft-mean, ttft-p50, ttft-p99',
      baseline: vllm.session.definitions?.['ttft-mean'],
      current: guidellm.session.definitions?.['ttft-mean'],
      role: 'warns',
    });
  });

  it('blocks our own against a tool that measures otherwise', () => {
    const own = { ...fromSession(sessionOf('own')), suite: null, environment: {} };
    expect(compare([own], vllm).blockedMetrics.map(({ metric }) => metric)).toEqual(['output-throughput', 'ttft-p50']);
  });

  it('blocks nothing between runs of one tool, whichever of its exports they come from', () => {
    const [json, csv] = ['json', 'csv'].map((kind) => importOne(`real/aiperf/profile_export_aiperf.${kind}`));
    if (json === undefined || csv === undefined) throw new Error('a sample is missing');
    expect(compare([json], csv).blockedMetrics).toEqual([]);
    expect(compare([vllm], vllm).blockedMetrics).toEqual([]);
  });

  it('blocks only the metric that differs, where the file tells that one apart', () => {
    const byRequest = importOne('real/aiperf/profile_export.jsonl');
    const whole = importOne('real/aiperf/profile_export_aiperf.json');
    expect(compare([byRequest], whole).blockedMetrics.map(({ metric }) => metric)).toEqual([
      'output-throughput',
      'total-throughput',
      'request-throughput',
    ]);
  });

  it('blocks nothing where one side states none: that is a note of unknown, not a difference', () => {
    const generic = 'session,concurrency,metric,value\nb,8,output-throughput,3300\n';
    const [current] = importResults([{ path: 'g.csv', text: generic }]);
    if (current === undefined) throw new Error('no session');
    const found = compare([vllm], current);
    expect(found.blockedMetrics).toEqual([]);
    expect(found.notes.join()).toMatch(/known on one side only.*metric definitions/);
  });

  it('takes the metric out of the sessions that define it otherwise, while others agree', () => {
    const other = definedAs(vllm, 'other', { ...vllm.session.definitions, 'ttft-mean': 'by the moon' });
    const found = compare([other, definedAs(vllm, 'same', vllm.session.definitions ?? {})], vllm);
    expect(found.blockedMetrics).toEqual([]);
    expect(found.sessions.map(({ trials }) => Object.hasOwn(trials[0]?.metrics ?? {}, 'ttft-mean'))).toEqual([
      false,
      true,
    ]);
  });
});

describe('a baseline of a tool', () => {
  it('keeps the definitions through the file', () => {
    const { baseline } = addImported(null, vllm, plain);
    const back = parseBaseline(printBaseline(baseline), 'x');
    expect(back).toEqual(baseline);
    expect(back.environments[0]?.sessions[0]?.definitions).toEqual(vllm.session.definitions);
  });

  it('takes another session of the tool, and refuses one that defines otherwise', () => {
    const { baseline } = addImported(null, vllm, plain);
    const [next] = importResults(vllmFiles(3310));
    if (next === undefined) throw new Error('no session');
    expect(addImported(baseline, next, plain).baseline.environments[0]?.sessions).toHaveLength(2);
    const refused = errorOf(() => addImported(baseline, guidellm, plain));
    expect(refused.code).toBe('refresh-refused');
    expect(refused.message).toMatch(/definition of output-throughput/);
  });

  it('refuses the same file a second time', () => {
    const { baseline } = addImported(null, vllm, plain);
    expect(errorOf(() => addImported(baseline, vllm, plain)).message).toMatch(/is in it already/);
  });
});
