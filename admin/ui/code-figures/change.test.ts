import { expect, test } from 'vitest';
import { changeNote } from './change-note.ts';
import { changeOf } from './change.ts';

test('a change is told in per cent, and not where nothing was before', () => {
  expect(changeOf({ value: 15, before: 10 }, 'zh-CN')).toEqual({ way: 'up', share: '50%' });
  expect(changeOf({ value: 999, before: 1_000 }, 'zh-CN')).toEqual({ way: 'down', share: '0.1%' });
  expect(changeOf({ value: 5, before: 5 }, 'zh-CN')).toEqual({ way: 'same' });
  expect(changeOf({ value: 5, before: 0 }, 'zh-CN')).toEqual({ way: 'new' });
  expect(changeOf({ value: 0, before: 0 }, 'zh-CN')).toEqual({ way: 'none' });
  // What was taken back may leave less than nothing.
  expect(changeOf({ value: 3, before: -2 }, 'zh-CN')).toEqual({ way: 'new' });
});

test('beside a figure stands what it was before, unless there was nothing', () => {
  expect(changeNote({ value: 1_500, before: 1_000 }, 'zh_CN')).toBe('增加 50% · 上期 1,000');
  expect(changeNote({ value: 5, before: 10 }, 'en')).toBe('Down 50% · before 10');
  expect(changeNote({ value: 5, before: 5 }, 'zh_TW')).toBe('與上期相同');
  expect(changeNote({ value: 5, before: 0 }, 'zh_CN')).toBeUndefined();
  expect(changeNote({ value: 0, before: 0 }, 'zh_CN')).toBeUndefined();
});
