import { QueryClientProvider } from '@tanstack/react-query';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#admin/app/query.ts';
import type { EncodingRule } from '#contract/features/identity/rules/contract.ts';
import { RuleForm } from './RuleForm.tsx';

const used: EncodingRule = {
  id: 7,
  company_id: 1,
  name: '旧规则',
  kind: 'own',
  series_id: 7,
  revision: 1,
  state: 'expired',
  segments: [
    { kind: 'constant', text: 'AB' },
    { kind: 'sequence', width: 6, radix: 10, start: 1, reset: 'never' },
  ],
  separator: '',
  remark: '',
  effective_time: null,
  expire_time: null,
  version: 3,
  create_time: '2026-01-01T00:00:00Z',
  update_time: '2026-01-01T00:00:00Z',
};
let sent: Record<string, unknown> | null = null;
let refusal: object | null = null;

// Rendering antd for the first time is slow on a busy machine.
configure({ asyncUtilTimeout: 8_000 });
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
  sent = null;
  refusal = null;
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
    if (path.includes('encodingRule/index'))
      return Response.json({ code: 0, msg: '', data: [used], count: 1 });
    sent = JSON.parse(body as string) as Record<string, unknown>;
    if (refusal) return Response.json(refusal, { status: 409 });
    return Response.json({ code: 0, msg: '新增成功', data: { ...used, id: 8, version: 1 } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(record: EncodingRule | null = null) {
  const onSaved = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <MemoryRouter>
          <RuleForm record={record} onClose={() => {}} onSaved={onSaved} />
        </MemoryRouter>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  return onSaved;
}
// By attribute: queries by role evaluate every style of the page.
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const gauge = () => within(find('aside[aria-label="试一试"]'));
const samples = () => [...find('aside ul').querySelectorAll('code')].map((one) => one.textContent);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(find(`button[aria-label="${name}"]`));
const save = () => fireEvent.click(screen.getByText('保存'));
const kinds = () =>
  [...document.querySelectorAll('[data-row]')].map((one) => one.getAttribute('data-kind'));

test('a rule shows what comes of it while it is typed', async () => {
  open();
  expect(kinds()).toEqual(['constant', 'sequence', 'random']);
  expect(gauge().getByText('以至少两个字符的固定字符开头').textContent).toContain('未满足');
  type('字符', 'xy');
  await waitFor(() => expect(samples()).toHaveLength(3));
  await waitFor(() => expect(samples()[2]).toMatch(/^XY000003[0-9A-Z]{6}$/));
  expect(gauge().getByText('14 个字符')).toBeTruthy();
  expect(gauge().getByText('可生成 999,999 个编码，之后流水号用尽')).toBeTruthy();
  expect(find('[role="meter"]').getAttribute('aria-valuetext')).toBe('每11亿次猜中一次');
  expect(gauge().queryByText(/高于十亿分之一/)).toBeNull();

  press('移除 第 3 段（随机字符）');
  await waitFor(() => expect(gauge().getByText(/再加 6 位随机字符就够了/)).toBeTruthy());
  expect(gauge().getByText('必中：知道一个码就能写出下一个')).toBeTruthy();
});

test('segments are added from the palette, one number and one check at most, and sorted by buttons', async () => {
  open();
  expect(find('[aria-label="添加流水号"]').hasAttribute('disabled')).toBe(true);
  press('添加校验位');
  press('添加日期');
  await waitFor(() => expect(kinds()).toEqual(['constant', 'sequence', 'random', 'date', 'check']));
  press('上移 第 4 段（日期）');
  await waitFor(() => expect(kinds()).toEqual(['constant', 'sequence', 'date', 'random', 'check']));
});

test('a rule that could make the codes of another is told so at once', async () => {
  open();
  type('字符', 'ab');
  press('移除 第 3 段（随机字符）');
  await waitFor(() =>
    expect(gauge().getByText(/可能与“旧规则”（第 1 版）重码/).textContent).toContain('未满足'),
  );
  type('字符', 'ac');
  await waitFor(() => expect(gauge().getByText(/不与企业的其他规则重码/)).toBeTruthy());
});

test('a revision may look like the version before it', async () => {
  open({ ...used, id: 9, revision: 2, state: 'draft' });
  await waitFor(() => expect(samples()[0]).toBe('AB000001'));
  expect(gauge().getByText(/不与企业的其他规则重码/).textContent).toContain('已满足');
});

test('the standard has nothing to set, and nothing of what was composed is sent', async () => {
  const onSaved = open();
  type('规则名称', '我的标准');
  type('字符', 'xy');
  fireEvent.click(screen.getByText('标准编码'));
  await waitFor(() => expect(kinds()).toEqual([]));
  expect(samples()[0]).toMatch(/^[0-9A-Z]{16}$/);
  expect(gauge().getByText('没有自己的上限')).toBeTruthy();
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent).toMatchObject({ kind: 'standard', segments: [], separator: '' });
});

test('what falls short is said at its place, and what the server refuses at the segments', async () => {
  open();
  type('规则名称', '甲');
  save();
  await waitFor(() => expect(screen.getByText(/字符：不能为空/)).toBeTruthy());
  expect(sent).toBeNull();
  type('字符', 'xy');
  const msg = '可能与规则“旧规则”（第 1 版）产生相同的编码';
  refusal = { code: 409, msg, errors: [{ field: 'segments', msg }] };
  save();
  await waitFor(() => expect(screen.getAllByText(msg).length).toBeGreaterThan(0));
  expect(sent).toMatchObject({ name: '甲', kind: 'own' });
});
