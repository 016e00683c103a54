import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/gate-error.ts';
import { parseSimulatorOptions, type RawSimulatorOptions } from '../../src/simulator/parse-simulator-options.ts';

describe('the simulator’s command line', () => {
  it('turns every text into its option', () => {
    const raw = {
      port: '0',
      modelId: 'my/model',
      decodeMs: '4.5',
      decodeMsPerRequest: '0.1',
      prefillMsPerToken: '0',
      maxRunning: '64',
      slowdown: '10%',
      slowdownAt: '128:20%',
      noise: '1%',
      jitter: '0.5%',
      prefixCache: true,
      readyAfter: '5s',
      tokensPerChunk: '4',
      fault: ['die@30', 'truncate@0.05,stall'],
      speed: '12.5',
      seed: '7',
      profile: 'field-bad',
    };
    expect(parseSimulatorOptions(raw)).toEqual({
      port: 0,
      modelId: 'my/model',
      decodeMs: 4.5,
      decodeMsPerRequest: 0.1,
      prefillMsPerToken: 0,
      maxRunning: 64,
      slowdown: 0.1,
      slowdownAt: { level: 128, share: 0.2 },
      noise: 0.01,
      jitter: 0.005,
      prefixCache: true,
      readyAfterMs: 5000,
      tokensPerChunk: 4,
      faults: [
        { kind: 'die', nth: 30 },
        { kind: 'truncate', probability: 0.05 },
        { kind: 'stall', probability: 1 },
      ],
      speed: 12.5,
      seed: 7,
      profile: 'field-bad',
    });
  });

  it('leaves what is absent to the defaults', () => {
    expect(parseSimulatorOptions({})).toEqual({});
    expect(parseSimulatorOptions({ port: undefined, fault: undefined })).toEqual({});
  });

  it.each<{ raw: RawSimulatorOptions; says: string; remedy: string }>([
    { raw: { port: '70000' }, says: '--port 70000: not a whole number from 0 to 65535', remedy: 'plain number' },
    { raw: { port: '' }, says: '--port', remedy: 'plain number' },
    { raw: { maxRunning: '0' }, says: '--max-running 0: not a whole number 1 or more', remedy: 'plain number' },
    { raw: { decodeMs: '5ms' }, says: '--decode-ms 5ms', remedy: 'without a unit' },
    { raw: { decodeMsPerRequest: '-1' }, says: '--decode-ms-per-request -1', remedy: 'plain number' },
    { raw: { speed: '0' }, says: '--speed 0', remedy: 'plain number' },
    { raw: { seed: '1.5' }, says: '--seed 1.5', remedy: 'plain number' },
    { raw: { slowdown: '10' }, says: '--slowdown 10: not a percentage', remedy: 'for example 10%.' },
    { raw: { slowdown: '' }, says: '--slowdown (empty): not a percentage', remedy: 'for example 10%.' },
    { raw: { slowdown: '0.1' }, says: '--slowdown 0.1', remedy: '10% or 0.1%' },
    { raw: { slowdown: '100%' }, says: 'below 100%', remedy: '%' },
    { raw: { slowdownAt: '20%' }, says: '--slowdown-at 20%: not LEVEL:SHARE', remedy: '128:20%' },
    { raw: { slowdownAt: '128:20' }, says: '--slowdown-at 20: not a percentage', remedy: '20%' },
    { raw: { readyAfter: '5' }, says: '--ready-after 5: not a duration', remedy: '5s or 5ms' },
    { raw: { profile: 'field-god' }, says: 'did you mean "field-good"?', remedy: 'names' },
    { raw: { fault: 'sall' }, says: '"sall" is not a fault, did you mean "stall"?', remedy: 'KIND' },
    { raw: { profile: 'field' }, says: 'field-good and field-bad', remedy: 'names' },
    { raw: { modelId: ' ' }, says: 'model id is empty', remedy: 'sim' },
    { raw: { fault: 'explode' }, says: '"explode" is not a fault; faults are refuse, reset', remedy: 'KIND@0.05' },
    { raw: { fault: 'die@0' }, says: '"0" is neither a probability', remedy: 'KIND@30' },
    { raw: { fault: 'die@1.5' }, says: '"1.5" is neither a probability', remedy: 'KIND@30' },
    { raw: { fault: 'die@' }, says: '--fault die@', remedy: 'KIND@30' },
    { raw: { fault: 'die@3@4' }, says: '--fault die@3@4', remedy: 'KIND@30' },
  ])('refuses $raw with what is allowed and what to do', ({ raw, says, remedy }) => {
    let caught: unknown = null;
    try {
      parseSimulatorOptions(raw);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(GateError);
    expect(caught).toMatchObject({ code: 'bad-usage' });
    expect((caught as GateError).message).toContain(says);
    expect((caught as GateError).remedy).toContain(remedy);
  });
});
