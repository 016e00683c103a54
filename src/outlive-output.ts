import { setImmediate as nextTurn } from 'node:timers/promises';

/** Writes out what is pending; says why something was lost on the way, null where nothing was. */
export type FindLoss = () => Promise<string | null>;

/**
 * Lets a run go on although its output can't be written, as on a full disk: an error of a stream that nobody hears ends
 * the process with 1, which means "regressed". A reader that has gone, such as `head -1`, has lost nothing.
 */
export function outliveOutput(stream: NodeJS.WritableStream): FindLoss {
  let loss: string | null = null;
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') loss ??= code ?? message;
  });
  return async () => {
    await new Promise((written) => stream.write('', written));
    // The error is told a moment after the writer's callback.
    await nextTurn();
    return loss;
  };
}
