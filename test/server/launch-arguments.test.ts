import { describe, expect, it } from 'vitest';
import { canonicalArguments, engineOf, parseLaunchArguments, splitCommand } from '../../src/server/launch-arguments.ts';
import { speedVariables } from '../../src/server/speed-variables.ts';

const parse = (command: string, engine?: string) => parseLaunchArguments(splitCommand(command).words, engine);

describe('launch arguments', () => {
  it.each<[string, string, Record<string, string>]>([
    [
      'vLLM',
      'vllm serve org/m --port 8000 -tp 8 --max-num-seqs=256 --no-enable-prefix-caching --enable-eplb --api-key x --cudagraph-capture-sizes 1 2 4',
      {
        model: 'org/m',
        'tensor-parallel-size': '8',
        'max-num-seqs': '256',
        'enable-prefix-caching': 'false',
        'enable-eplb': 'true',
        'cudagraph-capture-sizes': '1 2 4',
      },
    ],
    [
      'vLLM as a module',
      'python3 -m vllm.entrypoints.openai.api_server --model org/m --tensor_parallel_size 8',
      { model: 'org/m', 'tensor-parallel-size': '8' },
    ],
    [
      'vLLM by its path',
      '/opt/venv/bin/python /opt/venv/bin/vllm serve org/m --dtype bfloat16',
      { model: 'org/m', dtype: 'bfloat16' },
    ],
    [
      'SGLang',
      'python -m sglang.launch_server --model-path org/m --tp 8 --ep-size 8 --host 0.0.0.0 --disable-radix-cache --num-continuous-decode-steps 16 --random-seed 1',
      {
        'model-path': 'org/m',
        'tp-size': '8',
        'ep-size': '8',
        'disable-radix-cache': 'true',
        'num-continuous-decode-steps': '16',
      },
    ],
    [
      'TensorRT-LLM',
      'trtllm-serve org/m --tp_size 4 --max_batch_size 64 --extra_llm_api_options cfg.yml',
      { model: 'org/m', 'tp-size': '4', 'max-batch-size': '64', config: 'cfg.yml' },
    ],
    [
      'TGI',
      'text-generation-launcher --model-id org/m --max-input-length 4095 --hostname 0.0.0.0',
      { 'model-id': 'org/m', 'max-input-tokens': '4095' },
    ],
    [
      'llama.cpp',
      'llama-server -m /models/x.gguf -ngl 99 -np 8 -c 65536 -fa on --metrics --port 8080',
      {
        model: '/models/x.gguf',
        'gpu-layers': '99',
        parallel: '8',
        'ctx-size': '65536',
        'flash-attn': 'on',
        metrics: 'true',
      },
    ],
    ['anything', './serve.sh 8000 --speed fast --flag -x 1', { speed: 'fast', flag: 'true', x: '1' }],
    ['a repeated argument', 'engine --lora a --lora b --n 1 --n 1', { lora: 'a b', n: '1' }],
    [
      'an engine among other commands',
      'cd /srv && A=1 vllm serve m --max-num-seqs 4 2>&1 | tee server.log',
      { model: 'm', 'max-num-seqs': '4' },
    ],
    ['the last of unknown commands', 'echo --no; ./serve.sh --speed fast', { speed: 'fast' }],
    ['a negative number', 'engine --top-k=-1 --n 5', { 'top-k': '-1', n: '5' }],
  ])('of %s become keys and values', (_, command, expected) => {
    expect(parse(command)).toEqual(expected);
  });

  it.each([
    ['python -m sglang.launch_server --tp 1', 'sglang'],
    ['/venv/bin/python /venv/bin/transformers serve --device cpu', 'transformers'],
    ['python -m llama_cpp.server --model x', 'llama-cpp-python'],
    ['OLLAMA_NUM_PARALLEL=8 ollama serve', 'ollama'],
    ['./serve.sh vllm', undefined],
    ['', undefined],
  ])('of `%s` tell the engine: %s', (command, engine) => {
    expect(engineOf(splitCommand(command).words)).toBe(engine);
  });

  it('that mean the same are the same', () => {
    const long = splitCommand('vllm serve m --tensor-parallel-size 8 --max_num_seqs 4').words;
    const short = splitCommand('vllm serve m --max-num-seqs=4 -tp 8').words;
    expect(canonicalArguments(long)).toEqual(canonicalArguments(short));
    expect(canonicalArguments(short)).toEqual(['--max-num-seqs', '4', '--model', 'm', '--tensor-parallel-size', '8']);
  });

  it('that an info endpoint gave are read in the dialect of its engine, and stay as they are when read again', () => {
    const words = canonicalArguments(['--tp-size', '2', '--disable-cuda-graph', 'False'], 'sglang');
    expect(words).toEqual(['--disable-cuda-graph', 'false', '--tp-size', '2']);
    expect(canonicalArguments(words, 'sglang')).toEqual(words);
  });

  it('come out of a shell line with its quotes, line ends and variables', () => {
    expect(splitCommand('A=1 B="x y" exec vllm serve \\\n  --json \'{"a": 1}\' --x a\\ b "c \\"d\\""')).toEqual({
      variables: { A: '1', B: 'x y' },
      words: ['vllm', 'serve', '--json', '{"a": 1}', '--x', 'a b', 'c "d"'],
    });
    expect(splitCommand('')).toEqual({ variables: {}, words: [] });
  });
});

describe('variables', () => {
  it('that change speed are kept, others not', () => {
    const all = {
      VLLM_USE_V1: '1',
      CUDA_VISIBLE_DEVICES: '0',
      NCCL_ALGO: 'Ring',
      PATH: '/bin',
      HOME: '/h',
      VLLM_CACHE_ROOT: '/c',
      GITHUB_TOKEN: 'x',
      OMP_NUM_THREADS: '4',
    };
    expect(speedVariables(all)).toEqual({
      CUDA_VISIBLE_DEVICES: '0',
      NCCL_ALGO: 'Ring',
      OMP_NUM_THREADS: '4',
      VLLM_USE_V1: '1',
    });
  });
});
