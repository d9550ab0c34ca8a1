import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { establish, orderPack } from './support/codes.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';
import { tickConsent } from './support/consent.ts';

const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name, exact: true });
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer(),
});
const small = { width: 375, height: 740 };

test('[CO-6] [BP-8] a buyer reports a fake with photo, shop and place; the company works it to an incident and replies', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  // Not shipped yet: somebody sells a label that should not be out.
  const { codes } = await orderPack(page, company, 1, true);
  const [code] = codes as [string];
  const buyer = await openWindow({
    viewport: small,
    geolocation: { latitude: 30.2741, longitude: 120.1551 },
    permissions: ['geolocation'],
  });
  const complaints = watchConsole(buyer);
  // Every request for the phone's position is counted.
  await buyer.addInitScript(() => {
    const { geolocation } = navigator;
    const count = () => {
      const asked = Number(sessionStorage.getItem('asked for the place') ?? 0);
      sessionStorage.setItem('asked for the place', String(asked + 1));
    };
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    const watch = geolocation.watchPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...given) => {
      count();
      ask(...given);
    };
    geolocation.watchPosition = (...given) => {
      count();
      return watch(...given);
    };
  });
  const timesAsked = () =>
    buyer.evaluate(() => Number(sessionStorage.getItem('asked for the place') ?? 0));
  await buyer.goto(`/template?code=${code}&language=zh_CN`);
  await buyer.getByRole('link', { name: '举报假货' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('举报假货');
  await buyer.getByRole('button', { name: '提交举报' }).click();
  await expect(buyer.getByText('请写下哪里可疑')).toBeVisible();
  await inspect(buyer, 'report-form', complaints);
  await expectNoSidewaysScroll(buyer, 'report-form-phone');
  await buyer.getByLabel('哪里可疑').fill('壶盖松动，标签模糊');
  await buyer.getByLabel('在哪家店买的').fill('城南百货');
  await buyer.getByLabel('网店或商品链接').fill('https://shop.example.com/1');
  // Neither the product's page nor the form nor sending it asks for the place; only this button does.
  expect(await timesAsked()).toBe(0);
  await expect(buyer.locator('input[name="latitude"]')).toHaveValue('');
  await buyer.getByRole('button', { name: '告诉厂家我现在的位置' }).click();
  await expect(buyer.getByText('已附上位置')).toBeVisible();
  expect(await timesAsked()).toBe(1);
  await buyer.getByLabel('手机号（选填）').fill('13800138000');
  await tickConsent(buyer);
  await buyer.getByLabel('照片').setInputFiles([await photo('a.jpg')]);
  await buyer.getByRole('button', { name: '提交举报' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('举报已提交');
  const number = await buyer.locator('.track-number').innerText();
  expect(number).toMatch(/^JB\d{12}$/);
  await expect(buyer.getByText('已收到，等待核实')).toBeVisible();
  await inspect(buyer, 'report-sent', complaints);

  const seen = watchConsole(page);
  await enter(page, company.username, '/sale/report');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('待核实');
  await row.getByRole('button', { name: /^查看/ }).click();
  const drawer = dialog(page, `举报 ${number}`);
  await expect(drawer).toContainText('壶盖松动，标签模糊');
  await expect(drawer).toContainText('30.27410, 120.15510');
  await expect(drawer.getByRole('img', { name: '照片 1' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'https://shop.example.com/1' })).toHaveAttribute(
    'rel',
    /noopener.*nofollow/,
  );
  await expect(drawer.getByText('138****8000')).toBeVisible();
  await drawer.getByRole('button', { name: '显示号码' }).click();
  await expect(drawer.getByRole('link', { name: '13800138000' })).toBeVisible();
  await drawer.getByRole('button', { name: '受理', exact: true }).click();
  const accept = dialog(page, '受理');
  await accept.getByLabel('给举报人的答复').fill('已派人去这家店');
  await accept.getByRole('button', { name: '受理', exact: true }).click();
  await expect(accept).toBeHidden();
  await expect(drawer).toContainText('调查中');
  // What is wrong with the product itself is followed as a finding, opened from here.
  await drawer.getByRole('button', { name: '开不合格单' }).click();
  const finding = dialog(page, '开不合格单');
  await expect(finding).toContainText(`来自假货举报：${number}`);
  await finding.getByLabel('问题', { exact: true }).fill('壶盖松动');
  await finding.getByRole('button', { name: '开不合格单' }).click();
  await expect(finding).toBeHidden();
  const known = drawer.getByRole('region', { name: '不合格单' });
  await expect(known).toContainText('壶盖松动');
  await expect(known).toContainText('待分析');
  await inspect(page, 'report-drawer', seen, { isCovered: true });
  await known.getByRole('link', { name: /^NC/ }).click();
  const opened = dialog(page, /^不合格单/);
  await expect(opened).toContainText('壶盖松动');
  // And back to where it was found.
  await opened.getByRole('link', { name: new RegExp(number) }).click();
  await expect(drawer).toContainText('壶盖松动，标签模糊');
  await drawer.getByRole('link', { name: /^查看事件/ }).click();
  const incident = page.getByRole('dialog').first();
  await expect(incident).toContainText('消费者举报');
  await expect(incident).toContainText(`并入举报：${number}`);
  await expect(incident).toContainText('壶盖松动，标签模糊');

  // The buyer reads the reply: by the page, and by number and phone digits.
  await buyer.reload();
  await expect(buyer.getByText('已派人去这家店')).toBeVisible();
  await expect(buyer.getByText('调查中')).toBeVisible();
  await buyer.goto(`/report?code=${code}&language=zh_CN`);
  await buyer.getByLabel('举报编号').fill(number);
  await buyer.getByLabel('手机号后四位').fill('8000');
  await buyer.getByRole('button', { name: '查询进度' }).click();
  await expect(buyer.getByText('已派人去这家店')).toBeVisible();
});

test('[CO-6] a fake is reported without scripts, in English', async ({ page, openWindow }) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  const buyer = await openWindow({ viewport: small, javaScriptEnabled: false });
  await buyer.goto(`/template?code=${codes[0]}&language=en`);
  await buyer.getByRole('link', { name: 'Report a fake' }).click();
  await expect(buyer.getByRole('button', { name: 'Share my current location' })).toBeHidden();
  await buyer.getByLabel('What looks wrong').fill('The lid is loose');
  await tickConsent(buyer);
  await buyer.getByLabel('Photos').setInputFiles([await photo('a.jpg')]);
  await buyer.getByRole('button', { name: 'Send report' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Your report has been sent');
  await expect(buyer.getByText('The manufacturer has not replied yet.')).toBeVisible();
});
