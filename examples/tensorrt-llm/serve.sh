#!/bin/sh
exec trtllm-serve meta-llama/Llama-3.3-70B-Instruct \
  --host 127.0.0.1 --port 8000 \
  --tp_size 4 \
  --max_batch_size 64
