import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { processIds } from './process-table.ts';

/**
 * Inodes of the sockets that listen on a port, from /proc/net/tcp or tcp6: columns `local_address` (hex address:port),
 * `st` (0A = LISTEN), and the inode as tenth.
 */
export function parseListeningInodes(text: string, port: number): readonly string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  return text.split('\n').flatMap((row) => {
    const columns = row.trim().split(/\s+/);
    const [, local = '', , state] = columns;
    const inode = columns[9];
    return state === '0A' && local.endsWith(`:${wanted}`) && inode !== undefined && inode !== '0' ? [inode] : [];
  });
}

/** Pids of the processes that listen on a port of this host, as far as they may be seen. */
export function listenersOn(port: number): readonly number[] {
  const inodes = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((path) => parseListeningInodes(readText(path), port)),
  );
  if (inodes.size === 0) return [];
  return processIds().filter((pid) => socketInodes(pid).some((inode) => inodes.has(inode)));
}

function socketInodes(pid: number): readonly string[] {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).flatMap((fd) => /^socket:\[(\d+)\]$/.exec(linkOf(`${folder}/${fd}`))?.[1] ?? []);
  } catch {
    return [];
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
