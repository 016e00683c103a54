import { describe, expect, it } from 'vitest';
import type { RunIo } from '../../src/options.ts';
import { prepareBaseline, preparePrompts, prepareSuite } from '../../src/session/prepare.ts';
import { makeFolder, makeIo, makeOptions, put } from '../modes/run-options.ts';

const SUITE = 'model: sim\nprompts: prompts.txt\n';
const SUITE_PATH = '.github/throughput-gate.yml';

/** A run of a pull request whose base commit holds these files. */
const ioOf = (atBase: Record<string, string>): RunIo =>
  makeIo({
    baseSide: { commit: 'd'.repeat(40), pullRequest: true, read: async (path) => atBase[path] ?? null },
  });

async function prepare(atBase: Record<string, string>, atHead: Record<string, string>) {
  const folder = await makeFolder();
  for (const [path, text] of Object.entries(atHead)) await put(`${folder}/${path}`, text);
  const options = makeOptions(folder, 'gate');
  const prepared = await prepareSuite(options, ioOf(atBase));
  const { prompts } = await preparePrompts(prepared, options);
  return { ...prepared, prompts: prompts.map((prompt) => (prompt.kind === 'text' ? prompt.text : '')) };
}

describe('a prompt file of a pull request', () => {
  const base = { [SUITE_PATH]: SUITE, 'prompts.txt': 'a long prompt\n' };

  it('counts as it is at the base commit, and what the pull request makes of it is said', async () => {
    const { prompts, changedKeys, notes } = await prepare(base, { [SUITE_PATH]: SUITE, 'prompts.txt': 'short\n' });
    expect(prompts).toEqual(['a long prompt']);
    expect(changedKeys).toEqual(['prompts (prompts.txt)']);
    expect(notes.join()).toContain('changes prompts.txt');
  });

  it('is not talked about where both sides are the same', async () => {
    const { prompts, changedKeys, notes } = await prepare(base, base);
    expect(prompts).toEqual(['a long prompt']);
    expect([...changedKeys, ...notes.filter((note) => note.includes('prompts.txt'))]).toEqual([]);
  });

  it('counts as it is at the base commit where the pull request deletes it', async () => {
    const { prompts, changedKeys } = await prepare(base, { [SUITE_PATH]: SUITE });
    expect(prompts).toEqual(['a long prompt']);
    expect(changedKeys).toEqual(['prompts (prompts.txt)']);
  });

  it('is the working directory’s where the base has the suite alone, labelled so', async () => {
    const { prompts, notes } = await prepare({ [SUITE_PATH]: SUITE }, { 'prompts.txt': 'made by a step\n' });
    expect(prompts).toEqual(['made by a step']);
    expect(notes.join()).toContain("isn't at the base commit");
  });

  it('is the pull request’s own where it brings the suite', async () => {
    const { prompts, from } = await prepare({}, { [SUITE_PATH]: SUITE, 'prompts.txt': 'mine\n' });
    expect([prompts, from]).toEqual([['mine'], 'head']);
  });
});

describe('a pull request’s own baseline', () => {
  const EMPTY = JSON.stringify({ schema: 'throughput-gate/baseline', version: 1, suite: 's', environments: [] });
  const proposedOf = async (atBase: string | null, own: string | null) => {
    const folder = await makeFolder();
    const path = '.github/throughput-baseline.json';
    if (own !== null) await put(`${folder}/${path}`, own);
    const io = ioOf({ [SUITE_PATH]: 'model: sim\n', ...(atBase === null ? {} : { [path]: atBase }) });
    const options = makeOptions(folder, 'gate');
    return (await prepareBaseline(await prepareSuite(options, io), options, io)).proposed?.kind ?? null;
  };

  it.each([
    ['the base commit’s, letter for letter', EMPTY, EMPTY, null],
    ['no more there', EMPTY, null, 'removed'],
    ['garbage', EMPTY, '<<<<<<< HEAD', 'garbage'],
    ['another one', EMPTY, `${EMPTY}\n`, 'readable'],
    ['the first one', null, EMPTY, 'readable'],
  ])('that is %s is told apart', async (_, atBase, own, kind) => {
    expect(await proposedOf(atBase, own)).toBe(kind);
  });
});
