import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../support/api-description.ts';
import { isBuilt, makeBaseline, type Scene, setScene } from './action-scene.ts';

const LABEL = 'accept-throughput-regression';
const label = (name: string): Json => ({
  id: 1,
  node_id: 'L',
  url: 'https://api.github.com/l',
  name,
  color: 'ededed',
  default: false,
  description: null,
});
const PUSHED_AT = '2026-11-03T10:00:00Z';

describe.runIf(isBuilt)('the accept label after a push', () => {
  let baseline = '';
  let scene: Scene;
  beforeAll(() => {
    baseline = makeBaseline();
  });
  beforeEach(async () => {
    scene = await setScene(baseline);
    scene.state.labels.set(7, [LABEL]);
    setBy('alice', 1, '2026-11-03T09:00:00Z');
  });
  afterEach(() => scene.close());

  const setBy = (login: string, id: number, at: string) =>
    scene.state.labelEvents.push({ issue: 7, label: LABEL, login, id, at });
  const push = (labels: readonly string[]) =>
    scene.judge(0.7, {
      webhook: 'pull-request-synchronize',
      overrides: { pull_request: { updated_at: PUSHED_AT, labels: labels.map(label) } },
    });
  const edit = () => scene.judge(0.7, { webhook: 'pull-request-edited' });
  const relabel = (name: string, action = 'labeled') =>
    scene.judge(0.7, {
      webhook: `pull-request-${action}`,
      overrides: { label: label(name), sender: { login: 'bob' } },
    });
  const readOnly = () => {
    scene.state.permissions = { contents: 'read', 'pull-requests': 'read' };
  };

  it('is gone, and a later edit of the pull request stays red', async () => {
    expect((await push([LABEL])).outputs['verdict']).toBe('regressed');
    expect(scene.state.labels.get(7)).toEqual([]);
    expect((await edit()).outputs['verdict']).toBe('regressed');
  });

  it('counts on an edit without a push: the pull request is what was accepted', async () => {
    const result = await edit();
    expect([result.exitCode, result.outputs['verdict']]).toEqual([0, 'accepted']);
    expect(result.summary).toContain('alice');
  });

  describe('where the token may not remove it', () => {
    beforeEach(readOnly);

    it.each([
      ['an edit', () => edit()],
      ['an unrelated label', () => relabel('documentation')],
      ['another label’s end', () => relabel('documentation', 'unlabeled')],
    ])('doesn’t count for the push, nor for %s afterwards, and that is said', async (_, happen) => {
      const pushed = await push([LABEL]);
      expect([pushed.outputs['verdict'], scene.state.labels.get(7)]).toEqual(['regressed', [LABEL]]);
      const later = await happen();
      expect(later.outputs['verdict']).toBe('regressed');
      expect(later.summary).toContain('was set before the last push');
    });

    it('counts when somebody sets it again, and from then on', async () => {
      await push([LABEL]);
      setBy('bob', 2, '2026-11-03T11:00:00Z');
      const later = await edit();
      expect(later.outputs['verdict']).toBe('accepted');
      expect(later.summary).toContain('bob');
    });
  });

  it('stays where it was set after the push: a run that starts late doesn’t end it', async () => {
    scene.state.labelEvents.splice(0);
    setBy('carol', 3, '2026-11-03T10:20:00Z');
    const late = await push([]);
    expect([late.outputs['verdict'], scene.state.labels.get(7)]).toEqual(['regressed', [LABEL]]);
    expect(late.summary).toContain('was set after this push');
  });

  it('counts for the event that sets it, whatever a push has ended before', async () => {
    readOnly();
    expect((await relabel(LABEL)).outputs['verdict']).toBe('accepted');
  });
});
