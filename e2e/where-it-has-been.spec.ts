import { expect, type Page } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { addDealer, packBox, shipTo } from './support/goods.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

const way = (page: Page) => page.locator('section.card').filter({ has: page.locator('.timeline') });
const steps = (page: Page) => way(page).getByRole('listitem');
const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

test('[CO-3] a buyer reads the facts, the manual, and where the product has been', async ({
  page,
  openWindow,
}) => {
  const company = await establish(
    {
      model: 'HK-600',
      attributes: [{ name: '容量', value: '600 ml' }],
      manuals: [{ name: '使用说明书', url: 'https://help.example/hk-600.pdf' }],
    },
    { product_date: '2026-08-12', factory: '景德镇一厂' },
  );
  const dealer = await addDealer(page, company, '湖州南浔店', {
    address: '浙江省湖州市南浔区适园路 8 号',
  });
  const { box, codes } = await packBox(page, company, 2);
  const code = codes[0]!;

  const buyer = await openWindow({ viewport: { width: 375, height: 740 } });
  const complaints = watchConsole(buyer);
  await buyer.goto(`/template?code=${code}&language=zh_CN`);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('请谨慎');
  await expect(way(buyer), 'nothing to tell before it is shipped').toHaveCount(0);

  await shipTo(page, company, dealer, [box]);
  const sold = await page.request.post('/api/dealer/saleRecord/add', {
    headers: { authorization: `Bearer ${dealer.token}` },
    data: { codes: [code], sold_at: new Date().toISOString(), buyer_name: '王芳' },
  });
  expect(sold.ok()).toBe(true);
  await buyer.reload();
  await expect(fact(buyer, '型号')).toHaveText('HK-600');
  await expect(fact(buyer, '容量')).toHaveText('600 ml');
  await expect(buyer.getByRole('link', { name: '使用说明书' })).toBeVisible();
  await expect(way(buyer).getByRole('heading', { level: 2 })).toHaveText('流通记录');
  await expect(steps(buyer)).toHaveText([
    /^生产2026-08-12工厂 景德镇一厂$/,
    /^装箱\d{4}-\d\d-\d\d$/,
    /^发货\d{4}-\d\d-\d\d发往 经销商 · 浙江 湖州市$/,
    /^收货\d{4}-\d\d-\d\d收货方 经销商 · 浙江 湖州市$/,
    /^售出\d{4}-\d\d-\d\d销售方 经销商 · 浙江 湖州市$/,
  ]);
  await expect(buyer.getByText(dealer.name)).toHaveCount(0);
  await expect(buyer.getByText('王芳')).toHaveCount(0);
  await inspect(buyer, 'where-it-has-been', complaints);

  // The company allows dealers to be named; it counts from the next look on.
  await enter(page, company.username, '/setting/mark');
  await page.getByRole('switch', { name: '向消费者显示经销商名称' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功，立即生效')).toBeVisible();
  await buyer.goto(`/template?code=${code}&language=en`);
  await expect(way(buyer).getByRole('heading', { level: 2 })).toHaveText('Where it has been');
  await expect(steps(buyer).nth(2)).toHaveText(
    new RegExp(`^Shipped\\d{4}-\\d\\d-\\d\\dTo Dealer · ${dealer.name} · Huzhou, Zhejiang$`),
  );
  await buyer.getByRole('link', { name: '繁體中文' }).click();
  await expect(steps(buyer).nth(4)).toContainText('銷售方 經銷商');

  // A buyer who brings it back sees that as well.
  const call = await callerOf(page, company.username);
  await call.post('goodsReturn/add', { from: 'consumer', codes: [code], is_received: true });
  await buyer.reload();
  await expect(steps(buyer)).toHaveCount(6);
  await expect(steps(buyer).last()).toHaveText(/^退貨\d{4}-\d\d-\d\d退回至 企業$/);
});
