#!/usr/bin/env node
import { explainError } from './command-line/explain-error.ts';
import { writeWholeToFile } from './command-line/file-output.ts';
import { runCli } from './command-line/run-cli.ts';
import { endOnFault } from './end-on-fault.ts';
import { run } from './gate.ts';

endOnFault((fault) => explainError(fault, process));

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // A second signal finds no handler and ends the process at once.
  process.once(signal, () => interruption.abort());
}

process.exitCode = await runCli({
  argv: process.argv.slice(2),
  env: process.env,
  stdout: writeWholeToFile(process.stdout),
  stderr: process.stderr,
  signal: interruption.signal,
  run,
});
