import { describe, expect, it } from 'vitest';
import type { Block } from '../../src/report/document.ts';
import { describeAcceptance } from '../../src/report/how-to-blocks.ts';
import { nextStep } from '../../src/report/next-step.ts';
import { explainUnnamed, refreshCommand, resultsOf } from '../../src/report/refresh-command.ts';
import type { RunReport } from '../../src/report/report-input.ts';
import { buildCell, buildReport, buildVerdict, REPORTS } from './builders.ts';

const isCode = (block: Block): block is Extract<Block, { kind: 'code' }> => block.kind === 'code';
const commandsOf = (report: RunReport) =>
  describeAcceptance(report)
    .filter(isCode)
    .flatMap(({ text }) => text.split('\n').filter((line) => !line.startsWith('#')));

describe('the command that stores what was judged', () => {
  it('names every result, quoted, and the options behind them', () => {
    expect(refreshCommand(['a.json', 'my b.json'], ' --suite s.yml')).toBe(
      "throughput-gate refresh --result a.json 'my b.json' --suite s.yml",
    );
  });

  it('names none of very many rather than the first, and says what is meant', () => {
    const many = Array.from({ length: 11 }, (_, at) => `${at}.json`);
    expect(refreshCommand(many)).toBe('throughput-gate refresh --result RESULT…');
    expect(explainUnnamed(many)).toBe('RESULT… = the 11 files that were judged');
    expect(explainUnnamed(many.slice(1))).toBeNull();
  });

  it('is of all that was judged where that is more than one result, in every place', () => {
    const report = buildReport(buildVerdict('improved', { cells: [buildCell({ verdict: 'improved' })] }), {
      context: { refreshResults: ['throughput-gate-out'] },
    });
    expect(resultsOf(report)).toEqual(['throughput-gate-out']);
    expect(nextStep(report).command).toBe('throughput-gate refresh --result throughput-gate-out --replace');
    expect(commandsOf(report).every((line) => line.includes('--result throughput-gate-out '))).toBe(true);
  });
});

describe('the ways to change the baseline', () => {
  const differing = (role: 'shown' | 'warns') =>
    buildReport(
      buildVerdict('pass', {
        cells: [buildCell()],
        differences: [{ fact: 'launch argument --slowdown', baseline: null, current: '60%', role }],
      }),
    );
  const [joined, meant, accepted] = ['result.json', '--replace', '--accept-reason "why"'].map((end) =>
    expect.stringMatching(new RegExp(`${end}$`)),
  );

  it('begin with one more session where refresh takes it', () => {
    expect(commandsOf(REPORTS.pass)).toEqual([joined, meant, accepted]);
    expect(commandsOf(differing('warns'))).toEqual([joined, meant, accepted]);
  });

  it('leave out what is sure to be refused: another configuration, a gated cell that moved', () => {
    expect(commandsOf(differing('shown'))).toEqual([meant, accepted]);
    expect(commandsOf(REPORTS.improved)).toEqual([meant, accepted]);
  });

  it('begin with the reason after a loss', () => {
    expect(commandsOf(REPORTS.regressed)).toEqual([accepted, meant]);
  });
});
