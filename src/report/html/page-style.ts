/** Contrast of every text colour on its ground is at least 4.5 (WCAG AA), of every line at least 3, in both themes. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ground:#fff;--ink:#1f2328;--muted:#59636e;--grid:#d1d9e0;--panel:#f6f8fa;--baseline:#59636e;--current:#0550ae;--bad:#a40e26;--warn:#7d4e00;--good:#116329;--band:rgba(5,80,174,.16);--series-1:#0550ae;--series-2:#953800;--series-3:#116329;--series-4:#8250df;--series-5:#a40e26}
@media (prefers-color-scheme:dark){:root{--ground:#0d1117;--ink:#e6edf3;--muted:#9198a1;--grid:#3d444d;--panel:#151b23;--baseline:#b1bac4;--current:#79c0ff;--bad:#ff9492;--warn:#e3b341;--good:#6fdd8b;--band:rgba(121,192,255,.22);--series-1:#79c0ff;--series-2:#ffa657;--series-3:#6fdd8b;--series-4:#d2a8ff;--series-5:#ff9492}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:72rem;margin:0 auto;padding:0 1rem}
h1{font-size:1.35rem;line-height:1.35;margin:1.25rem 0 .5rem}
h2{font-size:1.15rem;margin:2rem 0 .5rem;border-bottom:1px solid var(--grid);padding-bottom:.25rem}
h3{font-size:1rem;margin:1rem 0 .25rem}
p,ul{margin:.5rem 0}
.next,.note,figcaption,footer{color:var(--muted);font-size:.9rem}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}
pre{background:var(--panel);padding:.75rem;overflow-x:auto;white-space:pre}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--muted);padding:.25rem 0}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--grid);vertical-align:top;overflow-wrap:normal}
thead th{background:var(--panel)}
tbody th{font-weight:400}
.left{text-align:left}.right{text-align:right;white-space:nowrap}
tr.bad td:last-child,p.bad{color:var(--bad);font-weight:600}
tr.warn td:last-child,p.warn{color:var(--warn);font-weight:600}
tr.good td:last-child,p.good{color:var(--good)}
figure{margin:1rem 0}
.plot svg{width:100%;height:auto;display:block}
.plot.wide{max-width:60rem}
.narrow{display:none}
@media (max-width:640px){.wide{display:none}.narrow{display:block}}
button{font:inherit;color:var(--ink);background:var(--panel);border:1px solid var(--muted);border-radius:6px;padding:.35rem .8rem;min-height:2.25rem}
:focus-visible{outline:3px solid var(--current);outline-offset:2px}
details{margin:.25rem 0}summary{cursor:pointer;color:var(--current)}
textarea{width:100%;height:8rem;font-family:ui-monospace,monospace;font-size:.8rem;color:var(--ink);background:var(--panel);border:1px solid var(--muted)}
@media print{.scroll{overflow:visible}button{display:none}}
`;
