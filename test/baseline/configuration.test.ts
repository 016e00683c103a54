import { describe, expect, it } from 'vitest';
import { hashConfiguration } from '../../src/baseline/configuration.ts';
import { readLaunchArguments } from '../../src/baseline/launch-arguments.ts';
import type { Identity } from '../../src/measure/session.ts';
import { IDENTITY } from './session-of.ts';

describe('launch arguments', () => {
  it.each<[string, string[], [string, string][]]>([
    ['flag and value', ['--tp', '8'], [['--tp', '8']]],
    ['flag=value', ['--tp=8'], [['--tp', '8']]],
    ['a value with an equals sign', ['--set=a=b'], [['--set', 'a=b']]],
    [
      'a bare flag',
      ['--enforce-eager', '-v'],
      [
        ['--enforce-eager', ''],
        ['-v', ''],
      ],
    ],
    ['a negative number', ['--ngl', '-1'], [['--ngl', '-1']]],
    ['several values', ['--sizes', '1', '2'], [['--sizes', '1 2']]],
    [
      'words before any flag',
      ['vllm', 'serve'],
      [
        ['argument 1', 'vllm'],
        ['argument 2', 'serve'],
      ],
    ],
    ['address and name', ['--host', '0.0.0.0', '--port=80', '--tp', '1'], [['--tp', '1']]],
    [
      'paths and URLs',
      ['-m', '/m/a.gguf', '--t=./x', '--u', 'http://h/1'],
      [
        ['-m', '<path>'],
        ['--t', '<path>'],
        ['--u', '<path>'],
      ],
    ],
  ])('%s', (_, list, expected) => {
    expect([...readLaunchArguments(list)]).toEqual(expected);
  });
});

describe('the configuration hash', () => {
  it('is blind to where a variable points', () => {
    const at = (path: string) => hashConfiguration({ environmentVariables: { HF_HOME: path } });
    expect(at('/data/hf')).toBe(at('~/hf'));
    expect(at('/data/hf')).not.toBe(at('1'));
  });

  const hash = hashConfiguration(IDENTITY);

  it('is a sha256, and null for a server of which nothing is known', () => {
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashConfiguration({ gpu: 'H100', host: 'h' })).toBeNull();
  });

  it.each<[string, Partial<Identity>, boolean]>([
    ['another port', { launchArguments: ['--max-num-seqs', '256', '--port', '1'] }, true],
    ['another spelling', { launchArguments: ['--port', '1', '--max-num-seqs=256'] }, true],
    ['another driver or host', { driver: 'x', host: 'y' }, true],
    ['another model', { model: 'x' }, false],
    ['another dtype', { dtype: 'fp8' }, false],
    ['another argument', { launchArguments: ['--max-num-seqs', '64'] }, false],
    ['a variable', { environmentVariables: { VLLM_USE_V1: '1' } }, false],
  ])('%s keeps it: %j %s', (_, changed, same) => {
    expect(hashConfiguration({ ...IDENTITY, ...changed }) === hash).toBe(same);
  });
});
