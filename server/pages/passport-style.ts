/** The style of one page that few people open: the stylesheet of all pages stays small. */
export const passportStyle = `
.dpp h1,.dpp h2{overflow-wrap:anywhere}
.dpp .dpp-head{display:flex;gap:16px;align-items:center}
.dpp .dpp-head img{flex:none;width:88px;height:88px;object-fit:cover;border-radius:8px;background:#fff}
.dpp .dpp-head div{min-width:0}
.dpp .dpp-kind{margin:0;font-weight:600;color:var(--jade)}
.dpp .dpp-head h1{margin:2px 0 0}
.dpp .dpp-version{margin:4px 0 0;font-size:13px;color:var(--ink-2)}
.dpp .dpp-seen{margin:16px 0 0;padding:10px 12px;border:1px solid var(--line);border-radius:6px;color:var(--ink)}
nav.dpp-seen{display:flex;flex-wrap:wrap;gap:0 16px;align-items:center}
nav.dpp-seen strong{width:100%}
nav.dpp-seen a,nav.dpp-seen span{padding:10px 0;color:var(--jade)}
nav.dpp-seen span{font-weight:600;color:var(--ink)}
.dpp .dpp-seen.is-closed{border-color:var(--jade)}
.dpp .dpp-figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:8px;margin:16px 0 0;padding:0;list-style:none}
.dpp .dpp-figures li{padding:10px 12px;border:1px solid var(--line);border-radius:8px}
.dpp .dpp-figures strong{display:block;font-size:20px;line-height:1.3;color:var(--ink);font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.dpp .dpp-figures span{font-size:13px;color:var(--ink-2)}
.dpp dl{display:grid;grid-template-columns:minmax(84px,auto) 1fr;gap:6px 16px;margin:8px 0 0}
.dpp dt{color:var(--ink-2)}
.dpp dd{margin:0;min-width:0;color:var(--ink);overflow-wrap:anywhere}
.dpp .dpp-text{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;color:var(--ink)}
.dpp .dpp-list{margin:8px 0 0;padding:0;list-style:none}
.dpp .dpp-list li{padding:10px 0;border-top:1px solid var(--line)}
.dpp .dpp-list li:first-child{border-top:0}
.dpp .dpp-list strong{display:block;color:var(--ink);overflow-wrap:anywhere}
.dpp .dpp-list span{display:block;font-size:14px;color:var(--ink-2);overflow-wrap:anywhere}
.dpp .dpp-list a{display:inline-block;min-height:44px;padding:10px 0;color:var(--jade);text-decoration:underline;overflow-wrap:anywhere}
.dpp .dpp-bar{display:block;height:6px;margin:6px 0 4px;border-radius:3px;background:var(--line);overflow:hidden}
.dpp .dpp-bar i{display:block;height:100%;background:var(--jade)}
.dpp code{font-size:13px;overflow-wrap:anywhere}
.dpp h3{margin:16px 0 0;font-size:15px;color:var(--ink)}
@media (prefers-color-scheme:dark){
:root:has(.dpp){--jade:#2fa583;--seal:#e06a57;--ink:#e8eaed;--ink-2:#aab2bc;--line:#2e3742;--paper:#1a2027;color-scheme:dark}
body:has(.dpp),.page:has(.dpp){background:#12161b}
.dpp input{border-color:#7a838e;background:#12161b}
.dpp .is-wrong,.dpp form .is-wrong{color:#f0897a}
.dpp .act.is-main{color:#06130d}
}`;
