/** Everything that text from outside may try, in one field. */
export const HOSTILE = [
  'a|b `code` ``` ~~~ <script>alert(1)</script> <img src=x onerror=alert(1)> <!-- hidden --> </details></sub>',
  '@everyone @org/team #123 GH-45 org/repo#6 https://evil.example/x www.evil.example [link](http://evil.example)',
  '![image](http://evil.example/i.png) **bold** __bold__ $x^2$ :tada: \u202eright to left\u202c \u200bhidden\u2066\u2069',
  '\u001b[31mred\u001b[0m \u001b]8;;http://evil.example\u0007link\u001b]8;;\u0007 \u0007\u0008\u0000\u009b2J',
  '\n::error::injected\r\n::add-mask::x\n##[error]y\n# heading\n- item\n> quote\n| x | y |\n|---|---|\n\u2028::error::z',
  '\ud800 half \udc00',
  'é漢字🚀'.repeat(4),
].join(' ');

/** The same, longer than anyone reads. */
export const ENDLESS = `${HOSTILE}${'x'.repeat(10_000)}${HOSTILE}`;

/** Words that the gate itself chooses: a poisoned one couldn't have come from outside. */
const CLOSED = new Set(['verdict', 'mode', 'direction', 'role', 'kind', 'schema', 'api', 'cache', 'suiteFrom']);

/** A copy in which every string from outside, keys of records of facts included, is `text`. */
export function poison<Value>(value: Value, text: string, key = ''): Value {
  if (typeof value === 'string') return (CLOSED.has(key) ? value : text) as Value;
  if (Array.isArray(value)) return value.map((item) => poison(item, text, key)) as Value;
  if (value === null || typeof value !== 'object') return value;
  const named = ['counters', 'failed', 'environmentVariables', 'sampling'].includes(key);
  const entries = Object.entries(value).map(([name, item]) => [named ? text : name, poison(item, text, name)]);
  return Object.fromEntries(entries) as Value;
}
