import { createCipheriv } from 'node:crypto';
import { fortyOf, readLetters, writeForty } from './alphabet.ts';
import type { Permutation } from './permutation.ts';

export const codeLength = 16;
export const mostSequences = 2 ** 40;

const block = 16;
const tagBytes = 5;

/** The keyed tags of consecutive numbers, in one call of the cipher. */
function tagsOf(key: Buffer, first: number, count: number): Buffer {
  const plain = Buffer.alloc(count * block);
  for (let at = 0; at < count; at += 1) plain.writeBigUInt64BE(BigInt(first + at), at * block + 8);
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  return cipher.update(plain);
}

const tagAt = (tags: Buffer, at: number) => tags.readUIntBE(at * block, tagBytes);

/** The codes of `count` consecutive sequence numbers from `first`, each followed by `end`. */
export function writeCodes(
  permutation: Permutation,
  key: Buffer,
  first: number,
  count: number,
  end = '\n',
): Buffer {
  const tags = tagsOf(key, first, count);
  const width = codeLength + end.length;
  const written = Buffer.alloc(count * width, end, 'latin1');
  for (let at = 0; at < count; at += 1) {
    writeForty(written, at * width, permutation.there(first + at));
    writeForty(written, at * width + 8, tagAt(tags, at));
    written.write(end, at * width + codeLength, 'latin1');
  }
  return written;
}

/** One code. */
export const codeOf = (permutation: Permutation, key: Buffer, sequence: number): string =>
  writeCodes(permutation, key, sequence, 1, '').toString('latin1');

/** The content of a typed or scanned code: a sequence number and its tag. */
export type ReadCode = { sequence: number; tag: number };

export function readCode(permutation: Permutation, typed: string): ReadCode | null {
  const found = readLetters(typed);
  if (found?.length !== codeLength) return null;
  return { sequence: permutation.back(fortyOf(found, 0)), tag: fortyOf(found, 8) };
}

/** Whether the code was made with this key. */
export const isOurs = (key: Buffer, { sequence, tag }: ReadCode): boolean =>
  tagAt(tagsOf(key, sequence, 1), 0) === tag;

/** Every sequence number of a range whose code begins with these characters; at least four. */
export function sequencesOf(
  permutation: Permutation,
  prefix: string,
  range: { first: number; last: number },
): number[] | null {
  const found = readLetters(prefix);
  if (!found || found.length < 4) return null;
  const known = found.slice(0, 8);
  const span = 32 ** (8 - known.length);
  const from = known.reduce((value, letter) => value * 32 + letter, 0) * span;
  const hits: number[] = [];
  for (let value = from; value < from + span; value += 1) {
    const sequence = permutation.back(value);
    if (sequence >= range.first && sequence <= range.last) hits.push(sequence);
  }
  return hits.toSorted((one, other) => one - other);
}
