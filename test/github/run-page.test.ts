import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Annotation, limit } from '../../src/github/annotations.ts';
import { readEvent } from '../../src/github/event.ts';
import { createJobLog } from '../../src/github/job-log.ts';
import { cutToBytes, writeJobSummary } from '../../src/github/job-summary.ts';
import { explainCommentFailure } from '../../src/github/publish-advice.ts';
import { eventPayload } from '../support/event-payload.ts';

describe('annotations', () => {
  const error = (message: string): Annotation => ({ level: 'error', title: 't', message });

  it('are ten of a type at most, the last one counting the rest', () => {
    const limited = limit([
      ...Array.from({ length: 14 }, (_, i) => error(`e${i}`)),
      { level: 'notice', title: 't', message: 'n' },
    ]);
    expect(limited.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
      ...Array.from({ length: 9 }, (_, i) => `e${i}`),
      '… and 5 more; all are in the summary.',
    ]);
    expect(limited.at(-1)).toMatchObject({ level: 'notice', message: 'n' });
  });

  it('are on one line and no longer than what the runner keeps', () => {
    const [annotation] = limit([error(`a\r\nb${'x'.repeat(5000)}`)]);
    expect(annotation?.message).toHaveLength(4096);
    expect(annotation?.message).toMatch(/^a bx+…$/);
  });
});

describe('lines of the log', () => {
  it('are split wherever the runner would, so that none starts a command', () => {
    const lines: string[] = [];
    createJobLog((line) => lines.push(line), { now: () => 0, sleep: async () => undefined }).info(
      'a\r::error::b\n::warning::c',
    );
    expect(lines).toEqual(['a', '│ ::error::b', '│ ::warning::c']);
  });

  it('show progress every 15 s at most', () => {
    const lines: string[] = [];
    let now = 0;
    const log = createJobLog((line) => lines.push(line), { now: () => now, sleep: async () => undefined });
    for (now = 0; now <= 31_000; now += 1000) log.progress(`at ${now}`);
    expect(lines).toEqual(['at 0', 'at 15000', 'at 30000']);
  });
});

describe('the job summary', () => {
  it('is appended, and cut at a line below the runner’s limit, counted in bytes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'summary-'));
    const path = join(folder, 'summary.md');
    await writeJobSummary(path, 'first');
    await writeJobSummary(path, 'äöü\n'.repeat(200_000));
    const text = readFileSync(path);
    expect(text.length).toBeLessThan(1_000_100);
    expect(text.toString('utf8')).toMatch(/^first\näöü\n[\s\S]*\näöü\n\nCut here/);
    rmSync(folder, { recursive: true });
  });

  it('is left as it is when it fits', () => {
    expect(cutToBytes('a\nb', 3)).toBe('a\nb');
  });
});

describe('a comment that could not be posted is explained', () => {
  const event = (overrides = {}) =>
    readEvent({ GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: 'a' }, eventPayload('pull-request-opened', overrides));
  const fork = event({ pull_request: { head: { repo: { full_name: 'else/r' } } } });
  const failure = (status: number | null, headers = {}) => ({ status, message: 'Oh no', headers, cause: null });

  it.each([
    ['the missing permission', failure(403), event(), 'pull-requests: write'],
    ['the permission that hides the repository', failure(404), event(), 'pull-requests: write'],
    ['the read-only token of a fork', failure(403), fork, 'fork, whose token is read-only'],
    [
      'Dependabot’s token',
      failure(403),
      event({ sender: { login: 'dependabot[bot]' } }),
      'Dependabot’s token is read-only',
    ],
    ['the rate limit', failure(403, { 'retry-after': '500' }), event(), 'rate limit'],
    ['a bad token', failure(401), event(), '`github-token` isn’t valid'],
    ['no answer', failure(null), event(), 'didn’t answer (Oh no)'],
    ['anything else, in GitHub’s words', failure(422), event(), '422 (Oh no)'],
  ])('by %s', (_, given, on, words) => {
    const text = explainCommentFailure(given, on);
    expect(text).toContain(words);
    expect(text).toContain('verdict isn’t affected');
  });
});
