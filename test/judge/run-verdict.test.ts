import { describe, expect, it } from 'vitest';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import { concludeRun, type RunFindings, type RunState, worstVerdict } from '../../src/judge/run-verdict.ts';
import type { Cell, RunVerdictName } from '../../src/judge/verdict.ts';
import { cellEvidence, evidenceOf, POLICY } from './cells.ts';

const [template] = judgeStored(evidenceOf(cellEvidence({ baseline: [[100, 101, 99]], current: [[100, 101, 99]] })));

function cellOf(verdict: Cell['verdict'], given: Partial<Cell> = {}): Cell {
  if (template === undefined) throw new Error('no template');
  return { ...template, verdict, ...given };
}

function conclude(given: Partial<RunFindings>) {
  return concludeRun({ mode: 'gate', suite: 'story', policy: POLICY, cells: [cellOf('pass')], ...given });
}

function stateOf(verdict: RunState['verdict'], code = 'why'): RunState {
  return { verdict, reason: { code, message: `because of ${code}`, remedy: 'do something' } };
}

describe('the run verdict', () => {
  const order: readonly RunVerdictName[] = [
    'invalid',
    'no-baseline',
    'regressed',
    'suspected',
    'not-comparable',
    'missing-level',
    'inconclusive',
    'improved',
    'pass',
  ];

  it('is the worst there is, in the order of the rule', () => {
    order.forEach((worst, index) => {
      expect(worstVerdict(order.slice(index).reverse())).toBe(worst);
    });
    expect(worstVerdict([])).toBeNull();
  });

  it.each([
    ['pass', 0],
    ['improved', 0],
    ['equivalent', 0],
    ['regressed', 1],
    ['different', 1],
    ['invalid', 2],
    ['not-comparable', 2],
    ['missing-level', 2],
    ['suspected', 3],
    ['inconclusive', 0],
    ['undecided', 0],
  ] as const)('of a run with a cell that is %s is that, exit %d by the default policy', (verdict, exitCode) => {
    expect(conclude({ cells: [cellOf('pass'), cellOf(verdict)] })).toMatchObject(
      verdict === 'equivalent' ? { exitCode } : { verdict, exitCode },
    );
  });

  it.each([
    ['suspected', { suspected: 'warn' }, 0],
    ['inconclusive', { inconclusive: 'fail' }, 3],
    ['undecided', { inconclusive: 'fail' }, 3],
    ['not-comparable', { notComparable: 'warn' }, 0],
    ['missing-level', { missingLevel: 'pass' }, 0],
  ] as const)('%s follows the policy %o to exit %d', (verdict, policy, exitCode) => {
    expect(conclude({ cells: [cellOf(verdict)], policy: { ...POLICY, ...policy } }).exitCode).toBe(exitCode);
  });

  it('keeps its word when the policy softens the exit code', () => {
    const softened = conclude({
      cells: [],
      states: [stateOf('no-baseline')],
      policy: { ...POLICY, noBaseline: 'warn' },
    });
    expect(softened).toMatchObject({ verdict: 'no-baseline', exitCode: 0 });
  });

  it('fails for what the policy fails on, although something it only warns about ranks above', () => {
    const cells = [cellOf('not-comparable'), cellOf('missing-level')];
    const verdict = conclude({ cells, policy: { ...POLICY, notComparable: 'warn' } });
    expect(verdict).toMatchObject({ verdict: 'not-comparable', exitCode: 2 });
    const accepted = conclude({ cells: [cellOf('regressed'), cellOf('missing-level')], acceptedBecause: 'meant so' });
    expect(accepted).toMatchObject({ verdict: 'accepted', exitCode: 2 });
  });

  it('puts a state that was found before any arithmetic above what the cells say', () => {
    const verdict = conclude({ cells: [cellOf('regressed')], states: [stateOf('invalid', 'client-bound')] });
    expect(verdict).toMatchObject({ verdict: 'invalid', exitCode: 2 });
    expect(verdict.reasons.map(({ code }) => code)).toEqual(['client-bound', 'regressed']);
  });

  it('exits 130 when the run was interrupted', () => {
    expect(conclude({ cells: [], states: [stateOf('invalid', 'interrupted')] })).toMatchObject({
      verdict: 'invalid',
      exitCode: 130,
    });
  });

  it('never counts what is only shown', () => {
    expect(conclude({ cells: [cellOf('pass'), cellOf('shown', { gated: false, deltaPercent: -50 })] }).verdict).toBe(
      'pass',
    );
  });

  it('is not comparable where nothing is gated, and where a fact blocks', () => {
    expect(conclude({ cells: [cellOf('shown', { gated: false })] })).toMatchObject({
      verdict: 'not-comparable',
      reasons: [{ code: 'nothing-gated' }],
    });
    const blocked = conclude({
      cells: [],
      differences: [{ fact: 'prompt set', baseline: 'aaaa', current: 'bbbb', role: 'blocks' }],
    });
    expect(blocked.verdict).toBe('not-comparable');
    expect(blocked.reasons[0]?.message).toContain('prompt set: baseline aaaa, this run bbbb');
  });

  it('is accepted, exit 0, where somebody accepted a regression; acceptance covers nothing else', () => {
    const because = { acceptedBecause: 'label accept-throughput-regression by octocat' };
    const accepted = conclude({ cells: [cellOf('regressed')], ...because });
    expect(accepted).toMatchObject({ verdict: 'accepted', exitCode: 0 });
    expect(accepted.reasons.map(({ code }) => code)).toEqual(['regressed', 'accepted']);
    expect(conclude({ cells: [cellOf('invalid')], ...because }).verdict).toBe('invalid');
    expect(conclude({ cells: [cellOf('pass')], ...because }).verdict).toBe('pass');
  });

  it('names cells, figures and the cheapest cure with its minutes', () => {
    const cells = judgeStored(
      evidenceOf(
        cellEvidence({ baseline: [[100, 100.2, 99.8]], current: [[93, 93.1, 92.9]] }),
        ...[1, 2, 3].map((concurrency) => cellEvidence({ concurrency, baseline: [[50, 51]], current: [[50, 51]] })),
      ),
    );
    const { reasons } = conclude({ cells, minutesPerSession: 6 });
    expect(reasons).toHaveLength(1);
    expect(reasons[0]?.code).toBe('suspected');
    expect(reasons[0]?.message).toMatch(/output-throughput at C=8 −7\.0 % \(−\d+\.\d … −\d\.\d\), fails at −\d\.\d %/);
    expect(reasons[0]?.remedy).toMatch(/^\d more baseline sessions? would decide it \(about \d+ min\)/);
  });

  it.each(order.filter((verdict) => verdict !== 'pass' && verdict !== 'no-baseline'))(
    'explains a cell that is %s with a remedy',
    (verdict) => {
      const [reason] = conclude({ cells: [cellOf(verdict)] }).reasons;
      expect(reason?.code).toBe(verdict);
      expect(reason?.remedy.length).toBeGreaterThan(20);
    },
  );
});
