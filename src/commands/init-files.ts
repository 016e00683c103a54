import { DEFAULT_BASELINE_PATH } from '../default-paths.ts';
import type { ApiKind } from '../suite/suite.ts';

/** What the running server said, and what the user's repository will call things. */
export type InitFacts = {
  /** Server root, without user info. */
  readonly url: string;
  readonly model: string;
  readonly api: ApiKind;
  /** The output length can be pinned. */
  readonly pins: boolean;
  readonly maxModelLength?: number;
  /** The server is on another machine: its GPU must be named by hand. */
  readonly elsewhere: boolean;
  /** Name of the variable (and secret) that holds the API key, null when none was needed. */
  readonly apiKeyName: string | null;
  /** What `uses:` names: `owner/throughput-gate@v0`. */
  readonly action: string;
};

const OUTPUT_TOKENS = 128;
/** Room for the longest built-in prompt. */
const PROMPT_TOKENS = 512;

/** A suite that this server passes `doctor` with: as short as its defaults allow. */
export function suggestSuite(facts: InitFacts): string {
  const tokens = Math.min(OUTPUT_TOKENS, Math.max(16, (facts.maxModelLength ?? 4096) - PROMPT_TOKENS));
  const output = facts.pins
    ? tokens === OUTPUT_TOKENS
      ? null
      : `output-tokens: ${tokens}`
    : `output-tokens: {at-most: ${tokens}}  # this server doesn't pin the length`;
  const lines = [
    '# What throughput-gate measures. Every key has a default: docs/suite-reference.md of throughput-gate.',
    `model: ${quoted(facts.model)}`,
    'server:',
    `  url: ${quoted(facts.url)}`,
    ...(facts.api === 'chat' ? [] : [`  api: ${facts.api}`]),
    '  # command: ./serve.sh             # let the gate launch the server of the pull request, watch it and stop it',
    ...(facts.elsewhere ? ['environment: {gpu: "name the GPU", count: 1}   # the server is on another machine'] : []),
    ...(output === null ? [] : [output]),
    'levels: [1, 8, 32, 128]',
    'metrics:',
    '  output-throughput: {tolerance: 5%}',
    `baseline: ${DEFAULT_BASELINE_PATH}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** A workflow that runs the gate on pull requests and refreshes the baseline when asked. */
export function suggestWorkflow(facts: InitFacts): string {
  const lines = [
    'name: throughput',
    'on:',
    '  pull_request: { types: [opened, synchronize, reopened, edited, labeled, unlabeled] }',
    '  workflow_dispatch:',
    'permissions:',
    '  contents: read          # the suite and the baseline of the base commit',
    '  pull-requests: write    # the sticky comment',
    'concurrency: { group: gpu, cancel-in-progress: false }   # one job at a time on the GPU',
    'jobs:',
    '  throughput:',
    '    runs-on: [self-hosted, gpu]   # the labels of your runner with the GPU',
    '    timeout-minutes: 90',
    '    steps:',
    '      - uses: actions/checkout@v6',
    '        with: { persist-credentials: false }',
    '      # OWNER: the account that the action lives under, yours if you forked it. A full commit id in place of the tag is safest.',
    `      - uses: ${facts.action}`,
    ...(facts.apiKeyName === null ? [] : ['        with:', `          api-key: \${{ secrets.${facts.apiKeyName} }}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** A YAML double-quoted scalar: JSON's escapes are a part of YAML's. */
function quoted(text: string): string {
  return /^[A-Za-z][\w./-]*$/.test(text) && !/^(true|false|yes|no|on|off|null|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
}
