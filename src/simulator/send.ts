import type { ServerResponse } from 'node:http';
import type { ApiError } from './api-error.ts';

/** Sends a whole answer, by default JSON with status 200. */
export function send(response: ServerResponse, body: string, contentType = 'application/json', status = 200): void {
  response.writeHead(status, { 'content-type': contentType, 'content-length': Buffer.byteLength(body) }).end(body);
}

export function sendError(response: ServerResponse, error: ApiError): void {
  send(response, error.body, 'application/json', error.status);
}
