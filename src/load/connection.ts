import type { Socket } from 'node:net';
import { type buildConnector, Client, type Dispatcher } from 'undici';
import { connectorOf, dialledOrigin, routeRequest } from './proxy-route.ts';
import { readInPlace } from './read-in-place.ts';
import type { Target } from './trial-plan.ts';
import { readClockMs } from './turn-clock.ts';

/** What a request must know of the connection it runs on. */
export type ConnectionFacts = {
  /** Requests written to the present socket so far. */
  requestsOnSocket: number;
  /** What opening the present socket took; 0 when that was before the clock. */
  connectMs: number;
  /** The body of a good answer is coming, whose reader keeps no bytes of a read. Set by the request. */
  inBody: boolean;
};

/** A dispatch handler that wants to know its connection. */
export type ConnectionUser = { connection: ConnectionFacts | null };

/** Holds opened connections back until the trial's clock starts, so that no request pays for its connection. */
export type StartGate = {
  readonly isOpen: () => boolean;
  /** Called once per connection attempt that is settled before the clock. */
  readonly wait: (release: () => void) => void;
};

export const OPEN_GATE: StartGate = { isOpen: () => true, wait: (release) => release() };

/** A client of one connection that tells each request what it runs on. */
class Connection extends Client {
  readonly facts: ConnectionFacts = { requestsOnSocket: 0, connectMs: 0, inBody: false };
  target: Target | null = null;

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandlers): boolean {
    if (isConnectionUser(handler)) handler.connection = this.facts;
    return super.dispatch(this.target === null ? options : routeRequest(this.target, options), handler);
  }
}

function isConnectionUser(handler: object): handler is ConnectionUser {
  return 'connection' in handler;
}

/**
 * One HTTP/1.1 connection, made anew when the server closes it, without pipelining or undici's own timeouts (the caller
 * watches the clock). A slot has its own: undici's pool looks through all of its connections for a free one at every
 * request, 256 of them in the burst that a wave's end is. Every connection attempt passes `gate`. TCP_NODELAY is
 * undici's default.
 */
export function openConnection(target: Target, connectTimeoutMs: number, gate: StartGate): Client {
  const connection: Connection = new Connection(dialledOrigin(target), {
    pipelining: 1,
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect(address: buildConnector.Options, callback: buildConnector.Callback) {
      const startedMs = readClockMs();
      const release = (error: Error | null, socket: Socket | null) => {
        if (error !== null || socket === null) callback(error ?? new Error('no socket'), null);
        // A server may close a connection that waits at the gate: undici would wait for ever on a closed socket.
        else if (socket.destroyed) connect(address, (...[failed, fresh]) => settle(failed, fresh));
        else callback(null, socket);
      };
      const settle = (error: Error | null, socket: Socket | null) => {
        connection.facts.requestsOnSocket = 0;
        connection.facts.inBody = false;
        if (error === null && socket !== null) reading.prepare(socket);
        connection.facts.connectMs = gate.isOpen() ? readClockMs() - startedMs : 0;
        if (gate.isOpen()) release(error, socket);
        else gate.wait(() => release(error, socket));
      };
      connect(address, (...[error, socket]) => settle(error, socket));
    },
  });
  const reading = readInPlace(connection.facts);
  const connect = connectorOf(target, connectTimeoutMs, reading.onread);
  if (target.proxy !== undefined) connection.target = target;
  return connection;
}
