import { levelName } from '../baseline/level.ts';
import { countOf } from '../judge/count-text.ts';
import { findInvalidStates } from '../judge/invalid-states.ts';
import type { Session } from '../measure/session.ts';
import type { Block, Document } from './document.ts';
import { describeEnvironment } from './environment-blocks.ts';
import { formatNumber } from './format.ts';
import { describeLogTail, ownLog } from './log-tail.ts';
import { quoteForShell } from './quote-for-shell.ts';
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

/** The document of a measurement that nothing was compared with. Texts are raw. */
export function describeSession(
  input: Session,
  options: {
    readonly simulatedSpeed?: number;
    readonly reproduce?: string;
    readonly refreshOptions?: string;
    readonly files?: ReportFiles;
    /** The baseline file that will hold this session, for `refresh`. */
    readonly storedIn?: string;
  } = {},
): Document {
  const { simulatedSpeed: speed, reproduce } = options;
  const session = speed === undefined ? input : slowDownSession(input, speed);
  // A level without a valid trial wasn't measured, whatever the others gave.
  const reason = findInvalidStates(session, 1)[0]?.reason;
  const trials = session.levels.flatMap((level) => level.trials).length;
  const words = `${countOf(session.levels.length, 'level')}, ${describePeak(session)}; ${trialSummary(session)}`;
  const headline =
    reason === undefined
      ? `Measured · ${session.suite.name}: ${words}.${options.storedIn === undefined ? ' Nothing was compared.' : ''}`
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
  const next =
    reason === undefined && options.storedIn !== undefined
      ? { advice: 'commit the baseline', command: `git add ${quoteForShell(options.storedIn)}` }
      : reason === undefined
        ? {
            advice: 'store it as a baseline session',
            command: refreshCommand([options.files?.result ?? 'result.json'], options.refreshOptions),
          }
        : { advice: reason.remedy, command: null };
  return {
    title: `throughput-gate measure · ${session.suite.name}`,
    headline,
    next,
    blocks: [...clock, ...describeMeasured(session), ...log.open, ...more, ...how],
  };
}
