import type { ServerResponse } from 'node:http';

/** Writes the body of a streamed answer. */
export type ChunkWriter = {
  /** Bytes that `write` takes for this text; kept by the caller where the text comes again. */
  readonly prepare: (text: string) => Buffer;
  readonly write: (prepared: Buffer) => void;
  readonly end: () => void;
};

/**
 * Sends the headers at once and returns a writer. On HTTP/1.1 it frames the chunks itself and writes each to the
 * socket as one buffer: `ServerResponse.write` makes three of them, and at 20,000 chunks a second that decides
 * whether one core keeps the schedule.
 */
export function openChunkWriter(response: ServerResponse): ChunkWriter {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  const socket = response.socket;
  if (socket === null || response.req.httpVersion !== '1.1') {
    const prepare = (text: string): Buffer => Buffer.from(text);
    return { prepare, write: (prepared) => response.write(prepared), end: () => response.end() };
  }
  return {
    prepare: (text) => Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`),
    write: (prepared) => {
      socket.write(prepared);
    },
    end: () => response.end(),
  };
}
