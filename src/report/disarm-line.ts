/**
 * Text from elsewhere, made inert for a CI runner, which takes `::name::` at the start of a line (after any white
 * space) and `##[name]` anywhere in it for a command, and reads lines at CR as well as LF. Both are broken up visibly.
 */
export function disarmLine(line: string): string {
  const inert = line.replaceAll('##[', '## [');
  return /^\s*::/.test(inert) ? `│ ${inert}` : inert;
}
