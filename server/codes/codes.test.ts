import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, isOurs, mostSequences, readCode, sequencesOf, writeCodes } from './codes.ts';
import { makePermutation } from './permutation.ts';

const bytes = (seed: string) => createHash('sha256').update(seed).digest();
const permutation = makePermutation(bytes('installation'));
const key = bytes('company');
const sequence = fc.integer({ min: 0, max: mostSequences - 1 });

test('a number finds its way through the permutation and back, whatever the key', () => {
  fc.assert(
    fc.property(sequence, fc.string(), (value, seed) => {
      const { there, back } = makePermutation(bytes(seed));
      const out = there(value);
      return out >= 0 && out < mostSequences && Number.isInteger(out) && back(out) === value;
    }),
  );
});

describe('codes', () => {
  const lines = writeCodes(permutation, key, 1_000_000, 100_000).toString().trimEnd().split('\n');

  test('are sixteen letters, all different, and do not show their order', () => {
    expect(new Set(lines).size).toBe(100_000);
    expect(lines.every((line) => /^[0-9A-HJKMNP-TV-Z]{16}$/.test(line))).toBe(true);
    const rising = lines.filter((line, at) => at > 0 && line > lines[at - 1]!).length;
    expect(rising / lines.length).toBeGreaterThan(0.49);
    expect(rising / lines.length).toBeLessThan(0.51);
    const first = new Map<string, number>();
    for (const line of lines) first.set(line[0]!, (first.get(line[0]!) ?? 0) + 1);
    expect(first.size).toBe(32);
    expect(Math.min(...first.values())).toBeGreaterThan(2_800);
  });

  test('are read back, and only with their own key', () => {
    fc.assert(
      fc.property(sequence, (value) => {
        const code = codeOf(permutation, key, value);
        const read = readCode(permutation, code)!;
        return read.sequence === value && isOurs(key, read) && !isOurs(bytes('other'), read);
      }),
    );
  });

  test('of one number are those of a row', () => {
    expect(codeOf(permutation, key, 1_000_007)).toBe(lines[7]);
  });

  test('are forgiven case, blanks, hyphens, full width and look-alikes', () => {
    const code = lines.find((line) => line.includes('0') && line.includes('1'))!;
    const typed = code.replace('0', 'o').replace('1', 'l').toLowerCase();
    const wide = [...code].map((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0));
    for (const given of [
      typed,
      `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`,
      wide.join(''),
    ])
      expect(readCode(permutation, given)).toEqual(readCode(permutation, code));
  });

  test.each([
    '',
    'A',
    'A'.repeat(15),
    'A'.repeat(17),
    '😀'.repeat(8),
    `${'A'.repeat(15)}\0`,
    "' OR 1=1 --abcd",
  ])('that are none are told at once: %j', (given) => {
    expect(readCode(permutation, given)).toBeNull();
  });

  test('with any letter changed are nobody’s', () => {
    const code = lines[0]!;
    for (let at = 0; at < code.length; at += 1) {
      const other = code[at] === 'A' ? 'B' : 'A';
      const forged = readCode(permutation, code.slice(0, at) + other + code.slice(at + 1))!;
      expect(isOurs(key, forged)).toBe(false);
    }
  });

  test('are found by how they begin, without an index', () => {
    const range = { first: 1_000_000, last: 1_099_999 };
    const wanted = lines
      .flatMap((line, at) => (line.startsWith(lines[5]!.slice(0, 4)) ? [1_000_000 + at] : []))
      .toSorted((one, other) => one - other);
    expect(sequencesOf(permutation, lines[5]!.slice(0, 4), range)).toEqual(wanted);
    expect(sequencesOf(permutation, lines[5]!.slice(0, 9), range)).toEqual([1_000_005]);
    expect(sequencesOf(permutation, 'ABC', range)).toBeNull();
  });
});
