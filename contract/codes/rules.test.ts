import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capacityOf, countsOn, guessChance, lengthOf, mayCollide } from './capacity.ts';
import { composeCode, fit, numberText, periodOf } from './compose.ts';
import { segment, type CodeContext, type CodeRule, type Segment } from './segments.ts';
import { mayMove, moves, stateNames } from './states.ts';

const context: CodeContext = {
  day: new Date('2026-11-15T20:00:00Z'),
  part: {
    code: 'P-007',
    model: 'KX 12',
    gtin: '06901234567892',
    category: '12',
    fields: { 颜色: 'Red' },
  },
  factory: 'F1',
  line: '3',
  batch: 'B2026-11',
};
const rule = (separator: string, ...segments: Segment[]): CodeRule => ({ segments, separator });
const zeros = (letters: string, width: number) => letters[0]!.repeat(width);
const sequence = (width: number, more: object = {}): Segment =>
  segment.parse({ kind: 'sequence', width, radix: 10, ...more });

test('a code is its segments, each at its width', () => {
  const all = rule(
    '-',
    { kind: 'constant', text: 'SY' },
    { kind: 'date', format: 'YYMMDD' },
    { kind: 'part', take: 'model', width: 4 },
    { kind: 'factory', width: 2 },
    { kind: 'batch', width: 4 },
    { kind: 'field', name: '颜色', width: 3 },
    sequence(6),
    { kind: 'random', width: 4, alphabet: 'mixed' },
    { kind: 'check', method: 'mod36' },
  );
  // After 16:00 UTC it is the next day in Shanghai.
  expect(composeCode(all, context, 42, zeros)).toMatch(
    /^SY-261116-KX12-F1-6-11-RED-000042-0000-[0-9A-Z]$/,
  );
  expect(composeCode(all, context, 42, zeros)).toHaveLength(lengthOf(all));
});

test('values are cut or filled to their width', () => {
  expect(fit('ab', 4)).toBe('00AB');
  expect(fit('中文abcdef', 4)).toBe('CDEF');
  expect(numberText(35, 36, 3)).toBe('00Z');
  expect(numberText(31, 32, 2)).toBe('0Z');
  expect(numberText(0, 10, 2)).toBe('00');
});

test('numbers begin again where the rule says', () => {
  const shown: Segment[] = [
    { kind: 'batch', width: 4 },
    { kind: 'part', take: 'code', width: 5 },
  ];
  const period = (reset: string) => periodOf(rule('', ...shown, sequence(4, { reset })), context);
  expect(['never', 'year', 'month', 'day', 'batch', 'part'].map(period)).toEqual([
    '',
    'd:2026',
    'd:202611',
    'd:20261116',
    'b:6-11',
    'p:P-007',
  ]);
});

test('batches that look alike in the code are counted together', () => {
  const short = rule('', { kind: 'batch', width: 2 }, sequence(4, { reset: 'batch' }));
  const other = { ...context, batch: 'B2025-11' };
  expect(periodOf(short, other)).toBe(periodOf(short, context));
});

test('nothing in a code is written in small letters', () => {
  expect(segment.parse({ kind: 'constant', text: 'aB-1' })).toEqual({
    kind: 'constant',
    text: 'AB-1',
  });
});

test('the meter tells how many fit and how easily one is guessed', () => {
  expect(capacityOf(rule('', sequence(6)))).toBe(999_999);
  expect(capacityOf(rule('', { kind: 'constant', text: 'A' }))).toBe(0);
  expect(capacityOf(rule('', sequence(2, { start: 100 })))).toBe(0);
  expect(capacityOf(rule('', sequence(12, { radix: 36 })))).toBe(Number.MAX_SAFE_INTEGER);
  expect(guessChance(rule('', sequence(6)))).toBe(1);
  expect(
    guessChance(rule('', sequence(6), { kind: 'random', width: 6, alphabet: 'mixed' })),
  ).toBeCloseTo(32 ** -6);
});

describe('two rules', () => {
  const a = rule('', { kind: 'constant', text: 'A' }, sequence(6));
  test.each([
    ['with other beginnings', rule('', { kind: 'constant', text: 'B' }, sequence(6)), false],
    ['of another length', rule('', { kind: 'constant', text: 'A' }, sequence(7)), false],
    ['of the same shape', rule('', { kind: 'part', take: 'code', width: 1 }, sequence(6)), true],
    ['with letters for digits', rule('', { kind: 'constant', text: 'AX' }, sequence(5)), false],
    ['cut differently', rule('', { kind: 'constant', text: 'A12' }, sequence(4)), true],
  ])('%s', (_how, other, isRisk) => {
    expect(mayCollide(a, other)).toBe(isRisk);
    expect(mayCollide(other, a)).toBe(isRisk);
  });

  test.each([
    [
      'with another first number',
      rule('', { kind: 'constant', text: 'A' }, sequence(6, { start: 5 })),
      true,
    ],
    ['that only looks alike', rule('', { kind: 'line', width: 1 }, sequence(6)), true],
    [
      'with another radix',
      rule('', { kind: 'constant', text: 'A' }, sequence(6, { radix: 16 })),
      false,
    ],
    ['with the number elsewhere', rule('', { kind: 'constant', text: 'A1' }, sequence(5)), false],
    [
      'that begins again each year',
      rule('', { kind: 'date', format: 'YY' }, sequence(5, { reset: 'year' })),
      false,
    ],
  ])('one of them %s, count on: or do not', (_how, other, isSafe) => {
    expect(countsOn(a, other)).toBe(isSafe);
    expect(countsOn(other, a)).toBe(isSafe);
  });

  test('that are said not to collide never make the same code', () => {
    const some: fc.Arbitrary<Segment> = fc.oneof(
      fc.constantFrom('A', 'B', '1', 'A1').map((text): Segment => ({ kind: 'constant', text })),
      fc.integer({ min: 1, max: 3 }).map((width) => sequence(width)),
      fc.constant<Segment>({ kind: 'line', width: 1 }),
    );
    const rules = fc.array(some, { minLength: 1, maxLength: 3 }).map((list) => rule('', ...list));
    const number = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(rules, rules, number, number, (one, other, first, second) => {
        const codes = [
          composeCode(one, context, first, zeros),
          composeCode(other, context, second, zeros),
        ];
        return codes[0] !== codes[1] || mayCollide(one, other);
      }),
    );
  });
});

test('the table of moves leads only to states there are, and nothing comes back from the end', () => {
  for (const { from, to } of Object.values(moves)) {
    expect(from.length).toBeGreaterThan(0);
    expect(from.every((state) => stateNames.includes(state))).toBe(true);
    expect(to === 'before' || stateNames.includes(to)).toBe(true);
  }
  expect(Object.keys(moves).filter((move) => mayMove(move as 'void', 'destroyed'))).toEqual([]);
  expect(mayMove('void', 'voided')).toBe(false);
});
