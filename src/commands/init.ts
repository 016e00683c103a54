import { existsSync } from 'node:fs';
import type { CliWorld } from '../command-line/cli-world.ts';
import type { ToolOptions } from '../command-line/program.ts';
import { DEFAULT_SUITE_PATH } from '../default-paths.ts';
import { GateError } from '../gate-error.ts';
import { type Capability, canRun } from '../server/capability.ts';
import { isLoopback } from '../server/endpoint.ts';
import { writeWhole } from '../write-whole.ts';
import { examine } from './examine.ts';
import { type InitFacts, suggestSuite, suggestWorkflow } from './init-files.ts';

const WORKFLOW_PATH = '.github/workflows/throughput.yml';
/** What the generated workflow uses. */
const ACTION = 'OWNER/throughput-gate@v0';

/**
 * Asks the running server, writes a suite and a workflow ready to commit. Files that are there stay as they are.
 * @throws GateError `bad-usage` when the suite or the workflow exists already
 */
export async function init(raw: ToolOptions, world: CliWorld): Promise<number> {
  const suitePath = raw.suite ?? DEFAULT_SUITE_PATH;
  for (const path of [suitePath, WORKFLOW_PATH]) if (existsSync(path)) throw refuseOverwrite(path);
  const { suite, origin, examination } = await examine({ ...withoutSuite(raw) }, world);
  if (!canRun(examination.capabilities) || examination.model === null) {
    throw new GateError(
      'not-ready',
      `The gate can't run on ${origin} yet. ${firstLack(examination.capabilities)}`.trim(),
      `throughput-gate doctor --url ${origin} says what is missing.`,
    );
  }
  const { maxModelLength } = examination.identity;
  const facts: InitFacts = {
    url: origin,
    model: examination.model,
    api: suite.server.api,
    pins: examination.pins,
    ...(maxModelLength === undefined ? {} : { maxModelLength }),
    elsewhere: !isLoopback(origin),
    apiKeyName: raw.apiKeyEnv ?? null,
    action: ACTION,
  };
  const suiteOption = suitePath === DEFAULT_SUITE_PATH ? '' : ` --suite ${suitePath}`;
  await writeWhole(suitePath, suggestSuite(facts));
  await writeWhole(WORKFLOW_PATH, suggestWorkflow(facts));
  world.stdout.write(
    [
      `wrote ${suitePath}`,
      `wrote ${WORKFLOW_PATH}`,
      '',
      'Next:',
      `1. In ${WORKFLOW_PATH}, put the account that the action lives under in the place of OWNER, and your runner's labels.`,
      `2. In ${suitePath}, write server.command, so that the gate launches the server; then stop the one that runs now.`,
      `3. Take the first baseline: throughput-gate refresh${suiteOption} --sessions 3. Without server.command: throughput-gate refresh${suiteOption}, three times with the server restarted in between.`,
      '4. Add throughput-gate-out/ to .gitignore, and commit it with the suite, the workflow and the baseline file.',
      '',
    ].join('\n'),
  );
  return 0;
}

function firstLack(capabilities: readonly Capability[]): string {
  return capabilities.find(({ required, state }) => required && state !== 'ok')?.detail ?? '';
}

function withoutSuite({ suite: _suite, ...raw }: ToolOptions): ToolOptions {
  return raw;
}

function refuseOverwrite(path: string): GateError {
  return new GateError('bad-usage', `${path} is there already.`, 'Remove it first, or edit it by hand.');
}
