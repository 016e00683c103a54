import type { Stats } from 'node:fs';

/** What lies there instead of a file, for people. */
export function nameKind(found: Stats): string {
  if (found.isDirectory()) return 'a folder';
  if (found.isFIFO()) return 'a pipe';
  if (found.isSymbolicLink()) return 'a link';
  return found.isSocket() ? 'a socket' : 'a device';
}
