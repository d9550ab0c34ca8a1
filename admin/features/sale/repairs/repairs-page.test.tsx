import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  button,
  dialog,
  found,
  openPage,
  press,
  setUpPages,
} from '#admin/ui/list/page.fixture.tsx';
import type { RepairInfo } from '#contract/features/sale/repairs/contract.ts';
import { Page } from './RepairsPage.tsx';

const world = setUpPages();
const repair: RepairInfo = {
  id: 5,
  company_id: 1,
  code: 'WX1',
  identifier_id: 1,
  serial_number: 'S1',
  part_id: null,
  part_name: '',
  fault_type: 'leak',
  fault_name: '漏水',
  content: '壶底漏水',
  name: '王芳',
  phone: '13800138000',
  state: 'submitted',
  repair_status: 'review',
  photo_count: 0,
  dealer_name: '',
  complete_time: '',
  price: null,
  total: 0,
  payer: null,
  quote: '',
  due_time: null,
  is_overdue: false,
  assignee: null,
  assignee_name: '',
  replacement_sn: '',
  replacement_id: null,
  warranty_end: null,
  version: 1,
  create_time: '2026-01-01T00:00:00Z',
  update_time: '2026-01-01T00:00:00Z',
  photos: [],
  after_photos: [],
  parts: [],
  steps: [],
  consent: null,
};
const handling = ['sale:repair:view', 'sale:repair:handle'] as const;
const area = (name: RegExp) =>
  found(() => [...document.querySelectorAll('textarea')].find(({ id }) => name.test(id)));

test('a move of a repair says what it means and takes what is told and noted', async () => {
  world.answers['repair/index'] = [repair];
  openPage(Page, '/sale/repair', handling);
  await press('受理 WX1');
  const asked = await dialog();
  expect(asked.textContent).toContain('受理 WX1，客户看到“处理中”。');
  fireEvent.change(await area(/reply/), { target: { value: '请寄到杭州' } });
  await press('受理', asked);
  await waitFor(() =>
    expect(world.sent.at(-1)).toEqual({
      path: 'repair/accept',
      body: { id: 5, reply: '请寄到杭州', note: '' },
    }),
  );
});

test('a repair that lies open has its moves as buttons, and who may only look has none', async () => {
  world.answers['repair/index'] = [repair];
  world.answers['repair/info'] = repair;
  const { unmount } = openPage(Page, '/sale/repair?repair=5', handling);
  const drawer = await dialog();
  expect(await screen.findByText('壶底漏水')).toBeTruthy();
  expect(button('受理', drawer)).not.toBeNull();
  expect(button('不予受理', drawer)).not.toBeNull();
  expect(button('结案', drawer)).toBeNull();
  unmount();
  openPage(Page, '/sale/repair?repair=5', ['sale:repair:view']);
  expect(await screen.findByText('壶底漏水')).toBeTruthy();
  expect(button('受理')).toBeNull();
});
