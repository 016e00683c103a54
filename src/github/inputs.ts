import { resolve } from 'node:path';
import { GateError } from '../gate-error.ts';
import type { RunOptions } from '../options.ts';
import type { SuiteOverrides } from '../suite/overrides.ts';
import { formatReproduceCommand } from './reproduce-command.ts';
import { findResultFiles, listLines } from './result-files.ts';

export const MODES = ['measure', 'gate', 'ab', 'confirm', 'refresh', 'judge', 'report'] as const;
export const COMMENT_MODES = ['always', 'on-change', 'on-regression', 'never'] as const;
export const REFRESH_TARGETS = ['pull-request', 'commit', 'file'] as const;
export type CommentMode = (typeof COMMENT_MODES)[number];
export type RefreshTarget = (typeof REFRESH_TARGETS)[number];

/** How the outcome is told, beside what is run. */
export type Publishing = {
  readonly comment: CommentMode;
  readonly refreshAs: RefreshTarget;
  /** A pull request with this label is let through, by name; null = no label does that. */
  readonly acceptLabel: string | null;
  readonly token: string | null;
  /** Tells the legs of a matrix apart; empty outside of one. */
  readonly matrixKey: string;
};

export type ActionInputs = { readonly run: RunOptions; readonly publishing: Publishing };

/** Texts by input name, trimmed; empty where the workflow says nothing. */
export type InputReader = (name: string) => string;

const OVERRIDES: readonly (readonly [input: string, key: keyof SuiteOverrides])[] = [
  ['url', 'url'],
  ['model', 'model'],
  ['baseline', 'baseline'],
  ['levels', 'levels'],
  ['tolerance', 'tolerance'],
  ['output-tokens', 'outputTokens'],
  ['requests', 'requests'],
  ['trials', 'trials'],
  ['budget', 'budget'],
  ['ready-timeout', 'readyTimeout'],
  ['preset', 'preset'],
];

/**
 * All inputs into one typed object; an empty input means "as the suite says".
 * @param workspace folder that `working-directory` counts from
 * @throws GateError `bad-usage` naming the input, what was found and what is allowed
 */
export function readInputs(read: InputReader, workspace: string): ActionInputs {
  const workingDirectory = resolve(workspace, read('working-directory') || '.');
  const mode = readChoice(read, 'mode', MODES, 'gate');
  return {
    run: {
      mode,
      suitePath: read('suite') || null,
      overrides: readOverrides(read),
      referenceUrl: read('reference-url') || null,
      apiKey: read('api-key') || null,
      out: resolve(workingDirectory, read('out') || 'throughput-gate-out'),
      workingDirectory,
      results: mode === 'report' ? listLines(read('results')) : findResultFiles(read('results'), workingDirectory),
      reference: [],
      current: [],
      sameSession: false,
      sessions: readCount(read, 'sessions', 1),
      replace: false,
      acceptReason: read('accept-reason') || null,
      expect: null,
      format: null,
      simulatedSpeed: null,
      acceptedBecause: null,
      reproduce: formatReproduceCommand(mode, read),
    },
    publishing: {
      comment: readChoice(read, 'comment', COMMENT_MODES, 'always'),
      refreshAs: readChoice(read, 'refresh-as', REFRESH_TARGETS, 'pull-request'),
      acceptLabel: read('accept-label') || null,
      token: read('github-token') || null,
      matrixKey: readMatrixKey(read('matrix')),
    },
  };
}

function readOverrides(read: InputReader): SuiteOverrides {
  return Object.fromEntries(OVERRIDES.flatMap(([input, key]) => (read(input) === '' ? [] : [[key, read(input)]])));
}

function readChoice<T extends string>(read: InputReader, name: string, allowed: readonly T[], otherwise: T): T {
  const found = read(name);
  if (found === '') return otherwise;
  const choice = allowed.find((value) => value === found);
  if (choice !== undefined) return choice;
  throw badInput(name, found, `one of ${allowed.join(', ')}`);
}

function readCount(read: InputReader, name: string, otherwise: number): number {
  const found = read(name);
  if (found === '') return otherwise;
  if (/^[1-9]\d{0,5}$/.test(found)) return Number(found);
  throw badInput(name, found, 'a whole number from 1');
}

function badInput(name: string, found: string, allowed: string): GateError {
  return new GateError(
    'bad-usage',
    `The input \`${name}\` is "${found}"; allowed is ${allowed}.`,
    `Correct \`${name}\` under \`with:\` in the workflow, or leave it out.`,
  );
}

/** `toJSON(matrix)` as the runner gives it: `null` outside of a matrix. */
function readMatrixKey(json: string): string {
  return json === 'null' ? '' : json.replace(/\s+/g, ' ');
}
