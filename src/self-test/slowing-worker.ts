import { parentPort, workerData } from 'node:worker_threads';
import type { Exchange } from './exchange.ts';
import type { LevelPace } from './pace.ts';
import { startSlowingServer, type Upstream } from './slowing-server.ts';

/** Main thread → proxy. */
export type ProxyOrder = { readonly kind: 'pace'; readonly paces: readonly LevelPace[] } | { readonly kind: 'take' };

/** Proxy → main thread. Orders are answered in their order. */
export type ProxyReport =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'paced' }
  | { readonly kind: 'taken'; readonly exchanges: readonly Exchange[] };

/** Entry of the proxy's thread: an event loop that it shares with nobody. Does nothing when imported by a main thread. */
async function serve(port: NonNullable<typeof parentPort>, upstream: Upstream): Promise<void> {
  const post = (report: ProxyReport) => port.postMessage(report);
  const server = await startSlowingServer(upstream);
  port.on('message', (order: ProxyOrder) => {
    if (order.kind === 'pace') {
      server.setPaces(order.paces);
      post({ kind: 'paced' });
    } else post({ kind: 'taken', exchanges: server.takeExchanges() });
  });
  post({ kind: 'listening', port: server.port });
}

if (parentPort !== null) await serve(parentPort, workerData as Upstream);
