/** One fenced block of shell commands on a page. */
export type ShellBlock = {
  readonly page: string;
  /** Line of the fence, from 1. */
  readonly line: number;
  readonly text: string;
  readonly fate:
    | { readonly kind: 'runnable'; readonly exitCode: number }
    | { readonly kind: 'not-run'; readonly reason: string }
    | { readonly kind: 'unmarked' };
};

const FENCE = /^( *)```sh\n([\s\S]*?)^\1```$/gm;
const RUNNABLE = /<!-- runnable(?:: exit (\d+))? -->$/;
const NOT_RUN = /<!-- not run: ([^>]+) -->$/;

function fateOf(before: string): ShellBlock['fate'] {
  const runnable = RUNNABLE.exec(before);
  if (runnable !== null) return { kind: 'runnable', exitCode: Number(runnable[1] ?? 0) };
  const reason = NOT_RUN.exec(before)?.[1];
  return reason === undefined ? { kind: 'unmarked' } : { kind: 'not-run', reason };
}

/** Every block of shell commands, with the mark on the line before it. */
export function shellBlocksOf(page: string, text: string): ShellBlock[] {
  return [...text.matchAll(FENCE)].map((match) => {
    const before = text.slice(0, match.index).trimEnd();
    return { page, line: text.slice(0, match.index).split('\n').length, text: match[2] ?? '', fate: fateOf(before) };
  });
}

/**
 * A page's runnable blocks as one script, as somebody would type them one after the other: each must end as it says.
 * A block that says nothing stops at its first failing command.
 */
export function scriptOf(blocks: readonly ShellBlock[]): string {
  return blocks
    .map(({ text, line, page, fate }) => {
      const wanted = fate.kind === 'runnable' ? fate.exitCode : 0;
      const complain = `echo "${page}:${line}: exit $code, wanted ${wanted}" >&2; exit 99;`;
      const body = wanted === 0 ? `set -e\n${text}\nset +e` : `${text}`;
      return `${body}\ncode=$?\nif [ $code -ne ${wanted} ]; then ${complain} fi`;
    })
    .join('\n');
}
