/** How a request can fail: the ids that stand in `requests.jsonl` and verbatim in every message. */
export type FailureClass =
  | 'refused'
  | 'reset'
  | 'dns'
  | 'tls'
  | 'timeout-connect'
  | 'timeout-first-byte'
  | 'timeout-idle'
  | 'timeout-total'
  | `http-${number}`
  | 'redirect'
  | 'error-in-stream'
  | 'truncated'
  | 'aborted'
  | 'empty'
  | 'no-usage'
  | 'wrong-length'
  | 'not-a-stream'
  | 'too-large'
  | 'server-died';
