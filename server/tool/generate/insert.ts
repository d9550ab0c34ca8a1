/** A place in a shared file where lines are put in was not found: the file has changed its shape. */
export class AnchorMissing extends Error {}

const pairs: Record<string, string> = { '{': '}', '[': ']', '(': ')' };
const quotes = ["'", '"', '`'];

/** Where the bracket that opens at this place closes; brackets in strings and comments do not count. */
export function closingOf(code: string, open: number): number {
  const waiting: string[] = [];
  for (let at = open; at < code.length; at += 1) {
    const sign = code[at]!;
    const end = endOfQuiet(code, at);
    if (end > at) at = end;
    else if (pairs[sign]) waiting.push(pairs[sign]);
    else if (sign === waiting.at(-1)) {
      waiting.pop();
      if (waiting.length === 0) return at;
    }
  }
  throw new AnchorMissing('A bracket is not closed.');
}

/** The last letter of the string or comment that begins here; the place itself where none does. */
function endOfQuiet(code: string, at: number): number {
  const two = code.slice(at, at + 2);
  if (two === '//') return endAt(code, '\n', at);
  if (two === '/*') return endAt(code, '*/', at + 2) + 1;
  const sign = code[at]!;
  if (!quotes.includes(sign)) return at;
  let end = at + 1;
  while (end < code.length && code[end] !== sign) end += code[end] === '\\' ? 2 : 1;
  return end;
}

const endAt = (code: string, end: string, from: number) => {
  const found = code.indexOf(end, from);
  return found < 0 ? code.length : found;
};

/** A file of the tree while lines are put into it. */
export type Shared = { path: string; code: string };

function find(file: Shared, anchor: RegExp, from = 0, before = file.code.length): number {
  const found = anchor.exec(file.code.slice(from, before));
  if (!found)
    throw new AnchorMissing(`${file.path} has no place that looks like ${String(anchor)}.`);
  return from + found.index + found[0].length;
}

const put = (file: Shared, at: number, piece: string): Shared => ({
  ...file,
  code: file.code.slice(0, at) + piece + file.code.slice(at),
});

/** Adds an item at the end of the list or object that opens at the end of the anchor. */
export function addTo(file: Shared, anchor: RegExp, item: string, within?: RegExp): Shared {
  const from = within ? find(file, within) : 0;
  const before = within ? closingOf(file.code, from - 1) : file.code.length;
  const open = find(file, anchor, from, before) - 1;
  const close = closingOf(file.code, open);
  const body = file.code.slice(open + 1, close).trimEnd();
  const inside = body.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '').trim();
  const comma = inside === '' || inside.endsWith(',') ? '' : ',';
  return put(file, open + 1 + body.length, `${comma}\n${item},`);
}

/** Adds an import below the last one. */
export function addImport(file: Shared, line: string): Shared {
  const all = [...file.code.matchAll(/^import [\s\S]*?;\n/gm)];
  const last = all.at(-1);
  return put(file, last ? last.index + last[0].length : 0, `${line}\n`);
}
