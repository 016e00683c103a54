/**
 * The confirm story's suite, shortened so that the whole story runs within a minute: its levels and its five prompts, 24
 * tokens an answer instead of 2048, one wave of requests a level. Trials of half a second are noisier than real ones,
 * hence a tolerance of 10 %.
 */
export const DEMO_SUITE = `# The suite of \`throughput-gate demo\`: the confirm story's levels and prompts, shortened.
name: demo
prompts: builtin:confirm
output-tokens: 24
levels:
  - {concurrency: 1, requests: 3}
  - {concurrency: 32, requests: 32}
  - {concurrency: 64, requests: 64}
  - {concurrency: 128, requests: 128}
  - {concurrency: 192, requests: 192}
  - {concurrency: 256, requests: 256}
warm-up: {rounds: 2, output-tokens: 8}
trials: {first: 3, most: 3, budget: 5m}
metrics:
  output-throughput: {tolerance: 10%}
`;
