import { asSentence } from './as-sentence.ts';
import { cutText } from './clean-text.ts';
import type { NextStep } from './document.ts';
import { mainReason } from './headline.ts';
import { refreshCommand, resultsOf } from './refresh-command.ts';
import type { RunReport } from './report-input.ts';

/** Advice alone is a sentence; before a command it ends open. */
const advise = (advice: string, command: string | null = null): NextStep => ({
  advice: command === null ? asSentence(cutText(advice, 400)) : cutText(advice, 400).replace(/[.:\s]+$/, ''),
  command,
});

/** What the reader does next, and the command for it. */
export function nextStep(report: RunReport): NextStep {
  const { verdict, reproduce, context } = report;
  const remedy = mainReason(verdict)?.remedy ?? '';
  const refresh = refreshCommand(resultsOf(report), context?.refreshOptions);
  switch (verdict.verdict) {
    case 'pass':
    case 'equivalent':
      return advise('nothing to do');
    case 'improved': {
      // No baseline took part in an A/B.
      if (verdict.mode === 'ab') return advise('nothing to do: the candidate is faster');
      const why = 'refresh the baseline, else a later loss back to the old level stays unseen';
      return advise(why, `${refresh} --replace`);
    }
    case 'accepted':
      return advise('store the new level with its reason', `${refresh} --accept-reason "why"`);
    case 'regressed': {
      const accept = context?.acceptLabel === undefined ? '' : `, or accept it with the label ${context.acceptLabel}`;
      return advise(`fix it${accept}; to see it yourself`, reproduce);
    }
    case 'different':
      return advise('see what changed; to see it yourself', reproduce);
    case 'no-baseline':
      if (mainReason(verdict)?.code === 'only-itself') return advise(remedy);
      return advise(remedy === '' ? 'take one and commit it' : remedy, refresh);
    default:
      return remedy === '' ? advise('measure again', reproduce) : advise(remedy);
  }
}
