import { z } from 'zod';
import { METRICS, type MetricId } from '../measure/metric.ts';
import { describeFound, PERCENT_PATTERN, parsePercent } from './quantities.ts';
import { count, duration, parsedText, percent, text, writtenText } from './schema-values.ts';
import { parseServerUrl } from './server-url.ts';
import { levels, outputLength, prompts, requestFields } from './workload-schema.ts';

export const PRESET_NAMES = ['default', 'confirm', 'ab', 'recovery', 'quick'] as const;
export const METRIC_IDS = Object.keys(METRICS) as MetricId[];

const action = (what: string) => z.enum(['fail', 'warn', 'pass']).exactOptional().describe(what);

/** One entry a metric, so that a misspelt metric is an unknown key with a nearest name. */
function eachMetric<T extends z.ZodType>(entry: T) {
  const shape = Object.fromEntries(METRIC_IDS.map((id) => [id, entry])) as Record<MetricId, T>;
  return z.strictObject(shape);
}

const server = z.strictObject({
  url: parsedText((found) =>
    typeof found === 'string'
      ? parseServerUrl(found)
      : { ok: false, problem: `found ${describeFound(found)}, allowed: a URL such as http://127.0.0.1:8000` },
  )
    .exactOptional()
    .describe('Root of the server; /v1 at the end is accepted.'),
  command: z
    .union([text(), z.array(text()).min(1)], {
      error: ({ input }) => `found ${describeFound(input)}, allowed: a command line, or a list of its words`,
    })
    .exactOptional()
    .describe('Launched, watched and stopped by the gate: a string runs by sh -c, a list directly.'),
  cwd: text().exactOptional().describe('Folder that the command runs in.'),
  env: z
    .record(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/), writtenText())
    .exactOptional()
    .describe('Environment variables added for the command.'),
  'stop-command': text().exactOptional().describe('Run by sh -c to stop the server, before its process is ended.'),
  'ready-timeout': duration('m', 's').exactOptional().describe('How long the server may take to answer a generation.'),
  api: z.enum(['chat', 'completions']).exactOptional().describe('Which OpenAI-style endpoint is measured.'),
  headers: z
    .record(z.string().regex(/^[!#$%&'*+.^_`|~A-Za-z0-9-]+$/), writtenText().regex(/^[\t\x20-\x7e\x80-\xff]*$/))
    .exactOptional()
    .describe('Headers added to every request; the API key comes from --api-key-env or the input.'),
  ca: text().exactOptional().describe('PEM file of a private certificate authority.'),
  proxy: z
    .enum(['none', 'environment'])
    .exactOptional()
    .describe('environment: requests go through http_proxy or https_proxy, as no_proxy allows.'),
  gpus: z
    .union([z.enum(['auto', 'none']), z.array(z.int().min(0).max(1023)).min(1)], {
      error: ({ input }) => `found ${describeFound(input)}, allowed: auto, none, or a list of device numbers`,
    })
    .exactOptional()
    .describe('Which GPUs telemetry reads: auto, none, or a list of device numbers.'),
});

const policy = z.strictObject({
  suspected: action('A drop beyond the tolerance that noise could still explain.'),
  inconclusive: action('Too noisy to tell, without a drop beyond the tolerance.'),
  'no-baseline': action('No baseline for this suite and environment.'),
  'missing-level': action('A level that only one side has.'),
  'not-comparable': action('Baseline and run measured different things.'),
  'failed-requests': z
    .union([z.literal(0), parsedText((found) => parsePercent(found, 'zero'), PERCENT_PATTERN)], {
      error: ({ input }) => {
        const parsed = parsePercent(input, 'zero');
        return parsed.ok ? 'allowed: 0 or a percent' : parsed.problem;
      },
    })
    .exactOptional()
    .describe("Share of a trial's requests that may fail: 0, or a percent."),
});

/**
 * The whole suite file as written (kebab-case), every key optional; its output holds milliseconds and fractions.
 * The JSON Schema and the reference page come from the same object.
 */
export const suiteFileSchema = z.strictObject({
  name: writtenText()
    .regex(/^[^\r\n]{1,100}$/, {
      error: ({ input }) => `found ${describeFound(input)}, allowed: one line of 1 to 100 characters`,
    })
    .exactOptional()
    .describe("Name of the suite, part of what selects a baseline; default: the file's base name."),
  preset: z.enum(PRESET_NAMES).exactOptional().describe('Where keys that are not written come from.'),
  model: writtenText()
    .min(1)
    .max(4096)
    .exactOptional()
    .describe('Model id sent with every request; default: the one the server lists.'),
  server: server.exactOptional().describe('The server: where it is, how it is started, how it is spoken to.'),
  environment: z
    .strictObject({
      gpu: writtenText().min(1).exactOptional().describe('GPU model.'),
      count: z.int().min(0).max(100_000).exactOptional().describe('GPUs in the machine.'),
      mig: writtenText().min(1).exactOptional().describe('MIG profile.'),
    })
    .exactOptional()
    .describe('Hardware of a server on another machine; found by itself where the server is local.'),
  prompts: prompts
    .exactOptional()
    .describe('builtin:NAME, a file (.jsonl, .txt, ShareGPT-style .json), or random tokens of one length.'),
  'output-tokens': outputLength
    .exactOptional()
    .describe('Length of every answer: a number is pinned, {at-most: NUMBER} lets the model stop earlier.'),
  sampling: requestFields('Sampling fields, passed through; a null leaves a default out.'),
  'extra-body': requestFields('Any other field of the request body, passed through.'),
  cache: z
    .enum(['bust', 'flush', 'warm'])
    .exactOptional()
    .describe('Prefix cache: bust makes every prompt new, flush empties the cache, warm measures with it.'),
  levels: levels.exactOptional().describe('Concurrencies, measured in this order.'),
  requests: z
    .strictObject({
      'per-slot': count(100_000).exactOptional().describe('Requests a trial for each unit of concurrency.'),
      'at-least': count(10_000_000)
        .exactOptional()
        .describe('Requests a trial at any level, filled up to whole waves.'),
    })
    .exactOptional()
    .describe('How many requests a trial sends: max(at-least, per-slot x C), in whole waves.'),
  'warm-up': z
    .strictObject({
      rounds: z.int().min(0).max(100).exactOptional().describe('At most so many rounds of C requests a level.'),
      'output-tokens': count(1_000_000).exactOptional().describe('Longest answer in the warm-up.'),
    })
    .exactOptional()
    .describe('Before each level, until two rounds agree.'),
  timeout: duration('s', 'ms').exactOptional().describe('Longest a single request may take.'),
  trials: z
    .strictObject({
      first: count(1_000).exactOptional().describe('Trials a level before the first look.'),
      most: count(1_000).exactOptional().describe('Trials a level at the last look.'),
      budget: duration('m', 's').exactOptional().describe('From ready to the last trial, warm-up in, start-up out.'),
    })
    .exactOptional()
    .describe('How often each level is measured, and for how long at most.'),
  'session-noise': eachMetric(percent().exactOptional())
    .exactOptional()
    .describe('Declared standard deviation between sessions, by metric.'),
  'trial-noise': percent()
    .exactOptional()
    .describe('Declared standard deviation between trials, where none was repeated.'),
  'launch-noise': percent().exactOptional().describe('Declared standard deviation between launches of one server.'),
  metrics: eachMetric(
    z
      .strictObject({
        tolerance: percent().exactOptional().describe('Allowed change for the worse.'),
        gate: z.boolean().exactOptional().describe('Whether it decides (true for a listed metric) or is only shown.'),
      })
      .nullable()
      .exactOptional(),
  )
    .exactOptional()
    .describe('What is judged: a listed metric is gated unless it says gate: false.'),
  slo: z
    .strictObject({
      ttft: duration('ms', 's').exactOptional().describe('Time to first token.'),
      tpot: duration('ms', 's').exactOptional().describe('Time per output token.'),
      e2e: duration('s', 'ms').exactOptional().describe('Time of the whole request.'),
    })
    .exactOptional()
    .describe('What a request must meet to count for goodput.'),
  baseline: text().exactOptional().describe('The committed baseline file.'),
  policy: policy.exactOptional().describe('What each outcome does to the check: fail, warn or pass.'),
});

/** A suite file as a person writes it. */
export type SuiteFileInput = z.input<typeof suiteFileSchema>;
/** The same after parsing: only the keys that were written, in milliseconds and fractions. */
export type SuiteFile = z.output<typeof suiteFileSchema>;
