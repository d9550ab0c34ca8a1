import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { queryClient } from '#admin/app/query.ts';
import { call } from '#contract/call.ts';
import { supplierCalls } from '#contract/features/procure/suppliers/contract.ts';
import { categoryCalls } from '#contract/features/product/categories/contract.ts';
import { t } from '#contract/text.ts';
import { rowId, typed } from '#contract/validation.ts';
import { DayField } from './DayField.tsx';
import { NumberField } from './NumberField.tsx';
import { QuantityField } from './QuantityField.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RemoteField } from './RemoteField.tsx';
import { remoteSource } from './remote-source.ts';
import { SelectField } from './SelectField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TagsField } from './TagsField.tsx';
import { TreeField } from './TreeField.tsx';

const schema = z.strictObject({
  unit: typed(8).nullable(),
  supplier_id: rowId,
  category_id: rowId.nullable(),
  amount: z.string().regex(/^\d+(\.\d+)?$/),
  state: z.number(),
  tags: z.array(typed(8)),
  made: z.iso.date().nullable(),
  months: z.number().int().min(0),
});
const common = { types: ['web'], allow: 'signedIn', answer: z.unknown() } as const;
const calls = {
  add: call('POST part/add', { ...common, input: schema }),
  edit: call('POST part/edit', { ...common, input: schema.extend({ id: rowId, version: rowId }) }),
};
const word = (zh: string) => t(zh, zh, zh);
const texts = {
  one: word('零件'),
  fields: {
    unit: word('单位'),
    supplier_id: word('供应商'),
    category_id: word('分类'),
    amount: word('数量'),
    state: word('启用'),
    tags: word('标签'),
    made: word('生产日期'),
    months: word('质保月数'),
  },
};
const record = {
  id: 5,
  version: 1,
  unit: 'kg',
  supplier_id: 40,
  category_id: 3,
  amount: '12345678901234567890.123',
  state: 1,
  tags: ['甲'],
  made: '2026-11-15',
  months: 12,
};

type Reply = (url: URL, body: unknown) => { code: number; msg?: string; data?: unknown };
let asked: string[] = [];
let saved: Record<string, unknown> | null = null;
let reply: Reply;

