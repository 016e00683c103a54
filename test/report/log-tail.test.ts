import { describe, expect, it } from 'vitest';
import { describeRun } from '../../src/report/describe-run.ts';
import { describeSession } from '../../src/report/describe-session.ts';
import { renderHtml } from '../../src/report/html/render-html.ts';
import { renderComment, renderSummary } from '../../src/report/render-markdown.ts';
import { renderTerminal } from '../../src/report/render-terminal.ts';
import type { RunReport } from '../../src/report/report-input.ts';
import { buildSession, REPORTS } from './builders.ts';
import { ENDLESS, HOSTILE } from './poison.ts';
import { unfoldedLines } from './unfolded-lines.ts';

const LINES = Array.from({ length: 40 }, (_, at) => `line ${at + 1} of the log`);

function withLog(report: RunReport, logTail: readonly string[]): RunReport {
  return { ...report, session: { ...(report.session ?? buildSession()), logTail } };
}

describe('the end of the server’s log', () => {
  const died = renderComment(describeRun(withLog(REPORTS.invalid, LINES)));

  it('is in sight where the server died', () => {
    const seen = unfoldedLines(died).join('\n');
    expect(seen).toContain('The server’s last lines:');
    expect(seen).toContain('line 40 of the log');
    expect(seen).not.toContain('line 32 of the log');
    expect(unfoldedLines(died).length).toBeLessThanOrEqual(25);
  });

  it('is whole under a fold', () => {
    expect(died).toContain('<summary>Server log</summary>');
    expect(died).toContain('line 1 of the log');
  });

  it('is in sight where the server never got ready, also in a mere measurement', () => {
    const reason = { code: 'not-ready', message: 'The server wasn’t ready within 20 min.', remedy: 'Look at its log.' };
    const session = buildSession({ levels: [], reasons: [reason], logTail: LINES.slice(0, 5) });
    const comment = renderComment(describeSession(session));
    expect(unfoldedLines(comment).join('\n')).toContain('line 5 of the log');
    expect(comment).not.toContain('Server log');
  });

  it('is folded where something else is the matter, and absent where there is none', () => {
    const folded = renderComment(describeRun(withLog(REPORTS.pass, LINES)));
    expect(folded).toContain('line 40 of the log');
    expect(unfoldedLines(folded).join('\n')).not.toContain('of the log');
    expect(renderComment(describeRun(REPORTS.invalid))).not.toMatch(/last lines|Server log/);
  });

  it('names the server that wrote it where several were launched', () => {
    const report = {
      ...withLog(REPORTS.invalid, ['not this one']),
      serverLogs: [
        { server: 'reference server (launch 1)', lines: [] },
        { server: 'candidate server', lines: LINES },
      ],
    };
    const comment = renderComment(describeRun(report));
    expect(comment).toContain('The candidate server’s last lines:');
    expect(comment).toContain('<summary>Candidate server log</summary>');
    expect(comment).not.toMatch(/not this one|reference server/);
  });

  it.each([
    ['hostile', HOSTILE],
    ['endless', ENDLESS],
    ['fences', '```\n</details>\n````'],
  ])('is inert everywhere: %s', (_, text) => {
    const report = withLog(REPORTS.invalid, [text, '::error::injected', `##[error]${text}`]);
    const document = describeRun(report);
    for (const markdown of [renderComment(document), renderSummary(document)]) {
      const outside = markdown.replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '');
      expect(outside).not.toMatch(/<script|<img|@everyone|injected/);
      expect(outside.match(/<details>/g)?.length).toBe(outside.match(/<\/details>/g)?.length);
    }
    expect(renderTerminal(document, { width: 80, colour: false, unfold: true })).not.toMatch(/^\s*::|##\[/m);
    const page = renderHtml(report);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/<img/);
  });
});
