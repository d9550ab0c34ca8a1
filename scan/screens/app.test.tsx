import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Batch } from '../queue/database.ts';

const user = {
  id: 7,
  username: 'shop',
  realname: '店长',
  company_id: 1,
  company_name: '青山茶业',
  branding: null,
  must_change_password: false,
};
const work = {
  gathered_by: 'mark',
  actions: ['receive', 'sell', 'return', 'count'],
  shipments: [],
  counts: [],
};

type Sent = { path: string; body: unknown };
let sent: Sent[];
let isDown: boolean;
let end: () => void;
/** What the server does with a batch; by default all is done. */
let judge: (batch: Batch) => object;
let staff: typeof work | null;

const done = (batch: Batch) => ({
  code: 0,
  msg: '',
  data: {
    items: batch.items.map(({ client_id }) => ({
      client_id,
      result: 'done',
      msg: '',
      errors: [],
      units: 1,
    })),
  },
});

beforeEach(async () => {
  sent = [];
  isDown = false;
  judge = done;
  staff = null;
  localStorage.clear();
  sessionStorage.clear();
  window.location.hash = '';
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (isDown) throw new TypeError('offline');
    const path = url.replace(/^\/api\//, '');
    const given: unknown = body ? JSON.parse(String(body)) : null;
    sent.push({ path, body: given });
    if (path.endsWith('login/login'))
      return Response.json({
        code: 0,
        msg: '',
        data: { access_token: 'a token', must_change_password: false },
      });
    if (path.endsWith('getUserInfo')) return Response.json({ code: 0, msg: '', data: user });
    if (path.endsWith('scan/work')) return Response.json({ code: 0, msg: '', data: staff ?? work });
    if (path.endsWith('scan/batch')) return Response.json(judge(given as Batch));
    return Response.json({ code: 0, msg: '', data: null });
  });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  end();
  indexedDB.deleteDatabase('suyuan-scan');
});

async function start(token: string | null = 'a token', type = 'dealer') {
  if (token) localStorage.setItem('access_token', token);
  localStorage.setItem('login_type', type);
  const { App } = await import('./App.tsx');
  const { startApp } = await import('../app/run.ts');
  render(<App />);
  end = await startApp();
}
/** The app is closed and opened again: memory is gone, what is kept is there. */
async function restart() {
  cleanup();
  end();
  vi.resetModules();
  await start(null);
}
const batches = () =>
  sent.filter(({ path }) => path.endsWith('scan/batch')).map(({ body }) => body as Batch);
const field = () => screen.findByRole('textbox', { name: '扫描或输入编码' });
async function scan(...codes: string[]) {
  for (const code of codes) {
    const box = await field();
    fireEvent.change(box, { target: { value: code } });
    fireEvent.submit(box.closest('form')!);
    await waitFor(() => expect(screen.getByTestId('scan-band').textContent).toContain(code));
  }
}
const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('without a sign-in there is nothing but the form; with it the company and the jobs are there', async () => {
  await start(null);
  expect(await screen.findByRole('heading', { name: '登录扫码作业' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  fireEvent.change(screen.getByLabelText('用户名'), { target: { value: 'shop' } });
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'secret1' } });
  await open('登录');
  expect(await screen.findByRole('heading', { name: '青山茶业' })).toBeTruthy();
  expect(sent[0]).toMatchObject({ path: 'dealer/login/login', body: { username: 'shop' } });
  // Kept where the portal keeps it.
  expect([localStorage.getItem('access_token'), localStorage.getItem('login_type')]).toEqual([
    'a token',
    'dealer',
  ]);
  const jobs = screen.getByRole('navigation', { name: '选择作业' });
  expect(
    within(jobs)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['收货', '销售', '退货', '盘点']);
});

test('a scan is kept first, survives the end of the app, and is sent when the network is back', async () => {
  await start();
  await open('收货');
  await field();
  isDown = true;
  await scan('A', 'B');
  expect(screen.getByTestId('counter').textContent).toBe('2');
  await restart();
  // Without a network, from what is kept.
  expect(await screen.findByRole('heading', { name: '收货' })).toBeTruthy();
  await waitFor(() => expect(screen.getByTestId('counter').textContent).toBe('2'));
  await scan('C');
  isDown = false;
  await open('完成');
  await waitFor(() => expect(batches().flatMap(({ items }) => items)).toHaveLength(3));
  const [batch] = batches();
  expect(batch).toMatchObject({
    gathered_by: 'mark',
    items: [{ action: 'receive', codes: ['A'] }, {}, {}],
  });
  await waitFor(() => expect(screen.getByTestId('waiting').textContent).toBe('0'));
});

