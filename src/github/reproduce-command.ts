import type { InputReader } from './inputs.ts';

/** Inputs that the command line knows by the same name; secrets and what only GitHub has are not among them. */
const SHARED = [
  'suite',
  'url',
  'reference-url',
  'model',
  'baseline',
  'levels',
  'output-tokens',
  'requests',
  'trials',
  'tolerance',
  'preset',
  'budget',
  'ready-timeout',
] as const;

/** The command line that repeats an Action's run in the same folder, without secrets. */
export function formatReproduceCommand(mode: string, read: InputReader): string {
  const given = SHARED.filter((name) => read(name) !== '');
  const options = given.flatMap((name) => [`--${name}`, quoteForShell(withoutUserInfo(read(name)))]);
  const key = read('api-key') === '' ? [] : ['--api-key-env', 'API_KEY'];
  return ['npx throughput-gate', mode, ...options, ...key].join(' ');
}

const withoutUserInfo = (text: string) => text.replace(/^(\w+:\/\/)[^/@]*@/, '$1');

function quoteForShell(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
