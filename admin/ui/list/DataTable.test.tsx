// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { t } from '#contract/text.ts';
import { DataTable } from './DataTable.tsx';
import type { ListSort } from './list-state.ts';
import type { NamedColumn } from './types.ts';

// Whether each ancestor is visible takes jsdom seconds, and nothing here is hidden.
configure({ defaultHidden: true });
let isPhone = false;
beforeEach(() => {
  isPhone = false;
  const nothing = () => {};
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Part = { id: number; code: string; name: string; price: string };
const parts: Part[] = [
  { id: 1, code: 'A-1', name: '轴承', price: '123450' },
  { id: 2, code: 'A-2', name: '齿轮', price: '800' },
];
const renderName = vi.fn(({ name }: Part) => name);
const columns: NamedColumn<Part>[] = [
  { field: 'code', label: t('编码', 'Code', '編碼'), kind: 'code', sort: true, width: 100 },
  { field: 'name', label: t('名称', 'Name', '名稱'), render: renderName },
  { field: 'price', label: t('单价', 'Price', '單價'), kind: 'money' },
];
const base = { name: '零件', columns, rows: parts, nameOf: ({ name }: Part) => name };

test('is a named table whose header sorts up, down and not at all', () => {
  const onSort = vi.fn();
  const { rerender } = render(<DataTable {...base} sort={null} onSort={onSort} />);
  expect(screen.getByRole('table', { name: '零件列表' })).toBeTruthy();
  expect(screen.getByRole('region', { name: '零件列表' }).tabIndex).toBe(0);
  const header = () => screen.getByRole('columnheader', { name: '编码' });
  const click = (sort: ListSort | null) => {
    rerender(<DataTable {...base} sort={sort} onSort={onSort} />);
    fireEvent.click(within(header()).getByRole('button'));
    return onSort.mock.lastCall![0] as unknown;
  };
  expect(header().getAttribute('aria-sort')).toBe('none');
  expect(click(null)).toEqual({ field: 'code', by: 'asc' });
  expect(click({ field: 'code', by: 'asc' })).toEqual({ field: 'code', by: 'desc' });
  expect(header().getAttribute('aria-sort')).toBe('ascending');
  expect(click({ field: 'code', by: 'desc' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: '名称' }).hasAttribute('aria-sort')).toBe(false);
});

test('cells carry the whole text for hovering and their label for cards', () => {
  render(<DataTable {...base} />);
  const cell = screen.getByRole('cell', { name: '¥1,234.50' });
  expect(cell.title).toBe('¥1,234.50');
  expect(cell.dataset.label).toBe('单价');
});

test('selects one, all and none; a selection draws only its own row again', () => {
  function Selecting() {
    const [selected, select] = useState<ReadonlySet<number>>(new Set());
    return (
      <>
        <DataTable {...base} selected={selected} onSelect={select} />
        <output>{[...selected].join()}</output>
      </>
    );
  }
  render(<Selecting />);
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  renderName.mockClear();
  fireEvent.click(box('选择 齿轮'));
  expect(screen.getByRole('status').textContent).toBe('2');
  expect(renderName).toHaveBeenCalledTimes(1);
  expect(box('选择本页全部').indeterminate).toBe(true);
  fireEvent.click(box('选择本页全部'));
  expect(screen.getByRole('status').textContent).toBe('1,2');
  fireEvent.click(box('选择本页全部'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('opens the details of a row', () => {
  render(<DataTable {...base} expand={({ code }) => <p>批次 of {code}</p>} />);
  const opener = screen.getByRole('button', { name: '展开 轴承' });
  fireEvent.click(opener);
  expect(screen.getByText('批次 of A-1')).toBeTruthy();
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(opener);
  expect(screen.queryByText('批次 of A-1')).toBeNull();
});

test('a card on a phone opens to show the rest of its row, and only where there is a rest', () => {
  isPhone = true;
  const { rerender } = render(<DataTable {...base} />);
  expect(screen.queryByRole('button', { name: '展开 轴承' })).toBeNull();
  const stock: NamedColumn<Part> = { field: 'id', label: t('库存', 'Stock', '庫存') };
  rerender(<DataTable {...base} columns={[...columns, stock]} />);
  const card = () => screen.getByText('轴承').closest('tr')!;
  expect(
    [...card().querySelectorAll('[data-part]')].map((one) => one.getAttribute('data-part')),
  ).toEqual(['fact', 'title', 'fact', 'rest']);
  expect(card().dataset.open).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: '展开 轴承' }));
  expect(card().dataset.open).toBe('true');
});

test('has a summary row, a shape while it waits, and something else in place of rows', () => {
  const { rerender } = render(<DataTable {...base} foot={{ price: '124250' }} />);
  expect(screen.getByText('合计')).toBeTruthy();
  expect(screen.getByText('¥1,242.50')).toBeTruthy();
  rerender(<DataTable {...base} rows={undefined} />);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('轴承')).toBeNull();
  rerender(<DataTable {...base} instead={<p>没有了</p>} />);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
  expect(screen.getByText('没有了')).toBeTruthy();
  expect(screen.queryByText('轴承')).toBeNull();
});
