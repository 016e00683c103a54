import { createHash } from 'node:crypto';
import { CLIENT } from '../version.ts';
import { createEngine } from './engine.ts';
import { refusesEverything } from './fault.ts';
import { createGenerationService } from './generation-service.ts';
import { type Listener, openListener } from './listener.ts';
import { renderMetricsPage, type SimulatorStats } from './metrics-page.ts';
import { createRoutes } from './routes.ts';
import { completeSimulatorOptions, type SimulatorOptions } from './simulator-options.ts';
import { createStepClock } from './step-clock.ts';

/** A running simulator. */
export type Simulator = {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly stats: () => SimulatorStats;
  /** Settles when the fault `die` has taken the server down; a process that plays the server then exits with 1. */
  readonly died: Promise<void>;
  readonly stop: () => Promise<void>;
};

/** How long (simulated) the fault `refuse` keeps new connections out, when it strikes one generation. */
const REFUSE_MS = 1000;

const VERSION = `${CLIENT.version}-simulator`;

/** Starts the simulator on 127.0.0.1 in this very event loop. Throws `port-in-use`. */
export async function startSimulator(given: Partial<SimulatorOptions> = {}): Promise<Simulator> {
  const options = completeSimulatorOptions(given);
  const clock = createStepClock(options.speed);
  const engine = createEngine(options, clock);
  const startedAtSeconds = Date.now() / 1000;
  const death = createSignal();
  let listener: Listener | null = null;

  const die = (): void => {
    clock.stop();
    listener?.kill();
    death.fire();
  };
  const refuse = (): void => listener?.refuseFor(REFUSE_MS / options.speed);
  const generations = createGenerationService(options, engine, systemFingerprint(options), { die, refuse });
  const stats = (): SimulatorStats => ({
    engine: engine.counters(),
    lateness: clock.lateness(),
    ...generations.counts(),
  });

  const routes = createRoutes({
    modelId: options.modelId,
    version: VERSION,
    startedAtSeconds,
    isReady: () => clock.nowMs() >= options.readyAfterMs,
    generations,
    metricsPage: () => renderMetricsPage(stats(), options.modelId, startedAtSeconds),
    resetPrefixCache: engine.resetPrefixCache,
  });
  const opened = await openListener(options.port, routes);
  listener = opened;
  if (refusesEverything(options.faults)) {
    opened.refuseFor(Number.POSITIVE_INFINITY);
  }
  return {
    url: `http://127.0.0.1:${opened.port}`,
    port: opened.port,
    stats,
    died: death.fired,
    stop: async () => {
      clock.stop();
      await opened.close();
    },
  };
}

function createSignal(): { readonly fired: Promise<void>; readonly fire: () => void } {
  let fire = (): void => {};
  const fired = new Promise<void>((resolve) => {
    fire = resolve;
  });
  return { fired, fire: () => fire() };
}

/** As vLLM's: a hash over what was configured, so that two differently tuned servers can be told apart. */
function systemFingerprint(options: SimulatorOptions): string {
  const { port: _port, seed: _seed, ...tuning } = options;
  const hash = createHash('sha256').update(JSON.stringify(tuning)).digest('hex');
  return `vllm-${VERSION}-${hash.slice(0, 8)}`;
}
