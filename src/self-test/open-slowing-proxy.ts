import { Worker } from 'node:worker_threads';
import { GateError } from '../gate-error.ts';
import type { Exchange } from './exchange.ts';
import type { LevelPace } from './pace.ts';
import type { Upstream } from './slowing-server.ts';
import type { ProxyOrder, ProxyReport } from './slowing-worker.ts';

/** A proxy before the user's own server, in a thread of its own. */
export type SlowingProxy = {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Holds for whatever arrives from now on; none = full speed. */
  readonly setPaces: (paces: readonly LevelPace[]) => Promise<void>;
  /** The generations that ended since the last call. */
  readonly takeExchanges: () => Promise<readonly Exchange[]>;
  readonly close: () => Promise<void>;
};

/** @throws GateError `internal` when the thread fails to start */
export async function openSlowingProxy(upstream: Upstream): Promise<SlowingProxy> {
  const worker = new Worker(findWorkerFile(), { execArgv: [], workerData: upstream });
  let failure: unknown = null;
  worker.on('error', (error) => {
    failure = error;
  });
  const ended = new Promise<null>((resolve) => worker.once('exit', () => resolve(null)));
  const nextReport = async (): Promise<ProxyReport> => {
    const message = new Promise<ProxyReport>((resolve) => worker.once('message', resolve));
    const report = await Promise.race([message, ended]);
    if (report !== null) return report;
    const remedy = 'Report this as a bug, with the log.';
    throw new GateError('internal', 'The slowing proxy has ended.', remedy, { cause: failure });
  };
  const order = (message: ProxyOrder) => {
    const answered = nextReport();
    worker.postMessage(message);
    return answered;
  };
  const listening = await nextReport();
  if (listening.kind !== 'listening') {
    throw new GateError('internal', 'The slowing proxy is out of step.', 'Report this as a bug, with the log.');
  }
  return {
    url: `http://127.0.0.1:${listening.port}`,
    setPaces: async (paces) => {
      await order({ kind: 'pace', paces });
    },
    takeExchanges: async () => {
      const report = await order({ kind: 'take' });
      return report.kind === 'taken' ? report.exchanges : [];
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

/** The worker beside this module: TypeScript in the sources, its own bundle in `dist/`. */
function findWorkerFile(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './slowing-worker.ts' : './slowing-worker.js', import.meta.url);
}
