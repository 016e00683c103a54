import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Generation } from '../../src/load/generate.ts';
import { awaitReady, type ReadyOptions } from '../../src/server/await-ready.ts';
import type { Generate } from '../../src/server/generate.ts';
import type { Death } from '../../src/server/watched-server.ts';

type Answer = { readonly outcome: Generation['outcome']; readonly message?: string };

const good: Answer = { outcome: 'good' };
const refused: Answer = { outcome: 'refused', message: 'refused (connect ECONNREFUSED)' };
const answer = (outcome: Generation['outcome'], message: string): Answer => ({ outcome, message });

function generationOf({ outcome, message = '' }: Answer): Generation {
  return {
    index: 0,
    outcome,
    sentAtMs: 0,
    firstTokenAtMs: 20,
    lastTokenAtMs: 120,
    endedAtMs: 121,
    connectMs: 1,
    promptTokens: 10,
    outputTokens: outcome === 'good' ? 8 : null,
    cachedTokens: null,
    chunks: 8,
    status: 200,
    finishReason: 'length',
    resent: false,
    message: outcome === 'good' ? null : message,
    text: '',
  };
}

/** A server that answers by the list and then as at its end; the clock is virtual: only pauses take time. */
function scripted(answers: readonly Answer[], more: Partial<ReadyOptions> = {}) {
  let clock = 0;
  const calls: Parameters<Generate>[] = [];
  const lines: string[] = [];
  const options: ReadyOptions = {
    target: { origin: 'http://127.0.0.1:9', basePath: '', headers: {} },
    model: 'm',
    shape: { api: 'chat', sampling: { temperature: 0 }, extraBody: {}, timeoutMs: 1000 },
    prompt: { kind: 'text', text: 'Hello' },
    output: { kind: 'pinned', tokens: 8 },
    timeoutMs: 60_000,
    now: () => clock,
    sleep: (ms, signal) =>
      // The deadline's own long sleep never ends by itself: the loop reaches the deadline by its pauses.
      ms > 30_000 ? new Promise((resolve) => signal.addEventListener('abort', () => resolve())) : tick(ms),
    signal: new AbortController().signal,
    onProgress: (line) => lines.push(line),
    generate: async (...call) => {
      calls.push(call);
      return generationOf(answers[Math.min(calls.length, answers.length) - 1] ?? good);
    },
    ...more,
  };
  async function tick(ms: number) {
    clock += ms;
  }
  return { calls, lines, run: () => awaitReady(options) };
}

describe('a server is ready', () => {
  it("after three good generations in a row, of the suite's own shape and length", async () => {
    const script = scripted([good]);
    const ready = await script.run();
    expect(ready).toMatchObject({ kind: 'ready', attempts: 3, notes: [] });
    expect(script.calls).toHaveLength(3);
    for (const [, shape, prompt, output, { purpose }] of script.calls) {
      expect(shape).toMatchObject({ api: 'chat', model: 'm', sampling: { temperature: 0 } });
      expect([prompt, output, purpose]).toEqual([
        { kind: 'text', text: 'Hello' },
        { kind: 'pinned', tokens: 8 },
        'trial',
      ]);
    }
  });

  it.each([
    [
      'starting',
      [
        refused,
        refused,
        answer('http-503', 'Loading model'),
        answer('reset', ''),
        answer('http-404', 'Not Found'),
        good,
      ],
      8,
    ],
    ['failing the second time', [good, answer('truncated', ''), good], 5],
    ['failing the third time', [good, good, answer('http-500', ''), good], 6],
    [
      'two permanent answers and a passing one',
      [answer('http-401', ''), answer('http-401', ''), refused, answer('http-401', ''), answer('http-401', ''), good],
      8,
    ],
    [
      'a queue that is full',
      [answer('http-429', ''), answer('http-429', ''), answer('http-429', ''), answer('http-429', ''), good],
      7,
    ],
  ])('in spite of %s, counting from the last failure', async (_, answers, attempts) => {
    expect(await scripted(answers).run()).toMatchObject({ kind: 'ready', attempts });
  });

  it('without the fields that it refuses by name, and says so', async () => {
    const script = scripted([answer('http-422', "Unexpected keys in the request: {'ignore_eos', 'min_tokens'}"), good]);
    expect(await script.run()).toMatchObject({
      kind: 'ready',
      shape: { fields: { ignoreEos: false, minTokens: false, streamOptions: true } },
      notes: [
        'the server refuses min_tokens: requests go without it',
        'the server refuses ignore_eos: requests go without it',
      ],
    });
    expect(script.calls[0]?.[1].fields).toMatchObject({ ignoreEos: true, minTokens: true });
  });

  it('and progress lines tell what it answers', async () => {
    const script = scripted([refused, refused, answer('http-503', 'Loading model'), good]);
    await script.run();
    expect(script.lines[0]).toContain('refused');
    expect(script.lines[1]).toContain('http-503: Loading model');
    expect(script.lines.at(-1)).toContain('generates');
  });
});

