/** The same calm look as the back office, light and dark. */
export const css = `
:root { color-scheme: light dark; --ground: #f3f4f6; --panel: #fff; --text: #1f2329; --weak: #646a73; --line: #dee0e3; --main: #1d6f5c; --bad: #c8372d; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #141414; --panel: #1f1f1f; --text: #e6e6e6; --weak: #9a9a9a; --line: #383838; --main: #4db79c; --bad: #ff7a70; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 14px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 20px; margin: 0 0 4px; }
h2 { font-size: 16px; margin: 0 0 8px; }
p { margin: 0 0 8px; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin-top: 16px; }
section.asks { border-color: var(--bad); }
.weak { color: var(--weak); }
.bad { color: var(--bad); }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 0; border-top: 1px solid var(--line); }
li:first-child { border-top: 0; }
li > :first-child { flex: 1 1 220px; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
label { display: grid; gap: 2px; flex: 1 1 150px; color: var(--weak); font-size: 13px; }
input, select { font: inherit; color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: 6px; padding: 6px 8px; width: 100%; min-width: 0; }
button { font: inherit; border: 1px solid var(--line); border-radius: 6px; background: none; color: inherit; padding: 6px 12px; cursor: pointer; }
button.main { background: var(--main); border-color: var(--main); color: var(--panel); }
button:disabled { opacity: .5; cursor: default; }
:focus-visible { outline: 2px solid var(--main); outline-offset: 1px; }
summary { cursor: pointer; margin: 8px 0; }
`;
