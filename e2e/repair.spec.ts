import { expect, test, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { sql } from './support/backstage.ts';
import { establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { tickConsent } from './support/consent.ts';

const phone = async (browser: Browser, more: { javaScriptEnabled?: boolean } = {}) =>
  (await browser.newContext({ viewport: { width: 375, height: 740 }, ...more })).newPage();
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer(),
});
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

test('[CO-5] [RTE-3] [RTE-5] [STA-7] a buyer asks for a repair with a photo and follows it while the company works on it', async ({
  page,
  browser,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const [code] = codes as [string];
  const buyer = await phone(browser);
  const complaints = watchConsole(buyer);
  await buyer.goto(`/template?code=${code}&language=zh_CN`);
  await buyer.getByRole('link', { name: '申请维修' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('申请维修');
  const opened = new URL(buyer.url());
  expect(opened.pathname).toBe('/repair');
  expect(Object.fromEntries(opened.searchParams)).toEqual({
    code,
    part_name: '细口手冲壶',
    sn: code,
    language: 'zh_CN',
    fid: String(company.companyId),
    title: '申请维修',
  });
  await buyer.getByLabel('故障描述').fill('壶底漏水');
  await buyer.getByRole('button', { name: '提交申请' }).click();
  await expect(buyer.getByText('有 4 处需要修改')).toBeVisible();
  await expect(buyer.getByText('请选择故障类型')).toBeVisible();
  await expect(buyer.getByText('请阅读隐私说明并勾选同意')).toBeVisible();
  await expect(buyer.getByLabel('故障类型')).toBeFocused();
  await expect(buyer.getByLabel('故障描述')).toHaveValue('壶底漏水');
  await inspect(buyer, 'repair-form', complaints);
  await buyer.getByLabel('故障类型').selectOption('泄漏');
  await buyer.getByLabel('联系人').fill('王芳');
  await buyer.getByLabel('手机号').fill('13800138000');
  await tickConsent(buyer);
  await buyer.getByLabel('照片').setInputFiles([await photo('a.jpg'), await photo('b.jpg')]);
  await expect(buyer.getByRole('img', { name: 'b.jpg' })).toBeVisible();
  await buyer.getByRole('button', { name: '提交申请' }).click();

  await expect(buyer).toHaveURL(/\/afterrecords\?.*page=1/);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('提交成功');
  const number = await fact(buyer, '维修单号').innerText();
  expect(number).toMatch(/^WX\d{12}$/);
  await expect(fact(buyer, '当前状态')).toHaveText('审核中');
  await inspect(buyer, 'repair-sent', complaints);

  await enter(page, company.username, '/sale/repair');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('待受理');
  await row.getByRole('button', { name: /^查看/ }).click();
  const drawer = dialog(page, `维修单 ${number}`);
  await expect(drawer).toContainText('壶底漏水');
  await expect(drawer.getByText('138****8000')).toBeVisible();
  await drawer.getByRole('button', { name: '显示号码' }).click();
  await expect(drawer.getByRole('link', { name: '13800138000' })).toBeVisible();
  await expect(drawer.getByRole('img', { name: '照片 2' })).toBeVisible();
  await inspect(page, 'repair-drawer', watchConsole(page));

  const step = async (move: string, state: string, reply = '') => {
    await drawer.getByRole('button', { name: move, exact: true }).click();
    const asked = dialog(page, move);
    if (reply !== '') await asked.getByLabel('给客户的说明').fill(reply);
    await asked.getByRole('button', { name: move, exact: true }).click();
    await expect(asked).toBeHidden();
    await expect(drawer.getByRole('definition').filter({ hasText: state })).toBeVisible();
  };
  await step('受理', '已受理', '请寄到杭州服务中心');
  await buyer.reload();
  await expect(fact(buyer, '当前状态')).toHaveText('处理中');
  await expect(buyer.getByText('请寄到杭州服务中心')).toBeVisible();
  await step('开始检测', '检测中');
  await step('开始维修', '维修中');
  await buyer.reload();
  await expect(fact(buyer, '当前状态')).toHaveText('维修中');
  await step('开始测试', '测试中');
  await step('完成维修', '已修好', '已更换密封圈');
  await buyer.reload();
  await expect(fact(buyer, '当前状态')).toHaveText('已完成');
  await expect(buyer.getByText('已更换密封圈')).toBeVisible();
  await expectNoSidewaysScroll(buyer, 'repair-done');
  await buyer.context().close();
});

test('[RTE-5] without a script photos and words survive a mistake, and the request is found by number and phone', async ({
  page,
  browser,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const buyer = await phone(browser, { javaScriptEnabled: false });
  await buyer.goto(`/repair?code=${codes[0]}&sn=${codes[0]}&language=zh_CN`);
  await buyer.getByLabel('故障类型').selectOption('异响');
  await buyer.getByLabel('故障描述').fill('盖子响');
  await buyer.getByLabel('联系人').fill('李雷');
  await buyer.getByLabel('手机号').fill('1380013');
  await tickConsent(buyer);
  await buyer.getByLabel('照片').setInputFiles(await photo('a.jpg'));
  await buyer.getByRole('button', { name: '提交申请' }).click();
  await expect(buyer.getByText('手机号：格式错误')).toBeVisible();
  await expect(buyer.getByRole('img', { name: '照片 1' })).toBeVisible();
  await expect(buyer.getByLabel('联系人')).toHaveValue('李雷');
  await buyer.getByLabel('手机号').fill('13800138001');
  await buyer.getByRole('button', { name: '提交申请' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('提交成功');
  const number = await fact(buyer, '维修单号').innerText();
  const [kept] = await sql<{ n: number }>(
    'select jsonb_array_length(photos) as n from repair where company_id = $1',
    [company.companyId],
  );
  expect(kept!.n).toBe(1);

  const later = await phone(browser, { javaScriptEnabled: false });
  await later.goto(`/afterrecords?page=1&code=${codes[0]}&language=zh_CN`);
  await later.getByLabel('维修单号').fill(number);
  await later.getByLabel('手机号后四位').fill('8000');
  await later.getByRole('button', { name: '查询进度' }).click();
  await expect(later.getByRole('alert')).toHaveText('没有找到，请核对单号和手机号后四位。');
  await later.getByLabel('手机号后四位').fill('8001');
  await later.getByRole('button', { name: '查询进度' }).click();
  await expect(fact(later, '当前状态')).toHaveText('审核中');
  for (const one of [buyer, later]) await one.context().close();
});
