/** Prefixes of variables that change an engine's speed. Secrets among them are removed by `redactEnvironment`. */
const SPEED =
  /^(VLLM|SGLANG|SGL|TRTLLM|TLLM|TGI|LLAMA|GGML|OLLAMA|LMDEPLOY|DYN|CUDA|NCCL|RCCL|NVIDIA|HIP|HSA|ROCR|ROCM|AITER|TORCH|TORCHINDUCTOR|PYTORCH|TRITON|FLASHINFER|FLASH|DEEPGEMM|DG|DEEP_EP|NVSHMEM|OMP|MKL|GOMP|KMP|OPENBLAS|MALLOC|UCX|PYTHONHASHSEED|LD_PRELOAD)(_|$)/;
/** Where things lie and how they are logged, not how fast they are. */
const NOT_SPEED =
  /(_CACHE|_CACHE_DIR|_CACHE_ROOT|_CONFIG_ROOT|_HOME|_PATH|_LOG_LEVEL|_LOGGING_LEVEL|_HOST_IP|_USAGE_STATS|_REQUIRE_\w+|_VERSION)$/;

/** Of all variables, those that change speed. */
export function speedVariables(environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const names = Object.keys(environment).filter((name) => SPEED.test(name) && !NOT_SPEED.test(name));
  return Object.fromEntries(names.sort().map((name) => [name, environment[name] ?? '']));
}
