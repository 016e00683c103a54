import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Accuracy } from './accuracy.ts';
import { bundleClients } from './bundle-clients.ts';
import { findPeers, measurePeer } from './peers.ts';
import { measureStartUps } from './start-up.ts';
import { canPin, startTruthServer } from './truth-server.ts';

// The client's own proof: every row is measured in this run, against a server whose truth is known, server and client on
// a core each, the client bundled as it is shipped. `--quick` leaves out memory and the highest loads; `--peers DIR`
// runs the field's own clients on the same rows (DIR/vllm, DIR/sglang, DIR/guidellm, DIR/aiperf: virtual environments);
// `--levels 1,256` takes fewer levels. Run it on a quiet machine; on a noisy one the ratio to the bare reader, taken in
// turn with the client, is the figure to quote.

type Run = Accuracy & {
  readonly cpuMicrosecondsPerToken: number;
  readonly peakResidentMb?: number;
  /** What the client says against its own trial; null = nothing. */
  readonly clientBound?: string | null;
  readonly residentMb?: readonly number[];
};
type Case = {
  readonly concurrency: number;
  readonly requests: number;
  readonly tokens: number;
  readonly tokensPerSecond: number;
  readonly trials?: number;
};

const SERVER_CORE = 1;
const CLIENT_CORE = 0;
const PREFILL_US = 20_000;
/** One run's TTFT p50 moves by 1 to 3 ms where a collection or a compilation falls into a burst. */
const ACCURACY_ROUNDS = 3;
const run = promisify(execFile);
const pinned = canPin(SERVER_CORE) && canPin(CLIENT_CORE);
const { values: asked } = parseArgs({
  options: { quick: { type: 'boolean' }, peers: { type: 'string' }, levels: { type: 'string' } },
});
const quick = asked.quick === true;
const levels = (asked.levels ?? '1,8,32,64,128,256,1024').split(',').map(Number);
const bundle = await bundleClients();
const pinToClient = pinned ? ['taskset', '-c', String(CLIENT_CORE)] : [];

function startServer(one: Case, prefillUs = PREFILL_US) {
  const stepUs = Math.round((one.concurrency / one.tokensPerSecond) * 1e6);
  return startTruthServer({ stepUs, prefillUs, maxRunning: 4096 }, pinned ? SERVER_CORE : null);
}

async function measure(file: 'client-run.js' | 'bare-reader.js', one: Case, prefillUs = PREFILL_US): Promise<Run> {
  const server = await startServer(one, prefillUs);
  const call = [
    process.execPath,
    join(bundle.folder, file),
    ...[server.port, one.concurrency, one.requests, one.tokens, one.trials ?? 1].map(String),
  ];
  const [command = '', ...values] = [...pinToClient, ...call];
  try {
    return JSON.parse((await run(command, values)).stdout) as Run;
  } finally {
    await server.close();
  }
}

function print(cells: readonly string[]): void {
  const widths = [44, 16, 16, 16, 4];
  console.log(
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join(' ')
      .trimEnd(),
  );
}

const percent = (value: number) => `${value >= 0 ? '+' : ''}${value.toFixed(3)} %`;
const ms = (value: number) => `${value >= 0 ? '+' : ''}${value.toFixed(2)} ms`;
const grade = (held: boolean) => (held ? 'ok' : 'MISSED');

/** A pace of at most 25,000 tok/s in all and 100 tok/s a stream. */
const paceOf = (concurrency: number) => Math.min(25_000, 100 * concurrency);
const accuracyCase = (concurrency: number): Case => ({
  concurrency,
  requests: Math.max(8, 4 * concurrency),
  tokens: 128,
  tokensPerSecond: paceOf(concurrency),
});

type Pair = { readonly client: Run; readonly bare: Run };

/** The client and the bare reader in turn, so that a noisy neighbour hits both. */
async function measurePairs(one: Case, rounds: number): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ client: await measure('client-run.js', one), bare: await measure('bare-reader.js', one) });
  return pairs;
}

async function printAccuracy(): Promise<void> {
  print([`accuracy: medians of ${ACCURACY_ROUNDS} runs of each`]);
  for (const concurrency of levels) {
    const pairs = await measurePairs(accuracyCase(concurrency), ACCURACY_ROUNDS);
    const row = (name: string, most: number, unit: '%' | 'ms', read: (run: Run) => number) => {
      const [client, bare] = [
        medianOf(pairs.map((pair) => read(pair.client))),
        medianOf(pairs.map((pair) => read(pair.bare))),
      ];
      const [wanted, say] = unit === '%' ? [`<= ${most} %`, percent] : [`<= ${most.toFixed(2)} ms`, ms];
      print([`C=${concurrency} ${name}`, wanted, say(client), say(bare), grade(Math.abs(client) <= most)]);
    };
    row('throughput error', concurrency > 256 ? 0.5 : 0.1, '%', (run) => run.throughputErrorPercent);
    if (concurrency > 256) continue;
    const truthMs = medianOf(pairs.map(({ client }) => client.ttftP50TruthMs));
    row('mean TPOT error', 0.2, '%', (run) => run.tpotMeanErrorPercent);
    row('TTFT p50 error', concurrency > 64 ? 1.5 : Math.max(1, 0.02 * truthMs), 'ms', (run) => run.ttftP50ErrorMs);
  }
}

