/** A spreadsheet takes a field that begins with one of these for a formula: a quote before it makes it text. */
const FORMULA = /^[=+\-@]/;

/** A line of text as a CSV field (RFC 4180) that no spreadsheet takes for a formula. */
export function csvField(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
