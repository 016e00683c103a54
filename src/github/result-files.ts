import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { GateError } from '../gate-error.ts';
import { mayHoldOtherSide } from '../session-folders.ts';

/**
 * The input `results`: a file or folder a line. A folder stands for every `result.json` below it, sorted by path, as
 * actions/download-artifact lays out the legs of a matrix.
 * @throws GateError `bad-usage` when something named isn't there, or a folder holds no result
 */
export function findResultFiles(lines: string, workingDirectory: string): readonly string[] {
  return listLines(lines).flatMap((path) => expand(path, resolve(workingDirectory, path)));
}

/** The lines of an input, trimmed. `report` takes them as they are: to it a leg that isn't there is missing, not an error. */
export function listLines(lines: string): readonly string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function expand(written: string, path: string): readonly string[] {
  if (!existsSync(path)) throw missing(`The input \`results\` names ${written}, which isn't there (${path}).`);
  if (!statSync(path).isDirectory()) return [path];
  const below = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const results = below.filter((name) => basename(name) === 'result.json').sort();
  const folders = new Set(results.map((name) => dirname(name)));
  const found = results.filter((name) => !isOfAnotherSide(dirname(name), folders));
  if (found.length === 0)
    throw missing(`The input \`results\` names the folder ${written}, which holds no result.json.`);
  return found.map((name) => join(path, name));
}

/** An A/B keeps its other side below its own folder: judged are the runs, not what they were compared with. */
function isOfAnotherSide(folder: string, runs: ReadonlySet<string>): boolean {
  const above = dirname(folder);
  if (above === folder) return false;
  return (mayHoldOtherSide(basename(folder)) && runs.has(above)) || isOfAnotherSide(above, runs);
}

function missing(message: string): GateError {
  return new GateError('bad-usage', message, 'Name result files, or a folder that holds a result.json, a line each.');
}
