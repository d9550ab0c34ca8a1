/** Thirty-two characters without look-alikes. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const values = new Int8Array(128).fill(-1);
for (const [at, letter] of [...alphabet].entries()) {
  values[letter.charCodeAt(0)] = at;
  values[letter.toLowerCase().charCodeAt(0)] = at;
}
// Look-alikes are read as the character they resemble; they have no meaning of their own.
for (const [wrong, right] of ['O0', 'I1', 'L1', 'UV']) {
  values[wrong!.charCodeAt(0)] = values[right!.charCodeAt(0)]!;
  values[wrong!.toLowerCase().charCodeAt(0)] = values[right!.charCodeAt(0)]!;
}

const letters = Buffer.from(alphabet, 'latin1');
const half = 2 ** 20;

/** Writes eight characters for forty bits into a buffer. */
export function writeForty(target: Buffer, at: number, value: number): void {
  const high = Math.floor(value / half);
  const low = value % half;
  target[at] = letters[high >>> 15]!;
  target[at + 1] = letters[(high >>> 10) & 31]!;
  target[at + 2] = letters[(high >>> 5) & 31]!;
  target[at + 3] = letters[high & 31]!;
  target[at + 4] = letters[low >>> 15]!;
  target[at + 5] = letters[(low >>> 10) & 31]!;
  target[at + 6] = letters[(low >>> 5) & 31]!;
  target[at + 7] = letters[low & 31]!;
}

/** The values of characters, ignoring case, blanks and hyphens and accepting look-alikes; null if one is invalid. */
export function readLetters(typed: string): number[] | null {
  const found: number[] = [];
  for (const sign of typed.normalize('NFKC')) {
    if (/[\s‐-―-]/.test(sign)) continue;
    const code = sign.charCodeAt(0);
    const value = sign.length === 1 && code < 128 ? values[code]! : -1;
    if (value < 0) return null;
    found.push(value);
  }
  return found;
}

/** Forty bits from eight characters. */
export const fortyOf = (found: readonly number[], at: number): number => {
  let value = 0;
  for (let place = at; place < at + 8; place += 1) value = value * 32 + found[place]!;
  return value;
};
