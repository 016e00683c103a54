import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';

export type RunningServer = { readonly port: number; readonly origin: string; readonly close: () => Promise<void> };

export type Asked = {
  readonly body: Record<string, unknown>;
  readonly request: IncomingMessage;
  readonly count: number;
};

/** An HTTP server on loopback whose every answer is the test's own. */
export async function serveAnswers(
  answer: (response: ServerResponse, asked: Asked) => void,
  tls?: { readonly key: string; readonly cert: string },
): Promise<RunningServer> {
  let count = 0;
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      answer(response, { body: text === '' ? {} : JSON.parse(text), request, count: ++count });
    });
  };
  const server = tls === undefined ? createHttpServer(listener) : createHttpsServer(tls, listener);
  return listen(server, tls === undefined ? 'http' : 'https', () => server.closeAllConnections());
}

/** A TCP server on loopback that speaks whatever the test says. */
export async function serveSockets(onSocket: (socket: Socket, count: number) => void): Promise<RunningServer> {
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    onSocket(socket, ++count);
  });
  return listen(server, 'http', () => {
    for (const socket of sockets) socket.destroy();
  });
}

async function listen(server: Server, scheme: string, closeConnections: () => void): Promise<RunningServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `${scheme}://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        closeConnections();
      }),
  };
}

/** A port of loopback on which nothing listens. */
export async function findClosedPort(): Promise<number> {
  const server = await serveSockets(() => {});
  await server.close();
  return server.port;
}

export const chunkOf = (text: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text }, finish_reason: finish }] })}\n\n`;

export const usageOf = (tokens: number, prompt = 7): string =>
  `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: prompt, completion_tokens: tokens, total_tokens: prompt + tokens } })}\n\n`;

export const DONE = 'data: [DONE]\n\n';

export function startStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** A good answer of `tokens` tokens. */
export function answerWell(response: ServerResponse, tokens: number): void {
  startStream(response);
  for (let at = 0; at < tokens; at++) response.write(chunkOf(' tok', at === tokens - 1 ? 'length' : null));
  response.end(usageOf(tokens) + DONE);
}
