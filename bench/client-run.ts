import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { openLoad } from '../src/load/open-load.ts';
import { findClientBound } from '../src/measure/find-client-bound.ts';
import { compareWithTruth, planTruthTrial } from './accuracy.ts';
import type { Truth } from './truth-server.ts';

// One measured run of the real client in a process of its own, so that it can be pinned to a core:
//   node client-run.js PORT CONCURRENCY REQUESTS OUTPUT_TOKENS TRIALS
const [port = 0, concurrency = 1, requests = 1, tokens = 1, trials = 1] = process.argv.slice(2).map(Number);
const hooks = { onProgress: () => {}, signal: new AbortController().signal };
/** Not by `fetch`: the memory of Node's own HTTP client isn't this client's to answer for. */
function ask(method: 'GET' | 'POST', path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, agent: false }, (answer) => resolve(text(answer)));
    asked.on('error', reject).end();
  });
}

const load = openLoad();
await load.runTrial(planTruthTrial(port, concurrency, concurrency, tokens), hooks);
await ask('POST', '/reset');

const residentMb: number[] = [];
for (let trial = 1; trial < trials; trial++) {
  await load.runTrial(planTruthTrial(port, concurrency, requests, tokens), hooks);
  residentMb.push(process.memoryUsage.rss() / 1e6);
  await ask('POST', '/reset');
}
const cpuBefore = process.cpuUsage();
const records = await load.runTrial(planTruthTrial(port, concurrency, requests, tokens), hooks);
const cpu = process.cpuUsage(cpuBefore);
residentMb.push(process.memoryUsage.rss() / 1e6);
// Before the comparison with the truth, which isn't the client's to pay for.
const peakResidentMb = process.resourceUsage().maxRSS / 1000;
const truth = JSON.parse(await ask('GET', '/truth')) as Truth;
await load.close();

console.log(
  JSON.stringify({
    ...compareWithTruth(records, truth),
    cpuMicrosecondsPerToken: (cpu.user + cpu.system) / (requests * tokens),
    peakResidentMb,
    residentMb,
    client: records.client,
    clientBound: findClientBound(records)?.message ?? null,
    serverLateMs: truth.max_late_ms,
  }),
);
