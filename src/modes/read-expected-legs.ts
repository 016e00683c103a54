import { resolve } from 'node:path';
import { GateError } from '../gate-error.ts';
import { readTextFile } from '../read-text-file.ts';

const REMEDY = 'Write a JSON list of the legs’ names, such as ["h100", "l40s"]: the names of their result folders.';

/**
 * The file of `--expect`: names of the legs that must be there.
 * @throws GateError `bad-usage` for a file that isn't there or isn't such a list; an empty list expects nothing by
 * mistake, and is refused
 */
export async function readExpectedLegs(path: string, workingDirectory: string): Promise<readonly string[]> {
  const names = parseList(await readText(path, resolve(workingDirectory, path)), path);
  if (!Array.isArray(names)) throw refuse(`--expect ${path}: expected a list of names, found ${typeof names}.`);
  if (names.length === 0) throw refuse(`--expect ${path}: the list is empty.`);
  const wrong = names.findIndex((name) => typeof name !== 'string' || name === '');
  if (wrong >= 0) throw refuse(`--expect ${path}: [${wrong}] is ${JSON.stringify(names[wrong])}, expected a name.`);
  return [...new Set(names as string[])];
}

async function readText(path: string, location: string): Promise<string> {
  const found = await readTextFile(location);
  if (found.kind === 'text') return found.text;
  throw refuse(`--expect ${path}: can't be read: ${found.why}.`, found);
}

function parseList(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refuse(`--expect ${path}: not JSON.`, cause);
  }
}

function refuse(message: string, cause?: unknown): GateError {
  return new GateError('bad-usage', message, REMEDY, { cause });
}
