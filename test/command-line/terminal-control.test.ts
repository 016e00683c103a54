import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { CliWorld } from '../../src/command-line/cli-world.ts';
import { runCli } from '../../src/command-line/run-cli.ts';
import { createTerminalLog } from '../../src/command-line/terminal-log.ts';
import { GateError } from '../../src/gate-error.ts';

const POISON = 'model \u001b[2J\u001b]0;owned\u0007\u009b1A\u202egpj\u202c\u0008\u0000 end';

function capture(isTTY: boolean): { stream: CliWorld['stderr']; text: () => string } {
  let written = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written += String(chunk);
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY, columns: 80 }), text: () => written };
}

/** What is left once our own way of starting a line anew is taken out. */
const foreign = (text: string) => text.replaceAll('\r\u001b[2K', '');

describe('what a server or a file says', () => {
  it.each([true, false])('moves nothing in the lines of a run (terminal: %s)', (isTTY) => {
    const { stream, text } = capture(isTTY);
    const log = createTerminalLog(stream, false, () => 0);
    log.progress(POISON);
    log.info(POISON);
    log.warning(`${POISON}\nsecond line`);
    expect(foreign(text())).not.toMatch(/[^\n\x20-\x7e]/);
    expect(text().split('end').length).toBeGreaterThan(3);
    expect(text()).toContain('\nsecond line\n');
  });

  it('moves nothing in an error', async () => {
    const [stdout, stderr] = [capture(true), capture(true)];
    const exitCode = await runCli({
      argv: ['gate'],
      env: {},
      stdout: stdout.stream,
      stderr: stderr.stream,
      signal: new AbortController().signal,
      run: () => Promise.reject(new GateError('bad-result', POISON, POISON)),
    });
    expect(exitCode).toBe(2);
    expect(stderr.text()).toMatch(/^throughput-gate: bad-result: model .*end\n {2}→ model .*end\n$/);
    expect(stderr.text()).not.toMatch(/[^\n\x20-\x7e→]/);
  });
});
