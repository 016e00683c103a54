import { type Command, Option } from 'commander';
import { FAULT_KINDS } from '../simulator/fault.ts';
import { PROFILE_NAMES } from '../simulator/profiles.ts';

const OPTIONS: readonly (readonly [flags: string, description: string])[] = [
  ['--port <n>', 'port, 0 picks a free one (default: 0); printed as “listening on http://127.0.0.1:PORT”'],
  ['--model-id <id>', 'the only model it answers to (default: sim)'],
  ['--decode-ms <A>', 'step time = A + B·running, in ms (default: 5)'],
  ['--decode-ms-per-request <B>', 'see --decode-ms (default: 0.05)'],
  ['--prefill-ms-per-token <P>', 'prefill time a prompt token, in ms (default: 0.02)'],
  ['--max-running <n>', 'requests that run at once, the rest waits (default: 256)'],
  ['--tokens-per-chunk <K>', 'tokens a streamed chunk carries (default: 1)'],
  ['--prefix-cache', 'replayed prompts skip their prefill (default: off)'],
  ['--ready-after <duration>', 'answers 503 until then, such as 5s (default: ready at once)'],
  ['--slowdown <percent>', 'tok/s fall by this share, such as 10% (default: 0%)'],
  ['--slowdown-at <C:percent>', 'the same around one concurrency, such as 128:20% (default: none)'],
  ['--noise <percent>', 'a random factor a session (default: 0%)'],
  ['--jitter <percent>', 'a random factor a step (default: 0%)'],
  ['--speed <S>', 'all server times divided by S (default: 1)'],
  ['--seed <n>', 'seed of noise, jitter and faults (default: 1)'],
  ['--profile <name>', `measured curve of the confirm story: ${PROFILE_NAMES.join(' or ')} (default: none)`],
];

/** What `--fault` takes. */
const FAULTS = `${FAULT_KINDS.join(', ')}; @0.1 a probability, @3 the third generation; repeatable (default: none)`;

/** The simulator's own options: texts as typed, absent where not given; the simulator has the defaults. */
export function addSimulateOptions(command: Command): Command {
  for (const [flags, description] of OPTIONS) command.addOption(new Option(flags, description));
  return command.option('--fault <kind[@when]>', FAULTS, (fault: string, earlier: readonly string[] = []) => [
    ...earlier,
    fault,
  ]);
}
