import { randomBytes } from 'node:crypto';

/** `20261129T145026Z-3fa9`: sorts by time, unique enough for ten sessions a file. */
export function makeSessionId(now: Date): string {
  const stamp = now.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');
  return `${stamp}-${randomBytes(2).toString('hex')}`;
}
