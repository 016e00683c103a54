import { resolve } from 'node:path';
import { DEFAULT_OUT } from '../default-paths.ts';
import type { RunOptions } from '../options.ts';
import type { SuiteOverrides } from '../suite/overrides.ts';
import { type InputReader, readChoice, readCount } from './input-reader.ts';
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
      out: resolve(workingDirectory, read('out') || DEFAULT_OUT),
      workingDirectory,
      results: mode === 'report' ? listLines(read('results')) : findResultFiles(read('results'), workingDirectory),
      reference: [],
      current: [],
      sameSession: false,
      sessions: readCount(read, 'sessions', 1),
      replace: false,
      acceptReason: read('accept-reason') || null,
      expect: read('expect') || null,
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

/** `toJSON(matrix)` as the runner gives it: `null` outside of a matrix. */
function readMatrixKey(json: string): string {
  return json === 'null' ? '' : json.replace(/\s+/g, ' ');
}
