import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test('an edit shows what it wrote, and what it left alone as it was', () => {
  const before = { name: '甲', price: 100, remark: '' };
  expect(differencesOf(before, { name: '乙', price: 100 })).toEqual([
    { field: 'name', before: '甲', after: '乙', isChanged: true },
    { field: 'price', before: 100, after: 100, isChanged: false },
    { field: 'remark', before: '', after: '', isChanged: false },
  ]);
});

test('a new record has only an after, a deleted one only a before', () => {
  expect(differencesOf(null, { name: '甲' })).toEqual([
    { field: 'name', before: undefined, after: '甲', isChanged: true },
  ]);
  expect(differencesOf({ name: '甲' }, null)).toEqual([
    { field: 'name', before: '甲', after: undefined, isChanged: true },
  ]);
});

test('lists and what lies deeper are compared by what they hold, and what is no record shows nothing', () => {
  const tags = { tags: [{ a: 1, b: 2 }] };
  expect(differencesOf(tags, { tags: [{ b: 2, a: 1 }] })[0]).toMatchObject({ isChanged: false });
  expect(differencesOf(tags, { tags: [] })[0]).toMatchObject({ isChanged: true });
  expect(differencesOf(null, null)).toEqual([]);
});
