import { levelName } from '../baseline/level.ts';
import { countOf } from '../judge/count-text.ts';
import { findInvalidStates } from '../judge/invalid-states.ts';
import type { Session } from '../measure/session.ts';
import type { Reason } from '../reason.ts';
import { asSentence } from './as-sentence.ts';
import { commitBaseline, describeStored, type StoredSessions } from './describe-stored.ts';
import type { Block, Document, NextStep } from './document.ts';
import { describeEnvironment } from './environment-blocks.ts';
import { formatNumber } from './format.ts';
import { describeLogTail, ownLog } from './log-tail.ts';
import { refreshCommand } from './refresh-command.ts';
import type { ReportFiles } from './report-input.ts';
import { describeMeasured, describeValidity, meanOf, trialSummary } from './session-blocks.ts';
import { describeClock, slowDownSession } from './simulated-clock.ts';

function describePeak(session: Session): string {
  const measured = session.levels
    .map((level) => ({ level, value: meanOf(level, 'output-throughput') }))
    .filter((entry): entry is typeof entry & { value: number } => entry.value !== null);
  const best = measured.reduce<(typeof measured)[number] | null>(
    (top, entry) => (top === null || entry.value > top.value ? entry : top),
    null,
  );
  if (best === null) return 'no valid trial';
  return `up to ${formatNumber(best.value)} tok/s at ${levelName(best.level)}`;
}

/** What `refresh` has made of a session: stored it, or said why not. */
export type RefreshOutcome = {
  readonly stored?: StoredSessions;
  readonly refused?: Pick<Reason, 'message' | 'remedy'>;
};

type SessionOptions = RefreshOutcome & {
  readonly simulatedSpeed?: number;
  readonly reproduce?: string;
  readonly refreshOptions?: string;
  readonly files?: ReportFiles;
};

function headlineEnd({ stored, refused }: RefreshOutcome): string {
  if (refused !== undefined) return ` Not stored: ${asSentence(refused.message)}`;
  return stored === undefined ? ' Nothing was compared.' : '';
}

/** What the reader does with a session that could be measured. */
function nextStep({ stored, refused, files, refreshOptions }: SessionOptions): NextStep {
  if (refused !== undefined) return { advice: refused.remedy, command: null };
  if (stored !== undefined) return commitBaseline(stored.path);
  const command = refreshCommand([files?.result ?? 'result.json'], refreshOptions);
  return { advice: 'store it as a baseline session', command };
}

/** The document of a measurement that nothing was compared with. Texts are raw. */
export function describeSession(input: Session, options: SessionOptions = {}): Document {
  const { simulatedSpeed: speed, reproduce, stored } = options;
  const session = speed === undefined ? input : slowDownSession(input, speed);
  // A level without a valid trial wasn't measured, whatever the others gave.
  const reason = findInvalidStates(session, 1)[0]?.reason;
  const trials = session.levels.flatMap((level) => level.trials).length;
  const words = `${countOf(session.levels.length, 'level')}, ${describePeak(session)}; ${trialSummary(session)}`;
  const headline =
    reason === undefined
      ? `Measured · ${session.suite.name}: ${words}.${headlineEnd(options)}`
      : `Could not measure · ${session.suite.name}: ${reason.message}${trials === 0 ? '' : ` (${words})`}`;
  const clock: readonly Block[] = speed === undefined ? [] : [{ kind: 'paragraph', text: describeClock(speed) }];
  const log = describeLogTail(ownLog(session), session.reasons);
  const more: readonly Block[] = [
    { kind: 'folded', summary: 'Validity, notes and counters', blocks: describeValidity(session, []) },
    ...log.folded,
    { kind: 'folded', summary: 'Environment', blocks: describeEnvironment(session, null) },
  ];
  const how: readonly Block[] =
    reproduce === undefined
      ? []
      : [{ kind: 'folded', summary: 'How to reproduce', blocks: [{ kind: 'code', language: 'sh', text: reproduce }] }];
  const news = stored === undefined ? [] : describeStored(stored);
  const next = reason === undefined ? nextStep(options) : { advice: reason.remedy, command: null };
  return {
    title: `throughput-gate measure · ${session.suite.name}`,
    headline,
    next,
    blocks: [...clock, ...describeMeasured(session), ...news, ...log.open, ...more, ...how],
  };
}
