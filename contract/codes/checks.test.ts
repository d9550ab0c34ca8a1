import { expect, test } from 'vitest';
import { ruleInput } from '#contract/features/identity/rules/contract.ts';
import { shortfallsOf, type CheckName } from './checks.ts';
import { lengthOf } from './capacity.ts';
import { exampleContext, sampleCodes } from './samples.ts';
import { segment, type CodeRule } from './segments.ts';

const rule = (...segments: object[]): CodeRule => ({
  segments: segments.map((one) => segment.parse(one)),
  separator: '',
});
const text = (letters: string) => ({ kind: 'constant', text: letters });
const date = (format: string) => ({ kind: 'date', format });
const count = (more: object = {}) => ({ kind: 'sequence', radix: 10, width: 6, ...more });
const check = { kind: 'check', method: 'mod10' };
const missing = (...segments: object[]) => shortfallsOf(rule(...segments)).map((one) => one.check);

test.each<[string, object[], CheckName[]]>([
  ['of a constant and a number', [text('AB'), count()], []],
  ['with a check at its end', [text('AB'), count(), check], []],
  ['of nothing', [], ['codeBegins', 'codeSequence', 'codeLength']],
  ['that begins with a date', [date('YYMM'), count()], ['codeBegins']],
  ['that begins with one letter', [text('A'), count()], ['codeBegins']],
  ['without a number', [text('ABCDEF')], ['codeSequence']],
  ['with two numbers', [text('AB'), count(), count()], ['codeSequence']],
  ['with a check in the middle', [text('AB'), check, count()], ['codeCheck']],
  ['with two checks', [text('AB'), count(), check, check], ['codeCheck']],
  ['that is too short', [text('AB'), count({ width: 3 })], ['codeLength']],
  [
    'that is too long',
    [text('AB'), ...Array.from({ length: 4 }, () => ({ kind: 'batch', width: 16 })), count()],
    ['codeLength'],
  ],
  ['that starts past its end', [text('AB'), count({ width: 4, start: 10_000 })], ['codeStart']],
  ['that starts at its last number', [text('AB'), count({ width: 4, start: 9_999 })], []],
  ['that begins again with nothing to tell', [text('AB'), count({ reset: 'day' })], ['codeReset']],
  [
    'that begins again each month and shows weeks',
    [text('AB'), date('YYWW'), count({ reset: 'month' })],
    ['codeReset'],
  ],
  [
    'that begins again each day and shows it',
    [text('AB'), date('YYDDD'), count({ reset: 'day' })],
    [],
  ],
  ['that begins again each year', [text('AB'), date('YYWW'), count({ reset: 'year' })], []],
  ['that begins again with a part', [text('AB'), count({ reset: 'part' })], ['codeReset']],
])('a rule %s', (_how, segments, wrong) => {
  expect(missing(...segments)).toEqual(wrong);
});

test('the form judges a rule of one’s own, and leaves a standard one alone', () => {
  const given = { name: '甲', segments: [count()] };
  expect(ruleInput.safeParse({ ...given, kind: 'standard' }).success).toBe(true);
  const { error } = ruleInput.safeParse({ ...given, kind: 'own' });
  expect(error?.issues).toMatchObject([{ path: ['segments'], message: 'codeBegins' }]);
  const late = ruleInput.safeParse({
    ...given,
    kind: 'own',
    segments: [text('AB'), count({ start: 1_000_000 })],
  });
  expect(late.error?.issues).toMatchObject([{ path: ['segments', 1, 'start'] }]);
});

test('samples count on, look the same each time and are as long as the rule says', () => {
  const all: CodeRule = {
    separator: '-',
    segments: [
      { kind: 'constant', text: 'SY' },
      { kind: 'random', width: 6, alphabet: 'mixed' },
      segment.parse(count({ start: 7 })),
      { kind: 'check', method: 'mod36' },
    ],
  };
  const context = exampleContext(new Date());
  const codes = sampleCodes(all, context, 3);
  expect(codes.map((code) => code.split('-')[2])).toEqual(['000007', '000008', '000009']);
  expect(codes.every((code) => code.length === lengthOf(all))).toBe(true);
  expect(sampleCodes(all, context, 3)).toEqual(codes);
  expect(new Set(sampleCodes(null, context, 3)).size).toBe(3);
});
