import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { startDeadline } from '../src/deadline.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

describe('a deadline', () => {
  it('fires through AbortSignal.any although garbage was collected meanwhile', async () => {
    const other = new AbortController();
    const both = AbortSignal.any([other.signal, startDeadline(60).signal]);
    const fired = once(both, 'abort');
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      collectGarbage();
    }
    await fired;
    expect(both.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('never fires once it was cleared', async () => {
    const deadline = startDeadline(5);
    deadline.clear();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(deadline.signal.aborted).toBe(false);
  });

  it('may be years away', () => {
    const deadline = startDeadline(1e12);
    deadline.clear();
    expect(deadline.signal.aborted).toBe(false);
  });
});
