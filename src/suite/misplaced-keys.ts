/** Where keys live that people look for elsewhere, and what they are called here. */
const HOMES: Readonly<Record<string, string>> = {
  tolerance: 'metrics: {output-throughput: {tolerance: 5%}}',
  gate: 'metrics: {output-throughput: {gate: true}}',
  budget: 'trials: {budget: 20m}',
  url: 'server: {url: "http://127.0.0.1:8000"}',
  'base-url': 'server: {url: "http://127.0.0.1:8000"}',
  command: 'server: {command: ./serve.sh}',
  env: 'server: {env: {NAME: value}}',
  headers: 'server: {headers: {NAME: value}}',
  'ready-timeout': 'server: {ready-timeout: 20m}',
  'api-key': '--api-key-env NAME, or the input api-key: a key has no place in a committed file',
  gpu: 'environment: {gpu: H100, count: 8}',
  concurrency: 'levels: [1, 8, 32, 128]',
  concurrencies: 'levels: [1, 8, 32, 128]',
  'max-tokens': 'output-tokens: 128',
  temperature: 'sampling: {temperature: 0}',
  'top-p': 'sampling: {top_p: 0.95}',
  'failed-requests': 'policy: {failed-requests: 0}',
};

/** `; it is written …` for a key that lives elsewhere, else nothing. `allowed` are the keys of the place it stands in. */
export function pointToHome(key: string, allowed: readonly string[]): string {
  const name = key.replaceAll('_', '-').toLowerCase();
  return Object.hasOwn(HOMES, name) && !allowed.includes(name) ? `; it is written ${HOMES[name]}` : '';
}
