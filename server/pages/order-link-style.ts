/** The style of one page that few people open: the stylesheet of all pages stays small. */
export const orderStyle = `
.po code{font-size:13px;color:var(--ink-2);overflow-wrap:anywhere}
.po .po-from{margin:0;font-weight:600;color:var(--ink)}
.po .po-told{margin:8px 0 0;padding:10px 12px;border-radius:6px;border:1px solid var(--jade);color:var(--ink)}
.po .po-told.is-bad{border-color:var(--seal)}
.po .po-told strong{display:block}
.po .po-told span{display:block;font-size:14px;color:var(--ink-2);overflow-wrap:anywhere}
.po dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:12px 0 16px}
.po dt{color:var(--ink-2)}
.po dd{margin:0;min-width:0;overflow-wrap:anywhere}
.po .po-sums{justify-content:end;grid-template-columns:auto auto;margin:0;text-align:end;font-variant-numeric:tabular-nums}
.po .po-sums :nth-last-child(-n+2){font-weight:600;color:var(--ink)}
.po-lines{margin:0;padding:0;list-style:none}
.po-lines li{display:grid;gap:4px 16px;margin:0 -4px;padding:12px 4px;border-top:1px solid var(--line);content-visibility:auto;contain-intrinsic-size:auto 150px}
.po .po-lines p{margin:0;font-size:inherit;overflow-wrap:anywhere}
.po-figures{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;font-variant-numeric:tabular-nums}
.po .po-figures strong{margin-inline-start:auto}
.po form div>p{margin:4px 0 0}
.po>.is-wrong{margin:4px 0 12px}
.po-lines strong{color:var(--ink)}
.po input[type=date]{max-width:220px}
.po details{border-top:0}
.po summary{min-height:44px;padding:10px 0;font-weight:600;cursor:pointer}
.po .act.is-bad{border-color:var(--seal);color:var(--seal)}
@media (min-width:560px){.po-lines li{grid-template-columns:1fr 236px}.po-lines li>*{grid-column:1}.po-lines li>.po-date{grid-column:2;grid-row:1/span 4}}
@media (prefers-color-scheme:dark){
:root:has(.po){--jade:#2fa583;--seal:#e06a57;--ink:#e8eaed;--ink-2:#aab2bc;--line:#2e3742;--paper:#1a2027;color-scheme:dark}
body:has(.po),.page:has(.po){background:#12161b}
.po input,.po textarea{border-color:#7a838e;background:#12161b}
.po .is-wrong,.po form .is-wrong{color:#f0897a}
.po .act.is-main{color:#06130d}
}`;
