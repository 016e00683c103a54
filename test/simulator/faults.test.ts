import { afterEach, describe, expect, it } from 'vitest';
import { type Fault, parseFault } from '../../src/simulator/fault.ts';
import { type Simulator, startSimulator } from '../../src/simulator/start-simulator.ts';
import { chatBody, type Exchange, exchange, readEvents } from './http-client.ts';

const running: Simulator[] = [];

async function start(...faults: readonly string[]): Promise<Simulator> {
  const simulator = await startSimulator({ speed: 50, faults: faults.map((text): Fault => parseFault(text)) });
  running.push(simulator);
  return simulator;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((simulator) => simulator.stop()));
});

const chat = ({ url }: Simulator, given: object = {}, stopAt = ''): Promise<Exchange> =>
  exchange(`${url}/v1/chat/completions`, { method: 'POST', body: chatBody(given), stopAt });

const tokensIn = (stream: string): number =>
  readEvents(stream).filter((event) => event.choices?.some((choice) => choice.delta?.content)).length;

describe('each fault, as a streaming client sees it', () => {
  it('reset: the connection is reset in the middle', async () => {
    const { status, body, error } = await chat(await start('reset'));
    expect({ status, error, tokens: tokensIn(body) }).toEqual({ status: 200, error: 'ECONNRESET', tokens: 4 });
  });

  it.each([
    { fault: 'http-500', status: 500, type: 'InternalServerError' },
    { fault: 'http-503', status: 503, type: 'ServiceUnavailableError' },
  ])('$fault: an error in vLLM’s shape and nothing generated', async ({ fault, status, type }) => {
    const simulator = await start(fault);
    const answer = await chat(simulator);
    expect(answer).toMatchObject({ status, error: null });
    expect(JSON.parse(answer.body).error).toMatchObject({ type, code: status });
    expect(simulator.stats().engine.generatedTokens).toBe(0);
  });

  it('error-in-stream: half of the tokens, an error event, [DONE]', async () => {
    const { status, body, error } = await chat(await start('error-in-stream'));
    expect({ status, error, tokens: tokensIn(body) }).toEqual({ status: 200, error: null, tokens: 4 });
    expect(readEvents(body).at(-1)?.error).toMatchObject({ code: 500 });
    expect(body.endsWith('data: [DONE]\n\n')).toBe(true);
    expect(body).not.toContain('"finish_reason":"');
  });

  it('truncate: half of the tokens and a clean end without finish reason, usage or [DONE]', async () => {
    const { body, error } = await chat(await start('truncate'));
    expect({ error, tokens: tokensIn(body) }).toEqual({ error: null, tokens: 4 });
    expect(body).not.toMatch(/"finish_reason":"|usage|\[DONE\]/);
  });

  it('no-usage: everything but the usage', async () => {
    const { body } = await chat(await start('no-usage'));
    expect(tokensIn(body)).toBe(8);
    expect(body).toContain('"finish_reason":"length"');
    expect(body).not.toContain('usage');
  });

  it('empty: 200, a finish reason and no token', async () => {
    const { status, body } = await chat(await start('empty'));
    expect({ status, tokens: tokensIn(body) }).toEqual({ status: 200, tokens: 0 });
    expect(body).toContain('"finish_reason":"stop"');
    expect(readEvents(body).at(-1)?.usage).toMatchObject({ completion_tokens: 0 });
  });

  it('short: half of the tokens, finished by stop, honestly counted', async () => {
    const { body } = await chat(await start('short'));
    expect(body).toContain('"finish_reason":"stop"');
    expect(readEvents(body).at(-1)?.usage).toMatchObject({ completion_tokens: 4 });
  });

  it('stall: the stream stays open and silent after half of the tokens', async () => {
    const simulator = await start('stall@1');
    const silent = chat(simulator);
    // A whole other generation comes and goes after the stalled one has had its last token.
    await expect.poll(() => simulator.stats().engine.generatedTokens, { timeout: 30_000 }).toBe(4);
    await chat(simulator);
    const winner = await Promise.race([silent, new Promise((resolve) => setTimeout(resolve, 50, 'still open'))]);
    expect(winner).toBe('still open');
    await simulator.stop();
    const { body, error } = await silent;
    expect(tokensIn(body)).toBe(4);
    expect(error).not.toBeNull();
  });

  it('die: every stream is cut and nobody listens any more', async () => {
    const simulator = await start('die@2');
    const [bystander, dying] = await Promise.all([
      chat(simulator, { max_tokens: 5000 }),
      chat(simulator, { max_tokens: 8 }),
    ]);
    expect(bystander.error).not.toBeNull();
    expect(dying.error).not.toBeNull();
    await simulator.died;
    expect(await exchange(`${simulator.url}/health`)).toMatchObject({ status: null, error: 'ECONNREFUSED' });
  });

  it('refuse: nothing at all is accepted, not even a question about health', async () => {
    const simulator = await start('refuse');
    expect(await chat(simulator)).toMatchObject({ status: null, error: 'ECONNREFUSED' });
    expect(await exchange(`${simulator.url}/health`)).toMatchObject({ status: null, error: 'ECONNREFUSED' });
  });

  it('refuse@n: that request is reset, new connections are refused for a while, then it goes on', async () => {
    const simulator = await startSimulator({ speed: 1, faults: [parseFault('refuse@2')] });
    running.push(simulator);
    expect(tokensIn((await chat(simulator)).body)).toBe(8);
    expect(await chat(simulator)).toMatchObject({ status: null, error: 'ECONNRESET' });
    expect(await chat(simulator)).toMatchObject({ status: null, error: 'ECONNREFUSED' });
    await expect.poll(async () => tokensIn((await chat(simulator)).body), { timeout: 30_000, interval: 100 }).toBe(8);
  });
});

describe('each fault in an answer of one piece', () => {
  it.each([
    { fault: 'reset', status: null, error: 'ECONNRESET' },
    { fault: 'error-in-stream', status: 500, error: null },
    { fault: 'truncate', status: 200, error: 'ECONNRESET' },
    { fault: 'die', status: null, error: 'ECONNRESET' },
  ])('$fault: status $status, error $error', async ({ fault, status, error }) => {
    expect(await chat(await start(fault), { stream: false })).toMatchObject({ status, error });
  });

  it.each([
    { fault: 'no-usage', part: { usage: null } },
    { fault: 'empty', part: { choices: [{ message: { content: '' } }], usage: { completion_tokens: 0 } } },
    { fault: 'short', part: { choices: [{ finish_reason: 'stop' }], usage: { completion_tokens: 4 } } },
  ])('$fault: shows in the body', async ({ fault, part }) => {
    expect(JSON.parse((await chat(await start(fault), { stream: false })).body)).toMatchObject(part);
  });
});

describe('when a fault strikes', () => {
  const statuses = async (simulator: Simulator, count: number): Promise<(number | null)[]> => {
    const seen = [];
    for (let round = 0; round < count; round += 1) {
      seen.push((await chat(simulator)).status);
    }
    return seen;
  };

  it('is the nth generation for an integer, and only that one', async () => {
    expect(await statuses(await start('http-500@3', 'http-503@5'), 6)).toEqual([200, 200, 500, 200, 503, 200]);
  });

  it('is a share of the generations for a number with a point, the same ones for the same seed', async () => {
    const first = await statuses(await start('http-500@0.3'), 60);
    expect(await statuses(await start('http-500@0.3'), 60)).toEqual(first);
    const struck = first.filter((status) => status === 500).length;
    expect(struck).toBeGreaterThan(6);
    expect(struck).toBeLessThan(32);
  });
});
