import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type InitFacts, suggestSuite, suggestWorkflow } from '../../src/commands/init-files.ts';
import { parseSuite } from '../../src/suite/parse-suite.ts';

const facts: InitFacts = {
  url: 'http://127.0.0.1:8000',
  model: 'org/model-8b',
  api: 'chat',
  pins: true,
  elsewhere: false,
  apiKeyName: null,
  action: 'owner/throughput-gate@v0',
};

describe('what init writes', () => {
  it.each<[string, Partial<InitFacts>, object]>([
    ['a plain server', {}, { model: 'org/model-8b', output: { kind: 'pinned', tokens: 128 } }],
    ['a server that does not pin the length', { pins: false }, { output: { kind: 'at-most', tokens: 128 } }],
    ['a small context', { maxModelLength: 576 }, { output: { kind: 'pinned', tokens: 64 } }],
    ['a model with signs in its name', { model: 'C:\\models\\x: "y" #z' }, { model: 'C:\\models\\x: "y" #z' }],
    ['a model called yes', { model: 'yes' }, { model: 'yes' }],
    [
      'a server elsewhere',
      { elsewhere: true, url: 'http://10.0.0.5:8000', api: 'completions' },
      { environment: { gpu: 'name the GPU', count: 1 }, server: { url: 'http://10.0.0.5:8000', api: 'completions' } },
    ],
  ])('is a suite for %s that the gate reads', (_, more, expected) => {
    const { suite } = parseSuite(suggestSuite({ ...facts, ...more }), { source: 'suite.yml', overrides: {} });
    expect(suite).toMatchObject(expected);
  });

  it('is a workflow with its action, least permissions and the secret by name', () => {
    const workflow = parse(suggestWorkflow({ ...facts, apiKeyName: 'LLM_API_KEY' }));
    expect(workflow.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
    expect(workflow.jobs.throughput.steps.at(-1)).toEqual({
      uses: 'owner/throughput-gate@v0',
      with: { 'api-key': `\${{ secrets.LLM_API_KEY }}` },
    });
    expect(suggestWorkflow(facts)).toMatch(/# OWNER: the account .*\n +- uses: owner/);
    expect(parse(suggestWorkflow(facts)).jobs.throughput.steps.at(-1)).toEqual({ uses: 'owner/throughput-gate@v0' });
  });
});
