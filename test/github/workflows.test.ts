import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Linter, loadLinter } from '../support/lint-workflow.ts';
import { listShownWorkflows } from './shown-workflows.ts';

const ROOT = join(import.meta.dirname, '../..');
const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));

let complaints: Linter;
beforeAll(async () => {
  complaints = await loadLinter();
});

const WORKFLOWS = join(ROOT, '.github/workflows');

describe('GitHub’s language service', () => {
  it('accepts action.yml', async () => {
    expect(await complaints('action.yml', readFileSync(join(ROOT, 'action.yml'), 'utf8'))).toEqual([]);
  });

  it.each(readdirSync(WORKFLOWS))('accepts .github/workflows/%s', async (name) => {
    const text = readFileSync(join(WORKFLOWS, name), 'utf8');
    expect(await complaints(`.github/workflows/${name}`, text)).toEqual([]);
  });

  it.each(listShownWorkflows())('accepts the workflow that users are shown: $page', async ({ text }) => {
    expect(await complaints('.github/workflows/readme.yml', text)).toEqual([]);
  });

  it.each([
    [
      'an action without a node that exists',
      'action.yml',
      'name: x\ndescription: y\nruns:\n  using: node7\n  main: a.js\n',
    ],
    [
      'a colour that isn’t one',
      'action.yml',
      'name: x\ndescription: y\nbranding: {color: pinkish}\nruns: {using: node24, main: a.js}\n',
    ],
    [
      'an event that isn’t one',
      '.github/workflows/a.yml',
      'on: pull_requests\njobs: {a: {runs-on: x, steps: [{run: a}]}}\n',
    ],
    [
      'an input that action.yml doesn’t have',
      '.github/workflows/a.yml',
      'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: o/throughput-gate@v1\n        with: {tolerence: 5%}\n',
    ],
  ])('finds %s', async (_, path, text) => {
    expect(await complaints(path, text)).not.toEqual([]);
  });
});

describe('action.yml', () => {
  it.each(Object.entries<{ description?: string; default?: string }>(action.inputs))(
    'describes the input %s and its default',
    (name, input) => {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(input.description).toMatch(/\S/);
      expect(input.default).toBeTypeOf('string');
    },
  );

  it.each(Object.entries<{ description?: string }>(action.outputs))('describes the output %s', (name, output) => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(output.description).toMatch(/\S/);
  });
});
