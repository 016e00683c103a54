import type { CliWorld } from '../command-line/cli-world.ts';
import { parseSimulatorOptions } from '../simulator/parse-simulator-options.ts';
import { startSimulator } from '../simulator/start-simulator.ts';

/** Serves until it is interrupted (0) or its fault `die` takes it down (1). */
export async function simulate(
  raw: Readonly<Record<string, string | boolean | undefined>>,
  world: CliWorld,
): Promise<number> {
  const simulator = await startSimulator(parseSimulatorOptions(raw));
  world.stdout.write(`listening on ${simulator.url}\n`);
  const interrupted = new Promise<'interrupted'>((resolve) => {
    world.signal.addEventListener('abort', () => resolve('interrupted'), { once: true });
  });
  const end = await Promise.race([simulator.died.then(() => 'died' as const), interrupted]);
  await simulator.stop();
  return end === 'died' ? 1 : 0;
}
