/** How one engine writes its arguments: short and older names → the name to compare by, and what a bare word means. */
type Dialect = {
  readonly aliases: Readonly<Record<string, string>>;
  /** Program words; the arguments come after the last of them. */
  readonly programs: RegExp;
  /** Name of the first bare word. */
  readonly positional: string | null;
};

const VLLM: Dialect = {
  aliases: {
    tp: 'tensor-parallel-size',
    pp: 'pipeline-parallel-size',
    dp: 'data-parallel-size',
    ep: 'enable-expert-parallel',
    q: 'quantization',
    O: 'optimization-level',
    'max-seq-len': 'max-model-len',
  },
  programs: /^(serve|vllm|vllm\.entrypoints\.openai\.api_server|vllm\.entrypoints\.cli\.main)$/,
  positional: 'model',
};
const SGLANG: Dialect = {
  aliases: {
    tp: 'tp-size',
    'tensor-parallel-size': 'tp-size',
    dp: 'dp-size',
    'data-parallel-size': 'dp-size',
    ep: 'ep-size',
    'expert-parallel-size': 'ep-size',
    pp: 'pp-size',
    'pipeline-parallel-size': 'pp-size',
    model: 'model-path',
    'mem-frac': 'mem-fraction-static',
  },
  programs: /^(sglang|serve|launch_server|sglang\.launch_server)$/,
  positional: null,
};
const TENSORRT: Dialect = {
  aliases: {
    'extra-llm-api-options': 'config',
    tp: 'tp-size',
    pp: 'pp-size',
    ep: 'ep-size',
    'moe-expert-parallel-size': 'ep-size',
    'kv-cache-free-gpu-mem-fraction': 'kv-cache-free-gpu-memory-fraction',
  },
  programs: /^(trtllm-serve|serve)$/,
  positional: 'model',
};
const TGI: Dialect = {
  aliases: { 'max-input-length': 'max-input-tokens' },
  programs: /^(text-generation-launcher|text-generation-router)$/,
  positional: null,
};
const LLAMA: Dialect = {
  aliases: {
    m: 'model',
    c: 'ctx-size',
    np: 'parallel',
    ngl: 'gpu-layers',
    'n-gpu-layers': 'gpu-layers',
    b: 'batch-size',
    ub: 'ubatch-size',
    fa: 'flash-attn',
    t: 'threads',
    tb: 'threads-batch',
    cb: 'cont-batching',
    nocb: 'no-cont-batching',
    ctk: 'cache-type-k',
    ctv: 'cache-type-v',
    md: 'model-draft',
    ts: 'tensor-split',
    sm: 'split-mode',
    mg: 'main-gpu',
    a: 'alias',
    hf: 'hf-repo',
    dev: 'device',
  },
  programs: /^llama-server$/,
  positional: null,
};
const GENERIC: Dialect = { aliases: {}, programs: /^$/, positional: null };

/** Recognised by the program on the command line; an info endpoint's arguments by the engine's name. */
const DIALECTS: readonly { readonly engine: string; readonly program: RegExp; readonly dialect: Dialect }[] = [
  { engine: 'sglang', program: /(^|[/\s])sglang(\.| serve\b)/, dialect: SGLANG },
  { engine: 'tensorrt-llm', program: /trtllm-serve/, dialect: TENSORRT },
  { engine: 'vllm', program: /(^|[/\s])vllm(\.| serve\b)/, dialect: VLLM },
  { engine: 'tgi', program: /text-generation-(launcher|router)/, dialect: TGI },
  { engine: 'llama.cpp', program: /llama-server/, dialect: LLAMA },
  { engine: 'llama-cpp-python', program: /llama_cpp\.server/, dialect: GENERIC },
  { engine: 'transformers', program: /(^|\/)transformers serve\b/, dialect: GENERIC },
  { engine: 'lmdeploy', program: /(^|[/\s])lmdeploy serve\b/, dialect: GENERIC },
  { engine: 'ollama', program: /(^|\/)ollama serve\b/, dialect: GENERIC },
];

/** Where it listens, what it logs, and what changes at every start: no part of how fast it is. */
const NOT_CONFIGURATION =
  /^(host|port|uds|url|root-path|seed|random-seed|nccl-port|dist-init-addr|served-model-name|alias|api-key|admin-api-key|api-key-file|ssl-.*|log-.*|uvicorn-log-level|disable-log-requests|disable-uvicorn-access-log|hostname)$/;

/**
 * Launch arguments as key → value: names without dashes, `_` as `-`, short and older names as the engine's own, bare
 * flags `true`, `--no-x` as `x` = `false`, repeated ones joined. Program, addresses and keys are left out.
 */
