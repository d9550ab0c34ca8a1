import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { check, phone, ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';

const live = (page: Page) => page.getByRole('region', { name: '最新的查询，新的在上' });
const status = (page: Page, words: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words });

/** Six codes that can be checked. */
async function shipped(page: Page) {
  const company = await establish();
  const { codes } = await orderPack(page, company, 6, true);
  await ship(page, company, codes);
  return { ...company, codes };
}

test('a scan shows the moment it is made, waits while somebody reads, and stands still when paused', async ({
  page,
  playwright,
}) => {
  const { username, codes } = await shipped(page);
  const [first, second, third, fourth] = codes;
  const asker = await phone(playwright, 'one');
  await enter(page, username, '/dashboard/monitor');
  await expect(status(page, '实时')).toBeVisible();
  await expect(page.getByText('还没有查询', { exact: true })).toBeVisible();
  await check(asker, first!);
  // Notified by the socket: without it the page would poll once a minute.
  await expect(live(page)).toContainText(first!);
  await expect(status(page, '实时')).toBeVisible();
  await expect(live(page).getByRole('listitem')).toContainText(['正品，首次查询']);
  await expect(live(page).getByRole('listitem')).toContainText(['细口手冲壶']);

  // The list pauses under the mouse.
  await live(page).hover();
  await check(asker, second!);
  const fresh = page.getByRole('button', { name: '1 条新查询' });
  await expect(fresh).toBeVisible();
  await expect(live(page).getByRole('listitem')).toHaveCount(1);
  await fresh.click();
  await expect(live(page).getByRole('listitem').first()).toContainText(second!);

  await page.getByRole('button', { name: '暂停' }).click();
  await expect(status(page, '已暂停')).toBeVisible();
  await check(asker, third!);
  await page.waitForTimeout(2_500);
  await expect(live(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: '继续' }).click();
  await page.mouse.move(0, 0);
  await expect(live(page).getByRole('listitem').first()).toContainText(third!);

  const figures = page.getByRole('list', { name: '今天' });
  await expect(figures.getByRole('listitem').first()).toHaveText('今日查询3');
  await expect(page.locator('canvas').first()).toBeVisible();
  await check(asker, fourth!);
  await live(page).getByRole('link', { name: fourth! }).click();
  await expect(page).toHaveURL(/\/identity\/list\?identifier=\d+/);
});

test('[BP-3] scans are watched live on a map, and a province is looked at by itself', async ({
  page,
  playwright,
}) => {
  const { username, codes } = await shipped(page);
  const complaints = watchConsole(page);
  await enter(page, username, '/dashboard/monitor');
  await expect(status(page, '实时')).toBeVisible();
  const map = page.getByRole('figure', { name: /^地图：/ });
  await expect(map.locator('canvas').first()).toBeVisible();
  const before = await map.locator('canvas').first().screenshot();
  for (const [at, address] of ['115.236.112.9', '116.114.20.1'].entries()) {
    const asker = await playwright.request.newContext({
      baseURL: process.env.E2E_URL,
      userAgent: `phone ${at}`,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    });
    await check(asker, codes[at]!);
    await asker.dispose();
  }
  await expect(live(page)).toContainText(codes[1]!);
  await expect
    .poll(async () => (await map.locator('canvas').first().screenshot()).equals(before))
    .toBe(false);
  await inspect(page, 'monitor-map', complaints);
  await page.getByRole('button', { name: '内蒙古' }).click({ timeout: 30_000 });
  await expect(live(page).getByRole('listitem')).toHaveCount(1);
  await expect(live(page)).toContainText(codes[1]!);
  await page.getByRole('button', { name: '显示全部省份' }).click();
  await expect(live(page).getByRole('listitem')).toHaveCount(2);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page, 'monitor-map-phone');
});

test('without its socket the monitor says so and asks by itself', async ({ page, playwright }) => {
  const { username, codes } = await shipped(page);
  await page.routeWebSocket(/\/api\/socket/, (socket) => void socket.close());
  await enter(page, username, '/dashboard/monitor');
  await expect(status(page, '实时连接中断，每 5 秒查一次')).toBeVisible();
  await expect(page.getByText('还没有查询', { exact: true })).toBeVisible();
  await check(await phone(playwright, 'two'), codes[0]!);
  await expect(live(page)).toContainText(codes[0]!);
});

