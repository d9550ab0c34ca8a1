import { readFileSync, readdirSync } from 'node:fs';
import { parseSync, Visitor, type ESTree } from 'vite';

/** A text in three languages and where it is written. */
export type SpokenText = { at: string; text: Record<'zh_CN' | 'en' | 'zh_TW', string> };

const rooms = [
  'admin',
  'blocks',
  'consumer',
  'contract',
  'print-control',
  'proof',
  'scan',
  'server',
];
const literal = /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/.source;
const inThree = new RegExp(
  String.raw`(?<![\w.])t\(\s*${literal}\s*,\s*${literal}\s*,\s*${literal}\s*,?\s*\)`,
  'g',
);
const plain = (quoted: string) =>
  quoted.slice(1, -1).replaceAll(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));

/** Every text of the product as it is written in the source, also those inside of components. */
export function spokenTexts(root: URL): SpokenText[] {
  return rooms.flatMap((room) =>
    readdirSync(new URL(`${room}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\./.test(name))
      .flatMap((name) => {
        const path = `${room}/${name}`;
        const source = readFileSync(new URL(path, root), 'utf8');
        return [...source.matchAll(inThree)].map(({ 1: zh, 2: en, 3: tw, index }) => ({
          at: `${path}:${source.slice(0, index).split('\n').length}`,
          text: { zh_CN: plain(zh!), en: plain(en!), zh_TW: plain(tw!) },
        }));
      }),
  );
}

/** What is written in a string or in a list of strings; undefined for anything else. */
function wordsIn(node: ESTree.ArrayExpressionElement): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'ArrayExpression' || node.elements.length === 0) return undefined;
  const lines = node.elements.map(wordsIn);
  return lines.includes(undefined) ? undefined : lines.join('\n');
}

/** Every text in three languages of the articles, help and advertisements of the demo. */
export function contentTexts(root: URL): SpokenText[] {
  const folder = new URL('server/seed/', root);
  const names = readdirSync(folder).filter((name) => /^content.*\.ts$/.test(name));
  return names.flatMap((name) => {
    const source = readFileSync(new URL(name, folder), 'utf8');
    const found: SpokenText[] = [];
    const paragraphs = new Set<unknown>();
    new Visitor({
      ArrayExpression(node) {
        const [zh, en, tw, ...more] = node.elements.map(wordsIn);
        // Three paragraphs in one language are no text in three.
        if (paragraphs.has(node) || !zh || !en || !tw || more.length > 0) return;
        for (const one of node.elements) paragraphs.add(one);
        const line = source.slice(0, node.start).split('\n').length;
        found.push({ at: `server/seed/${name}:${line}`, text: { zh_CN: zh, en, zh_TW: tw } });
      },
    }).visit(parseSync(name, source).program);
    return found;
  });
}