export function parseLaunchArguments(words: readonly string[], engine?: string): Readonly<Record<string, string>> {
  const command = engineCommand(words);
  const dialect = dialectOf(command, engine);
  const values: Record<string, string> = {};
  const add = (name: string, value: string) => {
    const [key, said] = canonical(name, value, dialect);
    if (NOT_CONFIGURATION.test(key)) return;
    values[key] = values[key] === undefined || values[key] === said ? said : `${values[key]} ${said}`;
  };
  let open: string | null = null;
  for (const word of argumentsOf(command, dialect)) {
    const flag = /^--?([A-Za-z][\w.-]*)(?:=(.*))?$/s.exec(word);
    if (flag?.[1] !== undefined) {
      if (open !== null) add(open, 'true');
      open = flag[2] === undefined ? flag[1] : null;
      if (flag[2] !== undefined) add(flag[1], flag[2]);
    } else if (open !== null) {
      add(open, word);
      open = lists(open) ? open : null;
    } else if (dialect.positional !== null && values[dialect.positional] === undefined) {
      add(dialect.positional, word);
    }
  }
  if (open !== null && !(lists(open) && hasValue(values, open, dialect))) add(open, 'true');
  return values;
}

/** The engine that a command line starts, by its program; undefined for a script or an unknown one. */
export function engineOf(words: readonly string[]): string | undefined {
  return DIALECTS.find(({ program }) => program.test(programOf(engineCommand(words))))?.engine;
}

/** The same as sorted `--key`, `value` words: what an identity keeps, so that two spellings of one thing are equal. */
export function canonicalArguments(words: readonly string[], engine?: string): readonly string[] {
  const values = parseLaunchArguments(words, engine);
  return Object.keys(values)
    .sort()
    .flatMap((key) => [`--${key}`, values[key] ?? '']);
}

/**
 * Words of a shell command line with quotes and backslashes taken off, `;`, `&&` and `|` as words of their own; leading
 * `NAME=value` words are variables.
 */
export function splitCommand(command: string): {
  readonly words: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
} {
  const text = command.replace(/\\\n/g, ' ').replace(/\d*>&\d/g, ' ');
  const words = [...text.matchAll(SHELL_WORD)].map(([word]) => unquoteWord(word));
  const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word) && word !== 'exec' && word !== 'env');
  const assignments = words.slice(0, first < 0 ? words.length : first).filter((word) => word.includes('='));
  const pairs = assignments.map(
    (word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] as const,
  );
  return { words: first < 0 ? [] : words.slice(first), variables: Object.fromEntries(pairs) };
}

const SHELL_WORD = /[;&|]+|(?:[^\s"'\\;&|]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+/gs;

/** Of several commands in a line the one that is an engine's, else the last. */
function engineCommand(words: readonly string[]): readonly string[] {
  const commands: string[][] = [[]];
  for (const word of words) {
    if (/^[;&|]+$/.test(word)) commands.push([]);
    else commands.at(-1)?.push(word);
  }
  const known = commands.find((command) => DIALECTS.some(({ program }) => program.test(programOf(command))));
  return known ?? commands.findLast((command) => command.length > 0) ?? [];
}

const programOf = (words: readonly string[]) => words.slice(0, 4).join(' ');

function unquoteWord(word: string): string {
  return word.replace(
    /\\(.)|"((?:[^"\\]|\\.)*)"|'([^']*)'/gs,
    (_, plain?: string, double?: string, single?: string) => {
      return plain ?? double?.replace(/\\(["\\$`])/g, '$1') ?? single ?? '';
    },
  );
}

function dialectOf(words: readonly string[], engine: string | undefined): Dialect {
  const byProgram = DIALECTS.find((entry) => entry.program.test(programOf(words)));
  return (byProgram ?? DIALECTS.find((entry) => entry.engine === engine))?.dialect ?? GENERIC;
}

/** What follows the program: after the last program word, else after the leading words that aren't flags. */
function argumentsOf(words: readonly string[], dialect: Dialect): readonly string[] {
  const flags = words.findIndex((word) => word.startsWith('-') && word !== '-m' && word !== '-u');
  const head = flags < 0 ? words.length : flags;
  const last = words.slice(0, head).findLastIndex((word) => dialect.programs.test(word.split('/').at(-1) ?? ''));
  return words.slice(last >= 0 ? last + 1 : head);
}

function canonical(name: string, value: string, dialect: Dialect): [string, string] {
  const plain = name.replaceAll('_', '-');
  const key = dialect.aliases[plain] ?? plain;
  if (key.startsWith('no-') && (value === 'true' || value === '')) return [key.slice(3), 'false'];
  return [key, /^(True|False)$/.test(value) ? value.toLowerCase() : value];
}

const lists = (name: string) =>
  /(sizes|capture-sizes|graph[-_]bs|lora[-_]modules|middleware|allowed[-_]origins|[-_]bs)$/.test(name);

function hasValue(values: Readonly<Record<string, string>>, name: string, dialect: Dialect): boolean {
  return values[canonical(name, 'x', dialect)[0]] !== undefined;
}