test('on a slow line scans that never cease are shown all the same', async ({
  page,
  playwright,
}) => {
  const { username, codes } = await shipped(page);
  await page.route('**/monitor/scans*', async (route) => {
    await new Promise((go) => setTimeout(go, 1_500));
    await route.continue().catch(() => undefined);
  });
  await enter(page, username, '/dashboard/monitor');
  await expect(page.getByText('还没有查询', { exact: true })).toBeVisible();
  const asker = await phone(playwright, 'three');
  let isOver = false;
  const asking = (async () => {
    for (let at = 0; !isOver; at++) {
      await check(asker, codes[at % codes.length]!);
      await page.waitForTimeout(300);
    }
  })();
  await expect(live(page)).toContainText(codes[0]!);
  await expect(live(page).getByRole('listitem')).not.toHaveCount(1);
  isOver = true;
  await asking;
});

test('[MNU-30] the analysis shows how far codes came, by day, part and province, and is taken along', async ({
  page,
  playwright,
}) => {
  const company = await establish({ warranty_months: 12 });
  const { codes } = await orderPack(page, company, 40, true);
  await ship(page, company, codes.slice(0, 20));
  const call = await callerOf(page, company.username);
  const { partId: part_id, batchId: batch_id } = company;
  await call.post('binding/add', { part_id, batch_id, codes: codes.slice(20, 32) });
  // Eight buyers in Zhejiang; their codes are checked once more, half of them in Guangdong.
  const scanned = codes.slice(0, 8);
  const from = async (address: string, name: string) =>
    playwright.request.newContext({
      baseURL: process.env.E2E_URL,
      userAgent: `phone ${name}`,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    });
  for (const [at, code] of scanned.entries()) {
    const buyer = await from(`115.236.112.${at + 1}`, `buyer ${at}`);
    await check(buyer, code);
    if (at < 2) {
      const form = { name: '张三', phone: '13900001111', sn: code };
      const answer = await buyer.post('/api/web/api/active', { data: form });
      expect(await answer.json()).toMatchObject({ code: 0 });
    }
    await buyer.dispose();
    const other = await from(at < 4 ? `115.236.113.${at + 1}` : `113.87.128.${at + 1}`, `${at}`);
    await check(other, code);
    await other.dispose();
  }
  await enter(page, company.username, '/query/codeAnalysis');
  const steps = page.getByRole('list', { name: '从生成到激活' }).getByRole('listitem');
  await expect(steps).toHaveText([
    '生成40',
    '打印0相当于生成的 0%',
    '绑定32相当于生成的 80%',
    '装箱0相当于生成的 0%',
    '发货20相当于生成的 50%',
    '售出0相当于发货的 0%',
    '查询16平均每个首次验证的码 2 次',
    '首次验证8相当于发货的 40%',
    '激活2相当于发货的 10%',
  ]);
  await expect(page.locator('canvas')).toHaveCount(2);

  await page.getByText('按省份', { exact: true }).click();
  const table = page.getByRole('region', { name: '明细' });
  await expect(table.getByRole('columnheader')).toHaveText(['名称', '查询', '首次验证', '激活']);
  await expect(table.getByRole('row', { name: '浙江' })).toHaveText(/12\s*8\s*2/);
  await page.getByText('按物料', { exact: true }).click();
  await expect(page).toHaveURL(/by=part/);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('标识分析.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')[1]).toBe('细口手冲壶,40,0,32,0,20,0,16,8,2');

  await page.getByRole('button', { name: '只看 细口手冲壶' }).click();
  await expect(page).toHaveURL(new RegExp(`part_id=${company.partId}`));
  await expect(page.locator('canvas').first()).toBeVisible();
  await openPage(page, '/query/codeAnalysis?province=44');
  await expect(steps).toHaveText(['查询4', '首次验证0', '激活0']);
});