test('the same code twice is told as wrong, and a scan that was not sent can be removed', async () => {
  await start();
  await open('收货');
  await field();
  isDown = true;
  await scan('A', 'B');
  await scan('A');
  expect(screen.getByRole('alert').textContent).toContain('A 已经扫过');
  fireEvent.click(screen.getByRole('button', { name: '移除 A' }));
  await waitFor(() => expect(screen.getByTestId('counter').textContent).toBe('1'));
});

test('a sale with warranty asks for name and phone, and goes out as one item', async () => {
  await start();
  await open('销售');
  await scan('A', 'B');
  await open('下一步');
  fireEvent.click(await screen.findByLabelText(/开始质保/));
  await open('登记销售');
  expect(await screen.findByText('请填写购买人')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('购买人'), { target: { value: '王小明' } });
  fireEvent.change(screen.getByLabelText('购买人手机号'), { target: { value: '13800001111' } });
  await open('登记销售');
  await waitFor(() => expect(batches()).toHaveLength(1));
  expect(batches()[0]!.items).toMatchObject([
    {
      action: 'sell',
      codes: ['A', 'B'],
      sale: { buyer_name: '王小明', buyer_phone: '13800001111', is_activated: true },
    },
  ]);
  const { gatheredInput } = await import('#contract/features/scan/gathered/contract.ts');
  expect(gatheredInput.safeParse(batches()[0]).error).toBeUndefined();
});

test('packing names the box first, and a closed box makes room for the next', async () => {
  staff = { ...work, actions: ['pack'] };
  await start('a token', 'web');
  await open('装箱');
  expect(await screen.findByText('先扫箱或托盘的编码')).toBeTruthy();
  await scan('BOX', 'A', 'B');
  fireEvent.click(screen.getByLabelText('尾箱（没有装满）'));
  await open('封箱');
  await waitFor(() => expect(batches()).toHaveLength(1));
  expect(batches()[0]!.items).toMatchObject([
    { action: 'pack', parent: 'BOX', codes: ['A', 'B'], is_partial: true },
  ]);
  expect(await screen.findByText('先扫箱或托盘的编码')).toBeTruthy();
});

test('what the server refuses is shown with its reason, and is discarded only after a question', async () => {
  judge = (batch) => ({
    code: 0,
    msg: '',
    data: {
      items: batch.items.map(({ client_id }) => ({
        client_id,
        result: 'refused',
        msg: '这部手机已被企业退出登录，之前扫的记录不被接受',
        errors: [],
        units: 0,
      })),
    },
  });
  await start();
  await open('收货');
  await scan('A');
  await open('完成');
  await waitFor(() => expect(screen.getByTestId('refused').textContent).toBe('1'));
  await open('需要处理1');
  expect(await screen.findByText(/已被企业退出登录/)).toBeTruthy();
  await open('放弃');
  const dialog = await screen.findByRole('dialog', { hidden: true });
  expect(dialog.textContent).toContain('放弃 1 条记录？');
  fireEvent.click(within(dialog).getByText('放弃'));
  expect(await screen.findByText('没有需要处理的记录。')).toBeTruthy();
});

test('a sign-in that was ended asks for another and keeps everything; another account does not send it', async () => {
  await start();
  await open('收货');
  judge = () => ({ code: 401, msg: '请重新登录' });
  await scan('A');
  await open('完成');
  expect(await screen.findByText(/登录已失效，请重新登录/)).toBeTruthy();
  expect(localStorage.getItem('access_token')).toBeNull();
  judge = done;
  user.id = 8;
  fireEvent.change(screen.getByLabelText('用户名'), { target: { value: 'other' } });
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'secret1' } });
  await open('登录');
  expect(await screen.findByText(/本机还有其他账号的 1 条记录/)).toBeTruthy();
  expect(batches()).toHaveLength(1);
  user.id = 7;
});

test('signing out with unsent scans asks first', async () => {
  await start();
  await open('收货');
  await field();
  isDown = true;
  await scan('A');
  window.location.hash = '#/menu';
  await open('退出登录');
  const dialog = await screen.findByRole('dialog', { hidden: true });
  expect(dialog.textContent).toContain('还有 1 条没有发送');
  fireEvent.click(within(dialog).getByText('仍要退出'));
  expect(await screen.findByRole('heading', { name: '登录扫码作业' })).toBeTruthy();
  expect(await screen.findByText(/本机有 1 条记录等待其账号登录后发送/)).toBeTruthy();
});
