import type { MetricId } from '../measure/metric.ts';
import { canonicalJson } from './canonical-json.ts';
import { fillInSuiteFile } from './effective-file.ts';
import type { LocatedSuiteFile } from './parse-suite-file.ts';
import { PRESETS } from './presets.ts';
import type { PresetName, Suite } from './suite.ts';
import type { SuiteFile } from './suite-file.ts';
import { requestsForTail } from './tail-requests.ts';

/** What is allowed but worth a word: slots that never fill, tails judged from too few requests. */
export function noteOddities(suite: Suite): string[] {
  return [
    ...noteUnfilledLevels(suite),
    ...suite.metrics.flatMap(({ id, gate }) => (gate ? noteThinTail(suite, id) : [])),
  ];
}

/**
 * Who types `--preset confirm` means its curve: which of the preset's keys the suite file has changed. A preset that the
 * file itself names is changed on purpose, and so is one by an option beside it.
 */
export function noteChangedPreset({ file, where }: LocatedSuiteFile, asked: PresetName | undefined): string[] {
  if (asked === undefined || asked === 'default') return [];
  const [own, filled] = [fillInSuiteFile({}, asked), fillInSuiteFile(file, asked)];
  const changed = (Object.keys(PRESETS[asked].keys) as (keyof SuiteFile)[]).filter(
    (key) => file[key] !== undefined && canonicalJson(own[key]) !== canonicalJson(filled[key]),
  );
  if (changed.length === 0) return [];
  const places = changed.map((key) => where([key])).join(', ');
  return [
    `preset ${asked}: keys of the suite file win over the preset's (${places}); leave them out there to measure the preset's own.`,
  ];
}

function noteUnfilledLevels({ levels }: Suite): string[] {
  return levels
    .filter(({ concurrency, requests }) => requests < concurrency)
    .map(({ concurrency, requests }) => {
      return `C=${concurrency} gets ${requests} requests a trial: never more than ${requests} run at once.`;
    });
}

function noteThinTail({ levels }: Suite, id: MetricId): string[] {
  const fewest = requestsForTail(id);
  const thin = levels.filter(({ requests }) => requests < fewest);
  if (thin.length === 0) return [];
  const named = thin.map(({ concurrency, requests }) => `C=${concurrency} (${requests})`).join(', ');
  return [`${id} needs ${fewest} requests a trial to decide; it is only shown at ${named}.`];
}
