import { describe, expect, it } from 'vitest';
import { describeCurves, describeShape, shapeCurve } from '../../src/judge/curve-shape.ts';
import { judgeConfirm } from '../../src/judge/judge-confirm.ts';
import { cellEvidence, evidenceOf } from './cells.ts';

const points = (values: Readonly<Record<number, number>>) =>
  Object.entries(values).map(([concurrency, value]) => ({ concurrency: Number(concurrency), value }));

describe('the shape of a curve', () => {
  it("of the field's good server: grows and bends at 128, flat from there", () => {
    const shape = shapeCurve(points({ 1: 65.2, 32: 624.1, 64: 935.6, 128: 1416.9, 192: 1441.9, 256: 1492.5 }));
    expect(shape).toEqual({ growsUpTo: 128, knee: 128, saturatesAt: 128, peak: 1492.5 });
    expect(shape === null ? '' : describeShape('baseline', shape)).toBe(
      'baseline: grows up to C=128, bends at C=128, flat from C=128, peak 1492.5',
    );
  });

  it('of a server that never saturates has no flat part', () => {
    expect(shapeCurve(points({ 1: 10, 2: 20, 4: 40, 8: 80 }))).toMatchObject({
      growsUpTo: 8,
      saturatesAt: null,
      peak: 80,
    });
  });

  it('of a server that falls after its peak is flat from the peak', () => {
    expect(shapeCurve(points({ 1: 10, 8: 70, 32: 150, 128: 90 }))).toMatchObject({
      growsUpTo: 32,
      saturatesAt: 32,
      peak: 150,
    });
  });

  it('does not depend on the order of levels, and needs three of them', () => {
    const given = points({ 1: 65, 32: 600, 64: 900, 128: 950 });
    expect(shapeCurve([...given].reverse())).toEqual(shapeCurve(given));
    expect(shapeCurve(given.slice(0, 2))).toBeNull();
    expect(shapeCurve(points({ 1: 5, 2: 0, 4: 9 }))).toBeNull();
  });

  it('is told of both sides of a confirm', () => {
    const cells = [1, 8, 32, 128].map((concurrency, index) =>
      cellEvidence({
        concurrency,
        baseline: [[[10, 70, 150, 160][index] ?? 0]],
        current: [[[5, 20, 90, 300][index] ?? 0]],
      }),
    );
    expect(describeCurves(judgeConfirm(evidenceOf(...cells), null))).toEqual([
      'baseline: grows up to C=32, bends at C=32, flat from C=32, peak 160.0',
      'current: grows up to C=128, bends at C=32, not saturated, peak 300.0',
    ]);
    expect(describeCurves(judgeConfirm(evidenceOf(...cells.slice(0, 2)), null))).toEqual([]);
  });
});
