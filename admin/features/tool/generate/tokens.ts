type Kind = 'plain' | 'comment' | 'string' | 'word' | 'number';
type Token = { kind: Kind; text: string };

const words =
  'as|async|await|const|export|extends|for|from|function|if|import|in|of|return|satisfies|type|typeof|true|false|null|CREATE|TABLE|INDEX|UNIQUE|CALL|NOT|NULL|DEFAULT|PRIMARY|FOREIGN|KEY|REFERENCES|CHECK|ON|IN';
const pieces = new RegExp(
  [
    String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/|--[^\n]*)`,
    String.raw`(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\`(?:\\.|[^\`\\])*\`)`,
    String.raw`(?<word>\b(?:${words})\b)`,
    String.raw`(?<number>\b\d[\d_]*\b)`,
  ].join('|'),
  'g',
);

/** A source in pieces that are coloured alike: enough to read it, no more. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const found of text.matchAll(pieces)) {
    if (found.index > at) tokens.push({ kind: 'plain', text: text.slice(at, found.index) });
    const [kind] = Object.entries(found.groups!).find(([, value]) => value !== undefined)!;
    tokens.push({ kind: kind as Kind, text: found[0] });
    at = found.index + found[0].length;
  }
  if (at < text.length) tokens.push({ kind: 'plain', text: text.slice(at) });
  return tokens;
}
