import { describe, expect, it } from 'vitest';
import {
  type ClientSums,
  changeBetween,
  notesFromCounters,
  reasonsFromCounters,
  recordOfCounters,
} from '../../src/server/counter-change.ts';
import { type Counters, parseCounters } from '../../src/server/counters.ts';
import { parsePrometheusText } from '../../src/server/prometheus-text.ts';
import { fixture, httpFixture } from './http-file.ts';

describe('a metrics page', () => {
  it.each<[string, Counters]>([
    [
      'vllm-new.prom',
      {
        dialect: 'vllm',
        totals: {
          generatedTokens: 20480,
          promptTokens: 81920,
          prefixQueryTokens: 81920,
          prefixHitTokens: 2560,
          preemptions: 0,
          finishedRequests: 160,
          draftTokens: 15000,
          acceptedDraftTokens: 9000,
        },
        gauges: { running: 8, waiting: 0, kvUsage: 0.0312, kvCapacityTokens: 176_240 },
        processStartedAt: 1.78e9,
      },
    ],
    [
      'sglang.prom',
      {
        dialect: 'sglang',
        totals: { generatedTokens: 20480, promptTokens: 230_794, cachedTokens: 2688, abortedRequests: 0 },
        gauges: { running: 48, waiting: 0, kvUsage: 0.09, cudaGraph: 1 },
      },
    ],
    [
      'llamacpp.prom',
      {
        dialect: 'llama.cpp',
        totals: { generatedTokens: 2048, promptTokens: 8192 },
        gauges: { running: 4, waiting: 12 },
      },
    ],
    ['tgi.prom', { dialect: 'tgi', totals: { finishedRequests: 160 }, gauges: { running: 8, waiting: 0 } }],
    [
      'dynamo-frontend.prom',
      { dialect: 'dynamo', totals: { finishedRequests: 160 }, gauges: { running: 8, waiting: 0 } },
    ],
    [
      'trtllm-metrics.json',
      {
        dialect: 'tensorrt-llm',
        totals: {},
        gauges: { running: 8, waiting: 0, kvUsage: 60 / 12_060, kvCapacityTokens: 385_920 },
      },
    ],
    ['trtllm-metrics-empty-after-read.json', { dialect: 'tensorrt-llm', totals: {}, gauges: {} }],
  ])('%s gives its neutral counters', (path, counters) => {
    expect(parseCounters(fixture(`metrics/${path}`))).toEqual(counters);
  });

  it('of a real vLLM and a real llama.cpp gives theirs', () => {
    expect(parseCounters(httpFixture('captures/vllm-cpu-metrics.http').text)).toMatchObject({
      dialect: 'vllm',
      totals: {
        generatedTokens: 3783,
        promptTokens: 3848,
        cachedTokens: 0,
        prefixHitTokens: 0,
        preemptions: 0,
        finishedRequests: 64,
      },
      gauges: { running: 0, waiting: 0, kvCapacityTokens: 262_144 },
    });
    expect(parseCounters(httpFixture('captures/llama-server-metrics.http').text)).toMatchObject({
      dialect: 'llama.cpp',
      totals: { generatedTokens: 630, promptTokens: 98, cachedTokens: 205, draftTokens: 0 },
      gauges: { running: 0, waiting: 0 },
    });
  });

  it('sums engines of a data-parallel server, counts one tensor rank, and takes the fullest cache', () => {
    const page = [
      'vllm:generation_tokens_total{engine="0"} 10',
      'vllm:generation_tokens_total{engine="1"} 20',
      'vllm:gpu_cache_usage_perc{engine="0"} 0.2',
      'vllm:gpu_cache_usage_perc{engine="1"} 0.9',
    ].join('\n');
    expect(parseCounters(page)).toMatchObject({ totals: { generatedTokens: 30 }, gauges: { kvUsage: 0.9 } });
    const ranks = 'sglang:num_running_reqs{tp_rank="0"} 4\nsglang:num_running_reqs{tp_rank="1"} 4\n';
    expect(parseCounters(ranks)?.gauges.running).toBe(4);
  });

  it.each(['', '<html></html>', '{"error":1}', '[', 'python_info{} 1\n'])(
    '%s of no known engine gives nothing',
    (page) => {
      expect(parseCounters(page)).toBeNull();
    },
  );

  it('is read with time stamps, exemplars, infinities and escaped labels', () => {
    const page =
      'a{b="x\\"}\\n y",c="2"} 1.5e3 1700000000 # {trace="1"} 2\nb +Inf\nc NaN\n# EOF\nnot a sample\nd 1 # {t="1"} 3 4\n';
    expect(parsePrometheusText(page)).toEqual([
      { name: 'a', labels: { b: 'x"}\n y', c: '2' }, value: 1500 },
      { name: 'b', labels: {}, value: Number.POSITIVE_INFINITY },
      { name: 'c', labels: {}, value: Number.NaN },
      { name: 'd', labels: {}, value: 1 },
    ]);
  });
});