describe('a server is not ready', () => {
  it.each([
    ['http-401', '{"error":"Unauthorized"}', '--api-key-env'],
    ['http-400', "This model's maximum context length is 8192 tokens", 'output-tokens'],
    ['http-404', 'The model `m` does not exist.', 'Set model'],
    ['wrong-length', 'asked for 8 tokens, got 3', '{at-most: 8}'],
    ['no-usage', 'the stream ended without usage', 'include_usage'],
    ['not-a-stream', 'application/json', 'stream'],
  ] as const)('after %s three times running, quoted verbatim with a remedy', async (outcome, message, remedy) => {
    const script = scripted([answer(outcome, message)]);
    const result = await script.run();
    if (result.kind !== 'not-ready') throw new Error('ready');
    expect(script.calls).toHaveLength(3);
    expect(result.reason.code).toBe('not-ready');
    expect(result.reason.message).toContain(outcome);
    expect(result.reason.message).toContain(message);
    expect(result.reason.remedy).toContain(remedy);
  });

  it('after ten broken streams running', async () => {
    const script = scripted([answer('truncated', 'no finish reason')]);
    expect(await script.run()).toMatchObject({ kind: 'not-ready', lastOutcome: 'truncated' });
    expect(script.calls).toHaveLength(10);
  });

  it.each([refused, answer('http-503', 'Loading model'), answer('http-404', '{"detail":"Not Found"}')])(
    'when the deadline passes with $outcome, and no sooner',
    async (last) => {
      const result = await scripted([last]).run();
      if (result.kind !== 'not-ready') throw new Error('ready');
      expect(result.waitedMs).toBe(60_000);
      expect(result.reason.message).toContain(`within 60 s: ${last.outcome}`);
    },
  );

  it('when a fourth 422 still names a field that was left out', async () => {
    const script = scripted([answer('http-422', 'ignore_eos, min_tokens, stream_options: unexpected')]);
    expect(await script.run()).toMatchObject({ kind: 'not-ready', lastOutcome: 'http-422' });
    expect(script.calls).toHaveLength(4);
  });

  it('when it is interrupted, even while a generation hangs', async () => {
    const interrupt = new AbortController();
    const script = scripted([], { signal: interrupt.signal, generate: () => new Promise(() => interrupt.abort()) });
    expect(await script.run()).toMatchObject({ kind: 'not-ready', reason: { code: 'interrupted' } });
  });
});

describe('a watched server', () => {
  const death: Death = {
    reason: { code: 'server-died', message: 'It exited with code 1.', remedy: 'Read the log.' },
    exitCode: 1,
    signal: null,
    logTail: ['boom'],
  };
  /** Answers in turn, and dies at the last of them: null hangs. */
  const rattle = (...answers: (Answer | null)[]) => {
    let kill: (found: Death) => void = () => {};
    const died = new Promise<Death>((resolve) => {
      kill = resolve;
    });
    let call = 0;
    return scripted([], {
      server: { death: died, lastLogLine: () => 'loading weights', logTail: () => ['loading weights'] },
      generate: async () => {
        const next = answers[call++];
        if (call >= answers.length) kill(death);
        return next ? generationOf(next) : new Promise(() => {});
      },
    });
  };

  it.each([
    ['It died while it was starting.', rattle(refused, refused)],
    ['It died while it was starting.', rattle(null)],
    ['It answered, and died at the first generation (reset).', rattle(refused, answer('reset', ''))],
    ['It answered, and died at the first generation (error-in-stream).', rattle(answer('error-in-stream', ''))],
    ['It died during the readiness generations, after a good one.', rattle(good, null)],
  ])('that dies ends the wait at once: %s', async (when, script) => {
    const result = await script.run();
    const reason = { ...death.reason, message: `It exited with code 1. ${when}` };
    expect(result).toMatchObject({ kind: 'not-ready', logTail: ['boom'], reason });
  });

  it('that lives but never gets ready shows its log', async () => {
    const server = { death: new Promise<Death>(() => {}), lastLogLine: () => 'b', logTail: () => ['a', 'b'] };
    expect(await scripted([refused], { server }).run()).toMatchObject({ kind: 'not-ready', logTail: ['a', 'b'] });
  });

  it('shows its last log line while it loads', async () => {
    const script = rattle(refused);
    await script.run();
    expect(script.lines[0]).toContain('loading weights');
  });
});

describe('a suite without a model', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  });

  async function listing(...lists: (readonly string[])[]) {
    let asked = 0;
    const server = createServer((_, response) => {
      const ids = lists[Math.min(asked++, lists.length - 1)] ?? [];
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) }));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, basePath: '', headers: {} };
  }

  it('takes the only one, waiting until it is listed', async () => {
    const target = await listing([], [], ['only']);
    expect(await scripted([good], { model: null, target }).run()).toMatchObject({
      kind: 'ready',
      shape: { model: 'only' },
    });
  });

  it('names the models when there are several', async () => {
    const target = await listing(['a', 'b']);
    const result = await scripted([good], { model: null, target }).run();
    expect(result).toMatchObject({
      kind: 'not-ready',
      reason: { code: 'not-ready', message: expect.stringContaining('a, b') },
    });
  });

  it('is told what the server has when the named model is not there', async () => {
    const target = await listing(['a', 'b']);
    const script = scripted([answer('http-404', 'The model `m` does not exist.')], { target });
    expect(await script.run()).toMatchObject({ reason: { remedy: expect.stringContaining('It has: a, b.') } });
  });

  it('waits for a server that is not there yet', async () => {
    const target = { origin: 'http://127.0.0.1:1', basePath: '', headers: {} };
    const result = await scripted([good], { model: null, target, timeoutMs: 60_000 }).run();
    expect(result).toMatchObject({ kind: 'not-ready', reason: { message: expect.stringContaining('refused') } });
  });
});
