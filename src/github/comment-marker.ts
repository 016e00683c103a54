/** What a sticky comment is about: one suite in one job and matrix leg has one comment. */
export type CommentKey = { readonly suite: string; readonly job: string; readonly matrixKey: string };

/** The run that wrote a comment. Run ids grow, so (run, attempt) orders comments in time. */
export type CommentStamp = {
  readonly runId: number;
  readonly attempt: number;
  readonly headSha: string;
  readonly verdict: string;
};

/** The hidden first line that a comment is found by. Every value is percent-encoded: none can end the HTML comment. */
export function formatMarker(key: CommentKey, stamp: CommentStamp): string {
  const data = [
    `run=${stamp.runId}`,
    `attempt=${stamp.attempt}`,
    `sha=${encode(stamp.headSha)}`,
    `verdict=${encode(stamp.verdict)}`,
  ];
  return `${markerStart(key)} ${data.join(' ')} -->`;
}

/** The stamp of a comment that carries this key's marker, or null. */
export function parseMarker(body: string, key: CommentKey): CommentStamp | null {
  const start = `${markerStart(key)} `;
  if (!body.startsWith(start)) return null;
  const found = /^run=(\d+) attempt=(\d+) sha=(\S*) verdict=(\S*) -->/.exec(body.slice(start.length));
  if (found === null) return null;
  const [, run = '', attempt = '', headSha = '', verdict = ''] = found;
  return { runId: Number(run), attempt: Number(attempt), headSha: decode(headSha), verdict: decode(verdict) };
}

/** Whether `stamp` is of a later run than `other`. */
export function isNewer(stamp: CommentStamp, other: CommentStamp): boolean {
  return stamp.runId > other.runId || (stamp.runId === other.runId && stamp.attempt > other.attempt);
}

function markerStart({ suite, job, matrixKey }: CommentKey): string {
  return `<!-- throughput-gate comment suite=${encode(suite)} job=${encode(job)} matrix=${encode(matrixKey)}`;
}

const encode = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D');

/** A marker may have been edited by hand: what can't be decoded is taken as written. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