beforeEach(() => {
  asked = [];
  saved = null;
  queryClient.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const url = new URL(path, 'http://localhost');
    asked.push(`${url.pathname.replace('/api/', '')}${decodeURIComponent(url.search)}`);
    const read = body ? (JSON.parse(body as string) as Record<string, unknown>) : null;
    if (url.pathname.endsWith('/edit')) saved = read;
    return Response.json({ msg: '', ...reply(url, read) });
  });
  reply = () => ({ code: 0, data: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(children: ReactNode) {
  const onSaved = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <MemoryRouter>
          <RecordForm
            calls={calls}
            texts={texts}
            record={record}
            shape="page"
            onClose={() => {}}
            onSaved={onSaved}
          >
            {children}
          </RecordForm>
        </MemoryRouter>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  return async () => {
    fireEvent.click(screen.getByText('保存'));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    return saved!;
  };
}
const unfold = (label: string) => fireEvent.mouseDown(screen.getByLabelText(label));

test('a select offers the words of its dictionary and sends nothing when it is cleared', async () => {
  const entries = [
    { value: 'kg', name: '千克' },
    { value: 'piece', name: '件' },
  ];
  reply = (url) =>
    url.pathname.includes('dictData')
      ? { code: 0, data: { data: entries } }
      : { code: 0, data: { ...record, version: 2 } };
  const save = open(<SelectField field="unit" dict="unit" />);
  expect(await screen.findByText('千克')).toBeTruthy();
  unfold('单位');
  expect(await screen.findByText('件')).toBeTruthy();
  fireEvent.click(document.querySelector('.ant-select-clear')!);
  expect(await save()).toMatchObject({ unit: null });
});

test('a dictionary that did not come offers another try', async () => {
  reply = () => ({ code: 503, msg: '服务暂不可用' });
  open(<SelectField field="unit" dict="unit" />);
  await waitFor(() => expect(asked).toHaveLength(1));
  unfold('单位');
  expect(await screen.findByText('服务暂不可用')).toBeTruthy();
  reply = () => ({ code: 0, data: { data: [{ value: 'piece', name: '件' }] } });
  fireEvent.click(screen.getByText('重试'));
  expect(await screen.findByText('件')).toBeTruthy();
});

test('a row of another list is looked up, searched after a pause, and chosen', async () => {
  const row = (id: number, name: string) => ({ id, name });
  reply = (url) => {
    if (url.pathname.endsWith('supplier/info')) return { code: 0, data: row(40, '云岭茶业') };
    if (url.pathname.endsWith('part/edit')) return { code: 0, data: { ...record, version: 2 } };
    return { code: 0, data: url.searchParams.get('keyword') ? [row(41, '武夷茶厂')] : [] };
  };
  const source = remoteSource(supplierCalls, { label: ({ name }) => name });
  const save = open(<RemoteField field="supplier_id" source={source} />);
  expect(await screen.findByText('云岭茶业')).toBeTruthy();
  expect(asked).toEqual(['supplier/info?id=40']);
  const input = screen.getByLabelText('供应商');
  fireEvent.mouseDown(input);
  for (const value of ['武', '武夷']) fireEvent.change(input, { target: { value } });
  fireEvent.click(await screen.findByText('武夷茶厂'));
  const searches = asked.filter((one) => one.startsWith('supplier/index'));
  expect(searches.at(-1)).toBe('supplier/index?keyword=武夷&limit=50');
  expect(searches).not.toContain('supplier/index?keyword=武&limit=50');
  expect(await save()).toMatchObject({ supplier_id: 41 });
});

test('the name that the record brings along is shown without asking', async () => {
  const source = remoteSource(supplierCalls, { label: () => '' });
  open(<RemoteField field="supplier_id" source={source} shown="云岭茶业" />);
  expect(await screen.findByText('云岭茶业')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('a tree shows where the record stands, and leaves out a branch', async () => {
  reply = () => ({
    code: 0,
    data: [
      { id: 1, parent_id: null, name: '茶' },
      { id: 3, parent_id: 1, name: '绿茶' },
      { id: 4, parent_id: null, name: '酒' },
    ],
  });
  open(<TreeField field="category_id" source={categoryCalls.index} without={4} />);
  expect(await screen.findByText('绿茶')).toBeTruthy();
  expect(asked).toEqual(['category/index?limit=10000']);
  unfold('分类');
  expect(await screen.findByText('茶')).toBeTruthy();
  expect(screen.queryByText('酒')).toBeNull();
});

test('long quantities keep their digits, switches their numbers, tags their order without doubles', async () => {
  reply = () => ({ code: 0, data: { ...record, version: 2 } });
  const save = open(
    <>
      <QuantityField field="amount" unit="kg" />
      <SwitchField field="state" on={1} off={0} />
      <TagsField field="tags" />
    </>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('数量').value).toBe('12345678901234567890.123');
  fireEvent.change(screen.getByLabelText('数量'), { target: { value: '98765432109876543210.5' } });
  fireEvent.click(screen.getByLabelText('启用'));
  const tags = screen.getByLabelText('标签');
  fireEvent.change(tags, { target: { value: '乙，甲，丙，' } });
  expect(await save()).toMatchObject({
    amount: '98765432109876543210.5',
    state: 0,
    tags: ['甲', '乙', '丙'],
  });
});

test('a day is a day, without an hour to shift it, and a whole number has no fraction', async () => {
  reply = () => ({ code: 0, data: { ...record, version: 2 } });
  const save = open(
    <>
      <DayField field="made" />
      <NumberField field="months" />
    </>,
  );
  const day = screen.getByLabelText<HTMLInputElement>('生产日期');
  expect(day.value).toBe('2026-11-15');
  fireEvent.mouseDown(day);
  fireEvent.change(day, { target: { value: '2024-02-29' } });
  // The key takes the date; a browser would send the form with it.
  expect(fireEvent.keyDown(day, { key: 'Enter' })).toBe(false);
  const months = screen.getByLabelText('质保月数');
  fireEvent.change(months, { target: { value: '18.4' } });
  fireEvent.blur(months);
  expect(await save()).toMatchObject({ made: '2024-02-29', months: 18 });
});
