import type { GateErrorCode } from '../../src/gate-error.ts';
import type { FailureClass } from '../../src/measure/failure-class.ts';

/** What a code means, and what to do about it. */
export type Trouble = { readonly meaning: string; readonly remedy: string };

/** What the gate throws: the type makes a new code without its words a compile error. */
export const ERRORS: Readonly<Record<GateErrorCode, Trouble>> = {
  'bad-usage': {
    meaning: 'A command, option or input is unknown, missing or has a value that is not allowed.',
    remedy: 'Read the quoted value and the allowed ones. `throughput-gate COMMAND --help` lists the options.',
  },
  'bad-suite': {
    meaning: 'The suite file is not valid. The message has file, line, column, what was found and what is allowed.',
    remedy: 'Correct that line. Unknown keys come with the nearest name; durations and percents need their unit.',
  },
  'bad-prompts': {
    meaning: 'The prompt file cannot be read, is empty, or a line of it is not a prompt.',
    remedy: 'One `{"prompt": "…"}` or `{"messages": […]}` a line (.jsonl), or a prompt a line (.txt).',
  },
  'bad-baseline': {
    meaning:
      'The baseline file is there but cannot be taken for a baseline: not JSON, another schema, a newer version.',
    remedy: 'Restore it from git, or take a new one with `refresh`. It is never treated as empty.',
  },
  'bad-result': {
    meaning:
      'A result file cannot be read, is no known format, contradicts itself, or its parts do not belong together.',
    remedy: 'The message names the file and the line. [The formats that are read](from-vllm-bench-or-sglang-bench.md).',
  },
  'no-baseline': {
    meaning: 'There is nothing to compare with.',
    remedy: 'Take a baseline with `refresh` and commit it.',
  },
  'not-ready': {
    meaning: 'The server did not answer a generation of the suite’s shape in time, or what it can do is not enough.',
    remedy: 'Read the failure class in the message and its row below; raise `server.ready-timeout` for slow loading.',
  },
  'server-died': {
    meaning: 'The launched server’s process ended.',
    remedy: 'Read the quoted log tail, and `server.log` in the output folder.',
  },
  'port-in-use': {
    meaning: 'Something listens on the server’s port already, before the gate has launched anything.',
    remedy: 'Stop what the message names, or give the server another port in `server.url` and `server.command`.',
  },
  'launch-failed': {
    meaning: '`server.command` could not be started.',
    remedy: 'Check that the program exists on the runner and is executable, and `server.cwd`.',
  },
  'budget-too-small': {
    meaning: 'The first look cannot fit the time budget. Nothing was measured.',
    remedy: 'Raise `trials.budget` to the figure in the message, or ask for fewer levels, requests, trials or tokens.',
  },
  'refresh-refused': {
    meaning: 'The session does not belong into the baseline: invalid, another configuration, or a cell that moved.',
    remedy:
      'For another workload a file of its own: `--baseline FILE`; for an intended change `--replace`; for a loss that is accepted `--accept-reason "why"`. [Refresh and accept](refresh-and-accept.md).',
  },
  'write-failed': {
    meaning: 'A file could not be written. Files are written whole or not at all, so the old one is intact.',
    remedy: 'Check free space and rights of the folder in the message.',
  },
  'unsafe-event': {
    meaning: 'The workflow runs on `pull_request_target`, `workflow_run` or `issue_comment`: foreign code with rights.',
    remedy: 'Use `pull_request` and the two-job layout of [runner set-up](runner-set-up.md#pull-requests-from-forks).',
  },
  'github-api': {
    meaning:
      'GitHub could not be asked for something without which there is no safe verdict, such as the base commit’s files.',
    remedy: 'Give the job `contents: read`; check `github-token` and the network of the runner.',
  },
  interrupted: {
    meaning: 'The run was cancelled. Exit code 130.',
    remedy: 'Run it again. What was measured is in the output folder.',
  },
  internal: {
    meaning: 'A fault of the gate itself.',
    remedy: 'Report it with the printed text.',
  },
};

