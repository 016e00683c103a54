import { execFile } from 'node:child_process';

export type GitAnswer = {
  /** null = there is no git, or it was ended at a limit. */
  readonly code: number | null;
  readonly stdout: Buffer;
  /** What git said against it, or why it didn't run. */
  readonly stderr: string;
};

/** Without limits git takes as long and prints as much as it needs. */
type GitLimits = { readonly timeoutMs?: number; readonly mostBytes?: number };

/** Runs git in a folder, `input` on its stdin. It never rejects. */
export function runGit(
  folder: string,
  args: readonly string[],
  { input = '', timeoutMs = 0, mostBytes = Number.POSITIVE_INFINITY }: GitLimits & { readonly input?: string } = {},
): Promise<GitAnswer> {
  return new Promise((resolve) => {
    const options = { encoding: 'buffer', timeout: timeoutMs, maxBuffer: mostBytes } as const;
    const child = execFile('git', ['-C', folder, ...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : null;
      resolve({ code, stdout, stderr: code === null ? (error?.message ?? '') : stderr.toString('utf8').trim() });
    });
    // git may end before it has read everything; its exit code says so.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** What a git command prints in a folder; null where it fails: no git, no checkout, no such object, a limit. */
export async function askGit(folder: string, args: readonly string[], limits: GitLimits = {}): Promise<string | null> {
  const { code, stdout } = await runGit(folder, args, limits);
  return code === 0 ? stdout.toString('utf8') : null;
}
