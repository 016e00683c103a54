import { spawn } from 'node:child_process';

/** How a short command ended. A program that isn't there is a value, too. */
export type CommandResult =
  | { readonly kind: 'ended'; readonly exitCode: number | null; readonly stdout: string; readonly stderr: string }
  | { readonly kind: 'absent'; readonly message: string }
  | { readonly kind: 'late'; readonly message: string };

export type CommandOptions = {
  readonly timeoutMs: number;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
};

const MOST_OUTPUT = 4_000_000;

/** Runs a program to its end; past the time-out it is killed (nvidia-smi hangs when a GPU is lost). Never rejects. */
export function runCommand(program: string, args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      ...(options.env === undefined ? {} : { env: { ...options.env } }),
    });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        if (output[name].length < MOST_OUTPUT) output[name] += text;
      });
    }
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve({ kind: 'late', message: `${program} didn't end within ${options.timeoutMs / 1000} s` });
    }, options.timeoutMs);
    const end = (result: CommandResult) => {
      clearTimeout(timer);
      resolve(result);
    };
    child.on('error', (error) => end({ kind: 'absent', message: error.message }));
    child.on('close', (exitCode) => end({ kind: 'ended', exitCode, ...output }));
  });
}
