import type { Reason } from '../reason.ts';
import type { PromptSet, Suite } from '../suite/suite.ts';
import { describeWorkload } from '../suite/workload.ts';
import { METRICS } from './metric.ts';
import {
  type Fingerprint,
  type Identity,
  type JudgingKeys,
  type LevelResult,
  RESULT_SCHEMA,
  RESULT_VERSION,
  type Session,
} from './session.ts';

/** What a run hands over when it has measured: clock, ids and identity come from outside the pure ring. */
export type SessionParts = {
  readonly id: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly client: { readonly name: string; readonly version: string };
  readonly suite: Suite;
  readonly prompts: PromptSet;
  readonly seed: number;
  readonly identity: Identity;
  readonly configurationHash: string | null;
  readonly levels: readonly LevelResult[];
  readonly reasons: readonly Reason[];
  readonly notes: readonly string[];
  readonly provenance: Session['provenance'];
  readonly logTail: readonly string[];
};

/** The suite's own word on the machine wins over what was found: it is there for servers elsewhere. */
export function makeFingerprint(
  parts: Pick<SessionParts, 'suite' | 'prompts' | 'identity' | 'configurationHash'>,
): Fingerprint {
  const { suite, identity } = parts;
  const gpu = suite.environment?.gpu ?? identity.gpu;
  const gpuCount = suite.environment?.count ?? identity.gpuCount;
  return {
    environment: {
      suite: suite.name,
      ...(gpu === undefined ? {} : { gpu }),
      ...(gpuCount === undefined ? {} : { gpuCount }),
      ...(identity.mig === undefined ? {} : { mig: identity.mig }),
    },
    workload: describeWorkload(suite, parts.prompts),
    configurationHash: parts.configurationHash,
  };
}

function pickJudgingKeys(suite: Suite): JudgingKeys {
  const { trials, sessionNoise, trialNoise, launchNoise, metrics, slo, policy } = suite;
  return { trials, sessionNoise, trialNoise, launchNoise, metrics, slo, policy };
}

/** The session of `result.json` from its parts. */
export function makeSession(parts: SessionParts): Session {
  return {
    schema: RESULT_SCHEMA,
    version: RESULT_VERSION,
    id: parts.id,
    startedAt: parts.startedAt,
    finishedAt: parts.finishedAt,
    client: parts.client,
    suite: {
      name: parts.suite.name,
      promptSource: parts.prompts.source,
      seed: parts.seed,
      judging: pickJudgingKeys(parts.suite),
    },
    identity: parts.identity,
    fingerprint: makeFingerprint(parts),
    units: METRICS,
    levels: parts.levels,
    reasons: parts.reasons,
    notes: parts.notes,
    provenance: parts.provenance,
    ...(parts.logTail.length === 0 ? {} : { logTail: parts.logTail }),
  };
}
