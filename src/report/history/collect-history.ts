import { DROPPED, REPLACED } from '../../baseline/anchor.ts';
import type { Anchor, BaselineEnvironment, BaselineSession, EnvironmentFacts } from '../../baseline/baseline.ts';
import type { MetricUnit } from '../../measure/metric.ts';
import { canonicalJson } from '../../suite/canonical-json.ts';
import type { BaselineVersion } from './baseline-version.ts';

/** One stored session, whether or not the newest file still holds it. */
export type HistorySession = {
  readonly session: BaselineSession;
  /** Index of the version that brought it. */
  readonly version: number;
  /** What the file held when it came: the level it was to be like. */
  readonly before: readonly BaselineSession[];
  /** Old levels that drift up to here is measured against, none of them from before an accepted regression. */
  readonly anchors: readonly Anchor[];
  /** Sessions since the last accepted regression, oldest first, without this one. */
  readonly since: readonly BaselineSession[];
};

export type HistoryEvent = {
  readonly kind: 'replaced' | 'accepted' | 'engine';
  /** Index of the first session after it. */
  readonly at: number;
  readonly text: string;
};

export type EnvironmentHistory = {
  readonly facts: EnvironmentFacts;
  readonly units: Readonly<Record<string, MetricUnit>>;
  /** In the order in which they came into the file. */
  readonly sessions: readonly HistorySession[];
  readonly events: readonly HistoryEvent[];
};

type Track = {
  facts: EnvironmentFacts;
  units: Readonly<Record<string, MetricUnit>>;
  sessions: HistorySession[];
  events: HistoryEvent[];
  ids: Set<string>;
  anchors: Set<string>;
  stored: readonly BaselineSession[];
  kept: Anchor[];
  since: BaselineSession[];
};

/** Every session that any version of the file held, an environment each, with what happened between them. */
export function collectHistory(versions: readonly BaselineVersion[]): EnvironmentHistory[] {
  const tracks: Track[] = [];
  for (const [version, { baseline }] of versions.entries()) {
    for (const entry of baseline.environments) follow(trackOf(tracks, entry), entry, version);
  }
  return tracks.map(({ facts, units, sessions, events }) => ({ facts, units, sessions, events }));
}

/** The same environment by a session in common, else by its facts: a fact can become known later. */
function trackOf(tracks: Track[], { environment, sessions, units }: BaselineEnvironment): Track {
  const known =
    tracks.find(({ ids }) => sessions.some(({ id }) => ids.has(id))) ??
    tracks.find(({ facts }) => canonicalJson(facts) === canonicalJson(environment));
  if (known !== undefined) return known;
  const fresh: Track = {
    ...{ facts: environment, units, sessions: [], events: [], ids: new Set(), anchors: new Set() },
    ...{ stored: [], kept: [], since: [] },
  };
  tracks.push(fresh);
  return fresh;
}

function follow(track: Track, entry: BaselineEnvironment, version: number): void {
  const added = entry.sessions.filter(({ id }) => !track.ids.has(id));
  noteAnchors(track, entry);
  let before = track.stored;
  for (const session of added) {
    const at = track.sessions.length;
    const previous = track.sessions.at(-1)?.session;
    const change = previous === undefined ? null : describeEngineChange(previous, session);
    if (change !== null) track.events.push({ kind: 'engine', at, text: change });
    track.sessions.push({ session, version, before, anchors: [...track.kept], since: [...track.since] });
    track.ids.add(session.id);
    track.since.push(session);
    before = entry.sessions.slice(0, entry.sessions.indexOf(session) + 1);
  }
  track.facts = entry.environment;
  track.units = { ...track.units, ...entry.units };
  track.stored = entry.sessions;
}

function noteAnchors(track: Track, { anchors }: BaselineEnvironment): void {
  for (const anchor of anchors) {
    const key = canonicalJson(anchor);
    if (track.anchors.has(key)) continue;
    track.anchors.add(key);
    track.kept.push(anchor);
    const at = track.sessions.length;
    const reason = anchor.reason ?? '';
    if (reason === DROPPED) continue;
    if (reason === REPLACED) {
      track.events.push({ kind: 'replaced', at, text: 'the baseline was started anew' });
      continue;
    }
    track.events.push({ kind: 'accepted', at, text: reason });
    // What a person accepted with a reason is no drift: it is looked for anew from here on.
    track.kept = [];
    track.since = [];
  }
}

function describeEngineChange(before: BaselineSession, now: BaselineSession): string | null {
  const nameOf = ({ identity }: BaselineSession) => [identity.engine, identity.engineVersion].filter(Boolean).join(' ');
  const [old, current] = [nameOf(before), nameOf(now)];
  return old === '' || current === '' || old === current ? null : `${old} → ${current}`;
}
