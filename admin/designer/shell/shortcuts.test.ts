import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, ...held: ('ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey')[]) =>
  shortcutOf({
    key,
    ctrlKey: held.includes('ctrlKey'),
    metaKey: held.includes('metaKey'),
    shiftKey: held.includes('shiftKey'),
    altKey: held.includes('altKey'),
  });

test('undo and redo by the keys of either system', () => {
  expect(press('z', 'ctrlKey')).toBe('undo');
  expect(press('z', 'metaKey')).toBe('undo');
  expect(press('Z', 'ctrlKey', 'shiftKey')).toBe('redo');
  expect(press('y', 'ctrlKey')).toBe('redo');
});

test('arrows choose, with Shift more of them, and with Alt they move', () => {
  expect(press('ArrowDown')).toBe('next');
  expect(press('ArrowUp', 'shiftKey')).toBe('previousToo');
  expect(press('ArrowUp', 'altKey')).toBe('up');
});

test('what means nothing here is left to the browser', () => {
  expect(press('a')).toBeNull();
  expect(press('c', 'ctrlKey')).toBeNull();
  expect(press('z', 'ctrlKey', 'altKey')).toBeNull();
  expect(press('t', 'ctrlKey')).toBeNull();
  expect(press('Delete', 'shiftKey')).toBeNull();
});

test('the sheet opens by a question mark of either keyboard', () => {
  expect(press('?', 'shiftKey')).toBe('sheet');
  expect(press('？', 'shiftKey')).toBe('sheet');
});
