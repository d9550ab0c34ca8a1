/** The style of one page that few people open: the stylesheet of all pages stays small. */
export const cardStyle = `
.wc .wc-head{display:flex;gap:16px;align-items:center;margin:12px 0 16px}
.wc .wc-head img{flex:none;width:88px;height:88px;object-fit:contain;border-radius:8px;background:#fff}
.wc .wc-head p{margin:4px 0 0;color:var(--ink-2);overflow-wrap:anywhere}
.wc h1,.wc h2{overflow-wrap:anywhere}
.wc .wc-until{margin:0;padding:16px;border:1px solid var(--jade);border-radius:8px}
.wc .wc-until.is-over{border-color:var(--line)}
.wc .wc-until.is-bad{border-color:var(--seal)}
.wc .wc-until p{margin:0;color:var(--ink-2)}
.wc .wc-until strong{display:block;font-size:28px;line-height:1.3;color:var(--ink);font-variant-numeric:tabular-nums}
.wc .wc-until progress{width:100%;height:6px;margin:12px 0 4px;border:0;border-radius:3px;background:var(--line);appearance:none;overflow:hidden}
.wc progress::-webkit-progress-bar{background:var(--line)}
.wc progress::-webkit-progress-value{background:var(--jade)}
.wc progress::-moz-progress-bar{background:var(--jade)}
.wc dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:16px 0}
.wc dt{color:var(--ink-2)}
.wc dd{margin:0;min-width:0;color:var(--ink);overflow-wrap:anywhere}
.wc .wc-terms{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;color:var(--ink)}
.wc .wc-until a{color:var(--jade)}
.wc .act + .act{margin-top:12px}
.wc .wc-keep{margin:12px 0 0}
@media (prefers-color-scheme:dark){
:root:has(.wc){--jade:#2fa583;--seal:#e06a57;--ink:#e8eaed;--ink-2:#aab2bc;--line:#2e3742;--paper:#1a2027;color-scheme:dark}
body:has(.wc),.page:has(.wc){background:#12161b}
.wc input{border-color:#7a838e;background:#12161b}
.wc .is-wrong,.wc form .is-wrong{color:#f0897a}
.wc .act.is-main{color:#06130d}
}`;
