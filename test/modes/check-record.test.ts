import { describe, expect, it } from 'vitest';
import type { Session } from '../../src/measure/session.ts';
import { refuseForeignAb } from '../../src/modes/check-record.ts';
import { sessionOf } from '../baseline/session-of.ts';

const LATER = '2026-01-02T00:00:00.000Z';
const RECORDED = { looks: [3], launches: 'alternating', reference: [], candidate: [] } as const;

const gate = sessionOf('gate', { provenance: { commit: 'head' } });
const reference = sessionOf('reference', { startedAt: LATER, provenance: { commit: 'base' } });
const candidate = sessionOf('candidate', { startedAt: LATER, provenance: { commit: 'head' } });
const other = (session: Session): Session => ({
  ...session,
  fingerprint: { ...session.fingerprint, configurationHash: 'another' },
});

describe('the A/B of a record', () => {
  it('counts where it was measured after the sessions that it settles, with a base commit and their configuration', () => {
    expect(() => refuseForeignAb(RECORDED, { reference: [reference], candidate: [candidate] }, [gate])).not.toThrow();
    expect(() => refuseForeignAb(RECORDED, { reference: [reference], candidate: [candidate] }, [])).not.toThrow();
  });

  it.each<[string, Session, Session, string]>([
    ['the sides are exchanged', candidate, reference, 'another commit'],
    ['they are exchanged outside CI', { ...candidate, provenance: {} }, reference, 'without a commit of its own'],
    [
      'the reference has no commit',
      { ...reference, provenance: {} },
      { ...candidate, provenance: {} },
      'without a commit',
    ],
    ['one session is both sides', reference, reference, 'session reference stands twice'],
    ['a gate session is the reference', gate, candidate, 'session gate stands twice'],
    ['the candidate is another server', reference, other(candidate), 'another configuration'],
    ['it is older', { ...reference, startedAt: '2025-12-31T00:00:00.000Z' }, candidate, 'was measured before'],
  ])('is refused where %s', (_what, ref, cand, words) => {
    expect(() => refuseForeignAb(RECORDED, { reference: [ref], candidate: [cand] }, [gate])).toThrow(words);
  });
});
