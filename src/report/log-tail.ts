import type { Session } from '../measure/session.ts';
import type { Reason } from '../reason.ts';
import type { Block } from './document.ts';
import type { ServerLog } from './report-input.ts';

const FATAL = new Set(['server-died', 'not-ready']);
/** Of the log's end so much is shown unfolded: the table and the advice must stay on the same screen. */
const SHOWN_LINES = 8;

const code = (lines: readonly string[]): Block => ({ kind: 'code', language: 'text', text: lines.join('\n') });

/** The log of the only server there was. */
export function ownLog(session: Session | null): readonly ServerLog[] {
  return [{ server: 'server', lines: session?.logTail ?? [] }];
}

/**
 * The last lines of the launched servers' outputs: the ends in sight where a server's death or its never getting ready
 * is among the reasons that the document is about, else folded. Raw text.
 */
export function describeLogTail(
  logs: readonly ServerLog[],
  reasons: readonly Reason[],
): { readonly open: Block[]; readonly folded: Block[] } {
  const fatal = reasons.some((reason) => FATAL.has(reason.code));
  const written = logs.filter(({ lines }) => lines.length > 0);
  return {
    open: fatal ? written.flatMap(describeEnd) : [],
    folded: written.filter(({ lines }) => !fatal || lines.length > SHOWN_LINES).map(foldWhole),
  };
}

const describeEnd = ({ server, lines }: ServerLog): readonly Block[] => [
  { kind: 'paragraph', text: `The ${server}’s last lines:` },
  code(lines.slice(-SHOWN_LINES)),
];

const foldWhole = ({ server, lines }: ServerLog): Block => ({
  kind: 'folded',
  summary: `${server.slice(0, 1).toUpperCase()}${server.slice(1)} log`,
  blocks: [code(lines)],
});
