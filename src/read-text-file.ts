import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { nameKind } from './file-kind.ts';

/** What lies at a path that a person named: its text, nothing, or something that can't be taken for a text file. */
export type TextFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'absent' | 'unreadable'; readonly why: string; readonly cause?: unknown };

/** V8's longest string is a little above. */
export const MOST_BYTES = 500_000_000;
const READ_BYTES = 1 << 20;
/** At least: `/proc` calls its files empty. */
const LEAST_BYTES = 1 << 16;

/**
 * Reads a file that should be UTF-8 text. Whatever else a path may name ends at once and in words: a folder, a device
 * or a pipe (opening one would wait for its other end), a file larger than `maxBytes` (`/proc` has endless ones of size
 * 0), bytes that are no text. Never throws.
 */
export async function readTextFile(path: string, maxBytes = MOST_BYTES): Promise<TextFile> {
  let file: FileHandle;
  try {
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (cause) {
    const why = codeOf(cause);
    return { kind: why === 'ENOENT' ? 'absent' : 'unreadable', why, cause };
  }
  try {
    return await readOpened(file, maxBytes);
  } catch (cause) {
    return unreadable(codeOf(cause), cause);
  } finally {
    await file.close();
  }
}

async function readOpened(file: FileHandle, maxBytes: number): Promise<TextFile> {
  const found = await file.stat();
  if (!found.isFile()) return unreadable(`${nameKind(found)}, not a file`);
  const bytes = found.size > maxBytes ? null : await readBytes(file, maxBytes, chunkFor(found.size));
  return bytes === null ? unreadable(`larger than ${Math.round(maxBytes / 1e6)} MB`) : decode(bytes);
}

/** A megabyte a read of a small file costs more in garbage than the reading. */
const chunkFor = (size: number): number => Math.min(READ_BYTES, Math.max(LEAST_BYTES, size + 1));

async function readBytes(file: FileHandle, maxBytes: number, chunk: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(chunk), 0, chunk, null);
    if (bytesRead === 0) return Buffer.concat(parts, length);
    parts.push(buffer.subarray(0, bytesRead));
    length += bytesRead;
    if (length > maxBytes) return null;
  }
}

/** A file whose bytes aren't UTF-8 is named by the line where they stop being it. */
function decode(bytes: Buffer): TextFile {
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch (cause) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return unreadable('UTF-16 text; save it as UTF-8', cause);
    // What isn't UTF-8 becomes U+FFFD, which a text hardly has of its own.
    const line = bytes.toString('utf8').split('\ufffd', 1)[0]?.split('\n').length ?? 1;
    return unreadable(`not UTF-8 text (line ${line})`, cause);
  }
}

function unreadable(why: string, cause?: unknown): TextFile {
  return { kind: 'unreadable', why, cause };
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown error';
}
