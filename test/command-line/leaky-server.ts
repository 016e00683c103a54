import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

// A server that repeats whatever it was told, in every place a server has for words: `leaky-server.ts PORT …`.
const [port] = process.argv.slice(2);
let generations = 0;

/** All that it knows, as it is, in base64 and as in a URL. */
function gossip(request: IncomingMessage, body: string): string {
  const { HF_TOKEN, DB_PASSWORD, DATABASE_URL } = process.env;
  const told = [process.argv.join(' '), HF_TOKEN, DB_PASSWORD, DATABASE_URL, JSON.stringify(request.headers), body];
  const decoded = Object.values(request.headers).map((value) =>
    Buffer.from(String(value).replace(/^\w+ /, ''), 'base64').toString(),
  );
  const all = [...told, ...decoded].join(' | ');
  const words = all.split(/[\s"'|,{}:]+/).filter((word) => word.length > 8);
  return [all, ...words.map((word) => `${encodeURIComponent(word)} ${btoa(`me:${encodeURI(word)}`)}`)].join(' ');
}

function log(text: string): void {
  // In pieces, as pipes cut them, and in a line longer than anybody keeps whole.
  for (let at = 0; at < text.length; at += 7) process.stdout.write(text.slice(at, at + 7));
  process.stdout.write(`${'.'.repeat(65_520)}${text}\n`);
}

function answerWell(response: ServerResponse, tokens: number): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let at = 1; at <= tokens; at++) {
    const finish = at === tokens ? 'length' : null;
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: ' x' }, finish_reason: finish }] })}\n\n`);
  }
  const usage = { prompt_tokens: 9, completion_tokens: tokens, total_tokens: 9 + tokens };
  response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
}

async function answerInPieces(response: ServerResponse, words: string): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = `data: ${JSON.stringify({ error: { message: words, code: 500 } })}\n\n`;
  for (let at = 0; at < event.length; at += 97) {
    response.write(event.slice(at, at + 97));
    if (at % 5 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const words = gossip(request, body);
  log(words);
  if (request.url === '/v1/models') response.end(JSON.stringify({ data: [{ id: 'leaky', owned_by: words }] }));
  else if (request.url === '/version') response.end(JSON.stringify({ version: `1.0 ${words}` }));
  else if (request.url !== '/v1/chat/completions') response.writeHead(500, words.slice(0, 20)).end(words);
  else if (++generations <= 3) answerWell(response, JSON.parse(body).max_tokens);
  else if (generations % 3 === 0) await answerInPieces(response, `${'.'.repeat(200)} ${words}`);
  // The message is cut where a secret stands, wherever that is.
  else response.writeHead(500).end(JSON.stringify({ error: { message: `${'.'.repeat(1990 - generations)}${words}` } }));
});
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
