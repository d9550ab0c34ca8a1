import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { batchCalls, type Batch } from '#contract/features/trace/batches/contract.ts';
import { batches } from '#contract/features/trace/batches/feature.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import type { SavedView } from '#contract/features/dashboard/saved-views/contract.ts';
import { DataPage } from './DataPage.tsx';
import { button, dialog, found, openPage, press, setUpPages } from './page.fixture.tsx';
import type { Column, Filter } from './types.ts';

const world = setUpPages();
const columns: readonly Column<Batch>[] = [{ field: 'code', width: 100 }];
const filters: readonly Filter<'keyword'>[] = [{ field: 'keyword', kind: 'text' }];
const many = { line: <TextField field="line" />, remark: <TextField field="remark" /> };
const within = { state: ['planned' as const] };

function Page() {
  return (
    <DataPage
      calls={batchCalls}
      title={batches.title}
      texts={batchTexts}
      columns={columns}
      filters={filters}
      within={within}
      many={many}
    />
  );
}
const rights = ['trace:batch:view', 'trace:batch:edit', 'trace:batch:export'] as const;
const batch = (id: number, version = 1) => ({ id, code: `B-${id}`, state: 'planned', version });
const view: SavedView = {
  id: 5,
  list: 'batch',
  name: '默认的',
  is_shared: false,
  is_default: true,
  is_own: true,
  author: '我',
  may_edit: true,
  version: 1,
  state: {
    filters: [{ field: 'keyword', values: ['甲'] }],
    sort: null,
    page_size: 20,
    columns: [],
  },
};

/** The exports that were asked for, and whether changing several is refused. */
let exported: URLSearchParams[] = [];
let isRefused = false;
beforeEach(() => {
  [exported, isRefused] = [[], false];
  world.answers['batch/index'] = [batch(1), batch(2)];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const [path, query] = url.split('?');
    if (path!.endsWith('batch/export')) {
      exported.push(new URLSearchParams(query));
      return new Promise<never>(() => {});
    }
    const given = await answer(url, options);
    return path!.endsWith('batch/editMany') && isRefused
      ? Response.json({ code: 409, msg: '其中 1 条不能修改', data: null }, { status: 409 })
      : given;
  });
});
const open = async (path: string) => {
  openPage(Page, path, rights);
  await screen.findByText('B-1');
};
const tick = (id: number) => fireEvent.click(screen.getByLabelText(`选择 B-${id}`));

test('an export is narrowed like the list, also by what all its rows have in common', async () => {
  await open('/trace/batch?keyword=B');
  await press('导出');
  await waitFor(() => expect(exported).toHaveLength(1));
  expect(exported[0]!.getAll('state[]')).toEqual(['planned']);
  expect(exported[0]!.get('keyword')).toBe('B');
});

test('the ticked rows are exported, also those that went while one chose', async () => {
  await open('/trace/batch');
  tick(1);
  await press('导出所选');
  await dialog();
  world.answers['batch/index'] = [batch(2)];
  await act(async () => {
    const { queryClient } = await import('#admin/app/query.ts');
    await queryClient.invalidateQueries({ queryKey: ['batch'] });
  });
  await waitFor(() => expect(screen.queryByLabelText('选择 B-1')).toBeNull());
  await press('导出', await dialog());
  await waitFor(() => expect(exported).toHaveLength(1));
  expect(exported[0]!.getAll('ids[]')).toEqual(['1']);
});

test('the field is chosen by keyboard, and what was typed for another one is still there', async () => {
  await open('/trace/batch');
  tick(1);
  tick(2);
  await press('批量修改');
  const field = await screen.findByLabelText('要修改的字段');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('产线', '三号线');
  field.focus();
  fireEvent.change(field, { target: { value: 'remark' } });
  await screen.findByLabelText('备注');
  expect(document.activeElement).toBe(screen.getByLabelText('要修改的字段'));
  type('备注', '一起');
  fireEvent.change(screen.getByLabelText('要修改的字段'), { target: { value: 'line' } });
  expect((await screen.findByLabelText<HTMLInputElement>('产线')).value).toBe('三号线');
  expect(document.activeElement).toBe(field);
  await press('修改 2 条');
  await waitFor(() => expect(world.sent).toHaveLength(1));
  expect(world.sent[0]!.body).toMatchObject({ set: { line: '三号线' } });
  expect(Object.keys((world.sent[0]!.body as { set: object }).set)).toEqual(['line']);
});

test('after a refusal the rows are changed as they stand by now', async () => {
  await open('/trace/batch');
  tick(1);
  tick(2);
  await press('批量修改');
  fireEvent.change(await screen.findByLabelText('产线'), { target: { value: '三号线' } });
  isRefused = true;
  world.answers['batch/index'] = [batch(1), batch(2, 4)];
  await press('修改 2 条');
  await screen.findByText('其中 1 条不能修改');
  expect(world.sent[0]!.body).toMatchObject({ rows: [{ version: 1 }, { version: 1 }] });
  isRefused = false;
  await found(() => (button('修改 2 条')?.className.includes('loading') ? null : true));
  await press('修改 2 条');
  await waitFor(() => expect(world.sent).toHaveLength(2));
  expect(world.sent[1]!.body).toMatchObject({
    rows: [
      { id: 1, version: 1 },
      { id: 2, version: 4 },
    ],
  });
});

test('an address without anything opens in the default view, one that was cleared here does not', async () => {
  world.answers['savedView/defaults'] = [view];
  world.answers['savedView/index'] = [view];
  await open('/trace/batch?keyword=B');
  fireEvent.change(screen.getByDisplayValue('B'), { target: { value: '' } });
  await waitFor(() => expect(window.location.search).toBe('?saved=none'));
});

test('one that leads here opens in the default view', async () => {
  world.answers['savedView/defaults'] = [view];
  world.answers['savedView/index'] = [view];
  await open('/trace/batch');
  await waitFor(() =>
    expect(window.location.search).toBe(`?keyword=${encodeURIComponent('甲')}&saved=5`),
  );
});
