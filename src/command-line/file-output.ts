import { fstatSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';
import type { TerminalStream } from './terminal-log.ts';

/**
 * The stream itself, or, where it goes to a file, one that writes on until all is written: Node's own takes the part that
 * a disk still had room for as the whole, and an answer that is cut off would pass for one.
 */
export function writeWholeToFile(stream: TerminalStream & { readonly fd: number }): TerminalStream {
  if (!fstatSync(stream.fd).isFile()) return stream;
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      try {
        for (let written = 0; written < chunk.length; ) written += writeSync(stream.fd, chunk, written);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
