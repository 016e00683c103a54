import type { IncomingMessage } from 'node:http';

/** The whole body as text, null when the client went away before its end. */
export function readBody(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    request.on('error', () => resolve(null));
    request.on('close', () => resolve(null));
  });
}
