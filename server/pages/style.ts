/** Ink, paper, seal: the tokens of the house, for a phone in the sun. */
export const pageStyle = `
:root{--good:#0b7a5b;--bad:#b53426;--caution:#8f5d12;--quiet:#5d6874;--ink:#1b2430;--ink2:#4a5563;--paper:#f4f5f2;--surface:#fff;--line:#e3e6e1}
@media (prefers-color-scheme:dark){:root{--good:#4cc2a0;--bad:#f08b7a;--caution:#d9a441;--quiet:#aab2bc;--ink:#e8eaed;--ink2:#aab2bc;--paper:#12161b;--surface:#1a2027;--line:#2e3742}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;-webkit-text-size-adjust:100%;overflow-wrap:anywhere}
main{max-width:480px;margin:0 auto;padding:24px 16px 16px;display:grid;gap:16px}
section{background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:20px 16px}
.verdict{text-align:center;padding:32px 16px 24px}
.seal{width:72px;height:72px}
.good{color:var(--good)}.bad{color:var(--bad)}.caution{color:var(--caution)}.quiet{color:var(--quiet)}
h1{font-size:26px;line-height:1.3;margin:12px 0 4px}
h2{font-size:16px;margin:0 0 12px}
p{margin:4px 0;color:var(--ink2)}
dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:8px 16px}
dt{color:var(--ink2);white-space:nowrap}
dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.code{font-family:ui-monospace,Menlo,Consolas,monospace}
img.product{display:block;width:100%;max-height:280px;object-fit:contain;border-radius:6px;margin-bottom:16px}
form{display:grid;gap:12px}
label{display:grid;gap:4px;color:var(--ink2);font-size:14px}
input{font:inherit;font-size:18px;color:var(--ink);background:var(--paper);border:1px solid var(--quiet);border-radius:6px;min-height:48px;padding:8px 12px;width:100%}
button,.button{font:inherit;font-weight:600;min-height:48px;border:0;border-radius:6px;background:var(--good);color:var(--surface);display:block;width:100%;text-align:center;line-height:48px;text-decoration:none;cursor:pointer}
.plain{background:none;color:var(--good);border:1px solid var(--good);line-height:46px}
a{color:var(--good)}
a:focus-visible,input:focus-visible,button:focus-visible{outline:3px solid var(--good);outline-offset:2px}
ul{margin:0;padding:0;list-style:none;display:grid;gap:4px}
ul.list a{display:block;min-height:44px;padding:9px 0}
ul.log li{display:flex;justify-content:space-between;gap:12px;color:var(--ink2);font-size:14px;font-variant-numeric:tabular-nums}
time{white-space:nowrap}
footer nav{display:flex;justify-content:center;gap:20px;padding:8px 16px 32px;font-size:14px}
footer a,footer span{min-height:44px;line-height:44px;color:var(--ink2)}
`.trim();
