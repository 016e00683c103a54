import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../end-to-end/launch.ts';
import { type Engine, enginesHere, installEngine } from './engines.ts';
import {
  expectNothingLeft,
  processesOf,
  type RunningGate,
  readResult,
  readVerdict,
  startGate,
  trialsOnDisk,
  waitFor,
  writeSuite,
} from './gate-run.ts';

/** The engine itself, not the script that is about to become it. */
const findProcess = (folder: string, commandLine: string) =>
  processesOf(folder).find(
    (process) => process.commandLine.includes(commandLine) && !/^(ba)?sh /.test(process.commandLine),
  );

type Moment = {
  readonly name: string;
  /** Resolves when it has come. */
  readonly await: (gate: RunningGate, folder: string) => Promise<unknown>;
  /** Trials that were whole by then. */
  readonly keptTrials: number;
};

const LOADING: Moment = {
  name: 'loading',
  await: () => Promise.resolve(),
  keptTrials: 0,
};
const WARM_UP: Moment = {
  name: 'warm-up',
  await: async (gate) => {
    await waitFor(gate, () => /^ready after/m.exec(gate.said()) ?? undefined);
    await pause(300);
  },
  keptTrials: 0,
};
const TRIAL: Moment = {
  name: 'the second trial',
  await: async (gate, folder) => {
    await waitFor(gate, () => (trialsOnDisk(folder) > 0 ? true : undefined));
    await pause(500);
  },
  keptTrials: 1,
};

/** When the gate says that the server is dead, or ends. */
const noticedAt = (gate: RunningGate): Promise<number> =>
  waitFor(gate, () => /^The server/m.exec(gate.said()) ?? undefined).then(
    () => performance.now(),
    () => performance.now(),
  );

async function startAt(engine: Engine, folder: string, moment: Moment): Promise<RunningGate> {
  const { slots, tokensOfAWhile } = engine;
  await writeSuite(folder, engine, {
    slots: slots.enough,
    levels: [8],
    outputTokens: tokensOfAWhile,
    requests: { perSlot: 1, atLeast: 8 },
  });
  const gate = startGate(folder);
  await moment.await(gate, folder);
  return gate;
}

describe.each(enginesHere())('$name, launched by the gate', (engine) => {
  beforeAll(() => installEngine(engine));

  const victims = [
    { victim: 'the server', commandLine: String(engine.port) },
    ...(engine.computesIn === null ? [] : [{ victim: 'its computing process', commandLine: engine.computesIn }]),
  ];
  const kills = victims.flatMap((victim) =>
    [LOADING, WARM_UP, TRIAL].map((moment) => ({ ...victim, moment, signal: 'SIGKILL' as const })),
  );
  // Asked to stop, vLLM ends its streams as if they were done; llama.cpp keeps them silent for half a minute.
  const stopped = { victim: 'the server', commandLine: String(engine.port), moment: TRIAL, signal: 'SIGTERM' as const };

  it.each([...kills, stopped])(
    'is named dead when $victim gets $signal in $moment.name',
    async ({ commandLine, moment, signal }) => {
      const folder = await makeFolder();
      const gate = await startAt(engine, folder, moment);
      const victim = await waitFor(gate, () => findProcess(folder, commandLine));
      const killedAt = performance.now();
      const noticed = noticedAt(gate);
      process.kill(victim.pid, signal);
      expect(await gate.exited).toBe(2);
      const since = (at: number) => `${Math.round(at - killedAt)} ms after ${signal}`;
      console.log(`${gate.said()}\nnoticed ${since(await noticed)}, gate ended ${since(performance.now())}`);

      const { verdict, reasons } = await readVerdict(folder);
      expect(verdict).toBe('invalid');
      expect(reasons.map(({ code }) => code)).toContain('server-died');
      expect(trialsOnDisk(folder)).toBeGreaterThanOrEqual(moment.keptTrials);
      await expectNothingLeft(folder, engine);
    },
  );

  it('is stopped, and what was measured kept, when the gate is interrupted in a trial', async () => {
    const folder = await makeFolder();
    const gate = await startAt(engine, folder, TRIAL);
    expect(findProcess(folder, String(engine.port))).toBeDefined();
    const interruptedAt = performance.now();
    process.kill(gate.pid, 'SIGINT');
    expect(await gate.exited).toBe(130);
    console.log(`${gate.said()}\ngate ended ${Math.round(performance.now() - interruptedAt)} ms after SIGINT`);

    const [level] = (await readResult(folder)).levels;
    expect(level?.trials[0]?.valid).toBe(true);
    expect(trialsOnDisk(folder)).toBeGreaterThan(0);
    await expectNothingLeft(folder, engine);
  });
});
