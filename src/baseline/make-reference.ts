import { GateError } from '../gate-error.ts';
import { canonicalJson } from '../suite/canonical-json.ts';
import { BASELINE_SCHEMA, BASELINE_VERSION, type Baseline, type BaselineEnvironment } from './baseline.ts';
import { compareUnits } from './compare-units.ts';
import type { ImportedSession } from './imported-session.ts';

/**
 * The sessions of `judge --reference` as a baseline in memory, so that both ways of judging are one: an environment for
 * each stated one, sessions in the order given, none left out for hygiene.
 * @throws GateError `bad-result` for the same session twice or units that contradict each other
 */
export function makeReference(sessions: readonly ImportedSession[]): Baseline {
  const entries = new Map<string, BaselineEnvironment>();
  for (const each of sessions) {
    const key = canonicalJson(each.environment);
    const entry = entries.get(key) ?? { environment: each.environment, units: {}, sessions: [], anchors: [] };
    entries.set(key, addTo(entry, each));
  }
  const suite = sessions.find((each) => each.suite !== null)?.suite ?? '';
  return { schema: BASELINE_SCHEMA, version: BASELINE_VERSION, suite, environments: [...entries.values()] };
}

function addTo(entry: BaselineEnvironment, { units, session, source }: ImportedSession): BaselineEnvironment {
  const [clash] = compareUnits(entry.units, units);
  if (clash !== undefined) {
    throw new GateError(
      'bad-result',
      `${source}: ${clash.fact}: ${clash.current}, but ${clash.baseline} in another file of the same side`,
      'Give files of one side that measure in the same units.',
    );
  }
  if (entry.sessions.some((other) => other.id === session.id)) {
    throw new GateError(
      'bad-result',
      `${source}: session ${session.id} is given twice`,
      'Give each session once: the same one twice would count as independent evidence.',
    );
  }
  return { ...entry, units: { ...entry.units, ...units }, sessions: [...entry.sessions, session] };
}
