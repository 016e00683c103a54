import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Permissions } from '../support/token-permissions.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A job of a workflow that people are shown, which calls the gate. */
export type ShownJob = {
  readonly page: string;
  readonly text: string;
  readonly job: string;
  readonly permissions: Permissions;
  readonly inputs: Readonly<Record<string, string>>;
};

/** Every fenced workflow of a markdown page. */
export function workflowsIn(page: string): string[] {
  const blocks = readFileSync(join(ROOT, page), 'utf8').matchAll(/```ya?ml\n([\s\S]*?)```/g);
  return [...blocks].map(([, text = '']) => text).filter((text) => /^on:/m.test(text) && /^jobs:/m.test(text));
}

/** Every workflow that people are shown: README, pages, examples, and what the offline run uses. */
export function listShownWorkflows(): { readonly page: string; readonly text: string }[] {
  const pages = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)];
  const examples = readdirSync(join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' });
  const files = [
    ...examples.filter((name) => name.endsWith('workflow.yml')).map((name) => `examples/${name}`),
    'test/act/workflow.yml',
    '.github/workflows/throughput.yml',
  ];
  return [
    ...pages
      .filter((page) => page.endsWith('.md'))
      .flatMap((page) => workflowsIn(page).map((text) => ({ page, text }))),
    ...files.map((page) => ({ page, text: readFileSync(join(ROOT, page), 'utf8') })),
  ];
}

type Step = { readonly uses?: string; readonly with?: Readonly<Record<string, string>> };
type Job = { readonly permissions?: Permissions; readonly steps?: readonly Step[] };

export function listShownJobs(): ShownJob[] {
  return listShownWorkflows().flatMap(({ page, text }) => {
    const workflow: { permissions?: Permissions; jobs: Record<string, Job> } = parse(text);
    return Object.entries(workflow.jobs).flatMap(([job, { permissions, steps = [] }]) => {
      const gate = steps.find(({ uses }) => uses === './' || /\/throughput-gate@/.test(uses ?? ''));
      if (gate === undefined) return [];
      return [{ page, text, job, permissions: permissions ?? workflow.permissions ?? {}, inputs: gate.with ?? {} }];
    });
  });
}