/** Reasons that make a trial or a run invalid: `reasons[].code` of `result.json` and `verdict.json`. */
export const INVALID: Readonly<Record<string, Trouble>> = {
  'failed-requests': {
    meaning: 'Requests failed. A failed request is no fast request, so the trial has no speed.',
    remedy: 'See the failure class in the message and its row below. `requests.jsonl` has every request.',
  },
  'client-bound': {
    meaning:
      'The load generator, not the server, set the pace: CPU, event-loop delay, late sends or missing concurrency.',
    remedy: 'Free the client’s cores, or put the client on another machine.',
  },
  'not-steady': {
    meaning: 'The first trial was slower than the rest: the server was still warming up.',
    remedy: 'Raise `warm-up.rounds`; look for compilation or graph capture in the server’s log.',
  },
  'not-idle': {
    meaning: 'The server or its GPUs were busy before the measurement began.',
    remedy: 'Stop what uses them; give the job a runner of its own, or a `concurrency` group.',
  },
  'foreign-load': {
    meaning: 'The server generated more tokens during a trial than this client asked for.',
    remedy: 'Keep other clients away while it is measured.',
  },
  throttled: {
    meaning: 'A GPU was slowed down by heat or a power brake during a trial. A power cap alone never invalidates.',
    remedy: 'See to cooling and supply, or lock the clocks.',
  },
  'cache-hits': {
    meaning: 'Prompt tokens came from the prefix cache although `cache: bust` makes every prompt new.',
    remedy: 'Look for a proxy with a cache, or declare `cache: warm` in the suite.',
  },
  'token-mismatch': {
    meaning: 'The server’s token counts contradict each other or the request.',
    remedy: 'Check the engine version for known faults in its usage or metrics.',
  },
  'identity-changed': {
    meaning: 'Another server answered at the end than at the start, or it was restarted in between.',
    remedy: 'See that only one server uses the port.',
  },
  'server-died': {
    meaning:
      'The server’s process ended, or it stopped answering, in the middle of the run. Never a regression, never a pass.',
    remedy: 'Read the log tail in the comment and `server.log`. [After a crash](after-a-crash.md).',
  },
  'not-ready': {
    meaning: 'The server never gave a good generation within `server.ready-timeout`.',
    remedy: 'See the failure class in the message. [After a crash](after-a-crash.md).',
  },
  interrupted: {
    meaning: 'The run was cut short by a signal or by the budget.',
    remedy: 'Run it again, with a larger budget if that ended it.',
  },
  'too-few-trials': {
    meaning: 'A level has fewer valid trials than `trials.first`, and no trial says why.',
    remedy: 'Raise the budget or lower `trials.first`.',
  },
};

/** Reasons of a verdict that is no fault of the measurement. */
export const STATES: Readonly<Record<string, Trouble>> = {
  'no-baseline': {
    meaning: 'The baseline file is not there.',
    remedy: 'Take one: `throughput-gate refresh`, then commit it.',
  },
  'no-environment': {
    meaning: 'The baseline file has no sessions of this suite on this GPU model and count. The nearest is named.',
    remedy: 'Take one on this machine with `refresh`. Other environments in the file stay.',
  },
  'only-itself': {
    meaning: 'The baseline holds nothing but the session that is judged, and compared with itself anything passes.',
    remedy: 'Judge the result of another run, or give another baseline.',
  },
  'workload-differs': {
    meaning: 'Baseline and run measured different things: prompts, length, sampling, cache mode, API.',
    remedy:
      'Measure the baseline’s workload, or give this one a baseline of its own: `--baseline FILE`. `refresh --replace` ends the present one.',
  },
  'nothing-gated': {
    meaning: 'No gated metric is on both sides.',
    remedy: 'Gate a metric that both sides have.',
  },
  'missing-leg': {
    meaning: 'A leg of a report that should be there is not.',
    remedy: 'Look at that leg’s job. A missing leg is never a pass.',
  },
  'unsound-result': {
    meaning: 'A given result says of itself that it is invalid, or has no valid trial.',
    remedy: 'Measure again.',
  },
  'budget-spent': {
    meaning: 'The budget ended before the open levels were decided. The verdict is the best with what was measured.',
    remedy: 'The message says what more would have needed.',
  },
  undecided: {
    meaning: 'More looks would not decide: what is missing is another session, not another trial.',
    remedy: 'The message names the cheapest cure.',
  },
  accepted: {
    meaning: 'A regression that someone accepted, and who.',
    remedy: '[Refresh and accept](refresh-and-accept.md).',
  },
};

/** Why a self-test failed. */
export const SELF_TEST: Readonly<Record<string, Trouble>> = {
  'not-green': {
    meaning: 'Nothing was slowed down, and the gate was not green.',
    remedy: 'Keep other load away from the server; give the suite longer trials (`requests`, `output-tokens`).',
  },
  'promise-broken': {
    meaning: 'The gate promised to find the slow-down, and did not.',
    remedy: 'Run it again: one in ten may miss. If it misses again, take more baseline sessions.',
  },
  'promise-too-weak': {
    meaning: 'The gate promises less than a self-test demands.',
    remedy: 'Lower the tolerance, or take more baseline sessions and trials.',
  },
  'other-slow-down': {
    meaning: 'The server was slowed down by another amount than asked for.',
    remedy: 'Run it again while nothing else uses the machine.',
  },
  'not-measured': {
    meaning: 'One of the self-test’s sessions could not be measured.',
    remedy: 'See the reasons below it.',
  },
  'nothing-promised': {
    meaning: 'The gate came to no figure of what it finds.',
    remedy: 'Gate a throughput metric that the trials have.',
  },
};

type NamedClass = Exclude<FailureClass, `http-${number}`>;

/** Every class with a name of its own; the words are those of the messages. */
const NAMED: Readonly<Record<NamedClass, true>> = {
  refused: true,
  reset: true,
  dns: true,
  tls: true,
  'timeout-connect': true,
  'timeout-first-byte': true,
  'timeout-idle': true,
  'timeout-total': true,
  redirect: true,
  'error-in-stream': true,
  truncated: true,
  aborted: true,
  empty: true,
  'no-usage': true,
  'wrong-length': true,
  'not-a-stream': true,
  'too-large': true,
  'server-died': true,
};

/** Statuses that have words of their own, and one for each of the rest. */
const STATUSES = [400, 401, 403, 404, 413, 422, 429, 500, 503] as const;

export const FAILURE_CLASSES: readonly FailureClass[] = [
  ...(Object.keys(NAMED) as NamedClass[]),
  ...STATUSES.map((status): FailureClass => `http-${status}`),
];
