import { spawn } from 'node:child_process';

export type GitOutput = { readonly code: number | null; readonly stdout: Buffer; readonly stderr: string };

/** Runs git in a folder, `input` on its stdin; code null = there is no git. */
export function runGit(folder: string, args: readonly string[], input = ''): Promise<GitOutput> {
  return new Promise((resolve) => {
    const child = spawn('git', ['-C', folder, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    const out: Buffer[] = [];
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('error', (error) => resolve({ code: null, stdout: Buffer.alloc(0), stderr: error.message }));
    child.once('close', (code) => resolve({ code, stdout: Buffer.concat(out), stderr: stderr.trim() }));
    // git may end before it has read everything; its exit code says so.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
