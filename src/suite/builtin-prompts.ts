import { PROMPT_DOCUMENTS } from './builtin-prompt-documents.ts';
import { PROMPT_FAMILIES } from './builtin-prompt-families.ts';
import type { Prompt } from './suite.ts';

export const BUILTIN_NAMES = ['diverse', 'confirm', 'recovery'] as const;
export type BuiltinName = (typeof BUILTIN_NAMES)[number];

/** The confirm story's five domains: a sorting algorithm, physics, a database guide with code, a poem, a parser. */
const CONFIRM = [
  'Explain how merge sort works and implement it in Python, with its time and memory complexity.',
  'Explain quantum entanglement: what is measured, what is correlated, and why it does not send messages.',
  'Write a practical guide to database indexes with SQL examples: B-trees, composite and partial indexes, and reading a query plan.',
  'Write a short poem about the sea at night.',
  'Write a parser for arithmetic expressions with parentheses in TypeScript, with error positions and tests.',
];

const RECOVERY = [
  'Design a thread-safe job queue with priorities, retries and a time limit per job, and explain each decision.',
  'Prove that the square root of 2 is irrational, then generalise the proof to the square root of any prime.',
  'A reservoir loses 2 % of its water a day and gains 40,000 litres a night. Find its level over time and the level it settles at.',
];

/** The prompts of a built-in set, always the same and in the same order. */
export function listBuiltinPrompts(name: BuiltinName): Prompt[] {
  const texts = { diverse: dealDiverse, confirm: () => CONFIRM, recovery: () => RECOVERY }[name]();
  return texts.map((text) => ({ kind: 'text', text }));
}

/**
 * Deals one prompt a family in turn, so that any 20 in a row are of different domains and lengths; a document's
 * request comes first and its text last, so that no two prompts begin alike.
 */
function dealDiverse(): string[] {
  const documents = PROMPT_DOCUMENTS.map(({ text, requests }) => requests.map((request) => `${request}\n\n${text}`));
  const families = PROMPT_FAMILIES.map(({ request, topics }) =>
    topics.map((topic) => request.replace('{}', () => topic)),
  );
  const piles = spread(families, documents);
  const rounds = Math.max(...piles.map((pile) => pile.length));
  return Array.from({ length: rounds }, (_, round) => piles.flatMap((pile) => pile.slice(round, round + 1))).flat();
}

/** The few among the many at even distances. */
function spread<T>(many: readonly T[], few: readonly T[]): T[] {
  const distance = Math.ceil(many.length / few.length);
  return many.flatMap((item, index) => {
    const extra = few[index / distance];
    return extra === undefined ? [item] : [item, extra];
  });
}
