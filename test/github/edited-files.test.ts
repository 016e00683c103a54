import { expect, it } from 'vitest';
import { findConfigurationFile } from '../../src/github/edited-files.ts';

const SUITE = '.github/throughput-gate.yml';
const TEXT = 'model: m\nserver:\n  command: bash ./deploy/serve.sh --port 8000\n  cwd: vllm serve\n';

it.each<[string, readonly string[], string | null]>([
  ['the suite where it is edited itself', ['README.md', 'deploy/serve.sh', SUITE], SUITE],
  ['the script that the suite launches', ['README.md', 'deploy/serve.sh'], 'deploy/serve.sh'],
  ['that script below another working directory', ['llm/deploy/serve.sh'], 'llm/deploy/serve.sh'],
  ['nothing where other files are edited', ['README.md', 'src/serve', 'x/notserve.sh'], null],
  ['nothing where nothing is', [], null],
])('points at %s', (_, edited, found) => {
  expect(findConfigurationFile(new Set(edited), { path: SUITE, text: TEXT })).toBe(found);
});

it('points at nothing where the suite is outside of the repository and not there', () => {
  expect(findConfigurationFile(new Set(['deploy/serve.sh']), { path: null, text: null })).toBeNull();
});
