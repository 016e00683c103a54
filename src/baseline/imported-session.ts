import type { MetricUnit } from '../measure/metric.ts';
import type { Session, TrialResult } from '../measure/session.ts';
import type { BaselineSession, BaselineTrial, EnvironmentFacts } from './baseline.ts';
import { type LevelId, levelKey, levelName } from './level.ts';
import { roundFigure } from './print-baseline.ts';

/** A session whoever measured it: what `judge` compares and `refresh` stores. */
export type ImportedSession = {
  /** For people: the file's path, or `this run`. */
  readonly source: string;
  /** `throughput-gate`, `generic`, `vllm-bench`, … */
  readonly tool: string;
  /** null = unknown. */
  readonly suite: string | null;
  readonly environment: EnvironmentFacts;
  readonly units: Readonly<Record<string, MetricUnit>>;
  /** Holds valid trials only. */
  readonly session: BaselineSession;
  /** Why the session can't be trusted, in plain words; empty = sound. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  /** Requests of every run in another tool's files, unsound ones too; null = the file doesn't say. Absent for own and generic results. */
  readonly requests?: readonly RunRequests[];
};

export type RunRequests = LevelId & { readonly good: number | null; readonly failed: number | null };

function toTrial(concurrency: number, trial: TrialResult): BaselineTrial {
  const unreliable = new Set<string>(trial.unreliable ?? []);
  const figures = Object.entries(trial.metrics).filter(([id]) => !unreliable.has(id));
  return { concurrency, metrics: Object.fromEntries(figures.map(([id, value]) => [id, roundFigure(value)])) };
}

/** Mean output tokens of a good request, by level key. */
function meanOutputTokens({ levels }: Session): Record<string, number> {
  const entries = levels.flatMap(({ concurrency, trials }) => {
    const valid = trials.filter((trial) => trial.valid);
    const good = valid.reduce((sum, trial) => sum + trial.requests.good, 0);
    const tokens = valid.reduce((sum, trial) => sum + trial.tokens.output, 0);
    return good === 0 ? [] : [[levelKey({ concurrency }), roundFigure(tokens / good)] as const];
  });
  return Object.fromEntries(entries);
}

function problemsOf({ reasons, levels }: Session): string[] {
  const dead = levels.filter((level) => !level.trials.some((trial) => trial.valid));
  const why = dead.map(({ concurrency, trials }) => {
    const reason = trials.at(-1)?.reasons[0];
    return `no valid trial at ${levelName({ concurrency })}${reason === undefined ? '' : `: ${reason.message}`}`;
  });
  return [
    ...reasons.map((reason) => reason.message),
    ...(levels.length === 0 ? ['no level was measured'] : []),
    ...why,
  ];
}

const unitsOf = (session: Session, trials: readonly BaselineTrial[]): Record<string, MetricUnit> => {
  const present = new Set(trials.flatMap((trial) => Object.keys(trial.metrics)));
  return Object.fromEntries(Object.entries(session.units).filter(([id]) => present.has(id)));
};

/** Our own session as the neutral one: valid trials only, figures as the baseline file keeps them. */
export function fromSession(session: Session, source = 'this run'): ImportedSession {
  const { suite, ...environment } = session.fingerprint.environment;
  const { commit, runner } = session.provenance;
  const trials = session.levels.flatMap(({ concurrency, trials: all }) =>
    all.filter((trial) => trial.valid).map((trial) => toTrial(concurrency, trial)),
  );
  return {
    source,
    tool: session.client.name,
    suite,
    environment,
    units: unitsOf(session, trials),
    session: {
      id: session.id,
      takenAt: session.startedAt,
      ...(commit === undefined ? {} : { commit }),
      ...(runner === undefined ? {} : { runner }),
      clientVersion: session.client.version,
      configurationHash: session.fingerprint.configurationHash,
      workload: session.fingerprint.workload,
      identity: session.identity,
      outputTokens: meanOutputTokens(session),
      trials,
    },
    problems: problemsOf(session),
    notes: session.notes,
  };
}
