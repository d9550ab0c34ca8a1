import { applicationIdentifiers, type Piece } from './application-identifiers.ts';
import { isValue, type Element } from './values.ts';

/** What a compressed Digital Link holds: elements, and the other parameters that its URL had. */
export type Decompressed = { elements: Element[]; others: [name: string, value: string][] };

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Identifiers that often stand together, by the two hexadecimal digits in their place. */
const sequences: ReadonlyMap<string, readonly string[]> = new Map(
  `0A 01 22,0B 01 10,0C 01 21,0D 01 17,0E 01 7003,0F 01 30,1A 01 10 17 21,1B 01 15,1C 01 11,1D 01 16,1E 01 91,1F 01 10 15,
  2A 01 3100,2B 01 3101,2C 01 3102,2D 01 3103,2E 01 3104,2F 01 3105,3A 01 3200,3B 01 3201,3C 01 3202,3D 01 3203,
  3E 01 3204,3F 01 3205,9A 8010 8011,9B 8017 8019,9C 8018 8019,9D 254 414,A0 01 3920,A1 01 3921,A2 01 3922,A3 01 3923,
  A4 01 3924,A5 01 3925,A6 01 3926,A7 01 3927,A8 01 3928,A9 01 3929,C0 255 3900,C1 255 3901,C2 255 3902,C3 255 3903,
  C4 255 3904,C5 255 3905,C6 255 3906,C7 255 3907,C8 255 3908,C9 255 3909,CA 255 3940,CB 255 3941,CC 255 3942,CD 255 3943`
    .split(',')
    .map((line) => {
      const [code, ...ais] = line.trim().split(' ');
      return [code!, ais] as const;
    }),
);

/** Pieces as they are packed: fixed digits side by side are one number, and so are letters. */
type Packed = { isDigits: boolean; isFixed: boolean; length: number };
function packedOf(pieces: readonly Piece[]): Packed[] {
  const packed: Packed[] = [];
  for (const { set, least, most, isOptional } of pieces) {
    const isDigits = set === 'N';
    const isFixed = least === most && !isOptional;
    const last = packed.at(-1);
    const isLonger = last?.isDigits === isDigits && (isDigits ? last.isFixed === isFixed : true);
    if (last && isLonger) {
      last.length += most;
      last.isFixed &&= isFixed;
    } else packed.push({ isDigits, isFixed, length: most });
  }
  return packed;
}

class Malformed extends Error {}

/** Reads numbers from a string of bits. */
function reader(bits: string) {
  let at = 0;
  const take = (length: number): string => {
    if (at + length > bits.length) throw new Malformed();
    at += length;
    return bits.slice(at - length, at);
  };
  const number = (length: number) => Number.parseInt(take(length), 2);
  return {
    /** What fills up the last sign is less than a byte. */
    isDone: () => bits.length - at < 8,
    restIsEmpty: () => !bits.slice(at).includes('1'),
    number,
    hex: () => number(4).toString(16).toUpperCase(),
    digits: (length: number): string => {
      if (length === 0) return '';
      const value = BigInt(`0b${take(Math.ceil(length * Math.log2(10) + 0.01))}`).toString();
      if (value.length > length) throw new Malformed();
      return value.padStart(length, '0');
    },
    signs: (length: number, width: number, of: (index: number) => string) =>
      Array.from({ length }, () => of(number(width))).join(''),
  };
}
type Reader = ReturnType<typeof reader>;

const lengthBits = (most: number) => Math.ceil(Math.log2(most) + 0.01);

/** Signs as they were packed best: digits, hexadecimal, base64, or as ASCII. */
function readSigns(from: Reader, encoding: number, length: number): string {
  const hex = (index: number) => index.toString(16);
  switch (encoding) {
    case 0:
      return from.digits(length);
    case 1:
      return from.signs(length, 4, hex);
    case 2:
      return from.signs(length, 4, hex).toUpperCase();
    case 3:
      return from.signs(length, 6, (index) => alphabet[index]!);
    case 4:
      return from.signs(length, 7, (index) => String.fromCodePoint(index));
    default:
      throw new Malformed();
  }
}

function readValue(from: Reader, ai: string): Element {
  const identifier = applicationIdentifiers.get(ai);
  if (!identifier) throw new Malformed();
  let value = '';
  for (const { isDigits, isFixed, length } of packedOf(identifier.pieces)) {
    const encoding = isDigits ? 0 : from.number(3);
    value += readSigns(from, encoding, isFixed ? length : from.number(lengthBits(length)));
  }
  if (!isValue(ai, value)) throw new Malformed();
  return { ai, value };
}

/** A parameter that is none of GS1's: the length of its name, the name, how its value is written, its length. */
function readOther(from: Reader, second: string): [string, string] {
  const length = (Number.parseInt(second, 16) << 3) | from.number(3);
  const name = from.signs(length, 6, (index) => alphabet[index]!);
  const encoding = from.number(3);
  return [name, readSigns(from, encoding, from.number(7))];
}

function readAi(from: Reader, first: string): string {
  const known = [...applicationIdentifiers.keys()].find((ai) => ai.startsWith(first));
  if (known === undefined) throw new Malformed();
  let ai = first;
  while (ai.length < known.length) ai += from.hex();
  return ai;
}

/** The content of a compressed Digital Link, or null if the text is none. */
export function decompress(text: string): Decompressed | null {
  if (!/^[\w-]+$/.test(text)) return null;
  const bits = [...text]
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(6, '0'))
    .join('');
  const from = reader(bits);
  const found: Decompressed = { elements: [], others: [] };
  try {
    while (!from.isDone()) {
      const [first, second] = [from.hex(), from.hex()];
      const code = first + second;
      if (/^\d\d$/.test(code)) found.elements.push(readValue(from, readAi(from, code)));
      else if (first === 'F') found.others.push(readOther(from, second));
      else if (sequences.has(code))
        for (const ai of sequences.get(code)!) found.elements.push(readValue(from, ai));
      else return null;
    }
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
  return found.elements.length > 0 && from.restIsEmpty() ? found : null;
}
