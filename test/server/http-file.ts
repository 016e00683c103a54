import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InfoAnswer } from '../../src/server/http-get.ts';

export const FIXTURES = join(import.meta.dirname, 'fixtures');

export const fixture = (path: string) => readFileSync(join(FIXTURES, path), 'utf8');

/** A recorded answer: status line, headers, empty line, body. */
export function httpFixture(path: string): Extract<InfoAnswer, { kind: 'answer' }> {
  const text = fixture(path).replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { kind: 'answer', status: Number(statusLine.split(' ')[1]), headers, text: text.slice(end + 2) };
}

/** A 200 answer with a sample's body. */
export const jsonFixture = (path: string): InfoAnswer => ({
  kind: 'answer',
  status: 200,
  headers: {},
  text: fixture(path),
});
