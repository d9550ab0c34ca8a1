import { expect, test } from 'vitest';
import type { SheetColumn } from './types.ts';
import { markOf, optionOfKey, readValue, shownValue } from './values.ts';

const number: SheetColumn = { key: 'v', title: '电压', kind: 'number', min: 4.8, max: 5.2 };
const time: SheetColumn = { key: 't', title: '时间', kind: 'time' };
const choice: SheetColumn = {
  key: 'r',
  title: '外观',
  kind: 'choice',
  options: [
    { value: 'pass', label: '合格', aliases: ['ok'], keys: 'p1' },
    { value: 'fail', label: '不合格', aliases: ['ng'], keys: 'f0', isBad: true },
  ],
};

test('numbers are read as people and spreadsheets write them', () => {
  for (const [typed, read] of [
    [' 5.1 ', '5.1'],
    ['１２．５', '12.5'],
    ['1,234.5', '1234.5'],
    ['−3', '-3'],
    ['+3', '3'],
    ['12,5', '12,5'],
    ['abc', 'abc'],
  ])
    expect(readValue(number, typed!)).toBe(read);
});

test('a number outside its limits is marked with the limit, and no number is an error', () => {
  const kindOf = (value: string) => markOf(number, value)?.kind ?? null;
  expect(['5', '4.8', '5.2', ''].map(kindOf)).toEqual([null, null, null, null]);
  expect(markOf(number, '5.21')).toMatchObject({ kind: 'high', params: { limit: 5.2 } });
  expect(markOf(number, '4.79')).toMatchObject({ kind: 'low', params: { limit: 4.8 } });
  expect(['12,5', 'abc', '1e3', '0x10', '-', '.'].map(kindOf)).toEqual(Array(6).fill('error'));
});

test('one-sided limits judge one side only', () => {
  expect(markOf({ ...number, max: null }, '99')).toBeNull();
  expect(markOf({ ...number, min: null }, '-99')).toBeNull();
});

test('times become one form, and impossible ones stay and are errors', () => {
  expect(readValue(time, '2026/11/3 8:05')).toBe('2026-11-03 08:05');
  expect(readValue(time, '2026年11月3日')).toBe('2026-11-03 00:00');
  expect(markOf(time, readValue(time, '2026-02-30 08:00'))?.kind).toBe('error');
  expect(markOf(time, readValue(time, 'soon'))?.kind).toBe('error');
  expect(markOf(time, '2026-11-03 08:05:09')).toBeNull();
});

test('a choice is read by value, label and other words, and chosen by a key', () => {
  expect(['pass', '合格', 'OK', 'Ng'].map((word) => readValue(choice, word))).toEqual([
    'pass',
    'pass',
    'pass',
    'fail',
  ]);
  expect(markOf(choice, 'maybe')?.kind).toBe('error');
  expect(markOf(choice, 'fail')?.kind).toBe('fail');
  expect(shownValue(choice, 'fail')).toBe('不合格');
  expect(optionOfKey(choice, 'F')?.value).toBe('fail');
  expect(optionOfKey(choice, 'Enter')).toBeUndefined();
});

test('text longer than its column takes is an error', () => {
  expect(markOf({ key: 'c', title: '', kind: 'text', maxLength: 3 }, 'abcd')?.kind).toBe('error');
});
