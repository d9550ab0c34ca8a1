// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { lasting, passing } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  lasting.removeItem('one');
  passing.removeItem('one');
});

test('keeps in the storage of the browser', () => {
  lasting.setItem('one', 'a');
  passing.setItem('one', 'b');
  expect([localStorage.getItem('one'), sessionStorage.getItem('one')]).toEqual(['a', 'b']);
  expect([lasting.getItem('one'), passing.getItem('one')]).toEqual(['a', 'b']);
  lasting.removeItem('one');
  expect(lasting.getItem('one')).toBeNull();
});

test('a full storage keeps the new value for this page and forgets the old one', () => {
  lasting.setItem('one', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  lasting.setItem('one', 'new');
  expect(lasting.getItem('one')).toBe('new');
  expect(localStorage.getItem('one')).toBeNull();
});

test('a blocked storage is as good as an empty one', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(lasting.getItem('one')).toBeNull();
  lasting.setItem('one', 'a');
  expect(lasting.getItem('one')).toBe('a');
  lasting.removeItem('one');
  expect(lasting.getItem('one')).toBeNull();
});
