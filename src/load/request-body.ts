import type { OutputLength, Prompt } from '../suite/suite.ts';
import { NONCE_BYTES, type NonceSeed, writeNonce } from './nonce.ts';
import type { RequestShape, Target } from './trial-plan.ts';

const BLANK_NONCE = ' '.repeat(NONCE_BYTES);

/** Path of the endpoint below the server's base path. */
export function pathOf(shape: RequestShape, basePath: string): string {
  return `${basePath}/v1/${shape.api === 'chat' ? 'chat/completions' : 'completions'}`;
}

/** The target's own headers beside those that a streamed answer needs. */
export function headersOf(target: Target): Record<string, string> {
  return {
    accept: 'text/event-stream',
    ...target.headers,
    'content-type': 'application/json',
    // Compressed events can't be stamped one by one.
    'accept-encoding': 'identity',
  };
}

/**
 * Bodies of a trial, serialised before the clock: request i gets prompt i modulo the number of prompts, with its nonce
 * written over a blank of the same width at the very start of the prompt.
 */
export function prepareBodies(
  shape: RequestShape,
  prompts: readonly Prompt[],
  output: OutputLength,
  nonce: NonceSeed | null,
  concurrency: number,
): (index: number) => Buffer {
  const blanks = prompts.map((prompt) =>
    buildBody(shape, nonce === null ? prompt : addStart(prompt, BLANK_NONCE), output),
  );
  const offsets = blanks.map((body) => body.indexOf(BLANK_NONCE));
  return (index) => {
    const at = index % blanks.length;
    const blank = blanks[at] ?? Buffer.alloc(0);
    if (nonce === null) return blank;
    const body = Buffer.from(blank);
    body.write(writeNonce(nonce, concurrency, index), offsets[at] ?? 0, 'latin1');
    return body;
  };
}

/** One JSON body; the prompt stands first, so that a nonce in it is found before anything a user wrote. */
export function buildBody(shape: RequestShape, prompt: Prompt, output: OutputLength): Buffer {
  const pinned = output.kind === 'pinned';
  const { fields } = shape;
  const own = {
    model: shape.model,
    stream: true,
    [fields.maxCompletionTokens ? 'max_completion_tokens' : 'max_tokens']: output.tokens,
  };
  const body = {
    ...writePrompt(shape, prompt),
    ...(fields.streamOptions ? { stream_options: { include_usage: true } } : {}),
    ...(pinned && fields.ignoreEos ? { ignore_eos: true } : {}),
    ...(pinned && fields.minTokens ? { min_tokens: output.tokens } : {}),
    ...shape.sampling,
    ...shape.extraBody,
    ...writePrompt(shape, prompt),
    ...own,
  };
  return Buffer.from(JSON.stringify(body));
}

function writePrompt(shape: RequestShape, prompt: Prompt): Record<string, unknown> {
  if (shape.api === 'completions') return { prompt: textOf(prompt) };
  return { messages: prompt.kind === 'text' ? [{ role: 'user', content: prompt.text }] : prompt.messages };
}

/** A conversation as plain text, for the endpoint that takes no messages. */
function textOf(prompt: Prompt): string {
  if (prompt.kind === 'text') return prompt.text;
  return prompt.messages.map(({ content }) => content).join('\n\n');
}

/** Puts text before everything that the model reads: the bare text, or the first message, system or user. */
function addStart(prompt: Prompt, start: string): Prompt {
  if (prompt.kind === 'text') return { kind: 'text', text: start + prompt.text };
  const [first, ...rest] = prompt.messages;
  if (first === undefined) return { kind: 'messages', messages: [{ role: 'user', content: start }] };
  return { kind: 'messages', messages: [{ ...first, content: start + first.content }, ...rest] };
}
