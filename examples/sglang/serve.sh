#!/bin/sh
exec python -m sglang.launch_server \
  --model-path Qwen/Qwen2.5-32B-Instruct \
  --host 127.0.0.1 --port 30000 \
  --tp-size 2 \
  --mem-fraction-static 0.85 \
  --enable-metrics --enable-cache-report
