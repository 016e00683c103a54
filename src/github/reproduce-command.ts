import { quoteForShell } from '../report/quote-for-shell.ts';
import type { InputReader } from './input-reader.ts';

const JUDGING_OPTIONS = ['suite', 'baseline', 'tolerance', 'preset'] as const;
const MEASURING_OPTIONS = [
  'url',
  'reference-url',
  'model',
  'levels',
  'output-tokens',
  'requests',
  'trials',
  'budget',
  'ready-timeout',
] as const;

/** The command line that repeats an Action's run in the same folder, without secrets. */
export function formatReproduceCommand(mode: string, read: InputReader): string {
  const measures = mode !== 'judge' && mode !== 'report';
  const known = [...(mode === 'report' ? ['expect'] : JUDGING_OPTIONS), ...(measures ? MEASURING_OPTIONS : [])];
  const options = known
    .filter((name) => read(name) !== '')
    .flatMap((name) => [`--${name}`, quoteForShell(withoutUserInfo(read(name)))]);
  const key = measures && read('api-key') !== '' ? ['--api-key-env', 'API_KEY'] : [];
  const files = measures
    ? []
    : read('results')
        .split(/\s*\n\s*/)
        .filter((path) => path !== '')
        .map(quoteForShell);
  return ['npx throughput-gate', mode, ...files, ...options, ...key].join(' ');
}

const withoutUserInfo = (text: string) => text.replace(/^(\w+:\/\/)[^/@]*@/, '$1');
