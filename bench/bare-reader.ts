import { type Dispatcher, Pool } from 'undici';

// The bare undici reader: what a client costs that only counts tokens and keeps three stamps a request. Not a client to
// use (no failures, no usage, no parsing): the measure of what recording everything costs.
//   node bare-reader.js PORT CONCURRENCY REQUESTS OUTPUT_TOKENS
const [port = 0, concurrency = 1, requests = 1, tokens = 1] = process.argv.slice(2).map(Number);
const origin = `http://127.0.0.1:${port}`;
const body = JSON.stringify({
  model: 'truth',
  stream: true,
  stream_options: { include_usage: true },
  max_tokens: tokens,
  messages: [{ role: 'user', content: 'hello there' }],
});
const pool = new Pool(origin, { connections: concurrency, pipelining: 1 });
const TOKEN = Buffer.from('"content":" ');

let stamp = 0;
const readTurn = () => {
  if (stamp === 0) {
    stamp = performance.now();
    setImmediate(() => {
      stamp = 0;
    });
  }
  return stamp;
};

type Times = { sent: number; first: number; last: number; tokens: number };
const finished: Times[] = [];

function send(left: number, done: () => void): void {
  const times: Times = { sent: 0, first: 0, last: 0, tokens: 0 };
  const handler: Dispatcher.DispatchHandlers = {
    onConnect() {
      times.sent = performance.now();
    },
    onHeaders: () => true,
    onData(chunk) {
      const at = readTurn();
      for (let place = chunk.indexOf(TOKEN); place >= 0; place = chunk.indexOf(TOKEN, place + TOKEN.length)) {
        times.tokens++;
        times.first ||= at;
        times.last = at;
      }
      return true;
    },
    onComplete() {
      finished.push(times);
      if (left > 1) send(left - 1, done);
      else done();
    },
    onError(error) {
      throw error;
    },
  };
  const headers = { 'content-type': 'application/json' };
  pool.dispatch({ method: 'POST', path: '/v1/chat/completions', headers, body }, handler);
}

const inAllSlots = (start: (done: () => void) => void) =>
  Promise.all(Array.from({ length: concurrency }, () => new Promise<void>((resolve) => start(resolve))));

await inAllSlots((done) => send(1, done));
finished.length = 0;
await (await fetch(`${origin}/reset`, { method: 'POST' })).text();
const cpuBefore = process.cpuUsage();
await inAllSlots((done) => send(Math.ceil(requests / concurrency), done));
const cpu = process.cpuUsage(cpuBefore);
const truth = (await (await fetch(`${origin}/truth`)).json()) as {
  tok_s: number;
  ttft_p50_ms: number;
  tpot_mean_ms: number;
};

const count = finished.reduce((sum, one) => sum + one.tokens, 0);
const spanMs = Math.max(...finished.map((one) => one.last)) - Math.min(...finished.map((one) => one.sent));
const ttfts = finished.map((one) => one.first - one.sent).sort((a, b) => a - b);
const tpotMs = finished.reduce((sum, one) => sum + (one.last - one.first) / (one.tokens - 1), 0) / finished.length;
console.log(
  JSON.stringify({
    throughputErrorPercent: 100 * ((count / spanMs) * (1000 / truth.tok_s) - 1),
    ttftP50ErrorMs: (ttfts[Math.floor(ttfts.length / 2)] ?? Number.NaN) - truth.ttft_p50_ms,
    ttftP50TruthMs: truth.ttft_p50_ms,
    tpotMeanErrorPercent: 100 * (tpotMs / truth.tpot_mean_ms - 1),
    trueTokensPerSecond: truth.tok_s,
    cpuMicrosecondsPerToken: (cpu.user + cpu.system) / count,
  }),
);
await pool.destroy();
