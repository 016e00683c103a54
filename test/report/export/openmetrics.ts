/** One sample of an exposition. */
export type ParsedSample = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(,|$)/y;

function parseLabels(text: string | undefined, line: string): Record<string, string> {
  if (text === undefined) return {};
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const [, name = '', value = ''] = LABEL.exec(text) ?? [];
    if (name === '') throw new Error(`labels: ${line}`);
    if (Object.hasOwn(labels, name)) throw new Error(`a label twice: ${line}`);
    labels[name] = value;
  }
  return labels;
}

/**
 * Reads an exposition by the rules of OpenMetrics 1.0 for gauges: each family once and in one piece, TYPE before its
 * samples, the unit a suffix of the name, no labels twice, `# EOF` as the last line.
 */
export function parseOpenMetrics(text: string): ParsedSample[] {
  if (!text.endsWith('\n# EOF\n') && text !== '# EOF\n') throw new Error('it has no end');
  const samples: ParsedSample[] = [];
  const families = new Set<string>();
  const seen = new Set<string>();
  let family = '';
  for (const line of text.split('\n').slice(0, -2)) {
    const [, kind, name = '', rest = ''] = /^# (TYPE|UNIT|HELP) (\S+) (.*)$/.exec(line) ?? [];
    if (kind !== undefined) {
      if (!NAME.test(name)) throw new Error(`name: ${line}`);
      if (kind === 'TYPE') {
        if (families.has(name) || rest !== 'gauge') throw new Error(`family: ${line}`);
        families.add(name);
        family = name;
      } else if (name !== family) throw new Error(`family out of place: ${line}`);
      if (kind === 'UNIT' && !name.endsWith(`_${rest}`)) throw new Error(`unit: ${line}`);
      continue;
    }
    const [, sample = '', labels, value = ''] = SAMPLE.exec(line) ?? [];
    if (sample === '' || sample !== family) throw new Error(`sample: ${line}`);
    const parsed = parseLabels(labels, line);
    const key = JSON.stringify([sample, Object.entries(parsed).sort()]);
    if (seen.has(key)) throw new Error(`twice: ${line}`);
    seen.add(key);
    if (!Number.isFinite(Number(value))) throw new Error(`value: ${line}`);
    samples.push({ name: sample, labels: parsed, value: Number(value) });
  }
  return samples;
}
