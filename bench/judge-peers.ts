import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findPeers, type Peer, type PeerResult, runPeer } from './peers.ts';
import { startTruthServer, type TruthPace, type TruthServer } from './truth-server.ts';

// The judge's own proof on files that the field's clients write on the spot: three a level of a server whose truth is
// known, three again of the same server, three of one 15 % slower; then `judge` over each pair of sides.
//   node bench/judge-peers.ts --peers DIR --out DIR [--tool vllm,sglang] [--levels 1,8,32] [--minutes 4]
// Files that are there already are kept, so that it can be run in pieces of `--minutes`.

const { values: asked } = parseArgs({
  options: {
    peers: { type: 'string' },
    out: { type: 'string' },
    tool: { type: 'string' },
    levels: { type: 'string', default: '1,8,32' },
    minutes: { type: 'string', default: '60' },
  },
});
if (asked.peers === undefined || asked.out === undefined) throw new Error('--peers DIR and --out DIR are needed');
const { peers: folder, out } = { peers: asked.peers, out: resolve(asked.out) };
const levels = asked.levels.split(',').map(Number);
const end = Date.now() + Number(asked.minutes) * 60_000;

const TRIALS = [1, 2, 3];
const TOKENS = 64;
const SLOWER = 0.85;
// The pace of a middling GPU: slow enough that a busy machine and a heavy client don't hide it.
const NOMINAL = { stepUs: 12_000, stepUsPerRequest: 250, prefillUs: 60_000, maxRunning: 4096 };
const slowed = (us: number) => Math.round(us / SLOWER);
const SIDES: Readonly<Record<'reference' | 'again' | 'slower', TruthPace>> = {
  reference: NOMINAL,
  again: NOMINAL,
  slower: {
    ...NOMINAL,
    stepUs: slowed(NOMINAL.stepUs),
    stepUsPerRequest: slowed(NOMINAL.stepUsPerRequest),
    prefillUs: slowed(NOMINAL.prefillUs),
  },
};
type Side = keyof typeof SIDES;
const sides = Object.keys(SIDES) as Side[];

const nameOf = ({ name }: Peer) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
const folderOf = (peer: Peer, side: Side) => join(out, nameOf(peer), side);
const fileOf = (peer: Peer, side: Side, level: number, trial: number) =>
  join(folderOf(peer, side), `c${String(level).padStart(3, '0')}-${trial}.json`);

/** In turns, so that a drifting machine drifts for every side. */
const listRuns = (peer: Peer) =>
  TRIALS.flatMap((trial) => levels.flatMap((level) => sides.map((side) => ({ side, level, trial })))).filter(
    ({ side, level, trial }) => !existsSync(fileOf(peer, side, level, trial)),
  );

/** Tokens a second of a closed loop at this pace, every slot busy. */
const paceOf = ({ stepUs, stepUsPerRequest = 0, prefillUs }: TruthPace, level: number): number =>
  (1e6 * level * TOKENS) / (prefillUs + TOKENS * (stepUs + stepUsPerRequest * level));

/** A neighbour that starves client or server: told by the server's truth alone, never by what the client says. */
const DISTURBED_BELOW = 0.9;
const TRIES = 4;

async function runUndisturbed(
  peer: Peer,
  server: TruthServer,
  one: Parameters<typeof runPeer>[3],
  pace: number,
): Promise<PeerResult> {
  for (let tries = 1; ; tries++) {
    const result = await runPeer(folder, peer, server, one, []);
    if (result.truth.tok_s >= DISTURBED_BELOW * pace || tries === TRIES) return result;
    console.log(`${peer.name} C=${one.concurrency}: disturbed, the server saw ${result.truth.tok_s.toFixed(0)} tok/s`);
  }
}

async function makeFiles(peer: Peer): Promise<void> {
  const started = await Promise.all(
    sides.map(async (side) => [side, await startTruthServer(SIDES[side], null)] as const),
  );
  const servers = new Map(started);
  try {
    for (const { side, level, trial } of listRuns(peer)) {
      const server = servers.get(side);
      if (server === undefined || Date.now() > end) return;
      const one = { concurrency: level, requests: Math.max(8, 4 * level), tokens: TOKENS };
      const { text, truth } = await runUndisturbed(peer, server, one, paceOf(SIDES[side], level));
      mkdirSync(folderOf(peer, side), { recursive: true });
      writeFileSync(fileOf(peer, side, level, trial), text);
      console.log(`${peer.name} C=${level} ${side} ${trial}: the server's truth is ${truth.tok_s.toFixed(0)} tok/s`);
    }
  } finally {
    for (const server of servers.values()) await server.close();
  }
}

function judge(peer: Peer, side: Side): Promise<void> {
  const files = (each: Side) => readdirSync(folderOf(peer, each)).map((name) => join(folderOf(peer, each), name));
  const cli = join(import.meta.dirname, '../src/cli.ts');
  const call = [cli, 'judge', '--reference', ...files('reference'), '--current', ...files(side)];
  return new Promise((done) => {
    execFile(
      process.execPath,
      [...call, '--out', join(out, nameOf(peer), `judged-${side}`)],
      (error, stdout, stderr) => {
        console.log(
          `\n== ${peer.name}: reference against ${side}, exit ${error === null ? 0 : error.code}\n${stdout}${stderr}`,
        );
        done();
      },
    );
  });
}

const wanted = asked.tool?.split(',');
for (const peer of findPeers(folder)) {
  if (wanted !== undefined && !wanted.includes(nameOf(peer))) continue;
  await makeFiles(peer);
  if (listRuns(peer).length > 0) {
    console.log(`${peer.name}: ${listRuns(peer).length} files are left to make; run it again`);
    continue;
  }
  await judge(peer, 'again');
  await judge(peer, 'slower');
}
