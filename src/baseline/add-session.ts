import type { Cell } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';
import { DROPPED, makeAnchor, REPLACED } from './anchor.ts';
import {
  type Anchor,
  BASELINE_SCHEMA,
  BASELINE_VERSION,
  type Baseline,
  type BaselineEnvironment,
  type EnvironmentFacts,
  MOST_STORED_SESSIONS,
} from './baseline.ts';
import { fromSession, type ImportedSession } from './imported-session.ts';
import { refuseChanged, refuseUnsound } from './refresh-refusal.ts';
import { selectEnvironment } from './select-environment.ts';

const ANCHORS_AT_MOST = 10;

export type RefreshOptions = {
  /** Start the environment anew with this session; the old mean stays as an anchor. */
  readonly replace: boolean;
  /** The same, with the reason written beside the anchor; null = not given. */
  readonly acceptReason: string | null;
  /** The new session judged against the old baseline; empty without one. */
  readonly cells?: readonly Cell[];
  /** The command that stores the same session without measuring, for a refusal; absent = there is none. */
  readonly again?: string;
};

export type Refreshed = { readonly baseline: Baseline; readonly notes: readonly string[] };

/**
 * The baseline with one more session, by the hygiene of refresh. `null` = the first baseline.
 * @throws GateError `refresh-refused`
 */
export function addSession(baseline: Baseline | null, session: Session, options: RefreshOptions): Refreshed {
  return addImported(baseline, fromSession(session), options);
}

/**
 * The same for a session of any tool.
 * @throws GateError `refresh-refused`
 */
export function addImported(baseline: Baseline | null, candidate: ImportedSession, options: RefreshOptions): Refreshed {
  const old = baseline ?? emptyBaseline(candidate.suite ?? '');
  refuseUnsound(candidate, old.suite, options.replace ? [] : old.environments);
  const suite = old.suite || (candidate.suite ?? '');
  const { environment } = selectEnvironment(old, candidate);
  if (environment === null) {
    const first = {
      environment: candidate.environment,
      units: candidate.units,
      sessions: [candidate.session],
      anchors: [],
    };
    const notes = old.environments.length > 0 ? ['a new environment begins in the baseline file'] : [];
    return { baseline: { ...old, suite, environments: [...old.environments, first] }, notes };
  }
  const anew = options.replace || options.acceptReason !== null;
  if (!anew) refuseChanged(environment, candidate, options.cells ?? [], options.again ?? null);
  const { entry, notes } = anew
    ? replaceSessions(environment, candidate, options)
    : appendSession(environment, candidate);
  const environments = old.environments.map((each) => (each === environment ? entry : each));
  return { baseline: { ...old, suite, environments }, notes };
}

function emptyBaseline(suite: string): Baseline {
  return { schema: BASELINE_SCHEMA, version: BASELINE_VERSION, suite, environments: [] };
}

type Changed = { readonly entry: BaselineEnvironment; readonly notes: string[] };

const limitAnchors = (anchors: readonly Anchor[]): Anchor[] => anchors.slice(-ANCHORS_AT_MOST);

function replaceSessions(old: BaselineEnvironment, candidate: ImportedSession, options: RefreshOptions): Changed {
  const anchor = makeAnchor(old.sessions, options.acceptReason ?? REPLACED);
  return {
    entry: {
      environment: { ...old.environment, ...candidate.environment },
      units: candidate.units,
      sessions: [candidate.session],
      anchors: limitAnchors([...old.anchors, anchor]),
    },
    notes: [
      `${old.sessions.length} session${old.sessions.length === 1 ? '' : 's'} replaced; their mean is kept as an anchor`,
    ],
  };
}

/** A fact that one side didn't know is known from now on. */
const mergeFacts = (old: EnvironmentFacts, now: EnvironmentFacts): EnvironmentFacts => ({ ...now, ...old });

function appendSession(old: BaselineEnvironment, candidate: ImportedSession): Changed {
  const all = [...old.sessions, candidate.session];
  const sessions = all.slice(-MOST_STORED_SESSIONS);
  const dropped = all.slice(0, all.length - sessions.length);
  // The first session ever dropped stays as an anchor: without it a baseline could creep away a little each time.
  const anchors = dropped.length > 0 && old.anchors.length === 0 ? [makeAnchor(dropped, DROPPED)] : old.anchors;
  return {
    entry: {
      environment: mergeFacts(old.environment, candidate.environment),
      units: { ...candidate.units, ...old.units },
      sessions,
      anchors,
    },
    notes: dropped.map((session) => `session ${session.id} is dropped: an environment keeps ${MOST_STORED_SESSIONS}`),
  };
}
