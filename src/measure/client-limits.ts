/*
 * Past these the client, not the server, sets the pace: a saturated closed-loop client slows the server down and then
 * agrees with it, so small errors alone prove nothing.
 */

/**
 * Busy share of one worker's core. Measured: at 62 % of a core a reader's errors are still 0.01 %. Waiting in front of a
 * single server grows as ρ ÷ 2(1 − ρ): 4.5 service times at 90 %, without bound beyond.
 */
export const CPU_SHARE_LIMIT = 0.9;

/**
 * Every stamp is late by at most the event loop's delay. It is sampled every 5 ms: one sample in a hundred at 100 ms is a
 * sixth of a long trial at a standstill, and in a short trial a single stall. A single smaller stall (51 ms were seen on
 * two shared cores, in a trial of half a second whose throughput was right) is noise between trials, which the
 * statistics carry: it is noted. Where requests take longer, a tenth of the median E2E latency is the limit.
 */
export const EVENT_LOOP_DELAY_LIMIT_MS = 100;
export const EVENT_LOOP_DELAY_LIMIT_SHARE = 0.1;
export const EVENT_LOOP_DELAY_NOTED_MS = 25;

/**
 * A slot that waits w between two requests of length e loses w ÷ (w + e) of its throughput. The p99 of a trial of 20
 * requests is nearly its maximum, hence the floor: one hiccup isn't a slow client. What late sends cost in sum shows in
 * the achieved concurrency.
 */
export const LATE_SEND_LIMIT_MS = 100;
export const LATE_SEND_LIMIT_SHARE = 0.1;

/**
 * Mean in-flight ÷ asked, while every slot had work. What is missing is missing from the throughput too; below 90 % the
 * trial isn't at its level any more, below 97 % the reader is told.
 */
export const ACHIEVED_SHARE_AT_LEAST = 0.9;
export const ACHIEVED_SHARE_NOTED = 0.97;
