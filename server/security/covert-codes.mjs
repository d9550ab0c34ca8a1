// @ts-check
// How plain security codes come from their seed, and what is kept of them. Plain JavaScript, because the thread that
// hashes them knows no other.
import { createCipheriv } from 'node:crypto';
import { block, compress, keyed } from './sha256.mjs';

/** @typedef {'bound' | 'standalone'} Kind */

const blockBytes = 16;
const hashBytes = 16;
const zero = 48;
/** Digits of a code; the last of a standalone one is a check digit. */
const widths = { standalone: 20, bound: 8 };

// Damm's quasigroup, as `contract/gs1/check-characters.ts` has it.
const quasigroup =
  '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790';
const damm = Uint8Array.from(quasigroup, (digit) => Number(digit));

/**
 * The digits of `count` codes from number `first` on, one after the other. Each comes from one block of the cipher in
 * counter mode, so that any of them can be written without the others.
 * @param {Uint8Array} seed @param {Kind} kind @param {number} first @param {number} count
 */
export function writeDigits(seed, kind, first, count) {
  const counter = Buffer.alloc(blockBytes);
  counter.writeBigUInt64BE(BigInt(first), 8);
  const random = createCipheriv('aes-256-ctr', seed, counter).update(
    Buffer.alloc(count * blockBytes),
  );
  const width = widths[kind];
  const digits = Buffer.alloc(count * width);
  for (let at = 0; at < count; at += 1) {
    const from = at * blockBytes;
    const to = at * width;
    // The rest of so large a number is as good as uniform: at most one part in a million is not.
    if (kind === 'bound') {
      put(digits, to, 8, random.readUIntBE(from, 6));
      continue;
    }
    put(digits, to, 6, random.readUIntBE(from, 5));
    put(digits, to + 6, 6, random.readUIntBE(from + 5, 5));
    put(digits, to + 12, 7, random.readUIntBE(from + 10, 6));
    let check = 0;
    for (let digit = 0; digit < 19; digit += 1)
      check = damm[check * 10 + (digits[to + digit] ?? 0) - zero] ?? 0;
    digits[to + 19] = zero + check;
  }
  return digits;
}

/** @param {Buffer} digits @param {number} at @param {number} width @param {number} value */
function put(digits, at, width, value) {
  let rest = value;
  for (let place = width - 1; place >= 0; place -= 1) {
    digits[at + place] = zero + (rest % 10);
    rest = Math.floor(rest / 10);
  }
}

/**
 * What is kept of codes: their HMAC-SHA-256, its first half. One that belongs to a number is hashed together with it.
 * @param {Uint8Array} key @param {Kind} kind @param {Buffer} digits
 * @param {number} [firstSeq] the number that the first of them belongs to
 */
export function hashDigits(key, kind, digits, firstSeq = 0) {
  const width = widths[kind];
  const count = digits.length / width;
  const lead = kind === 'bound' ? 2 : 0;
  const length = lead + width / 4;
  const { inner, outer } = keyed(key);
  const state = new Int32Array(8);
  const hashes = Buffer.alloc(count * hashBytes);
  for (let at = 0; at < count; at += 1) {
    if (lead > 0) {
      block[0] = Math.floor((firstSeq + at) / 2 ** 32);
      block[1] = (firstSeq + at) | 0;
    }
    for (let word = lead; word < length; word += 1)
      block[word] = digits.readInt32BE(at * width + (word - lead) * 4);
    close(length);
    compress(inner, state);
    block.set(state);
    close(8);
    compress(outer, state);
    for (let word = 0; word < 4; word += 1)
      hashes.writeInt32BE(state[word] ?? 0, at * hashBytes + word * 4);
  }
  return hashes;
}

/** Ends a message of so many words that follows the block of the key. @param {number} length */
function close(length) {
  block[length] = 0x80000000;
  block.fill(0, length + 1, 15);
  block[15] = (64 + length * 4) * 8;
}