const reading = (totals: Counters['totals'], more: Partial<Counters> = {}): Counters => ({
  dialect: 'vllm',
  totals,
  gauges: {},
  ...more,
});
const grew = (totals: Counters['totals']) => changeBetween(reading({}), reading(totals));
const client: ClientSums = { allGood: true, requests: 32, outputTokens: 4096, promptTokens: 10_000 };
const codes = (totals: Counters['totals'], sums: Partial<ClientSums> = {}, bust = true) =>
  reasonsFromCounters(grew(totals), { ...client, ...sums }, bust).map(({ code }) => code);

describe('counters around a trial', () => {
  it('are differences, and a new series began at zero', () => {
    const change = changeBetween(
      reading({ generatedTokens: 10, preemptions: 3 }),
      reading({ generatedTokens: 25, preemptions: 3, cachedTokens: 2 }),
    );
    expect(change).toEqual({ restarted: false, grew: { generatedTokens: 15, preemptions: 0, cachedTokens: 2 } });
  });

  it.each([
    ['a counter that fell', reading({ generatedTokens: 10 }), reading({ generatedTokens: 5 })],
    ['another process', reading({}, { processStartedAt: 1 }), reading({}, { processStartedAt: 2 })],
  ])('show a restart by %s', (_, before, after) => {
    const change = changeBetween(before, after);
    expect(change.restarted).toBe(true);
    expect(reasonsFromCounters(change, client, true).map(({ code }) => code)).toEqual(['identity-changed']);
  });

  it.each<[string, Counters['totals'], Partial<ClientSums>, boolean, string[]]>([
    ['as many tokens as the client counted', { generatedTokens: 4096 }, {}, true, []],
    ['one more a request', { generatedTokens: 4096 + 32 }, {}, true, []],
    ['one less a request', { generatedTokens: 4096 - 32 }, {}, true, []],
    ["another client's request", { generatedTokens: 4096 + 128 }, {}, true, ['foreign-load']],
    ['fewer tokens than usage claims', { generatedTokens: 3900 }, {}, true, ['token-mismatch']],
    ['no token counter', { promptTokens: 1 }, {}, true, []],
    ['failed requests whose tokens nobody knows', { generatedTokens: 9000 }, { allGood: false }, true, []],
    ['the head of a chat template in every prompt', { prefixHitTokens: 32 * 80 }, {}, true, []],
    ['whole prompts from the cache', { prefixHitTokens: 9000 }, {}, true, ['cache-hits']],
    ['whole prompts from the cache, by another name', { cachedTokens: 9000 }, {}, true, ['cache-hits']],
    ['whole prompts from a cache declared warm', { prefixHitTokens: 9000 }, {}, false, []],
  ])('with %s', (_, totals, sums, bust, expected) => {
    expect(codes(totals, sums, bust)).toEqual(expected);
  });

  it('explain in words, and say nothing where nothing happened', () => {
    const change = grew({ preemptions: 314, draftTokens: 1000, acceptedDraftTokens: 600 });
    const after = reading({}, { gauges: { kvUsage: 0.99, waiting: 2, cudaGraph: 0 } });
    expect(notesFromCounters(change, after).join('; ')).toMatch(
      /^314 preemptions.*accepted 60 % of 1000.*2 requests were waiting.*99 % full.*CUDA graph/,
    );
    expect(notesFromCounters(grew({ preemptions: 0, draftTokens: 0, acceptedDraftTokens: 0 }), reading({}))).toEqual(
      [],
    );
    expect(recordOfCounters(change, after)).toMatchObject({ preemptions: 314, kvUsage: 0.99 });
  });
});
