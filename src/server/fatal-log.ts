/** What a server's log line means. */
export type LogCause = {
  /** Plain words for people. */
  readonly cause: string;
  readonly remedy: string;
  /** The server can't live after it, whether or not its process ends. */
  readonly fatal: boolean;
  /** The line itself. */
  readonly line: string;
};

type KnownLine = {
  readonly pattern: RegExp;
  readonly cause: string;
  readonly remedy: string;
  readonly fatal?: boolean;
};

const FREE_MEMORY =
  'Stop what else holds GPU memory (nvidia-smi lists it), or lower the memory share the server asks for.';

/** From the causes that explain most to those that only say that something died. Sources: the engines' own code and issue threads. */
const KNOWN_LINES: readonly KnownLine[] = [
  // vLLM
  {
    pattern: /Free memory on device .* is less than desired GPU memory utilization/,
    cause: 'not enough free GPU memory',
    remedy: FREE_MEMORY,
    fatal: true,
  },
  {
    pattern: /No available memory for the cache blocks/,
    cause: 'no GPU memory left for the KV cache',
    remedy: 'Raise --gpu-memory-utilization, or use more GPUs or a smaller model.',
    fatal: true,
  },
  {
    pattern: /To serve at least one request with the model'?s max seq len/,
    cause: 'the KV cache is smaller than one request of the maximum length',
    remedy: 'Lower --max-model-len or raise --gpu-memory-utilization.',
    fatal: true,
  },
  // SGLang
  {
    pattern: /Not enough memory\. Please try to (increase|decrease) --mem-fraction-static/,
    cause: 'not enough GPU memory',
    remedy: 'Change --mem-fraction-static as the line says, or free GPU memory.',
    fatal: true,
  },
  {
    pattern: /Capture cuda graph failed/i,
    cause: 'capturing CUDA graphs failed',
    remedy: 'Lower --mem-fraction-static or --cuda-graph-max-bs.',
    fatal: true,
  },
  // Network; not fatal by itself: torch warns so and then takes another address
  {
    pattern:
      /address already in use|couldn't bind HTTP server socket|EADDRINUSE|\[Errno 98\]|port is already allocated/i,
    cause: 'its port is already in use',
    remedy: 'Stop the other server, or choose another port in server.command and server.url.',
  },
  // Model
  {
    pattern: /gated repo|401 Client Error|Repository Not Found|403 Client Error/i,
    cause: 'the model repository refused access',
    remedy: 'Give the server a token that may read the model (HF_TOKEN in server.env), or check the model id.',
  },
  {
    pattern:
      /is not a local folder and is not a valid model identifier|does not appear to have a file named|error loading model|failed to load model|gguf_init_from_file.*failed/i,
    cause: "the model can't be loaded",
    remedy: 'Check the model path or id and that its files are whole.',
    fatal: true,
  },
  // Device
  {
    pattern: /Driver\/library version mismatch/,
    cause: "the GPU driver doesn't match its library",
    remedy: 'Reboot the runner after a driver update.',
  },
  {
    pattern:
      /No CUDA GPUs are available|no CUDA-capable device|CUDA driver version is insufficient|Found no NVIDIA driver|could not select device driver/i,
    cause: 'no usable GPU',
    remedy: 'Check nvidia-smi on the runner, CUDA_VISIBLE_DEVICES and (in docker) --gpus all.',
  },
  {
    pattern:
      /CUDA out of memory|OutOfMemoryError|hipErrorOutOfMemory|cudaErrorMemoryAllocation|failed to allocate .*buffer/i,
    cause: 'out of GPU memory',
    remedy: FREE_MEMORY,
  },
  {
    pattern: /illegal memory access|device-side assert|uncorrectable ECC|Xid \d+/i,
    cause: 'a GPU fault',
    remedy: 'Look at dmesg on the runner; reset the GPU before the next run.',
  },
  // Command line
  {
    pattern: /unrecognized arguments?:|unknown argument:|no such option|invalid argument:|unexpected argument '/i,
    cause: "it doesn't know an argument",
    remedy: 'Check server.command against this engine version.',
  },
  {
    pattern: /ModuleNotFoundError: No module named|ImportError: /,
    cause: 'a Python module is missing',
    remedy: 'Install the engine in the environment that server.command uses.',
  },
  {
    pattern: /Cannot connect to the Docker daemon|permission denied while trying to connect to the docker/i,
    cause: "docker can't be reached",
    remedy: 'Start docker on the runner and let its user use it.',
  },
  {
    pattern: /manifest unknown|pull access denied|No such image/i,
    cause: "the image can't be pulled",
    remedy: 'Check the image name and the registry login.',
  },
  {
    pattern: /The container name .* is already in use/i,
    cause: 'a container of that name is left from another run',
    remedy: 'Remove it (docker rm -f NAME), or run with --rm.',
  },
  {
    pattern: /command not found|: not found$|No such file or directory/,
    cause: "a program or file isn't there",
    remedy: 'Check server.command and server.cwd.',
  },
  // Engines' last words
  {
    pattern: /Scheduler hit an exception/,
    cause: "SGLang's scheduler failed",
    remedy: 'Read the traceback in server.log.',
    fatal: true,
  },
  {
    pattern: /Worker proc .* died unexpectedly/,
    cause: 'a vLLM worker process died',
    remedy: 'Read the traceback in server.log; look at dmesg for the out-of-memory killer.',
    fatal: true,
  },
  {
    pattern: /EngineCore failed to start|Engine core initialization failed/,
    cause: "vLLM's engine failed to start",
    remedy: 'Read the traceback in server.log.',
    fatal: true,
  },
  {
    pattern: /EngineCore encountered a fatal error|EngineDeadError|AsyncLLM output_handler failed/,
    cause: "vLLM's engine died",
    remedy: 'Read the traceback in server.log.',
    fatal: true,
  },
  {
    pattern: /Received sigquit from a child process/,
    cause: 'a child process of SGLang failed',
    remedy: 'Read the traceback in server.log.',
    fatal: true,
  },
  {
    pattern: /CppExecutorError|Executor worker died/,
    cause: "TensorRT-LLM's executor died",
    remedy: 'Read the traceback in server.log.',
    fatal: true,
  },
];

/** What a line means, null for one without a known meaning. */
export function readLogLine(line: string): LogCause | null {
  const known = KNOWN_LINES.find(({ pattern }) => pattern.test(line));
  return known ? { cause: known.cause, remedy: known.remedy, fatal: known.fatal ?? false, line: line.trim() } : null;
}

/** The line that explains an end best: the most specific known one, the latest of its kind; null when none is known. */
export function bestCause(lines: readonly string[]): LogCause | null {
  for (const { pattern } of KNOWN_LINES) {
    const line = lines.findLast((text) => pattern.test(text));
    if (line !== undefined) return readLogLine(line);
  }
  return null;
}
