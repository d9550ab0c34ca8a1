import { expect } from '@playwright/test';
import { establish } from './support/codes.ts';
import { addDealer, bindUnits, shipTo } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

test('[MNU-32] a unit tells who had it and how long, a batch where its units are and which do not move', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const name = '绍兴越城店';
  const dealer = await addDealer(page, company, name, { address: '浙江省绍兴市越城区解放路 5 号' });
  const codes = await bindUnits(page, company, 3);
  await shipTo(page, company, dealer, codes.slice(0, 2));

  await enter(page, company.username, '/query/circulation');
  await inspect(page, 'circulation-start', complaints);
  const box = page.getByRole('searchbox', { name: '编码、批次号或发货单号' });
  await box.fill(codes[0]!);
  await box.press('Enter');
  const chain = page.getByRole('region', { name: '流转链' }).last();
  await expect(chain.getByRole('row')).toHaveCount(4);
  await expect(chain).toContainText('运输途中');
  await expect(chain).toContainText('浙江 绍兴市');
  await expect(chain).toContainText('至今');
  await inspect(page, 'circulation-unit', complaints);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'circulation-unit-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'B-500' }).click();
  await expect(page).toHaveURL(/circulation\?text=B-500/);
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*2`) }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '停留最久的货' })).toBeVisible();
  await inspect(page, 'circulation-batch', complaints);
  await page.getByRole('link', { name: codes[1] }).click();
  await expect(chain.getByRole('row')).toHaveCount(4);
  await chain.getByRole('link', { name: /^FH/ }).first().click();
  await expect(page).toHaveURL(/\/trace\/shipment\?keyword=FH/);

  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, '/query/circulation?text=B-500');
  await expect(page.getByText(name).first()).toBeVisible();
  await expectNoSidewaysScroll(page, 'circulation-phone');
});
