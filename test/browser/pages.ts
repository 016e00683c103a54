import { concludeLegs, sortLegs } from '../../src/judge/conclude-legs.ts';
import { renderHistory } from '../../src/report/html/render-history.ts';
import { renderHtml, renderSessionHtml } from '../../src/report/html/render-html.ts';
import { renderReportHtml } from '../../src/report/html/render-report-html.ts';
import { buildSession, REPORTS } from '../report/builders.ts';
import { buildVersions, type Step } from '../report/history-builders.ts';
import { buildHtmlInput } from '../report/html-builders.ts';

function judged(): string {
  return renderHtml(buildHtmlInput());
}

function measured(): string {
  const { traces = [] } = buildHtmlInput();
  return renderSessionHtml({ session: buildSession(), traces, reproduce: 'throughput-gate measure' });
}

function died(): string {
  const logTail = [
    'INFO 11-29 10:18:01 engine.py:310] Avg generation throughput: 918.2 tokens/s, Running: 64 reqs',
    'ERROR 11-29 10:18:02 worker.py:88] torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.',
    'Killed',
  ];
  const { session, ...report } = REPORTS.invalid;
  return renderHtml({ ...report, session: session === null ? null : { ...session, logTail } });
}

function legs(): string {
  const policy = buildSession().suite.judging.policy;
  const found = (['pass', 'regressed', 'suspected', 'invalid'] as const).map((name) => {
    const { verdict, session, baselineInfo } = REPORTS[name];
    return { name: `h100-${name}`, verdict, session, baselineInfo, baselineSessions: [] };
  });
  const missing = { name: 'l40s', verdict: null, session: null, baselineInfo: null, baselineSessions: [] };
  const sorted = sortLegs([...found, missing], policy);
  return renderReportHtml({
    verdict: concludeLegs(sorted, policy, []),
    legs: sorted,
    reproduce: 'throughput-gate report legs --expect legs.json',
  });
}

const GATES = [
  { id: 'output-throughput', tolerance: 0.05, gate: true },
  { id: 'ttft-p50', tolerance: 0.15, gate: false },
];

/** A year in small: noise, an engine update, an accepted loss, then a slow drift. */
function steps(): Step[] {
  return Array.from({ length: 60 }, (_, at): Step => {
    const level = at < 20 ? 1 : at < 35 ? 1.08 : 0.97;
    const drift = at < 40 ? 1 : 0.996 ** (at - 40);
    return {
      factor: level * drift * (1 + 0.006 * Math.sin(2.1 * at)),
      engineVersion: at < 20 ? '0.5.3' : '0.5.4',
      ...(at === 20 ? { replace: true } : {}),
      ...(at === 35 ? { acceptReason: 'bf16 until the fp8 scales are fixed' } : {}),
    };
  });
}

function history(): string {
  const source = '.github/throughput-baseline.json';
  return renderHistory({ source, versions: buildVersions(steps()), gates: GATES, notes: [] }).html;
}

/** Every kind of page that the gate writes, from the same builders as the other tests. */
export const PAGES: readonly (readonly [name: string, render: () => string])[] = [
  ['report', judged],
  ['measured', measured],
  ['died', died],
  ['legs', legs],
  ['history', history],
];
