import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, setUpPages } from '#admin/ui/list/page.fixture.tsx';
import { useSession } from '#admin/app/session.ts';
import type { AfterSales, Repaired } from '#contract/features/query/after-sales/contract.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { RepairGroups } from './RepairGroups.tsx';

setUpPages();
const none: Repaired = {
  ...{ repairs: 0, finished: 0, open: 0, overdue: 0, replaced: 0 },
  ...{ days: null, income: 0, cost: 0 },
};
const found: AfterSales = {
  first_day: '2026-02-01',
  last_day: '2026-02-28',
  before_first: '2026-01-04',
  before_last: '2026-01-31',
  repairs: { total: none, before: none },
  warranties: {
    total: { activated: 0, ended: 0 },
    before: { activated: 0, ended: 0 },
    expiring: 0,
  },
  trend: [],
  by_fault: [],
  by_product: [],
  by_state: [],
  by_used: [{ key: 3, name: '轴承', quantity: 2, repairs: 1 }],
};
const Used = () => <RepairGroups found={found} by="used" part={undefined} isOld={false} />;

test('[MNU-29] parts used lead to the parts, for users who may see them', async () => {
  const { unmount } = openPage(Used, '/query/afterSales', ['query:afterSales:view']);
  expect((await screen.findByText('轴承')).closest('a')).toBeNull();
  unmount();
  openPage(Used, '/query/afterSales', ['query:afterSales:view', 'product:part:view']);
  useSession.setState({ menus: [{ path: '/product/part', children: [] } as unknown as MenuEntry] });
  await waitFor(() =>
    expect(screen.getByText('轴承').closest('a')?.getAttribute('href')).toContain(
      '/product/part?keyword=',
    ),
  );
});

test('repairs of an unknown product lead nowhere, those of the others to their list', async () => {
  const row = { ...none, before: 0, repairs: 2 };
  const by_product = [
    { ...row, key: 3, name: '轴承' },
    { ...row, key: 0, name: '未知产品' },
  ];
  const Products = () => (
    <RepairGroups found={{ ...found, by_product }} by="product" part={undefined} isOld={false} />
  );
  openPage(Products, '/query/afterSales', ['query:afterSales:view', 'sale:repair:view']);
  useSession.setState({ menus: [{ path: '/sale/repair', children: [] } as unknown as MenuEntry] });
  const linksOf = (name: RegExp) => screen.getByRole('row', { name }).querySelectorAll('a');
  await waitFor(() => expect(linksOf(/轴承/)).not.toHaveLength(0));
  expect(linksOf(/未知产品/)).toHaveLength(0);
});
