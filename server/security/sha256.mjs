// Not checked for types: an index of a typed array may be undefined to the compiler, and asking each time costs a third.
// SHA-256 by hand, for many short messages that begin alike: what they share is computed once, and no message costs a
// call out of JavaScript. It is held against the library's in the tests.

const rounds = new Int32Array(64);
const start = new Int32Array(8);
{
  const fraction = (/** @type {number} */ root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  let found = 0;
  for (let number = 2; found < 64; number += 1) {
    let isPrime = true;
    for (let by = 2; by * by <= number; by += 1) if (number % by === 0) isPrime = false;
    if (!isPrime) continue;
    if (found < 8) start[found] = fraction(Math.sqrt(number));
    rounds[found] = fraction(Math.cbrt(number));
    found += 1;
  }
}

const words = new Int32Array(64);
/** The sixteen words of the next block. */
export const block = words.subarray(0, 16);

/** One block: `from` is where it begins, `to` takes what comes of it. @param {Int32Array} from @param {Int32Array} to */
export function compress(from, to) {
  const w = words;
  const k = rounds;
  for (let at = 16; at < 64; at += 1) {
    const x = w[at - 15] | 0;
    const y = w[at - 2] | 0;
    w[at] =
      (w[at - 16] +
        (((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)) +
        w[at - 7] +
        (((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10))) |
      0;
  }
  let a = from[0] | 0;
  let b = from[1] | 0;
  let c = from[2] | 0;
  let d = from[3] | 0;
  let e = from[4] | 0;
  let f = from[5] | 0;
  let g = from[6] | 0;
  let h = from[7] | 0;
  for (let at = 0; at < 64; at += 1) {
    const one =
      (h +
        (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))) +
        ((e & f) ^ (~e & g)) +
        k[at] +
        w[at]) |
      0;
    const two =
      ((((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) +
        ((a & b) ^ (a & c) ^ (b & c))) |
      0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  to[0] = (from[0] + a) | 0;
  to[1] = (from[1] + b) | 0;
  to[2] = (from[2] + c) | 0;
  to[3] = (from[3] + d) | 0;
  to[4] = (from[4] + e) | 0;
  to[5] = (from[5] + f) | 0;
  to[6] = (from[6] + g) | 0;
  to[7] = (from[7] + h) | 0;
}

/** What stands after the key's block of an HMAC, for both of its passes. @param {Uint8Array} key */
export function keyed(key) {
  const pass = (/** @type {number} */ mark) => {
    const bytes = Buffer.alloc(64, mark);
    key.forEach((byte, at) => (bytes[at] = mark ^ byte));
    for (let at = 0; at < 16; at += 1) block[at] = bytes.readInt32BE(at * 4);
    const state = new Int32Array(8);
    compress(start, state);
    return state;
  };
  return { inner: pass(0x36), outer: pass(0x5c) };
}
