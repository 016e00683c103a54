import { DEFAULT_BASELINE_PATH } from '../default-paths.ts';
import type { FieldWarmUp, PresetName } from './suite.ts';
import type { SuiteFileInput } from './suite-file.ts';

/** Keys as a suite file would write them, and what a field script does that has no key of its own. */
export type Preset = {
  readonly keys: SuiteFileInput;
  readonly fieldWarmUp?: readonly FieldWarmUp[];
  readonly readinessTokens?: number;
};

/** Every default of the suite file, spelled as a person would. */
const DEFAULT_KEYS: SuiteFileInput = {
  server: {
    url: 'http://127.0.0.1:8000',
    cwd: '.',
    env: {},
    'ready-timeout': '20m',
    api: 'chat',
    headers: {},
    proxy: 'none',
    gpus: 'auto',
  },
  prompts: 'builtin:diverse',
  'output-tokens': 128,
  sampling: { temperature: 0 },
  'extra-body': {},
  cache: 'bust',
  levels: [1, 8, 32, 128],
  requests: { 'per-slot': 4, 'at-least': 20 },
  'warm-up': { rounds: 3, 'output-tokens': 64 },
  timeout: '900s',
  trials: { first: 3, most: 10, budget: '20m' },
  'session-noise': { 'output-throughput': '1.5%', 'ttft-p50': '5%' },
  'trial-noise': '2%',
  'launch-noise': '1%',
  metrics: {
    'output-throughput': { tolerance: '5%' },
    'ttft-p50': { tolerance: '15%', gate: false },
    'tpot-mean': { tolerance: '5%', gate: false },
  },
  slo: {},
  baseline: DEFAULT_BASELINE_PATH,
  policy: {
    suspected: 'fail',
    inconclusive: 'warn',
    'no-baseline': 'fail',
    'missing-level': 'fail',
    'not-comparable': 'fail',
    'failed-requests': 0,
  },
};

/**
 * The field's re-measurement after a revert: five short prompts cycled `i % 5`, one wave of C requests a level.
 * One trial of its curve took about 18 min on the field's server, so two to three trials fit 75 min.
 */
const CONFIRM: Preset = {
  keys: {
    prompts: 'builtin:confirm',
    'output-tokens': 2048,
    levels: [{ concurrency: 1, 'output-tokens': 512 }, 32, 64, 128, 192, 256],
    requests: { 'per-slot': 1, 'at-least': 1 },
    timeout: '900s',
    trials: { first: 2, most: 3, budget: '75m' },
  },
  fieldWarmUp: [{ concurrency: 1, requests: 2, outputTokens: 16 }],
};

/**
 * The field's kernel comparison. At its published speeds a trial of all six levels takes about 20 min a side:
 * the first look (three trials, two sides) needs two hours, the second (six) four.
 */
const AB: Preset = {
  keys: {
    prompts: { random: { 'input-tokens': 512, seed: 1 } },
    'output-tokens': 128,
    levels: [1, 2, 10, 64, 256, 1024],
    requests: { 'per-slot': 4, 'at-least': 20 },
    trials: { first: 3, most: 10, budget: '5h' },
    metrics: {
      'output-throughput': { tolerance: '5%' },
      'peak-output-throughput': { tolerance: '5%', gate: false },
      'tpot-mean': { tolerance: '5%', gate: false },
      'itl-mean': { tolerance: '5%', gate: false },
      'achieved-concurrency': { tolerance: '5%', gate: false },
    },
  },
  fieldWarmUp: [{ concurrency: 10, requests: 10, outputTokens: 128 }],
};

/** The first measurement after an outage: a reasoning model free to stop, three prompts, one wave a level. */
const RECOVERY: Preset = {
  keys: {
    prompts: 'builtin:recovery',
    'output-tokens': { 'at-most': 4096 },
    levels: [{ concurrency: 1, requests: 3 }, 8, 16, 32, 48, 64],
    requests: { 'per-slot': 1, 'at-least': 1 },
    sampling: { temperature: 0.6, top_p: 0.95 },
    trials: { first: 2, most: 3, budget: '90m' },
  },
  readinessTokens: 32,
};

const QUICK: Preset = {
  keys: {
    'output-tokens': 64,
    levels: [1, 32],
    requests: { 'per-slot': 2, 'at-least': 8 },
    trials: { first: 3, most: 6, budget: '5m' },
  },
};

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  default: { keys: DEFAULT_KEYS },
  confirm: CONFIRM,
  ab: AB,
  recovery: RECOVERY,
  quick: QUICK,
};
