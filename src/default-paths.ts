/** Where a run's files are when nobody names another place; relative to the working directory. */
export const DEFAULT_SUITE_PATH = '.github/throughput-gate.yml';
export const DEFAULT_BASELINE_PATH = '.github/throughput-baseline.json';
export const DEFAULT_OUT = 'throughput-gate-out';
