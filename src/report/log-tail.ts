import type { Session } from '../measure/session.ts';
import type { Reason } from '../reason.ts';
import type { Block } from './document.ts';

const FATAL = new Set(['server-died', 'not-ready']);
/** Of the log's end so much is shown unfolded: the table and the advice must stay on the same screen. */
const SHOWN_LINES = 8;

const code = (lines: readonly string[]): Block => ({ kind: 'code', language: 'text', text: lines.join('\n') });

/**
 * The last lines of a launched server's output: its end in sight where the server's death or its never getting ready
 * is among the reasons that the document is about, else folded. Raw text.
 */
export function describeLogTail(
  session: Session | null,
  reasons: readonly Reason[],
): { readonly open: Block[]; readonly folded: Block[] } {
  const lines = session?.logTail ?? [];
  if (session === null || lines.length === 0) return { open: [], folded: [] };
  const whole: Block = { kind: 'folded', summary: 'Server log', blocks: [code(lines)] };
  if (!reasons.some((reason) => FATAL.has(reason.code))) return { open: [], folded: [whole] };
  const end: Block[] = [{ kind: 'paragraph', text: 'The server’s last lines:' }, code(lines.slice(-SHOWN_LINES))];
  return { open: end, folded: lines.length > SHOWN_LINES ? [whole] : [] };
}
