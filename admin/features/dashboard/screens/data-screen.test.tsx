import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, press, setUpPages } from '#admin/ui/list/page.fixture.tsx';
import type { Board } from '#contract/features/dashboard/screens/contract.ts';
import { Page } from './SaleScreen.tsx';

const world = setUpPages();
/** Far from the clock of this computer. */
const board: Board = {
  now: '2020-02-03T04:05:06Z',
  first_day: '2020-02-03',
  last_day: '2020-02-03',
  before_first: '2020-02-02',
  before_last: '2020-02-02',
  figures: [],
  trend: { days: [], series: [] },
  ranks: [],
  latest: [],
};
const clockDay = () => document.querySelector('header small')?.textContent;

test('[MNU-2] a data screen tells the time of the server, also while it reads another period', async () => {
  world.answers['saleScreen/index'] = board;
  openPage(Page, '/dashboard/sale', ['dashboard:saleScreen:view']);
  await waitFor(() => expect(document.body.textContent).toContain('最近 12:05:06'));
  expect(clockDay()).toContain('2020-02-03');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Promise<Response>(() => {});
  });
  await press('近 7 天');
  await waitFor(() => expect(asked.some((url) => url.includes('week'))).toBe(true));
  expect(clockDay()).toContain('2020-02-03');
  expect(document.body.textContent).toContain('最近 12:05:06');
});
