import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadLinter } from '../support/lint-workflow.ts';
import { makeFolder, runCli, simulate } from './launch.ts';

const WORKFLOW = '.github/workflows/throughput.yml';

it('what init writes passes doctor and GitHub’s language service, and is never written over', async () => {
  const folder = await makeFolder();
  const url = await simulate('--model-id', 'my-org/my-model');
  const first = await runCli(['init', '--url', url], folder);
  expect({ ...first, stdout: '' }).toMatchObject({ exitCode: 0 });
  expect(first.stdout).toMatch(
    /OWNER[\s\S]*server\.command[\s\S]*throughput-gate refresh --sessions 3[\s\S]*\.gitignore/,
  );

  const doctor = await runCli(['doctor'], folder);
  expect([doctor.exitCode, doctor.stdout]).toEqual([0, expect.stringContaining('The gate can run on this server.')]);
  expect(doctor.stdout).toContain('my-org/my-model');

  const workflow = await readFile(join(folder, WORKFLOW), 'utf8');
  expect(workflow).toContain('OWNER/throughput-gate@');
  const lint = await loadLinter();
  expect(await lint(WORKFLOW, workflow)).toEqual([]);

  const second = await runCli(['init', '--url', url], folder);
  expect([second.exitCode, second.stderr]).toEqual([2, expect.stringContaining('is there already')]);
});
