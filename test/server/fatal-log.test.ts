import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bestCause, readLogLine } from '../../src/server/fatal-log.ts';
import { openServerLog } from '../../src/server/server-log.ts';
import { fixture } from './http-file.ts';

const linesOf = (path: string) => fixture(path).split('\n');

describe('server logs', () => {
  it.each(['logs/llamacpp-ready.log', 'logs/sglang-ready.log', 'logs/vllm-ready.log'])(
    '%s holds nothing fatal',
    (path) => {
      expect(
        linesOf(path)
          .map(readLogLine)
          .filter((cause) => cause !== null),
      ).toEqual([]);
    },
  );

  it.each([
    [
      'logs/vllm-start-fail-memory.log',
      'not enough free GPU memory',
      'Free memory on device cuda:0 (36.75/121.63 GiB)',
    ],
    ['logs/vllm-engine-death-exit0.log', 'a vLLM worker process died', 'VllmWorker-0 died unexpectedly'],
  ])('%s is fatal, with its root cause and not its last words', (path, cause, line) => {
    const best = bestCause(linesOf(path));
    expect(best).toMatchObject({ cause, fatal: true });
    expect(best?.line).toContain(line);
  });

  it.each([
    'RuntimeError: CUDA out of memory. Tried to allocate 2 GiB',
    'huggingface_hub.errors.GatedRepoError: 401 Client Error.',
    'serve.py: error: unrecognized arguments: --foo',
  ])('"%s" explains an exit, and is not fatal by itself', (line) => {
    expect(readLogLine(line)).toMatchObject({ fatal: false });
  });

  it('a log without a known line has no cause', () => {
    expect(bestCause(['loading', 'done'])).toBeNull();
  });

  it('stays bounded: past its size it goes on in a new file, and only the last one before is kept', () => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    const path = join(folder, 'server.log');
    const log = openServerLog({ path, secrets: [], maxBytes: 1000 });
    const write = log.openStream();
    for (let line = 0; line < 500; line++) write(`line ${line} ${'x'.repeat(30)}\n`);
    log.close();
    expect(statSync(path).size + statSync(`${path}.1`).size).toBeLessThan(2200);
    expect(readFileSync(`${path}.1`, 'utf8') + readFileSync(path, 'utf8')).toContain('line 499 ');
    expect(log.tail()).toHaveLength(60);
    rmSync(folder, { recursive: true });
  });

  it('puts split lines together, a stream at a time, and ends one at a carriage return', () => {
    const lines: string[] = [];
    const log = openServerLog({ path: '/dev/null/server.log', secrets: [], onLine: (line) => lines.push(line) });
    const [out, err] = [log.openStream(), log.openStream()];
    out('load');
    err('warn');
    out('ing 10%\rloading 20%\r\n');
    err('ing\nlast');
    log.close();
    expect(lines).toEqual(['loading 10%', 'loading 20%', 'warning', 'last']);
  });
});
