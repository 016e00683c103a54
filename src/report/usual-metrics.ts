/** Drawn wherever they are, gated or not: what a reader wants to see of every server. */
export const USUAL_METRICS = ['output-throughput', 'ttft-p50', 'tpot-mean'];
