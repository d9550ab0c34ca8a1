// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { fieldsOf, keepExportChoice, readExportChoice } from './choice.ts';

afterEach(() => localStorage.clear());

test('the choice of columns is remembered for its list, and nonsense counts as all', () => {
  expect(readExportChoice('part')).toEqual({ columns: 'all', fields: [] });
  keepExportChoice('part', { columns: 'chosen', fields: ['name'] });
  expect(readExportChoice('part')).toEqual({ columns: 'chosen', fields: ['name'] });
  expect(readExportChoice('batch')).toEqual({ columns: 'all', fields: [] });
  localStorage.setItem('export:batch', '{"columns":7}');
  expect(readExportChoice('batch')).toEqual({ columns: 'all', fields: [] });
});

test('columns that are shown are asked for by their fields, all by none', () => {
  const shown = [{ field: 'name' }, { field: 'quotas.users' }];
  expect(fieldsOf({ columns: 'shown', fields: [] }, shown)).toEqual(['name', 'quotas.users']);
  expect(fieldsOf({ columns: 'chosen', fields: ['code'] }, shown)).toEqual(['code']);
  expect(fieldsOf({ columns: 'all', fields: ['code'] }, shown)).toEqual([]);
});
