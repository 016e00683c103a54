#!/bin/sh
# -c is shared by the -np slots. --metrics lets the gate see foreign load and the prefix cache.
exec llama-server -m models/gemma-3-4b-it-Q4_K_M.gguf \
  --alias gemma-3-4b \
  --host 127.0.0.1 --port 8080 \
  -ngl 99 -np 8 -c 32768 \
  --metrics
