/** A row of a CSV file with the line it starts on (1-based). */
export type CsvRow = { readonly line: number; readonly fields: readonly string[] };

export type CsvRows = {
  readonly rows: readonly CsvRow[];
  /** Where a quote was opened and never closed; null = nowhere. */
  readonly openQuoteLine: number | null;
};

/**
 * Rows of a CSV text by RFC 4180: quoted fields with doubled quotes and line breaks, LF or CRLF, blanks around fields
 * trimmed, empty lines left out, a byte-order mark ignored.
 */
export function readCsvRows(text: string): CsvRows {
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let field = '';
  let quotedSince: number | null = null;
  let line = 1;
  let rowLine = 1;
  const endField = () => {
    fields.push(field.trim());
    field = '';
  };
  const endRow = () => {
    endField();
    if (fields.some((each) => each !== '')) rows.push({ line: rowLine, fields });
    fields = [];
    rowLine = line;
  };
  const body = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let i = 0; i < body.length; i++) {
    const char = body[i];
    if (char === '\n') line++;
    if (quotedSince !== null) {
      if (char !== '"') field += char;
      else if (body[i + 1] === '"') field += body[++i];
      else quotedSince = null;
    } else if (char === '"' && field.trim() === '') quotedSince = line;
    else if (char === ',') endField();
    else if (char === '\n') endRow();
    else field += char;
  }
  endRow();
  return { rows, openQuoteLine: quotedSince };
}
