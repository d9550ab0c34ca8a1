const half = 2 ** 20;
const mask = half - 1;
const rounds = 8;

/** A bijection on forty-bit numbers and its inverse. */
export type Permutation = { there: (value: number) => number; back: (value: number) => number };

/** Hides the order of consecutive numbers; only the key reverses it. */
export function makePermutation(key: Buffer): Permutation {
  const keys = Array.from({ length: rounds }, (_, round) => key.readUInt32LE(round * 4));
  const mix = (value: number, round: number): number => {
    let mixed = Math.imul(value ^ keys[round]!, 0x9e3779b1);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) & mask;
  };
  return {
    there: (value) => {
      let left = Math.floor(value / half);
      let right = value % half;
      for (let round = 0; round < rounds; round += 1)
        [left, right] = [right, left ^ mix(right, round)];
      return left * half + right;
    },
    back: (value) => {
      let left = Math.floor(value / half);
      let right = value % half;
      for (let round = rounds - 1; round >= 0; round -= 1)
        [left, right] = [right ^ mix(left, round), left];
      return left * half + right;
    },
  };
}
