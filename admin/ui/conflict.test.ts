// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mergeConflict } from './conflict.ts';

const base = { name: 'A', contact: 'Lin', address: 'old street' };
const moved = (current: Record<string, unknown>, changed: string[]) => ({
  current: { ...base, version: 8, ...current },
  changed,
});

test('what only the other person changed is taken over and told', () => {
  const merged = mergeConflict(
    base,
    { ...base, name: 'B' },
    moved({ contact: 'Chen' }, ['name', 'contact']),
  );
  expect(merged.values).toEqual({ name: 'B', contact: 'Chen', address: 'old street' });
  expect(merged.rows).toEqual([{ field: 'contact', theirs: 'Chen', mine: 'Chen' }]);
  expect(merged.version).toBe(8);
});

test('what both changed stays as typed, beside the other value', () => {
  const typed = { ...base, address: 'my street' };
  const merged = mergeConflict(base, typed, moved({ address: 'their street' }, ['address']));
  expect(merged.values).toEqual(typed);
  expect(merged.rows).toEqual([{ field: 'address', theirs: 'their street', mine: 'my street' }]);
  expect(merged.base).toMatchObject({ address: 'their street' });
});

test('what only the user changed, or both changed alike, is no conflict', () => {
  const typed = { ...base, name: 'B', contact: 'Chen' };
  const merged = mergeConflict(base, typed, moved({ contact: 'Chen' }, ['name', 'contact']));
  expect(merged.rows).toEqual([]);
  expect(merged.values).toEqual(typed);
});

test('nothing and an empty text are the same', () => {
  const merged = mergeConflict({ email: '' }, { email: '' }, moved({ email: null }, ['email']));
  expect(merged.rows).toEqual([]);
});
