import { type FileHandle, open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { GateError } from './gate-error.ts';
import { makeFolder } from './make-folder.ts';

/** Writers of the same file in one process keep apart by it. */
let writes = 0;

/**
 * Writes a file whole or not at all: temporary name in the same folder, fsync, rename. Missing folders are made; on any
 * failure the previous file is as it was and the temporary one is gone.
 * @throws GateError `write-failed`
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  await explainWriteFailure(path, async () => {
    // A link stays a link: the file that it names is what is replaced.
    const target = await realpath(path).catch(() => path);
    const temporary = join(dirname(target), `.${basename(target)}.${process.pid}-${writes++}.tmp`);
    try {
      makeFolder(dirname(target));
      await writeDurably(await open(temporary, 'w'), text);
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
  });
}

async function writeDurably(file: FileHandle, text: string): Promise<void> {
  try {
    await file.writeFile(text, 'utf8');
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Does work that writes a file. `remedy`: where the file's place isn't named as a path by whoever has to act.
 * @throws GateError `write-failed` that names the file, the cause and the remedy when it fails.
 */
export async function explainWriteFailure<T>(path: string, work: () => Promise<T>, remedy?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GateError) throw error;
    const { code = String(error) } = error as NodeJS.ErrnoException;
    const message = `can't write ${path}: ${code}; what was there before is untouched`;
    throw new GateError('write-failed', message, remedy ?? adviseOnErrno(code), { cause: error });
  }
}

function adviseOnErrno(code: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Free space on that disk, or name another folder, and run again.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return 'Give write access to that folder, or name another.';
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'A file stands where a folder is needed: name another folder.';
  return 'Name a file in a folder that can be written.';
}
