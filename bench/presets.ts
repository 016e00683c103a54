import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSimulator } from '../src/simulator/start-simulator.ts';
import { type LevelFigure, measurePreset, PRESET_RUNS, serverArgs, suiteArgs } from '../test/end-to-end/preset-run.ts';

/**
 * `node bench/presets.ts`: every preset, whole, on the simulator: the command, and the schedule's figures beside what was
 * measured. The server is in this process, the client in one of its own. Takes a few minutes on two cores.
 */
const TRIALS = 1;

console.log('| preset | simulated server | C | wanted, tok/s | measured, tok/s | |\n|---|---|---|---|---|---|');
for (const run of PRESET_RUNS) {
  const whole = { ...run, levels: null };
  const folder = await mkdtemp(join(tmpdir(), 'throughput-gate-presets-'));
  const simulator = await startSimulator(whole.server);
  const startedAt = performance.now();
  try {
    const figures = await measurePreset(whole, simulator.url, folder, TRIALS);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    for (const figure of figures) console.log(describe(whole.preset, serverArgs(whole).join(' '), figure));
    console.error(`${whole.preset}: ${suiteArgs(whole, TRIALS).join(' ')}: ${seconds} s`);
  } finally {
    await simulator.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function describe(preset: string, server: string, { concurrency, wanted, measured, reasons }: LevelFigure): string {
  const seen = measured === null ? '–' : measured.toFixed(1);
  const remark = measured === null ? reasons.join(', ') : `${(100 * (measured / wanted - 1)).toFixed(1)} %`;
  return `| ${preset} | ${server} | ${concurrency} | ${wanted.toFixed(1)} | ${seen} | ${remark} |`;
}
