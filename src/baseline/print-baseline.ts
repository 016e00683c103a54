import { METRICS } from '../measure/metric.ts';
import { canonicalJson } from '../suite/canonical-json.ts';
import type { Baseline, BaselineEnvironment, BaselineSession, BaselineTrial } from './baseline.ts';

const RANKS = new Map(Object.keys(METRICS).map((id, rank) => [id, rank]));

/** To six significant digits: trials agree to 0.2 % at best. */
export function roundFigure(value: number): number {
  return Number(value.toPrecision(6));
}

/** Our own metrics in their documented order, then the others by name. */
function compareMetricIds(a: string, b: string): number {
  return (RANKS.get(a) ?? RANKS.size) - (RANKS.get(b) ?? RANKS.size) || (a < b ? -1 : 1);
}

type Member = readonly [key: string, text: string | undefined];

const inline = (members: readonly Member[]): string =>
  `{${members.flatMap(([key, text]) => (text === undefined ? [] : [`${JSON.stringify(key)}: ${text}`])).join(', ')}}`;

function block(members: readonly Member[], indent: string): string {
  const lines = members.flatMap(([key, text]) =>
    text === undefined ? [] : [`${indent}  ${JSON.stringify(key)}: ${text}`],
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function list(items: readonly string[], indent: string): string {
  return items.length === 0 ? '[]' : `[\n${items.map((item) => `${indent}  ${item}`).join(',\n')}\n${indent}]`;
}

const json = (value: unknown): string | undefined => (value === undefined ? undefined : canonicalJson(value));

/** Metric id → figure on one line. */
function printFigures(figures: Readonly<Record<string, number>>): string {
  const ids = Object.keys(figures).sort(compareMetricIds);
  return inline(ids.map((id) => [id, json(roundFigure(figures[id] ?? 0))]));
}

function printTrial({ concurrency, label, metrics }: BaselineTrial): string {
  return inline([
    ['concurrency', json(concurrency)],
    ['label', json(label)],
    ['metrics', printFigures(metrics)],
  ]);
}

/** A line a metric: sentences of a whole family on one line would be a diff that nobody reads. */
function printDefinitions(definitions: BaselineSession['definitions'], indent: string): string | undefined {
  if (definitions === undefined) return undefined;
  const ids = Object.keys(definitions).sort(compareMetricIds);
  if (ids.length === 0) return '{}';
  return block(
    ids.map((id) => [id, json(definitions[id])]),
    `${indent}  `,
  );
}

function printSession(session: BaselineSession): string {
  const indent = ' '.repeat(8);
  const members: Member[] = [
    ['id', json(session.id)],
    ['takenAt', json(session.takenAt)],
    ['commit', json(session.commit)],
    ['runner', json(session.runner)],
    ['clientVersion', json(session.clientVersion)],
    ['configurationHash', json(session.configurationHash)],
    ['workload', json(session.workload)],
    ['identity', json(session.identity)],
    [
      'outputTokens',
      json(Object.fromEntries(Object.entries(session.outputTokens).map(([k, n]) => [k, roundFigure(n)]))),
    ],
    ['definitions', printDefinitions(session.definitions, indent)],
    ['trials', list(session.trials.map(printTrial), `${indent}  `)],
  ];
  return block(members, indent);
}

function printEnvironment({ environment, units, sessions, anchors }: BaselineEnvironment): string {
  const indent = ' '.repeat(4);
  const ids = Object.keys(units).sort(compareMetricIds);
  const anchorTexts = anchors.map((anchor) =>
    inline([
      ['takenAt', json(anchor.takenAt)],
      ['commit', json(anchor.commit)],
      ['reason', json(anchor.reason)],
      ['means', json(anchor.means.map((mean) => ({ ...mean, value: roundFigure(mean.value) })))],
    ]),
  );
  const members: Member[] = [
    ['environment', json(environment)],
    [
      'units',
      block(
        ids.map((id) => [id, json(units[id])]),
        `${indent}  `,
      ),
    ],
    ['sessions', list(sessions.map(printSession), `${indent}  `)],
    ['anchors', list(anchorTexts, `${indent}  `)],
  ];
  return block(members, indent);
}

/**
 * The committed text: stable key order, a line a trial, figures to six significant digits, the same baseline the same
 * text byte for byte.
 */
export function printBaseline(baseline: Baseline): string {
  const members: Member[] = [
    ['schema', json(baseline.schema)],
    ['version', json(baseline.version)],
    ['suite', json(baseline.suite)],
    ['environments', list(baseline.environments.map(printEnvironment), '  ')],
  ];
  return `${block(members, '')}\n`;
}
