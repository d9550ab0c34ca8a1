import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '#admin/app/api.ts';
import { unsavedIn } from '#admin/app/tabs/unsaved.ts';
import { SheetView } from './SheetView.tsx';
import type { SheetColumn } from './types.ts';

// Whether each ancestor is visible takes jsdom seconds, and nothing here is hidden.
configure({ defaultHidden: true });
// The document of these tests has no media queries, and an older Node.js no methods of iterators.
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  if ('toArray' in iterators) return;
  Object.assign(iterators, {
    *map(this: Iterable<unknown>, turn: (value: unknown, at: number) => unknown) {
      let at = 0;
      for (const value of this) yield turn(value, at++);
    },
    toArray(this: Iterable<unknown>) {
      return [...this];
    },
  });
});
afterEach(cleanup);

const columns: SheetColumn[] = [
  { key: 'v', title: '电压', note: '4.8 – 5.2 V', kind: 'number', min: 4.8, max: 5.2 },
];
const rows = ['A1', 'A2'].map((title) => ({ key: title, title, values: {} }));

function show(save = vi.fn(async (_cells: unknown) => undefined)) {
  const onSaved = vi.fn();
  render(
    <MemoryRouter>
      <SheetView
        label="电子表格"
        titleLabel="序列号"
        rows={rows}
        columns={columns}
        save={save}
        onSaved={onSaved}
      />
    </MemoryRouter>,
  );
  return { save, onSaved };
}
const grid = () => screen.getByRole('grid', { name: '电子表格' });
const cell = (row: number, column: number) =>
  within(within(grid()).getAllByRole('row')[row]!).getAllByRole('gridcell')[column]!;

function pasteAt(row: number, column: number, text: string) {
  fireEvent.mouseDown(cell(row, column));
  fireEvent.paste(cell(row, column), { clipboardData: { getData: () => text } });
}

test('what is pasted stands in the cells, is marked by its limits, counted and saved', async () => {
  const { save, onSaved } = show();
  pasteAt(1, 1, '5\n9');
  expect(cell(1, 1).textContent).toBe('5');
  expect(within(cell(2, 1)).getByRole('img', { name: '高于上限 5.2' })).toBeTruthy();
  expect(screen.getByText('2 个单元格未保存')).toBeTruthy();
  expect(unsavedIn().length).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(save.mock.lastCall![0]).toEqual([
    { row: 0, key: 'A1', column: 'v', value: '5' },
    { row: 1, key: 'A2', column: 'v', value: '9' },
  ]);
  expect(screen.getByText('全部已保存')).toBeTruthy();
  expect(unsavedIn()).toEqual([]);
});

test('a sheet with unreadable cells is not sent; the list leads to the cell', () => {
  const { save } = show();
  pasteAt(1, 1, 'abc');
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
  expect(save).not.toHaveBeenCalled();
  const list = screen.getByRole('region', { name: '需要注意的单元格' });
  fireEvent.click(within(list).getByRole('button', { name: /A1 · 电压 · abc/ }));
  expect(cell(1, 1).getAttribute('aria-selected')).toBe('true');
});

test('what the server refuses is told at its cell, and nothing counts as saved', async () => {
  const errors = [{ field: 'cells.1.value', msg: '已被他人修改' }];
  const refusal = new ApiError({ code: 409, msg: '数据已变化', errors });
  const { onSaved } = show(vi.fn(() => Promise.reject(refusal)));
  pasteAt(1, 1, '5\n5.1');
  fireEvent.keyDown(cell(1, 1), { key: 's', ctrlKey: true });
  await waitFor(() => expect(screen.getByRole('img', { name: '已被他人修改' })).toBeTruthy());
  expect(within(cell(2, 1)).getByRole('img')).toBeTruthy();
  expect(screen.getByText('2 个单元格未保存')).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
});

test('keys undo, redo, clear and fill down', () => {
  show();
  pasteAt(1, 1, '5');
  const press = (key: string, more = {}) => fireEvent.keyDown(cell(1, 1), { key, ...more });
  press('z', { ctrlKey: true });
  expect(cell(1, 1).textContent).toBe('');
  press('y', { ctrlKey: true });
  expect(cell(1, 1).textContent).toBe('5');
  press('ArrowDown', { shiftKey: true });
  press('d', { ctrlKey: true });
  expect(cell(2, 1).textContent).toBe('5');
  press('Delete');
  expect([cell(1, 1).textContent, cell(2, 1).textContent]).toEqual(['', '']);
});
