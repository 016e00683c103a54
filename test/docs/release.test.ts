import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import config from '../../rolldown.config.ts';
import { ROOT } from '../../scripts/docs/pages.ts';

const WORKFLOWS = join(ROOT, '.github/workflows');
const texts = readdirSync(WORKFLOWS).map((name) => ({ name, text: readFileSync(join(WORKFLOWS, name), 'utf8') }));
const uses = texts.flatMap(({ name, text }) =>
  [...text.matchAll(/uses: (\S+)(.*)$/gm)].map(([, action = '', comment = '']) => ({ name, action, comment })),
);
const own = (action: string) => action === './';

describe('the repository’s workflows', () => {
  it('pin every action to a commit, with the version beside it', () => {
    expect(uses.length).toBeGreaterThan(8);
    const unpinned = uses.filter(
      ({ action, comment }) => !own(action) && !(/@[0-9a-f]{40}$/.test(action) && /^ # v\d+\.\d+\.\d+$/.test(comment)),
    );
    expect(unpinned).toEqual([]);
  });

  it('pin the same action to the same commit everywhere', () => {
    const commits = new Map<string, Set<string>>();
    for (const { action, comment } of uses.filter((each) => !own(each.action))) {
      const [name = ''] = action.split('@');
      commits.set(name, (commits.get(name) ?? new Set()).add(`${action}${comment}`));
    }
    expect([...commits.values()].filter((all) => all.size > 1)).toEqual([]);
  });

  it.each(texts)('$name: names its rights, each with its reason', ({ text }) => {
    expect((parse(text) as { permissions?: unknown }).permissions).toBeDefined();
    const rights = text.split('\n').filter((line) => /^\s+[a-z-]+: (read|write)\b/.test(line));
    expect(rights.filter((line) => !line.includes(' # '))).toEqual([]);
  });

  it('release with provenance, the check before it, and a major tag that moves', () => {
    const release = texts.find(({ name }) => name === 'release.yml')?.text ?? '';
    const { jobs } = parse(release) as { jobs: { publish: { needs: string; permissions: unknown } } };
    expect(jobs.publish.needs).toBe('check');
    expect(jobs.publish.permissions).toEqual({ contents: 'write', 'id-token': 'write', attestations: 'write' });
    expect(release).toContain('git push --force origin "refs/tags/$major"');
    expect(release).toContain("subject-path: 'throughput-gate-*.tgz'");
    expect(release).toContain('npm publish --provenance');
  });
});

describe('dist/licenses.txt', () => {
  /** `node_modules/@scope/name/…`, wherever it is nested, → folder of the package. */
  const packageOf = (module: string): string | null =>
    /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.split(sep).join('/'))?.[1] ?? null;

  it('names every package of which a line is in the bundle, in its version', async () => {
    const bundle = await rolldown({ ...(Array.isArray(config) ? {} : config), plugins: [] });
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    const modules = output.flatMap((each) => (each.type === 'chunk' ? Object.entries(each.modules) : []));
    const bundled = new Set(
      modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? (packageOf(relative(ROOT, id)) ?? []) : [])),
    );
    expect(bundled.size).toBeGreaterThan(20);
    const licences = readFileSync(join(ROOT, 'dist/licenses.txt'), 'utf8');
    const unnamed = [...bundled]
      .map((folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Record<string, string>)
      .filter(({ name, version, license }) => !licences.includes(`${name} ${version} (${license})`))
      .map(({ name, version }) => `${name} ${version}`);
    expect(unnamed).toEqual([]);
  });
});
