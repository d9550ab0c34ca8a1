import { expect, test } from 'vitest';
import type { ViewState } from '#contract/features/dashboard/saved-views/contract.ts';
import { noChoice } from '../column-choice.ts';
import { readListState, writeListState, type ListShape } from '../list-state.ts';
import { changeTo, choiceOf, isSameView, viewOf } from './view-state.ts';

const shape: ListShape = {
  sorts: ['name'],
  filters: [
    { field: 'keyword', kind: 'text' },
    { field: 'state', kind: 'multiple' },
    { field: 'day', kind: 'days' },
  ],
};
const columns = [{ field: 'name' }, { field: 'code' }, { field: 'remark', hidden: true }];
const view: ViewState = {
  filters: [
    { field: 'keyword', values: ['甲'] },
    { field: 'state', values: ['open'] },
    { field: 'day', values: ['2026-01-01', '2026-01-02'] },
  ],
  sort: { field: 'name', by: 'desc' },
  page_size: 50,
  columns: [
    { field: 'code', is_shown: true },
    { field: 'name', is_shown: false },
    { field: 'remark', is_shown: true },
  ],
};
const read = (params: URLSearchParams) => readListState(params, shape);

test('a view comes back from the address and the columns as it was saved', () => {
  const params = new URLSearchParams('keyword=old&page=3&form=add');
  writeListState(params, changeTo(view, shape));
  expect(params.get('form')).toBe('add');
  expect(params.get('page')).toBe(null);
  expect(viewOf(read(params), columns, { ...choiceOf(view), isDense: true })).toEqual(view);
});

test('what it does not name is cleared', () => {
  const params = new URLSearchParams(
    'keyword=old&state[]=open&sort_field=name&sort_by=asc&limit=50',
  );
  writeListState(params, changeTo({ filters: [], sort: null, page_size: 20, columns: [] }, shape));
  expect(params.toString()).toBe('');
});

test('it is changed by another filter, order, size or column, and by nothing else', () => {
  const same = (other: Partial<ViewState>) =>
    isSameView(view, { ...view, ...other }, shape, columns);
  expect(same({})).toBe(true);
  expect(same({ filters: view.filters.toReversed() })).toBe(true);
  expect(same({ filters: [...view.filters, { field: 'gone', values: ['1'] }] })).toBe(true);
  expect(same({ columns: [...view.columns, { field: 'gone', is_shown: true }] })).toBe(true);
  expect(same({ filters: view.filters.slice(1) })).toBe(false);
  expect(same({ sort: null })).toBe(false);
  expect(same({ page_size: 20 })).toBe(false);
  expect(same({ columns: view.columns.toReversed() })).toBe(false);
});

test('one without columns shows those of the page', () => {
  const plain = { ...view, columns: [] };
  const now = viewOf(read(new URLSearchParams()), columns, noChoice);
  expect(isSameView(plain, { ...view, columns: now.columns }, shape, columns)).toBe(true);
});
