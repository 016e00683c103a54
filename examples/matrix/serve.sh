#!/bin/sh
# What a pull request changes. `exec`: the gate then watches and stops the engine itself.
exec vllm serve meta-llama/Llama-3.1-8B-Instruct \
  --host 127.0.0.1 --port 8000 \
  --max-model-len 8192 \
  --max-num-seqs 256 \
  --enable-prompt-tokens-details
