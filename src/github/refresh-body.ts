import type { Baseline, BaselineEnvironment, BaselineSession } from '../baseline/baseline.ts';
import { collectCells, meanOfSessions } from '../baseline/cells.ts';
import { levelKey, levelName } from '../baseline/level.ts';
import { countOf } from '../judge/count-text.ts';
import { codeSpan, escapeMarkdown } from '../report/escape-markdown.ts';
import { formatNumber, formatPercent } from '../report/format.ts';

export type RefreshStory = {
  readonly old: Baseline | null;
  readonly fresh: Baseline;
  readonly path: string;
  readonly commit: string;
  readonly runner: string | null;
  readonly runUrl: string;
  readonly reason: string | null;
};

const HEADLINE_METRIC = 'output-throughput';

/** The pull request's text: what changes for the gate, a row a level, who measured it where, and why. */
export function describeRefresh(story: RefreshStory): string {
  const changed = story.fresh.environments.filter((entry) => addedSessions(story.old, entry).length > 0);
  return [
    `This puts new measurements into ${codeSpan(story.path)}. Once it is merged, the gate compares with them.`,
    ...changed.map((entry) => describeEnvironment(story, entry)),
    ...(story.reason === null ? [] : [`**Reason**: ${escapeMarkdown(story.reason)}`]),
    provenance(story),
  ].join('\n\n');
}

function describeEnvironment({ old }: RefreshStory, entry: BaselineEnvironment): string {
  const before = oldSessions(old, entry);
  const { gpu, gpuCount } = entry.environment;
  const name = gpu === undefined ? 'Unnamed environment' : `${gpuCount ?? 1} × ${gpu}`;
  const added = addedSessions(old, entry).length;
  return [
    `**${escapeMarkdown(name)}**: ${countOf(added, 'session')} added, ${countOf(entry.sessions.length, 'session')} from now on.`,
    '',
    '| Level | Metric | Old | New | Change |',
    '| :-- | :-- | --: | --: | --: |',
    ...rows(before, entry),
  ].join('\n');
}

function rows(before: readonly BaselineSession[], entry: BaselineEnvironment): readonly string[] {
  const cells = collectCells(entry.sessions);
  const isKnown = cells.some(({ metric }) => metric === HEADLINE_METRIC);
  const shown = isKnown ? cells.filter(({ metric }) => metric === HEADLINE_METRIC) : cells;
  const olds = new Map(collectCells(before).map((cell) => [`${levelKey(cell)} ${cell.metric}`, cell]));
  return shown.map((cell) => {
    const now = meanOfSessions(cell.sessions);
    const then = meanOfSessions(olds.get(`${levelKey(cell)} ${cell.metric}`)?.sessions ?? []);
    const change = now === null || then === null ? null : ((now - then) / then) * 100;
    const figures = [formatNumber(then), formatNumber(now), formatPercent(change)];
    return `| ${[escapeMarkdown(levelName(cell)), nameMetric(cell.metric, entry), ...figures].join(' | ')} |`;
  });
}

function nameMetric(metric: string, { units }: BaselineEnvironment): string {
  const unit = units[metric]?.unit;
  return escapeMarkdown(unit === undefined ? metric : `${metric} (${unit})`);
}

/** The old sessions of the environment that `entry` continues or replaces. */
function oldSessions(old: Baseline | null, entry: BaselineEnvironment): readonly BaselineSession[] {
  const facts = JSON.stringify(entry.environment);
  return old?.environments.find(({ environment }) => JSON.stringify(environment) === facts)?.sessions ?? [];
}

function addedSessions(old: Baseline | null, entry: BaselineEnvironment): readonly BaselineSession[] {
  const known = new Set(old?.environments.flatMap(({ sessions }) => sessions.map(({ id }) => id)));
  return entry.sessions.filter(({ id }) => !known.has(id));
}

function provenance({ commit, runner, runUrl }: RefreshStory): string {
  const on = runner === null ? '' : ` on the runner ${codeSpan(runner)}`;
  return `Measured at ${commit}${on}, in [this run](${runUrl}).`;
}
