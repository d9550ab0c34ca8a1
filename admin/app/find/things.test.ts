import { expect, test } from 'vitest';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { t } from '#contract/text.ts';
import { actionsOf, fit, recordsOf, type Seeker } from './things.ts';

const page = (path: string): MenuEntry => ({
  id: 1,
  path,
  component: path,
  title: path,
  name: t(path, path, path),
  icon: null,
  permission: null,
  hide: false,
  children: [],
});
const seeker = (paths: string[], rights: string[]): Seeker => ({
  type: 'web',
  pages: new Map(paths.map((path) => [path, page(path)])),
  can: (right) => rights.includes(right),
});

test.each([
  ['PC2026-001', 'pc2026001', 3],
  ['生产批次', '生产', 2],
  ['生产批次', '批次', 1],
  ['生产批次', 'scpc', 1],
  ['生产批次', 'scx', 0],
  ['生产批次', '', 0],
])('%s answers to %s by %i', (name, typed, how) => {
  expect(fit(name, typed)).toBe(how);
});

const factories = '/query/factory';

test('a record is opened on its page, beside its list, or in its list narrowed to its name', () => {
  const found = [
    { feature: 'trace/shipments', rows: [{ id: 7, name: 'CK7', hint: '' }] },
    { feature: 'trace/lots', rows: [{ id: 5, name: 'L5', hint: '' }] },
    { feature: 'query/factories', rows: [{ id: 8, name: 'A&B', hint: '' }] },
    { feature: 'sale/repairs', rows: [{ id: 9, name: 'no page', hint: '' }] },
  ];
  expect(
    recordsOf(seeker(['/trace/shipment', '/trace/lot', factories], []), found).map(
      ({ path }) => path,
    ),
  ).toEqual(['/trace/shipment/7', '/trace/lot?lot=5', `${factories}?keyword=A%26B`]);
});

test('something new is offered only with its right and its page', () => {
  const adding = (paths: string[], rights: string[]) =>
    actionsOf(seeker(paths, rights), t('操作', 'Actions', '操作')).map(({ path }) => path);
  expect(adding(['/trace/batch'], ['trace:batch:add'])).toEqual(['/trace/batch?form=add']);
  expect(adding(['/trace/batch'], [])).toEqual([]);
  expect(adding([], ['trace:batch:add'])).toEqual([]);
});
