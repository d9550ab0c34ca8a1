import fc from 'fast-check';

/** What nobody types, and somebody sends. */
export const strangeValues: readonly (readonly [name: string, value: unknown])[] = [
  ['NUL', 'a\0b'],
  ['a lone surrogate', 'a\ud800b'],
  ['emoji', '👩‍👩‍👧‍👦🇨🇳'],
  ['right-to-left text', '\u202eشركة\u202c'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['SQL', `'; drop table account; --`],
  ['a pattern', '%_\\%'],
  ['a very long text', 'x'.repeat(400_000)],
  ['a huge number', 1e308],
  ['a number past 32 bits', 4_294_967_296],
  ['a negative number', -1],
  ['a fraction', 0.5],
  // Of a number that nobody has: what a command finds it would move.
  ['a list', [999_999_998]],
  ['an empty list', []],
  ['thousands of items', Array.from({ length: 5_000 }, () => ({ name: 'x', value: 'x' }))],
  ['an object', { $ne: null, toString: 'x' }],
  ['true', true],
  ['null', null],
  ['an empty text', ''],
];

/** Hundreds more, the same in every run, as JSON can carry them. */
export const manyValues: readonly unknown[] = fc
  .sample(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ maxLength: 300 }),
      fc.integer(),
      fc.double(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
      fc.jsonValue({ maxDepth: 3 }),
      fc.array(fc.integer({ min: -5, max: 2_000 }), { maxLength: 30 }),
    ),
    { numRuns: 130, seed: 20_260_101 },
  )
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
