import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { code, markdownTable } from './markdown-table.ts';

type Action = {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
};

const readAction = (): Action => parse(readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8')) as Action;

export function describeInputs(): string {
  const rows = Object.entries(readAction().inputs).map(([name, input]) => [
    code(name),
    input.description,
    input.default === '' ? '–' : code(input.default),
  ]);
  return markdownTable(['input', 'what it does', 'default'], rows);
}

export function describeOutputs(): string {
  const rows = Object.entries(readAction().outputs).map(([name, { description }]) => [code(name), description]);
  return markdownTable(['output', 'what it holds'], rows);
}
