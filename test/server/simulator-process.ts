import { parseSimulatorOptions } from '../../src/simulator/parse-simulator-options.ts';
import { startSimulator } from '../../src/simulator/start-simulator.ts';

// The simulator in a process of its own: `simulator-process.ts --port N --fault die@1 …`, without the rest of the gate.
const words = process.argv.slice(2);
const raw = Object.fromEntries(
  words.flatMap((word, at) =>
    word.startsWith('--')
      ? [[word.slice(2).replace(/-(.)/g, (_, letter) => letter.toUpperCase()), words[at + 1] ?? '']]
      : [],
  ),
);
const simulator = await startSimulator(parseSimulatorOptions(raw));
process.stdout.write(`listening on ${simulator.url}\n`);
process.on('SIGTERM', () => void simulator.stop().then(() => process.exit(0)));
await simulator.died;
process.exit(1);
