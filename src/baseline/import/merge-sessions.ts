import { createHash } from 'node:crypto';
import { GateError } from '../../gate-error.ts';
import { canonicalJson } from '../../suite/canonical-json.ts';
import type { ImportedSession } from '../imported-session.ts';
import { levelName, levelOfKey } from '../level.ts';

/** Output lengths of one level further apart than this are other work, not a repeat. */
const SAME_WORK_WITHIN = 0.1;

const refuse = (a: ImportedSession, b: ImportedSession, what: string, found: readonly [string, string]): GateError =>
  new GateError(
    'bad-result',
    `${b.source}: ${what} is ${found[1]}, but ${found[0]} in ${a.source}: files of one side are repeats of one measurement`,
    'Give files of one tool, version and workload; judge each workload on its own.',
  );

type Fact = { readonly what: string; readonly of: (session: ImportedSession) => string };

const FACTS: readonly Fact[] = [
  { what: 'the tool', of: ({ tool }) => tool },
  { what: "the tool's version", of: ({ session }) => session.clientVersion },
  { what: 'the environment', of: ({ environment }) => canonicalJson(environment) },
  { what: 'the workload', of: ({ session }) => canonicalJson(session.workload.stated ?? {}) },
];

/** What makes two files no repeats: their tool, version, machine or workload, or how a metric is defined. */
function refuseMixed(first: ImportedSession, other: ImportedSession): void {
  for (const { what, of } of FACTS) {
    if (of(first) !== of(other)) throw refuse(first, other, what, [of(first), of(other)]);
  }
  const [before, now] = [first.session.definitions ?? {}, other.session.definitions ?? {}];
  for (const [metric, words] of Object.entries(now)) {
    const earlier = Object.hasOwn(before, metric) ? before[metric] : words;
    if (earlier !== undefined && earlier !== words) {
      throw refuse(first, other, `the definition of ${metric}`, [earlier, words]);
    }
  }
  for (const [key, tokens] of Object.entries(other.session.outputTokens)) {
    const earlier = first.session.outputTokens[key];
    if (earlier !== undefined && Math.abs(tokens / earlier - 1) > SAME_WORK_WITHIN) {
      const what = `output tokens a request at ${levelName(levelOfKey(key))}`;
      throw refuse(first, other, what, [String(earlier), String(tokens)]);
    }
  }
}

function dropRepeats(all: readonly ImportedSession[]) {
  const byId = new Map<string, ImportedSession>();
  const notes: string[] = [];
  for (const each of all) {
    const same = byId.get(each.session.id);
    if (same === undefined) byId.set(each.session.id, each);
    else notes.push(`${each.source} is the same run as ${same.source}: it counts once`);
  }
  return { sessions: [...byId.values()], notes };
}

/** Two runs that agree in this many figures to six digits are one run in two files. */
const TELLING_FIGURES = 4;

/** Runs that an earlier file holds too, as a sweep's summary does: they are no second measurement either. */
function dropRepeatedRuns(all: readonly ImportedSession[]) {
  const places = new Map<string, string>();
  const notes: string[] = [];
  const sessions = all.map((each) => {
    const own = each.session.trials.map((trial) => ({ trial, key: canonicalJson(trial) }));
    const fresh = own.filter(({ trial, key }) => {
      return Object.keys(trial.metrics).length < TELLING_FIGURES || !places.has(key);
    });
    const [repeated] = own.flatMap(({ key }) => places.get(key) ?? []);
    const count = own.length - fresh.length;
    if (count > 0) notes.push(`${each.source}: ${count} of its runs are also in ${repeated}: they count once`);
    for (const { key } of own) places.set(key, each.source);
    return count === 0 ? each : { ...each, session: { ...each.session, trials: fresh.map(({ trial }) => trial) } };
  });
  return { sessions, notes };
}

function nameSources(sessions: readonly ImportedSession[]): string {
  const names = sessions.slice(0, 3).map(({ source }) => source);
  const more = sessions.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

const joinAll = <T>(records: readonly Readonly<Record<string, T>>[]): Record<string, T> =>
  Object.assign({}, ...records);

const newestOf = (times: readonly string[]): string => [...times].sort().at(-1) ?? '';

/**
 * Files of one side from a tool that names no sessions, as one session whose trials they are. A file given twice counts
 * once: it is no second measurement.
 * @throws GateError `bad-result` for files that aren't repeats of one measurement
 */
export function mergeToolFiles(all: readonly ImportedSession[]): ImportedSession[] {
  const files = dropRepeats(all);
  const { sessions, notes: repeatedRuns } = dropRepeatedRuns(files.sessions);
  const notes = [...files.notes, ...repeatedRuns];
  const [first, ...others] = sessions;
  if (first === undefined) return [];
  for (const other of others) refuseMixed(first, other);
  const ids = sessions.map(({ session }) => session.id).sort();
  const digest = createHash('sha256').update(ids.join(' ')).digest('hex').slice(0, 12);
  return [
    {
      ...first,
      source: nameSources(sessions),
      units: joinAll(sessions.map(({ units }) => units)),
      session: {
        ...first.session,
        id: others.length === 0 ? first.session.id : `${first.tool}-${digest}`,
        takenAt: newestOf(sessions.map(({ session }) => session.takenAt)),
        outputTokens: joinAll(sessions.map(({ session }) => session.outputTokens)),
        definitions: joinAll(sessions.map(({ session }) => session.definitions ?? {})),
        trials: sessions.flatMap(({ session }) => session.trials),
      },
      requests: sessions.flatMap(({ requests }) => requests ?? []),
      problems: sessions.flatMap(({ problems, source }) =>
        others.length === 0 ? problems : problems.map((problem) => `${source}: ${problem}`),
      ),
      notes: [...new Set([...sessions.flatMap((session) => session.notes), ...notes])],
    },
  ];
}
