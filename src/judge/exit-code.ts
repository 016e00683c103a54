import type { Policy, PolicyAction } from '../suite/suite.ts';
import type { RunVerdict, RunVerdictName } from './verdict.ts';

/** The exit code of a run verdict: what the policy says `fail` to is red, the rest is 0 with a warning. */
export function exitCodeOf(verdict: RunVerdictName, policy: Policy): RunVerdict['exitCode'] {
  const onFail = (action: PolicyAction, code: 2 | 3) => (action === 'fail' ? code : 0);
  switch (verdict) {
    case 'pass':
    case 'improved':
    case 'accepted':
    case 'equivalent':
      return 0;
    case 'regressed':
    case 'different':
      return 1;
    case 'invalid':
      return 2;
    case 'not-comparable':
      return onFail(policy.notComparable, 2);
    case 'no-baseline':
      return onFail(policy.noBaseline, 2);
    case 'missing-level':
      return onFail(policy.missingLevel, 2);
    case 'suspected':
      return onFail(policy.suspected, 3);
    case 'inconclusive':
    case 'undecided':
      return onFail(policy.inconclusive, 3);
  }
}
