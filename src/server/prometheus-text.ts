export type Sample = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

/**
 * Samples of a Prometheus or OpenMetrics text page: `name{label="value"} 1.5e3 [timestamp] [# exemplar]`. Comments,
 * `# EOF` and lines that aren't samples are left out; NaN and ±Inf are kept.
 */
export function parsePrometheusText(text: string): readonly Sample[] {
  return text.split('\n').flatMap((line) => {
    const match = /^([A-Za-z_:][\w:]*)(?:\{(.*?)\})?\s+([^\s#]+)(?:\s+-?\d+(?:\.\d+)?)?(?:\s+#.*)?\s*$/.exec(line);
    if (match?.[1] === undefined || match[3] === undefined) return [];
    const value = parseValue(match[3]);
    return value === null ? [] : [{ name: match[1], labels: parseLabels(match[2] ?? ''), value }];
  });
}

function parseValue(text: string): number | null {
  const infinite = /^([+-]?)inf$/i.exec(text);
  if (infinite) return infinite[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (/^nan$/i.test(text)) return Number.NaN;
  const value = Number(text);
  return Number.isNaN(value) ? null : value;
}

function parseLabels(text: string): Readonly<Record<string, string>> {
  const labels: Record<string, string> = {};
  for (const match of text.matchAll(/([A-Za-z_]\w*)="((?:[^"\\]|\\.)*)"/g)) {
    if (match[1] === undefined) continue;
    labels[match[1]] = (match[2] ?? '').replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
  }
  return labels;
}
