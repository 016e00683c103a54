import type { Ending } from '../ending.ts';
import { type Annotation as Described, describeAnnotations } from '../report/annotations.ts';
import { disarmLine } from '../report/disarm-line.ts';

export type Annotation = Pick<Described, 'level' | 'title' | 'message' | 'file'>;

/** The runner records the first ten of a type in a step and cuts a message at 4096 characters. */
const MOST_OF_A_TYPE = 10;
const LONGEST_MESSAGE = 4096;

/**
 * What the run's page shows: the failing levels, worst first, then warnings that nothing before them has said.
 * @param configurationFile where the failing levels are shown in the pull request's files; null = nowhere
 */
export function annotate(ending: Ending, configurationFile: string | null): readonly Annotation[] {
  const place = configurationFile === null ? {} : { configurationFile };
  const described = ending.verdict === null ? [] : describeAnnotations(ending.verdict, place);
  const failed: Annotation = { level: 'error', title: ending.document.title, message: ending.document.headline };
  const main = described.length === 0 && (ending.verdict?.exitCode ?? ending.exitCode) !== 0 ? [failed] : described;
  const said = main.map(({ message }) => message).join('\n');
  const warnings = ending.warnings
    .filter((message) => !said.includes(message))
    .map((message): Annotation => ({ level: 'warning', title: 'Throughput gate', message }));
  return limit([...main, ...warnings]);
}

/** Ten of a type at most, the last one saying how many more there are; each short enough and on one line. */
export function limit(annotations: readonly Annotation[]): readonly Annotation[] {
  return (['error', 'warning', 'notice'] as const).flatMap((level) => {
    const all = annotations.filter((one) => one.level === level).map(shorten);
    if (all.length <= MOST_OF_A_TYPE) return all;
    const more = all.length - MOST_OF_A_TYPE + 1;
    const last: Annotation = {
      level,
      title: 'Throughput gate',
      message: `… and ${more} more; all are in the summary.`,
    };
    return [...all.slice(0, MOST_OF_A_TYPE - 1), last];
  });
}

function shorten(annotation: Annotation): Annotation {
  const message = disarmLine(annotation.message.replace(/[\r\n]+/g, ' '));
  const isLong = message.length > LONGEST_MESSAGE;
  return { ...annotation, message: isLong ? `${message.slice(0, LONGEST_MESSAGE - 1)}…` : message };
}
