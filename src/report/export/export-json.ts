import { GENERIC_SCHEMA } from '../../baseline/import/generic-json.ts';
import { type ExportSource, listTrialRows, toCellRow } from './export-rows.ts';

const CELLS_SCHEMA = 'throughput-gate/cells';

const print = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What was judged as flat cells. */
function printCells({ suite, mode, verdict, exitCode, cells }: NonNullable<ExportSource['verdict']>): string {
  return print({ schema: CELLS_SCHEMA, version: 1, suite, mode, verdict, exitCode, cells: cells.map(toCellRow) });
}

/** What was measured as generic results: the format that `judge` itself reads. */
function printTrials(session: NonNullable<ExportSource['session']>): string {
  const { suite, ...environment } = session.fingerprint.environment;
  const trials = listTrialRows(session).map(({ session: _, direction, ...row }) => ({
    ...row,
    ...(direction === 'neither' ? {} : { direction }),
  }));
  const exported = { id: session.id, environment: { ...environment, suite }, trials };
  return print({ schema: GENERIC_SCHEMA, version: 1, sessions: [exported] });
}

/** The verdict's cells where there is a verdict, else the session's trials. */
export function exportJson({ session, verdict }: ExportSource): string {
  if (verdict !== null) return printCells(verdict);
  return session === null ? print({ schema: GENERIC_SCHEMA, version: 1, sessions: [] }) : printTrials(session);
}
