import { Writable } from 'node:stream';
import { runCli } from '../../src/command-line/run-cli.ts';
import { run } from '../../src/gate.ts';

export type Finished = { readonly exitCode: number; readonly stdout: string; readonly stderr: string };

/** The command line of the sources, in this process: paths must be absolute. */
export async function runHere(
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
  signal = new AbortController().signal,
): Promise<Finished> {
  const [stdout, stderr] = [collect(), collect()];
  const world = { argv, env: { PATH: process.env['PATH'], ...env }, signal, run };
  const exitCode = await runCli({ ...world, stdout: stdout.stream, stderr: stderr.stream });
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
}

function collect() {
  const parts: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      parts.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => parts.join('') };
}
