import { cleanLine } from '../clean-text.ts';
import { csvField } from '../csv-field.ts';
import { CELL_COLUMNS, type ExportSource, listTrialRows, toCellRow } from './export-rows.ts';

type Value = string | number | boolean | null;

/** Figures unrounded, nothing for null, text of others made harmless. */
function field(value: Value): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  return csvField(cleanLine(value));
}

const line = (values: readonly Value[]): string => `${values.map(field).join(',')}\n`;

function printTrials(session: NonNullable<ExportSource['session']>): string {
  const rows = listTrialRows(session).map((row) =>
    line([
      row.session,
      row.concurrency,
      row.metric,
      row.value,
      row.unit,
      row.direction === 'neither' ? null : row.direction,
      row.trial,
    ]),
  );
  return ['session,concurrency,metric,value,unit,direction,trial\n', ...rows].join('');
}

/** A line a judged cell where there is a verdict, else a line a value of a trial: the latter `judge` itself reads. */
export function exportCsv({ session, verdict }: ExportSource): string {
  if (verdict === null) {
    return session === null ? 'session,concurrency,metric,value,unit,direction,trial\n' : printTrials(session);
  }
  const rows = verdict.cells.map((cell) => {
    const row = toCellRow(cell);
    return line(CELL_COLUMNS.map((column) => row[column]));
  });
  return [line(CELL_COLUMNS), ...rows].join('');
}
