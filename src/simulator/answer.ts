import type { ServerResponse } from 'node:http';
import { ENGINE_DIED } from './api-error.ts';
import { openChunkWriter } from './chunk-writer.ts';
import type { JobProgress } from './engine.ts';
import type { GenerationPlan } from './generation-plan.ts';
import type { GenerationRequest } from './generation-request.ts';
import { send, sendError } from './send.ts';
import { DONE_EVENT, tokenText, type Usage, type Wire, WORD_CYCLE } from './wire.ts';

/** Everything that one answer is made of. */
export type AnswerParts = {
  readonly request: GenerationRequest;
  readonly plan: GenerationPlan;
  readonly wire: Wire;
  readonly response: ServerResponse;
  readonly tokensPerChunk: number;
  /** The fault `die` has come to its end. */
  readonly die: () => void;
};

const RESET_AFTER_MS = 20;

/** Takes the engine's progress after every step and writes what a client sees of it. */
export type Answer = (progress: JobProgress) => void;

/** Headers at once, the role chunk with the first token, the finish reason on the last token's chunk; as vLLM. */
export function openStream(parts: AnswerParts): Answer {
  const { request, wire, response, tokensPerChunk } = parts;
  const writer = openChunkWriter(response);
  const socket = response.socket;
  const prepared = new Map<number, Buffer>();
  let sent = 0;

  const words = (count: number): Buffer => {
    const key = (sent % WORD_CYCLE) + WORD_CYCLE * count;
    const known = prepared.get(key) ?? writer.prepare(wire.textEvent(tokenText(sent, count), null));
    prepared.set(key, known);
    return known;
  };

  const writeLast = (progress: JobProgress): void => {
    const opening = sent === 0 ? wire.openingEvent : '';
    socket?.cork();
    writer.write(writer.prepare(opening + lastEvents(parts, sent, progress)));
    endAnswer(parts, writer.end);
    socket?.uncork();
  };

  return (progress) => {
    if (progress.done) {
      writeLast(progress);
    } else if ((progress.produced - 1) % tokensPerChunk === 0) {
      if (sent === 0 && request.api === 'chat') {
        writer.write(writer.prepare(wire.openingEvent));
      }
      writer.write(words(progress.produced - sent));
      sent = progress.produced;
    }
  };
}

function lastEvents({ request, plan, wire }: AnswerParts, sent: number, progress: JobProgress): string {
  const left = progress.produced - sent;
  if (plan.ending !== 'complete') {
    const text = left === 0 ? '' : wire.textEvent(tokenText(sent, left), null);
    return plan.ending === 'error-in-stream' ? `${text}data: ${ENGINE_DIED.body}\n\n${DONE_EVENT}` : text;
  }
  // The end-of-sequence token counts but has no text.
  const shown = plan.finish === 'stop' ? Math.max(0, left - 1) : left;
  const usage = plan.usage && request.includeUsage ? wire.usageEvent(usageOf(request, progress)) : '';
  return wire.textEvent(tokenText(sent, shown), plan.finish) + usage + DONE_EVENT;
}

/** One JSON body when the last token is there. */
export function openWhole(parts: AnswerParts): Answer {
  return (progress) => {
    if (progress.done) {
      sendWhole(parts, progress);
    }
  };
}

function sendWhole(parts: AnswerParts, progress: JobProgress): void {
  const { plan, response } = parts;
  if (plan.ending === 'error-in-stream') {
    sendError(response, ENGINE_DIED);
  } else if (plan.ending === 'complete') {
    send(response, wholeBody(parts, progress));
  } else if (plan.ending === 'truncate') {
    const body = wholeBody(parts, progress);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.write(body.slice(0, body.length / 2), () => response.socket?.destroy());
  } else {
    endAnswer(parts, () => response.end());
  }
}

function wholeBody({ request, plan, wire }: AnswerParts, progress: JobProgress): string {
  const shown = plan.finish === 'stop' ? Math.max(0, progress.produced - 1) : progress.produced;
  return wire.wholeBody(tokenText(0, shown), plan.finish, plan.usage ? usageOf(request, progress) : null);
}

function endAnswer({ plan, response, die }: AnswerParts, end: () => void): void {
  switch (plan.ending) {
    case 'reset':
      // A reset throws away what the client's kernel still holds: the tokens before it are given time to be read.
      setTimeout(() => setImmediate(() => response.socket?.resetAndDestroy()), RESET_AFTER_MS);
      return;
    case 'die':
      setImmediate(die);
      return;
    case 'stall':
      return;
    default:
      end();
  }
}

const usageOf = (request: GenerationRequest, progress: JobProgress): Usage => ({
  promptTokens: request.prompt.tokens,
  outputTokens: progress.produced,
  cachedTokens: progress.cachedTokens,
});
