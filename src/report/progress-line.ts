import { cleanLine } from './clean-text.ts';
import { displayWidth, padText } from './display-width.ts';
import { formatDuration } from './format.ts';

/** How far one trial (or a round of warm-up) of a level is. */
export type LevelProgress = {
  readonly concurrency: number;
  readonly stage: 'warm-up' | 'trial';
  /** From 1. */
  readonly number: number;
  /** How many are planned; null while that's open. */
  readonly of: number | null;
  readonly requestsDone: number;
  readonly requests: number;
  /** Token events so far; × `tokensPerChunk` where it's known. */
  readonly tokenEvents: number;
  readonly tokensPerChunk?: number;
  readonly elapsedMs: number;
  /** The whole run's estimate, null while there is none. */
  readonly runRemainingMs: number | null;
};

/** Whole waves of C requests take about the same time each; null before the first request is done. */
export function estimateRemainingMs(progress: LevelProgress): number | null {
  const { requestsDone, requests, elapsedMs } = progress;
  if (requestsDone === 0) return null;
  return (elapsedMs * Math.max(0, requests - requestsDone)) / requestsDone;
}

function tokensPerSecond({ tokenEvents, tokensPerChunk = 1, elapsedMs }: LevelProgress): string {
  return elapsedMs > 0 ? `${Math.round((tokenEvents * tokensPerChunk * 1000) / elapsedMs)} tok/s` : '– tok/s';
}

const stageName = ({ stage, number, of }: LevelProgress) => `${stage} ${number}${of === null ? '' : `/${of}`}`;

const left = (milliseconds: number | null) => (milliseconds === null ? '' : `${formatDuration(milliseconds)} left`);

const BAR_COLUMNS = 12;

function bar({ requestsDone, requests }: LevelProgress): string {
  const done = requests > 0 ? Math.round((BAR_COLUMNS * Math.min(requestsDone, requests)) / requests) : 0;
  return '█'.repeat(done) + '░'.repeat(BAR_COLUMNS - done);
}

/** One line for a terminal, overwritten in place, never wider than `width`. */
export function formatTerminalProgress(progress: LevelProgress, width: number): string {
  const { concurrency, requestsDone, requests, runRemainingMs } = progress;
  const done = `${padText(String(requestsDone), String(requests).length, 'right')}/${requests}`;
  const run = runRemainingMs === null ? '' : `run ${left(runRemainingMs)}`;
  const parts = [
    `C=${padText(String(concurrency), 4, 'left')} ${padText(stageName(progress), 9, 'left')}`,
    bar(progress),
    `${done} requests`,
    tokensPerSecond(progress),
    left(estimateRemainingMs(progress)),
    run,
  ].filter((part) => part !== '');
  while (parts.length > 1 && displayWidth(parts.join('  ')) > width) parts.pop();
  return cleanLine(parts.join('  '), Math.max(20, width));
}

/** One plain sentence for a CI log, which keeps every line. */
export function formatLogProgress(progress: LevelProgress): string {
  const { concurrency, requestsDone, requests, runRemainingMs } = progress;
  const parts = [
    `C=${concurrency} ${stageName(progress)}: ${requestsDone} of ${requests} requests`,
    `${tokensPerSecond(progress)} so far`,
    left(estimateRemainingMs(progress)),
    runRemainingMs === null ? '' : `${left(runRemainingMs)} in the whole run`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** The estimate that is printed before the first request. */
export function formatEstimate(estimate: {
  readonly levels: readonly number[];
  readonly firstTrials: number;
  readonly mostTrials: number;
  readonly firstMs: number | null;
  readonly budgetMs: number;
}): string {
  const levels = `${estimate.levels.length === 1 ? 'level' : 'levels'} ${estimate.levels.join(', ')}`;
  const trials = `${estimate.firstTrials} trials a level, up to ${estimate.mostTrials} while undecided`;
  const about = estimate.firstMs === null ? '' : ` about ${formatDuration(estimate.firstMs)},`;
  return `Plan: ${levels}; ${trials};${about} at most ${formatDuration(estimate.budgetMs)} (budget).`;
}
