import { processIds, readEnvironment, readProcess, readProcesses } from './process-table.ts';

/** All processes of one launch: its group, its session, and whatever inherited the mark in its environment. */
export type Family = {
  /** Pid of the first process: leader of its own group and session. */
  readonly pid: number;
  /** Value of MARK_VARIABLE in the environment of the launch. */
  readonly mark: string;
  /** Start of the first process: a pid that was given anew isn't ours. null: unknown (not Linux). */
  readonly startedTicks: number | null;
};

export const MARK_VARIABLE = 'THROUGHPUT_GATE_LAUNCH';

/** Pids of the family that live; zombies don't. */
export function livingMembers(family: Family): readonly number[] {
  if (processIds().length === 0) return groupLives(family.pid) ? [family.pid] : [];
  const own = ownsItsPid(family);
  return readProcesses()
    .filter(
      ({ pid, group, session }) =>
        (own && (group === family.pid || session === family.pid)) || isMarked(pid, family.mark),
    )
    .map(({ pid }) => pid);
}

/** Sends a signal to the whole group and to members that left it. */
export function signalFamily(family: Family, signal: NodeJS.Signals): void {
  const members = livingMembers(family);
  if (members.length === 0) return;
  if (ownsItsPid(family)) send(-family.pid, signal);
  for (const pid of members) if (readProcess(pid)?.group !== family.pid || !ownsItsPid(family)) send(pid, signal);
}

/**
 * The pid still names our launch: its leader started when ours did, or is gone. A group or session outlives its leader
 * and keeps the number from being given to another process.
 */
function ownsItsPid(family: Family): boolean {
  const leader = readProcess(family.pid);
  return leader === null || family.startedTicks === null || leader.startedTicks === family.startedTicks;
}

function isMarked(pid: number, mark: string): boolean {
  return pid !== process.pid && readEnvironment(pid)?.[MARK_VARIABLE] === mark;
}

function groupLives(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in between.
  }
}
