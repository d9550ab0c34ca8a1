import { expect } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { enterShop } from '#blocks/enter-shop/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { tickConsent } from './support/consent.ts';
import { ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

const document = pageOf(
  [
    newBlock(queryResult),
    newBlock(captionText, { name: '冲一杯好咖啡' }),
    {
      ...newBlock(enterShop, {
        shopName: '青山旗舰店',
        copywriting: '去看看',
        http: { externalLink: '/help' },
      }),
      name: '去店铺',
    },
  ],
  { details: '壶' },
);

test('a buyer taps a link and activates, and the author sees what the page achieved', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 2, true);
  await ship(page, company, codes);
  const call = await callerOf(page, company.username);
  const made = await call.post<PageTemplateInfo>('pageTemplate/add', { name: '壶页', document });
  const uses = [{ target: 'company' }];
  const complaints = watchConsole(page);
  await enter(page, company.username, '/product/template');
  const row = page.getByRole('table').getByRole('row').filter({ hasText: '壶页' });
  await expect(row).toBeVisible();
  const openFigures = async () => {
    await page.getByRole('button', { name: '壶页 的更多操作' }).click();
    await page.getByRole('menuitem', { name: '效果统计', exact: true }).click();
  };
  const figures = page.getByRole('dialog', { name: '“壶页”的效果统计', exact: true });
  await openFigures();
  await expect(figures.getByText('这些天还没有统计')).toBeVisible();
  await inspect(page, 'page-figures-none', complaints);
  await figures.getByRole('button', { name: '关闭' }).click();
  await call.post('pageTemplate/publish', { id: made.id, version: made.version, uses });

  const buyer = await openWindow({ viewport: { width: 375, height: 740 }, hasTouch: true });
  const murmurs = watchConsole(buyer);
  const scan = (code: string) => buyer.goto(`/template?code=${code}&language=zh_CN`);
  await scan(codes[0]!);
  await scan(codes[1]!);
  // Reading is no tap, a link is.
  await buyer.getByText('冲一杯好咖啡').tap();
  // The tap is told while the page is left, so nobody here hears its answer: the figures below show that it came.
  await buyer.getByRole('link', { name: /青山旗舰店/ }).tap();
  await expect(buyer).toHaveURL(/\/help/);
  await buyer.goto(`/activation?sn=${codes[1]}&language=zh_CN`);
  await buyer.getByLabel('姓名').fill('王芳');
  await buyer.getByLabel('手机号').fill('13800138024');
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '激活产品' }).click();
  await expect(buyer.getByRole('status')).toContainText('激活成功');
  expect(murmurs).toEqual([]);

  // Figures are written every other second.
  await expect
    .poll(async () => {
      const found = await call.get<{ versions: object[] }>(`pageTemplate/figures?id=${made.id}`);
      return found.versions;
    })
    .toEqual([{ number: 1, views: 2, taps: 1, products: 2, activations: 1 }]);
  await page.reload();
  await openFigures();
  const all = figures.getByRole('list', { name: '全部版本' });
  await expect(all.getByRole('listitem')).toHaveText([
    '浏览2',
    '点击1',
    '待激活产品2',
    '已激活1激活率 50%',
  ]);
  const taps = figures.getByRole('list', { name: '第 1 版各模块的点击' });
  await expect(taps.getByRole('listitem')).toHaveCount(1);
  await expect(taps.getByText('去店铺', { exact: true })).toBeVisible();
  await expect(taps).toContainText('第 3 个 · 进入店铺 · 青山旗舰店');
  await inspect(page, 'page-figures', complaints);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'page-figures-phone');
  await inspect(page, 'page-figures-phone', complaints);
});
