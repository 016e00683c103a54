import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, type AnswerParts, openStream, openWhole } from './answer.ts';
import { INTERNAL_ERROR, OVERLOADED } from './api-error.ts';
import type { Engine } from './engine.ts';
import { createFaultPlan } from './fault.ts';
import { type EarlyFault, isEarlyFault, planGeneration } from './generation-plan.ts';
import { type Api, type GenerationRequest, readGenerationRequest } from './generation-request.ts';
import type { SimulatorStats } from './metrics-page.ts';
import { readBody } from './read-body.ts';
import { createSeededRandom } from './seeded-random.ts';
import { sendError } from './send.ts';
import type { SimulatorOptions } from './simulator-options.ts';
import { createWire } from './wire.ts';

/** What the faults that concern the whole server do. */
export type ServerFaults = { readonly refuse: () => void; readonly die: () => void };

export type GenerationService = {
  readonly serve: (api: Api, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly counts: () => Pick<SimulatorStats, 'generations' | 'finished'>;
};

/** Chat and text completions on one engine. */
export function createGenerationService(
  options: SimulatorOptions,
  engine: Engine,
  systemFingerprint: string,
  server: ServerFaults,
): GenerationService {
  // A stream of chance of its own: faults leave step times as they are.
  const nextFault = createFaultPlan(options.faults, createSeededRandom(options.seed ^ 0x5f4a7c15));
  const finished = { stop: 0, length: 0, abort: 0 };
  let generations = 0;

  const failEarly = (fault: EarlyFault, response: ServerResponse): void => {
    if (fault === 'refuse') {
      server.refuse();
      response.socket?.resetAndDestroy();
    } else {
      sendError(response, fault === 'http-500' ? INTERNAL_ERROR : OVERLOADED);
    }
  };

  const generate = (parts: AnswerParts): void => {
    const { request, plan, response } = parts;
    const answer: Answer = request.stream ? openStream(parts) : openWhole(parts);
    let running = true;
    const cancel = engine.submit({
      promptTokens: request.prompt.tokens,
      blocks: request.prompt.blocks,
      outputTokens: plan.tokens,
      onStep: (progress) => {
        answer(progress);
        if (progress.done) {
          running = false;
          finished[plan.ending === 'complete' ? plan.finish : 'abort'] += 1;
        }
      },
    });
    response.on('close', () => {
      if (running) {
        finished.abort += 1;
        cancel();
      }
    });
  };

  const start = (request: GenerationRequest, response: ServerResponse): void => {
    generations += 1;
    const fault = nextFault();
    if (isEarlyFault(fault)) {
      failEarly(fault, response);
      return;
    }
    const identity = { sequence: generations, model: options.modelId, created: nowSeconds(), systemFingerprint };
    generate({
      request,
      response,
      plan: planGeneration(request, fault),
      wire: createWire(request.api, identity),
      tokensPerChunk: options.tokensPerChunk,
      die: server.die,
    });
  };

  return {
    serve: async (api, incoming, response) => {
      const body = await readBody(incoming);
      if (body === null) {
        return;
      }
      const request = readGenerationRequest(api, body, options.modelId);
      if ('status' in request) {
        sendError(response, request);
      } else {
        start(request, response);
      }
    },
    counts: () => ({ generations, finished: { ...finished } }),
  };
}

const nowSeconds = (): number => Math.floor(Date.now() / 1000);
