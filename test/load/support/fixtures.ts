import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FIXTURES = join(import.meta.dirname, '../fixtures');

export function readFixture(name: string): Buffer {
  return readFileSync(join(FIXTURES, name));
}

/** Names below the fixtures folder, for example `sse/vllm-chat.sse`. */
export function listFixtures(folder: string): string[] {
  return readdirSync(join(FIXTURES, folder)).map((name) => `${folder}/${name}`);
}

/** The body of a captured answer whose status line and headers stand before it. */
export function bodyOf(capture: Buffer): Buffer {
  const [crlf, lf] = [capture.indexOf('\r\n\r\n'), capture.indexOf('\n\n')];
  return crlf >= 0 && (lf < 0 || crlf < lf) ? capture.subarray(crlf + 4) : capture.subarray(lf + 2);
}
