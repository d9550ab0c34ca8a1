const kinds: readonly [RegExp, number][] = [
  [/[0-9]/, 10],
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[!-/:-@[-`{-~ ]/, 33],
  [/[^ -~]/, 2_000],
];

/** The approximate entropy in bits; repetitions and sequences add little. */
export function bitsOf(passphrase: string): number {
  const letters = [...passphrase];
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(passphrase) ? size : 0), 0);
  if (alphabet === 0) return 0;
  const each = Math.log2(alphabet);
  const bits = letters.reduce((sum, letter, at) => {
    const step = at === 0 ? NaN : letter.codePointAt(0)! - letters[at - 1]!.codePointAt(0)!;
    return sum + (Math.abs(step) <= 1 ? 1 : each);
  }, 0);
  // A repetition adds nothing.
  const distinct = new Set(letters).size;
  return Math.min(bits, distinct * each * 1.5);
}

export const strengths = ['weak', 'fair', 'strong'] as const;
export type Strength = (typeof strengths)[number];

export function strengthOf(passphrase: string): Strength {
  const bits = bitsOf(passphrase);
  return bits < 50 ? 'weak' : bits < 72 ? 'fair' : 'strong';
}