/** The same rows for each client that is installed; what a peer can't do is said and costs the bench nothing. */
async function printPeers(folder: string): Promise<void> {
  const peers = findPeers(folder);
  if (peers.length === 0)
    console.log(`${folder} holds no peer: see bench/peers.ts for the folders that are looked for`);
  for (const peer of peers) {
    for (const concurrency of levels) {
      const one = accuracyCase(concurrency);
      const server = await startServer(one);
      try {
        const found = await measurePeer(folder, peer, server, one, pinToClient);
        const figures = [
          percent(found.throughputErrorPercent),
          ms(found.ttftP50ErrorMs),
          percent(found.tpotMeanErrorPercent),
        ];
        print([`C=${concurrency} ${peer.name}`, ...figures]);
      } catch (error) {
        const [words = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n').slice(-1);
        print([`C=${concurrency} ${peer.name}`, `failed: ${words.slice(0, 200)}`]);
      } finally {
        await server.close();
      }
    }
  }
}

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The ratio is the median of the pairs' ratios. */
async function printCost(): Promise<void> {
  const one: Case = { concurrency: 256, requests: 2048, tokens: 128, tokensPerSecond: 25_000 };
  const pairs = (await measurePairs(one, quick ? 3 : 7)).map((pair) => ({
    client: pair.client.cpuMicrosecondsPerToken,
    bare: pair.bare.cpuMicrosecondsPerToken,
  }));
  const [client, bare] = [medianOf(pairs.map((pair) => pair.client)), medianOf(pairs.map((pair) => pair.bare))];
  const ratio = medianOf(pairs.map((pair) => pair.client / pair.bare));
  const count = `median of ${pairs.length}`;
  print([
    `C=256 CPU per token, ${count}`,
    '<= 10 us',
    `${client.toFixed(1)} us`,
    `${bare.toFixed(1)} us`,
    grade(client <= 10),
  ]);
  print(['C=256 CPU per token, ratio to the bare reader', '<= 1.2', ratio.toFixed(2), '1', grade(ratio <= 1.2)]);
}

async function printCapacity(): Promise<void> {
  const capacity = { client: 0, bare: 0 };
  for (const name of ['client', 'bare'] as const) {
    for (const tokensPerSecond of [50_000, 75_000, 100_000, 125_000, 150_000]) {
      const one = await measure(name === 'client' ? 'client-run.js' : 'bare-reader.js', {
        concurrency: 256,
        requests: 2048,
        tokens: 128,
        tokensPerSecond,
      });
      if (Math.abs(one.throughputErrorPercent) > 0.5 || Math.abs(one.tpotMeanErrorPercent) > 1) break;
      capacity[name] = tokensPerSecond;
    }
  }
  const words = (value: number) => `${value.toLocaleString('en')} tok/s`;
  print([
    'capacity offered within its errors, one core',
    '>= 100,000 tok/s',
    words(capacity.client),
    words(capacity.bare),
    grade(capacity.client >= 100_000),
  ]);
}

/** Beyond its capacity the client has to call itself client-bound before a figure of it is wrong by more than 1 %. */
async function printClientBound(): Promise<void> {
  const rates = [25_000, 50_000, 100_000, 200_000, 400_000];
  let silent = 0;
  let bound = 0;
  for (const tokensPerSecond of rates) {
    const one = await measure('client-run.js', { concurrency: 256, requests: 2048, tokens: 128, tokensPerSecond });
    const wrong = Math.abs(one.throughputErrorPercent) > 1 || Math.abs(one.tpotMeanErrorPercent) > 1;
    if (one.clientBound !== null) bound++;
    else if (wrong) silent++;
  }
  const words = `${silent} (${bound} of ${rates.length} runs client-bound)`;
  print(['errors above 1 % that it does not own up to', '0', words, '', grade(silent === 0)]);
}

/** Least squares over equally spaced values; NaN for fewer than two. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / spread;
}

/** The heap grows in steps until it has found its size, after some 150 trials; what grows after them grows with time. */
const GROWTH_TRIALS = 400;

async function printMemory(): Promise<void> {
  const long = await measure(
    'client-run.js',
    { concurrency: 256, requests: 100_000, tokens: 16, tokensPerSecond: 60_000 },
    0,
  );
  const peak = long.peakResidentMb ?? Number.NaN;
  print(['memory, C=256, 100,000 requests recorded', '<= 250 MB', `${peak.toFixed(0)} MB`, '', grade(peak <= 250)]);
  const many = await measure(
    'client-run.js',
    { concurrency: 64, requests: 640, tokens: 16, tokensPerSecond: 60_000, trials: GROWTH_TRIALS },
    0,
  );
  const growth = slopeOf((many.residentMb ?? []).slice(GROWTH_TRIALS / 2));
  print([
    `memory growth a trial, trials ${GROWTH_TRIALS / 2} to ${GROWTH_TRIALS}`,
    '<= 0.1 MB',
    `${growth.toFixed(2)} MB`,
    '',
    grade(growth <= 0.1),
  ]);
}

/** What a job waits for before anything is measured: dist/main.js as committed, not the bundled client. */
async function printStartUp(): Promise<void> {
  for (const { name, medianMs, runs } of await measureStartUps())
    print([
      `dist/main.js to its first request: ${name}, median of ${runs}`,
      '<= 400 ms',
      `${medianMs.toFixed(0)} ms`,
      '',
      grade(medianMs <= 400),
    ]);
}

console.log(
  pinned
    ? `server on core ${SERVER_CORE}, client on core ${CLIENT_CORE}`
    : 'cores not pinned: taskset is missing or there is one core',
);
try {
  print(['measure', 'wanted', 'measured', 'bare reader', '']);
  await printAccuracy();
  await printCost();
  await printStartUp();
  if (!quick) {
    await printCapacity();
    await printClientBound();
    await printMemory();
  }
  if (asked.peers !== undefined) {
    print(['peer', 'throughput', 'TTFT p50', 'mean TPOT']);
    await printPeers(asked.peers);
  }
} finally {
  bundle.remove();
}
