import type { Target } from '../load/trial-plan.ts';
import type { Identity } from '../measure/session.ts';
import type { EngineFacts, EngineRecogniser } from './engine-facts.ts';
import { recogniseLlamaCpp } from './identify-llama-cpp.ts';
import { recogniseAnything, recogniseByOwner, recogniseOllama, recogniseTgi } from './identify-others.ts';
import { recogniseSglang } from './identify-sglang.ts';
import { recogniseVllm } from './identify-vllm.ts';
import { type InfoAnswers, readInfoAnswers } from './info-answers.ts';
import { canonicalArguments, engineOf } from './launch-arguments.ts';
import { redactArguments, redactEnvironment, redactText } from './redact.ts';

/** Tried in order: what an engine alone has before what several share. */
const RECOGNISERS: readonly EngineRecogniser[] = [
  recogniseSglang,
  recogniseLlamaCpp,
  recogniseTgi,
  recogniseVllm,
  recogniseOllama,
  recogniseByOwner,
  recogniseAnything,
];

/** What the answers of the information endpoints say of the engine. */
export function identifyEngine(answers: InfoAnswers, model: string | null): EngineFacts {
  for (const recognise of RECOGNISERS) {
    const facts = recognise(answers, model);
    if (facts !== null) return facts;
  }
  return {};
}

/** Facts from beside the server: our own command line, the process on the port, the machine. They win over HTTP. */
export type LocalFacts = Omit<Identity, keyof EngineFacts> & Pick<Identity, 'launchArguments' | 'environmentVariables'>;

/**
 * Who the server is, secrets removed. `model` is the id that requests carry: it stands in the identity even where the
 * server lists it under another name. `secrets` are known values to remove (the API key).
 */
export async function readIdentity(
  target: Target,
  model: string,
  local: LocalFacts = {},
  secrets: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Identity> {
  const engine = identifyEngine(await readInfoAnswers(target, signal), model);
  // An engine that says nothing of itself is known by the program that owns its port.
  const byProgram = engine.engine === undefined ? engineOf(local.launchArguments ?? []) : undefined;
  const named = byProgram === undefined ? engine : { ...engine, engine: byProgram };
  return cleanIdentity({ ...named, ...local, model }, secrets);
}

/** No version and no name is longer. */
const LONGEST_FACT = 500;

/** Removes secrets from all that it says, and spells arguments the one way in which they are compared. */
export function cleanIdentity(identity: Identity, secrets: readonly string[]): Identity {
  const { launchArguments, environmentVariables, ...facts } = identity;
  const clean = (fact: unknown) => (typeof fact === 'string' ? redactText(fact, secrets).slice(0, LONGEST_FACT) : fact);
  const rest = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, clean(fact)])) as typeof facts;
  const words = launchArguments && canonicalArguments(redactArguments(launchArguments, secrets), identity.engine);
  return {
    ...rest,
    ...(words === undefined ? {} : { launchArguments: words }),
    ...(environmentVariables === undefined
      ? {}
      : { environmentVariables: redactEnvironment(environmentVariables, secrets) }),
  };
}

/** Facts that changed between two readings of one server: another server answers on the port, or it was restarted with other settings. */
export function identityChanges(before: Identity, after: Identity): readonly string[] {
  const keys = [
    'engine',
    'engineVersion',
    'model',
    'modelRevision',
    'dtype',
    'quantisation',
    'maxModelLength',
    'launchArguments',
    'gpu',
    'gpuCount',
    'mig',
    'driver',
  ] as const;
  return keys.flatMap((key) => {
    const [was, is] = [before[key], after[key]].map((value) => JSON.stringify(value) ?? 'unknown');
    return was === is ? [] : [`${key} was ${was} and is ${is}`];
  });
}
