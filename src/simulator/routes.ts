import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LOADING, NO_SUCH_METHOD, NO_SUCH_ROUTE } from './api-error.ts';
import { MAX_MODEL_LEN } from './generation-request.ts';
import type { GenerationService } from './generation-service.ts';
import { send, sendError } from './send.ts';

export type RouteParts = {
  readonly modelId: string;
  readonly version: string;
  readonly startedAtSeconds: number;
  readonly isReady: () => boolean;
  readonly generations: GenerationService;
  readonly metricsPage: () => string;
  readonly resetPrefixCache: () => void;
};

type Route = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The routes of vLLM's server that a load client may meet, and their answers in its dialect. */
export function createRoutes(parts: RouteParts): RequestListener {
  const routes: Readonly<Record<string, Route>> = {
    'GET /health': (_, response) => send(response, ''),
    'GET /version': (_, response) => send(response, JSON.stringify({ version: parts.version })),
    'GET /v1/models': (_, response) => send(response, modelList(parts)),
    'GET /metrics': (_, response) => send(response, parts.metricsPage(), 'text/plain; version=0.0.4; charset=utf-8'),
    'POST /v1/chat/completions': (request, response) => parts.generations.serve('chat', request, response),
    'POST /v1/completions': (request, response) => parts.generations.serve('completions', request, response),
    'POST /reset_prefix_cache': (_, response) => {
      parts.resetPrefixCache();
      send(response, '');
    },
  };
  const paths = new Set(Object.keys(routes).map((key) => key.split(' ')[1]));
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const route = routes[`${request.method} ${path}`];
    if (!parts.isReady()) {
      sendError(response, LOADING);
    } else if (route === undefined) {
      sendError(response, paths.has(path) ? NO_SUCH_METHOD : NO_SUCH_ROUTE);
    } else {
      void route(request, response);
    }
  };
}

function modelList({ modelId, startedAtSeconds }: RouteParts): string {
  const created = Math.floor(startedAtSeconds);
  const model = { id: modelId, object: 'model', created, owned_by: 'vllm', root: modelId, parent: null };
  return JSON.stringify({ object: 'list', data: [{ ...model, max_model_len: MAX_MODEL_LEN }] });
}
