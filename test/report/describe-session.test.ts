import { describe, expect, it } from 'vitest';
import { describeSession } from '../../src/report/describe-session.ts';
import { buildLevel, buildSession, buildTrial } from './builders.ts';

describe('a measurement with a level that has no valid trial', () => {
  const reasons = [{ code: 'failed-requests', message: '2 of 8 requests failed: 2 × empty', remedy: 'Look there.' }];
  const lost = buildTrial({ valid: false, reasons, metrics: {} });
  const document = describeSession(buildSession({ levels: [buildLevel(1), buildLevel(8, { trials: [lost, lost] })] }));

  it('says why in its first line, and what to do', () => {
    expect(document.headline).toMatch(/^Could not measure · moe-8gpu: C=8: .*2 of 8 requests failed: 2 × empty/);
    expect(document.next?.advice).toBe('Look there.');
  });

  it('does not advise to store it', () => expect(document.next?.command).toBeNull());

  it('is measured where one trial of each level is valid', () => {
    const kept = describeSession(buildSession({ levels: [buildLevel(8, { trials: [lost, buildTrial()] })] }));
    expect(kept.headline).toMatch(/^Measured/);
    expect(kept.next?.command).toMatch(/refresh --result/);
  });
});

describe('a server that never got ready', () => {
  it('is not said to have had valid trials', () => {
    const reason = { code: 'not-ready', message: 'The server wasn’t ready within 20 min.', remedy: 'Look at its log.' };
    const { headline, blocks } = describeSession(buildSession({ levels: [], reasons: [reason] }));
    expect(blocks.filter(({ kind }) => kind === 'table')).toEqual([]);
    expect(headline).toBe('Could not measure · moe-8gpu: The server wasn’t ready within 20 min.');
  });
});

describe('a session that refresh has refused', () => {
  const refused = { message: 'the baseline stays as it is: 1 of 1 gated cells moved', remedy: 'Give --replace.' };
  const { headline, next } = describeSession(buildSession(), { refused });

  it('says so with the figures, and offers no command that would be refused again', () => {
    expect(headline).toMatch(/Not stored: the baseline stays as it is: 1 of 1 gated cells moved\.$/);
    expect(next).toEqual({ advice: 'Give --replace.', command: null });
  });
});
