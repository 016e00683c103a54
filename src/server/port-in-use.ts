import { connect, createServer } from 'node:net';
import { GateError } from '../gate-error.ts';
import { isLoopback, portOf } from './endpoint.ts';
import { listenersOn } from './listening-port.ts';
import { readModelIds } from './model-list.ts';
import { readCommandLine } from './process-table.ts';
import { redactArguments } from './redact.ts';

/**
 * Throws GateError `port-in-use` when something listens where the server is about to: engines set SO_REUSEPORT, so two
 * servers would share the port without an error and the kernel would split connections between them.
 */
export async function refusePortInUse(origin: string, secrets: readonly string[] = []): Promise<void> {
  const port = portOf(origin);
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  const answers = await accepts(host, port);
  const bound = !answers && isLoopback(origin) && !(await canListen(host === 'localhost' ? '127.0.0.1' : host, port));
  if (!answers && !bound) return;
  const who = [await modelsOf(origin), ownersOf(port, secrets)].filter((text) => text !== '').join(', ');
  throw new GateError(
    'port-in-use',
    `Port ${port} is already in use before the server was launched${who === '' ? '' : `: ${who}`}.`,
    'Stop that server, or choose another port in server.command and server.url. To measure it as it is, leave server.command out.',
  );
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(false));
  });
}

/** Also false for a server that has bound the port and doesn't listen yet, as vLLM while it loads. */
function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

async function modelsOf(origin: string): Promise<string> {
  const target = { origin, basePath: '', headers: {} };
  const ids = await readModelIds(target, { timeoutMs: 2000 });
  return ids.length === 0 ? '' : `a server answers with model ${ids.slice(0, 3).join(', ')}`;
}

function ownersOf(port: number, secrets: readonly string[]): string {
  const owners = listenersOn(port).map((pid) => {
    const words = redactArguments(readCommandLine(pid) ?? [], secrets).join(' ');
    return `process ${pid}${words === '' ? '' : ` (${words.slice(0, 160)})`}`;
  });
  return owners.join(', ');
}
