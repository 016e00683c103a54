import { createHash } from 'node:crypto';
import type { Identity } from '../measure/session.ts';
import { canonicalJson } from '../suite/canonical-json.ts';
import { type FactFindings, type FactPair, findDifferences } from './facts.ts';
import { hidePlace, readLaunchArguments } from './launch-arguments.ts';

const SINGLE_FACTS = [
  ['engine', 'engine'],
  ['engine version', 'engineVersion'],
  ['model', 'model'],
  ['model revision', 'modelRevision'],
  ['dtype', 'dtype'],
  ['quantisation', 'quantisation'],
] as const;

type Facts = Readonly<Record<string, string>>;

function launchFacts({ launchArguments }: Identity): Facts | undefined {
  if (launchArguments === undefined) return undefined;
  const entries = [...readLaunchArguments(launchArguments)];
  return Object.fromEntries(entries.map(([flag, value]) => [`launch argument ${flag}`, value || 'set']));
}

function variableFacts({ environmentVariables }: Identity): Facts | undefined {
  if (environmentVariables === undefined) return undefined;
  const entries = Object.entries(environmentVariables);
  return Object.fromEntries(entries.map(([name, value]) => [`environment variable ${name}`, hidePlace(value)]));
}

/** A list that both sides state: what is in one only is a difference, not an unknown. */
function pairLists(baseline: Facts | undefined, current: Facts | undefined, list: string): FactPair[] {
  if (baseline === undefined || current === undefined) {
    const word = (facts: Facts | undefined) => (facts === undefined ? undefined : canonicalJson(facts));
    return [{ fact: list, baseline: word(baseline), current: word(current) }];
  }
  const names = [...new Set([...Object.keys(baseline), ...Object.keys(current)])].sort();
  return names.map((fact) => ({ fact, baseline: baseline[fact] ?? null, current: current[fact] ?? null }));
}

function pairConfiguration(baseline: Identity, current: Identity): FactPair[] {
  return [
    ...SINGLE_FACTS.map(([fact, key]) => ({ fact, baseline: baseline[key], current: current[key] })),
    ...pairLists(launchFacts(baseline), launchFacts(current), 'launch arguments'),
    ...pairLists(variableFacts(baseline), variableFacts(current), 'environment variables'),
  ];
}

/** What a pull request is meant to change: shown as a diff, never blocking. Unknown on a side = equal. */
export function compareConfiguration(baseline: Identity, current: Identity): FactFindings {
  return findDifferences(pairConfiguration(baseline, current), 'shown');
}

/**
 * sha256 (hex) of engine, version, launch arguments, speed-relevant variables, model and dtype; never of a URL, port or
 * path. `null` when nothing of it is known.
 */
export function hashConfiguration(identity: Identity): string | null {
  const single = SINGLE_FACTS.flatMap(([fact, key]) => (identity[key] === undefined ? [] : [[fact, identity[key]]]));
  const facts = { ...Object.fromEntries(single), ...launchFacts(identity), ...variableFacts(identity) };
  if (Object.keys(facts).length === 0) return null;
  return createHash('sha256').update(canonicalJson(facts)).digest('hex');
}
