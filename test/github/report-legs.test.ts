import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuilt, makeBaseline, type Scene, setScene } from './action-scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setScene(makeBaseline());
});
afterEach(() => scene.close());

it.runIf(isBuilt)(
  'report finds the legs of its list: one that is missing is named, and an edit of the list, too',
  async () => {
    scene.write('.github/legs.json', '["h100", "l40s"]');
    scene.state.changedFiles.set(7, ['.github/legs.json']);
    await scene.judge(1, { inputs: { out: 'legs/h100', comment: 'never' } });
    const result = await scene.run({ inputs: { mode: 'report', results: 'legs', expect: '.github/legs.json' } });
    expect(result.exitCode).not.toBe(0);
    const [comment, ...more] = scene.state.comments.map(({ body }) => body);
    expect([comment?.includes('h100'), more]).toEqual([true, []]);
    expect(comment).toMatch(/l40s[^\n]*missing|missing[^\n]*l40s/i);
    expect(result.summary).toContain('edits the list of legs that must be there, .github/legs.json');
  },
);
