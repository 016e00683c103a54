import { countOf } from '../judge/count-text.ts';
import type { Session } from '../measure/session.ts';
import { cutText } from './clean-text.ts';
import { type Block, leftColumn, type Row, type Table } from './document.ts';
import { daysBetween, formatDay, formatDuration } from './format.ts';
import type { BaselineInfo } from './report-input.ts';

type Fact = readonly [name: string, value: string | number | undefined];

const SHORT_HASH = 12;

function identityFacts({ identity }: Session): readonly Fact[] {
  const variables = Object.entries(identity.environmentVariables ?? {}).map(([name, value]) => `${name}=${value}`);
  return [
    ['engine', [identity.engine, identity.engineVersion].filter((word) => word !== undefined).join(' ')],
    ['model', [identity.model, identity.modelRevision].filter((word) => word !== undefined).join(' at ')],
    ['dtype', identity.dtype],
    ['quantisation', identity.quantisation],
    ['longest context', identity.maxModelLength],
    ['launch arguments', identity.launchArguments?.join(' ')],
    ['environment variables', variables.join(' ')],
    ['GPU', [identity.gpuCount, identity.gpu].filter((word) => word !== undefined).join(' × ')],
    ['GPUs used', identity.gpusUsed],
    ['MIG', identity.mig],
    ['power limit', identity.powerLimitWatts === undefined ? undefined : `${identity.powerLimitWatts} W`],
    ['driver', identity.driver],
    ['CPU', identity.cpu],
    ['operating system', identity.os],
    ['host', identity.host],
  ];
}

function sessionFacts(session: Session): readonly Fact[] {
  const { workload } = session.fingerprint;
  const lasted = Date.parse(session.finishedAt) - Date.parse(session.startedAt);
  return [
    ['server', session.provenance.url],
    ['commit measured', session.provenance.commit],
    ['runner', session.provenance.runner],
    ['measured', `${session.startedAt}, ${formatDuration(lasted)}`],
    ['client', `${session.client.name} ${session.client.version}`],
    ['prompts', `${session.suite.promptSource} (${workload.promptSetHash.slice(0, SHORT_HASH)})`],
    ['sampling', JSON.stringify(workload.sampling)],
    ['cache', workload.cache],
    ['API', workload.api],
    ['session', session.id],
  ];
}

/** `3 sessions of .github/…json, latest 2026-11-20 (9 days before this run), commit abc1234`. */
export function describeBaseline(info: BaselineInfo, measuredAt: string | null): string {
  const age = info.takenAt === undefined || measuredAt === null ? null : daysBetween(info.takenAt, measuredAt);
  const when = !info.takenAt ? '' : `, latest ${formatDay(info.takenAt)}`;
  const before = age === null ? '' : ` (${age === 0 ? 'the same day' : `${countOf(age, 'day')} before`})`;
  const commit = info.commit === undefined ? '' : `, commit ${cutText(info.commit, 12).slice(0, 12)}`;
  return `${countOf(info.sessions, 'session')} of ${cutText(info.source, 120)}${when}${before}${commit}`;
}

const OLD_DAYS = 90;

/** A baseline that nobody refreshed for a quarter hides what came since. */
export function baselineAgeNote(info: BaselineInfo | null, measuredAt: string | null): string | null {
  if (info?.takenAt === undefined || measuredAt === null) return null;
  const age = daysBetween(info.takenAt, measuredAt);
  return age === null || age < OLD_DAYS ? null : `the baseline is ${countOf(age, 'day')} old: refresh it soon`;
}

/** Facts of the server, its machine, the run and what it is compared with; unknown ones are left out. */
export function describeEnvironment(
  session: Session | null,
  info: BaselineInfo | null,
  comparedWith: 'baseline' | 'reference' = 'baseline',
): readonly Block[] {
  const own = session === null ? [] : [...identityFacts(session), ...sessionFacts(session)];
  const baseline: Fact = [comparedWith, info === null ? undefined : describeBaseline(info, session?.startedAt ?? null)];
  const rows = [...own, baseline].flatMap(([name, value]): readonly Row[] =>
    value === undefined || value === '' ? [] : [{ cells: [name, String(value)], tone: 'plain' }],
  );
  if (rows.length === 0) return [];
  const columns = [leftColumn('fact'), leftColumn('value')];
  const table: Table = { kind: 'table', columns, rows, footnotes: [] };
  return [table];
}
