export type QrLevel = 'L' | 'M' | 'Q' | 'H';
type Mode = 'digits' | 'letters' | 'bytes';
export type Segment = { mode: Mode; text: string; bytes: Uint8Array | null };

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const modes: readonly Mode[] = ['digits', 'letters', 'bytes'];
const sign: Readonly<Record<Mode, number>> = { digits: 1, letters: 2, bytes: 4 };
/** Bits of the length of a segment, from version 1, 10 and 27 on. */
const lengthBits: Readonly<Record<Mode, readonly [number, number, number]>> = {
  digits: [10, 12, 14],
  letters: [9, 11, 13],
  bytes: [8, 16, 16],
};
const countBits = (mode: Mode, version: number): number =>
  lengthBits[mode][version < 10 ? 0 : version < 27 ? 1 : 2];
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Sixths of a bit that a character takes in each mode; three digits share ten bits, two letters eleven. */
function costsOf(letter: string): readonly [number, number, number] {
  const point = letter.codePointAt(0)!;
  const bytes = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  return [
    letter >= '0' && letter <= '9' ? 20 : Infinity,
    alphabet.includes(letter) ? 33 : Infinity,
    bytes * 48,
  ];
}

/** A text in the modes that make its symbol smallest; text beyond ASCII is UTF-8. */
export function segmentsOf(text: string, version: number): Segment[] {
  const letters = Array.from(text);
  const heads = modes.map((mode) => (4 + countBits(mode, version)) * 6);
  /** What the text up to here takes at least if it ends in each mode, and in which mode its character before was. */
  let cheapest: number[] = heads;
  const before: number[][] = [];
  for (const letter of letters) {
    const costs = costsOf(letter);
    const here = cheapest.map((sofar, mode) => sofar + costs[mode]!);
    const from = modes.map((_, mode) => mode);
    // A change of mode after this character costs whole bits and a new head.
    for (const [mode, head] of heads.entries())
      for (const [other, end] of here.entries()) {
        const changed = Math.ceil(end / 6) * 6 + head;
        if (other !== mode && changed < here[mode]!) {
          here[mode] = changed;
          from[mode] = other;
        }
      }
    before.push(from);
    cheapest = here;
  }
  let mode = cheapest.indexOf(Math.min(...cheapest));
  const chosen = Array<number>(letters.length);
  for (let at = letters.length - 1; at >= 0; at -= 1) {
    mode = before[at]![mode]!;
    chosen[at] = mode;
  }
  const segments: Segment[] = [];
  for (let at = 0; at < letters.length;) {
    const from = at;
    while (at < letters.length && chosen[at] === chosen[from]) at += 1;
    const part = letters.slice(from, at).join('');
    const own = modes[chosen[from]!]!;
    segments.push({ mode: own, text: part, bytes: own === 'bytes' ? bytesOf(part) : null });
  }
  return segments;
}

const lengthOf = ({ text, bytes }: Segment): number => bytes?.length ?? text.length;
function sizeOf(segment: Segment): number {
  const length = lengthOf(segment);
  if (segment.mode === 'bytes') return length * 8;
  if (segment.mode === 'letters') return Math.floor(length / 2) * 11 + (length % 2) * 6;
  return Math.floor(length / 3) * 10 + [0, 4, 7][length % 3]!;
}

/** The data codewords of a symbol with room for so many; null if the segments need more. */
export function codewordsOf(
  segments: readonly Segment[],
  version: number,
  room: number,
): Uint8Array | null {
  let size = 0;
  for (const segment of segments) {
    const head = countBits(segment.mode, version);
    if (lengthOf(segment) >= 1 << head) return null;
    size += 4 + head + sizeOf(segment);
  }
  if (size > room * 8) return null;
  const words = new Uint8Array(room);
  let end = 0;
  const put = (value: number, bits: number) => {
    for (let at = bits - 1; at >= 0; at -= 1, end += 1)
      if ((value >> at) & 1) words[end >> 3]! |= 0x80 >> (end & 7);
  };
  for (const segment of segments) {
    const { mode, text, bytes } = segment;
    put(sign[mode], 4);
    put(lengthOf(segment), countBits(mode, version));
    if (bytes) for (const byte of bytes) put(byte, 8);
    else if (mode === 'digits')
      for (let at = 0; at < text.length; at += 3) {
        const some = text.slice(at, at + 3);
        put(Number(some), some.length * 3 + 1);
      }
    else
      for (let at = 0; at < text.length; at += 2) {
        const first = alphabet.indexOf(text[at]!);
        if (at + 1 < text.length) put(first * 45 + alphabet.indexOf(text[at + 1]!), 11);
        else put(first, 6);
      }
  }
  // Four light bits end the data where there is room; two codewords in turn fill what is left.
  let at = Math.ceil(Math.min(end + 4, room * 8) / 8);
  for (let isFirst = true; at < room; at += 1, isFirst = !isFirst)
    words[at] = isFirst ? 0xec : 0x11;
  return words;
}
