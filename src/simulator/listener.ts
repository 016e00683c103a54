import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { GateError } from '../gate-error.ts';

/** uvicorn's default, which vLLM keeps. */
const KEEP_ALIVE_MS = 5000;

/** The listening end of the simulator, on 127.0.0.1 only. */
export type Listener = {
  readonly port: number;
  /** Refuses new connections, cuts the idle ones, and takes connections again after `ms` (never, when infinite). */
  readonly refuseFor: (ms: number) => void;
  /** Every socket gone and nobody listening, as when a process is killed. */
  readonly kill: () => void;
  readonly close: () => Promise<void>;
};

/** Throws `port-in-use` when the port is taken. */
export async function openListener(port: number, handle: RequestListener): Promise<Listener> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 }, handle);
  const sockets = new Set<Socket>();
  let reopening: NodeJS.Timeout | undefined;
  let ended = false;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that resets its end isn't our error.
    socket.on('error', () => socket.destroy());
  });
  const bound = await listen(server, port);

  const kill = (): void => {
    ended = true;
    clearTimeout(reopening);
    server.close();
    for (const socket of sockets) {
      socket.destroy();
    }
  };

  const reopen = (): void => {
    // Somebody else may have taken the port meanwhile; then this server stays away, as a crashed one would.
    listen(server, bound).catch(kill);
  };

  return {
    port: bound,
    refuseFor: (ms) => {
      server.close();
      server.closeIdleConnections();
      clearTimeout(reopening);
      // A timer at the longest delay keeps the process alive while nothing listens.
      reopening = Number.isFinite(ms) ? setTimeout(reopen, ms) : setTimeout(kill, 2 ** 31 - 1);
    },
    kill,
    close: async () => {
      if (!ended) {
        kill();
      }
      await new Promise<void>((resolve) => (server.listening ? server.once('close', resolve) : resolve()));
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (cause: Error): void => reject(cannotListen(port, cause));
    server.once('error', fail);
    server.listen({ host: '127.0.0.1', port, backlog: 4096 }, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function cannotListen(port: number, cause: Error): GateError {
  return new GateError(
    'port-in-use',
    `the simulator can't listen on 127.0.0.1:${port}: ${cause.message}`,
    'Stop what uses the port, or give --port 0 to take a free one.',
    { cause },
  );
}
