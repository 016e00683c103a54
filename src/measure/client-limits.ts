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

/**
 * How wrong the stamps themselves may be, told by a heartbeat beside them: a token that was read late has a doubt of the
 * whole standstill before it. Measured at C=256 with 128 tokens on two cores that others kept busy, errors against the
 * server's own record (`bench/`, offered → taken tok/s):
 *
 *   offered    taken   mean TPOT error   decode doubt      CPU     found
 *    25,000   22,008      -1.2 %  18 ms        27 ms      75 %     client-bound by the decode doubt
 *    50,000   37,255       0.0 %   0 ms         6 ms      75 %     sound
 *    75,000   53,739      +0.5 %   3 ms        14 ms      88 %     sound
 *   100,000   22,258      -0.8 %  12 ms        47 ms      77 %     client-bound by the decode doubt
 *   150,000   47,909      -1.2 %   8 ms        28 ms      97 %     client-bound by both
 *
 * One run each; errors in ms are the percentage of the decode time, "found" is these limits applied to the run's figures.
 * The error stayed within two thirds of the doubt, so 1 % of the decode time, and below two seconds 20 ms, come before an
 * error of 1 %. Of the throughput only the last token's stamp can be wrong: -2.6 % were seen in a run of 12.5 s (130,000
 * tok/s offered) with a loop delay of 92 ms and late sends of 95 ms, both within their limits; that the end was read
 * late is inferred, its doubt wasn't recorded yet. A later run of -1.0 % had an end doubt of 177 ms.
 */
export const DECODE_DOUBT_LIMIT_SHARE = 0.01;
export const DECODE_DOUBT_LIMIT_MS = 20;
export const END_DOUBT_LIMIT_SHARE = 0.01;
export const END_DOUBT_LIMIT_MS = 50;
