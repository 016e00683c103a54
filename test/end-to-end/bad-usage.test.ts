import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, runCli } from './launch.ts';

const NOWHERE = ['--url', 'http://127.0.0.1:9', '--ready-timeout', '1s'];

describe('what can’t be right ends with 2 and says what to do', () => {
  it.each([
    { name: 'a misspelt command', args: ['gat'], says: /gat.*Did you mean gate/s },
    { name: 'an unknown option', args: ['gate', '--levles', '1'], says: /--levles.*--levels/s },
    { name: 'a URL without a scheme', args: ['gate', '--url', '127.0.0.1:8000'], says: /http:\/\/127\.0\.0\.1:8000/ },
    { name: 'a level of 0', args: ['gate', ...NOWHERE, '--levels', '0'], says: /--levels/ },
    { name: 'a tolerance without its unit', args: ['gate', ...NOWHERE, '--tolerance', '5'], says: /5%/ },
    { name: 'a suite that isn’t there', args: ['gate', ...NOWHERE, '--suite', 'no.yml'], says: /no\.yml/ },
    {
      name: 'an API key variable that isn’t set',
      args: ['gate', ...NOWHERE, '--api-key-env', 'NO_KEY'],
      says: /NO_KEY/,
    },
    { name: 'more sessions than it can launch', args: ['refresh', ...NOWHERE, '--sessions', '3'], says: /again/ },
    { name: 'judging nothing', args: ['judge'], says: /RESULT/ },
    { name: 'a result that isn’t there', args: ['judge', 'no.json', '--baseline', 'no.json'], says: /no\.json/ },
  ])('$name', async ({ args, says }) => {
    const { exitCode, stderr } = await runCli(args, await makeFolder());
    expect(stderr).toMatch(says);
    expect(stderr).not.toMatch(/internal error|\bat .*\.js:/);
    expect(exitCode).toBe(2);
  });

  it.each([
    { name: 'an empty baseline', text: '', says: /empty/ },
    { name: 'a truncated baseline', text: '{"schema": "throughput-gate/baseline", "ver', says: /baseline\.json/ },
    { name: 'a newer baseline', text: '{"schema": "throughput-gate/baseline", "version": 99}', says: /99/ },
  ])('$name, before anything is measured', async ({ text, says }) => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'baseline.json'), text);
    const { exitCode, stderr } = await runCli(['gate', ...NOWHERE, '--baseline', 'baseline.json'], folder);
    expect(stderr).toMatch(says);
    expect(stderr).not.toMatch(/waiting for/);
    expect(exitCode).toBe(2);
  });

  it('prints help and version without a complaint', async () => {
    const folder = await makeFolder();
    const help = await runCli(['--help'], folder);
    expect([help.exitCode, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toContain('refresh');
    const version = await runCli(['--version'], folder);
    expect([version.exitCode, version.stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });
});
