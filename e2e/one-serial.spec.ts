import { expect, type Page } from '@playwright/test';
import { attach } from './support/attachments.ts';
import { callerOf, establish, hireWith } from './support/codes.ts';
import { tickConsent } from './support/consent.ts';
import { check } from './support/consumers.ts';
import { addDealer, packBox } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, heading, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

const hohhot = '116.114.20.1';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('[QM-7] [MNU-24] the whole story of one serial stands on one page, leads to every record, and is printed', async ({
  page,
  openWindow,
  playwright,
}) => {
  const complaints = watchConsole(page);
  const company = await establish({ warranty_months: 12 });
  const call = await callerOf(page, company.username);
  const dealer = await addDealer(page, company, '湖州南浔店');
  const { box, codes } = await packBox(page, company, 2);
  const code = codes[0]!;
  // Tested, with a file.
  await call.post('testRecord/add', {
    serial_number: code,
    step: '耐压测试',
    std: '≤ 0.5 mA',
    value: 0.2,
    unit: 'mA',
    result: 'pass',
    emp_name: '赵敏',
  });
  await call.post('qcRecord/add', {
    serial_number: code,
    step: '外观',
    content: '划痕',
    result: 'fail',
  });
  await attach(page.request, company.username, { [`${code}##报告.pdf`]: Buffer.from('%PDF-1.4') });
  // Ordered, shipped, received, sold.
  const order = await call.post<{ id: number; code: string }>('salesOrder/add', {
    dealer_id: dealer.id,
    lines: [{ part_id: company.partId, quantity: 2 }],
  });
  await call.post('salesOrder/approve', { ids: [order.id] });
  const shipment = await call.post<{ id: number; code: string }>('salesOrder/ship', {
    id: order.id,
  });
  await call.post('shipment/scan', { id: shipment.id, codes: [box] });
  await call.post('shipment/check', { id: shipment.id });
  await call.post('shipment/ship', { id: shipment.id });
  const shop = await callerOf(page, dealer.username, 'dealer');
  await shop.post('receive/receive', { shipment_id: shipment.id });
  const sale = await shop.post<{ code: string }>('saleRecord/add', {
    codes: [code],
    sold_at: new Date().toISOString(),
  });
  // Scanned, activated, reported, repaired.
  const asker = await playwright.request.newContext({
    baseURL: process.env.E2E_URL,
    userAgent: 'phone of a buyer',
    extraHTTPHeaders: { 'x-forwarded-for': hohhot },
  });
  await check(asker, code);
  await asker.dispose();
  const buyer = await openWindow({ viewport: { width: 375, height: 740 } });
  await buyer.goto(`/repair?code=${code}&sn=${code}&language=zh_CN`);
  await buyer.getByLabel('故障类型').selectOption('异响');
  await buyer.getByLabel('故障描述').fill('盖子响');
  await buyer.getByLabel('联系人').fill('李雷');
  await buyer.getByLabel('手机号').fill('13800138001');
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '提交申请' }).click();
  const repair = await buyer.locator('.track-number').first().innerText();
  const finding = await call.post<{ code: string }>('nonconformance/add', {
    severity: 'major',
    title: '壶盖异响',
    serial_number: code,
  });

  await enter(page, company.username, '/trace/query');
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '标识进度' })).toBeVisible();
  const records = section(page, '过程、质检与测试').first();
  await expect(records.getByRole('row').filter({ hasText: '耐压测试' })).toHaveText(
    /测试耐压测试≤ 0\.5 mA0\.2 mA合格赵敏/,
  );
  await expect(records.getByRole('row').filter({ hasText: '外观' })).toContainText('不合格');
  const documents = section(page, '订单与单据');
  for (const number of [order.code, shipment.code, sale.code])
    await expect(documents.getByRole('link', { name: number })).toBeVisible();
  await expect(documents).toContainText(dealer.name);
  // Sold by itself, it left its box.
  await expect(section(page, '包装关系')).toContainText('没有装箱');
  await expect(section(page, '轨迹')).toContainText('装箱');
  await expect(section(page, '轨迹')).toContainText('收货');
  await expect(section(page, '附件')).toContainText('报告.pdf');
  await expect(section(page, '维修').getByRole('link', { name: repair })).toBeVisible();
  await expect(section(page, '不合格与举报')).toContainText(`${finding.code}壶盖异响`);
  const places = section(page, '查询地点');
  await expect(places.getByRole('listitem').filter({ hasText: '呼和浩特' })).toContainText('1 次');
  await expect(places.locator('canvas').first()).toBeVisible();
  await expect(section(page, '封存证明')).toContainText('次日封存');
  await inspect(page, 'one-serial', complaints);

  // The other unit is still in the box.
  await openPage(page, `/trace/query?text=${codes[1]}`);
  await expect(section(page, '包装关系').getByRole('link', { name: box })).toBeVisible();
  await openPage(page, `/trace/query?text=${code}`);

  // Every name leads to its record, and back.
  await documents.getByRole('link', { name: shipment.code }).click();
  await expect(heading(page)).toHaveText(shipment.code);
  await page.goBack();
  await section(page, '维修').getByRole('link', { name: repair }).click();
  await expect(heading(page)).toHaveText(repair);
  await page.goBack();

  // Printed for an auditor: no frame around it, nothing cut off.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: '打印' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('textbox', { name: '要查询的内容' })).toBeHidden();
  await expect(records.getByText('耐压测试')).toBeVisible();
  await expect(section(page, '封存证明')).toBeVisible();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages!.length).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page, 'one-serial-phone');

  // A clerk without a right to repairs or tests is not told of them here either.
  const clerk = await hireWith(company, ['trace:query:view', 'trace:shipment:view']);
  const other = await openWindow();
  await enter(other, clerk.username, `/trace/query?text=${code}`);
  await expect(section(other, '订单与单据')).toContainText(shipment.code);
  await expect(section(other, '订单与单据')).not.toContainText(order.code);
  await expect(section(other, '维修')).toContainText('没有维修');
  await expect(section(other, '过程、质检与测试')).toContainText('没有过程、质检或测试记录');
  await openPage(other, '/dashboard/workplace');
});
