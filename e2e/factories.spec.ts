import { expect, type Page } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { addDealer, bindUnits, dialog, shipTo } from './support/goods.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dayFrom = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

test('[MNU-35] [QM-8] a certified factory puts its badge on the pages of what it made, until it is withdrawn', async ({
  page,
  openWindow,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  await enter(page, company.username, '/query/factory');
  await expect(page.getByText('还没有工厂')).toBeVisible();

  // The factory with its certificate.
  await button(page, '新增').first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('工厂名称', { exact: true }).fill('景德镇一厂');
  await form.getByLabel('工厂名称（英文）').fill('Jingdezhen Plant 1');
  await form.getByLabel('工厂名称（繁体）').fill('景德鎮一廠');
  await form.getByLabel('工厂代码').fill('CN-JX-0798');
  await form.getByLabel('全球位置码').fill('6901234000017');
  await form.getByLabel('认证网址').fill('https://cert.example.com/0798');
  await form.getByLabel('生效日期').fill(dayFrom(-30));
  await page.keyboard.press('Enter');
  await form.getByLabel('有效期至').fill(dayFrom(300));
  await page.keyboard.press('Enter');
  await button(page, '保存').click();
  await expect(form.getByText('请输入 13 位全球位置码，并检查校验位')).toBeVisible();
  await form.getByLabel('全球位置码').fill('6901234000016');
  await button(page, '保存').click();
  await expect(row(page, 'CN-JX-0798')).toContainText('未认证');

  // Without a certificate nothing is certified.
  await act(page, '景德镇一厂', '认证');
  await dialog(page, '认证').getByRole('button', { name: '认证', exact: true }).click();
  await expect(page.getByText('“景德镇一厂”还没有认证证书')).toBeVisible();
  await act(page, '景德镇一厂', '编辑');
  await expect(page.getByLabel('工厂名称（英文）')).toHaveValue('Jingdezhen Plant 1');
  await expect(page.getByLabel('工厂名称（繁体）')).toHaveValue('景德鎮一廠');
  await button(page, '上传证书').click();
  const upload = dialog(page, '上传证书');
  await upload.locator('input[type=file]').setInputFiles({
    name: '认证证书.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  });
  await upload.getByRole('button', { name: '开始上传' }).click();
  await expect(upload.getByRole('listitem').filter({ hasText: '上传成功' })).toHaveCount(1);
  await upload.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已上传证书')).toBeVisible();
  await button(page, '保存').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await act(page, '景德镇一厂', '认证');
  await dialog(page, '认证').getByRole('button', { name: '认证', exact: true }).click();
  await expect(row(page, 'CN-JX-0798')).toContainText('已认证');
  // Its names are certified with it, in every language.
  await act(page, '景德镇一厂', '编辑');
  for (const name of ['工厂名称', '工厂名称（英文）', '工厂名称（繁体）'])
    await expect(page.getByLabel(name, { exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The batch names it.
  await openPage(page, '/trace/batch');
  await act(page, 'B-500', '编辑');
  await page.getByRole('combobox', { name: '工厂代码' }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: '景德镇一厂' }).click();
  await button(page, '保存').click();
  await expect(row(page, 'B-500')).toContainText('景德镇一厂');

  const dealer = await addDealer(page, company, '湖州南浔店');
  const [code] = (await bindUnits(page, company, 1)) as [string];
  await shipTo(page, company, dealer, [code]);
  const buyer = await openWindow({ viewport: { width: 375, height: 740 } });
  const badge = buyer.getByRole('region', { name: '工厂认证' });
  await buyer.goto(`/template?code=${code}&language=zh_CN`);
  await expect(badge).toContainText('景德镇一厂');
  await expect(badge).toContainText('CN-JX-0798');
  await expect(badge).toContainText(`有效期至 ${dayFrom(300)}`);
  await expect(badge.getByRole('link', { name: '查看认证' })).toHaveAttribute(
    'href',
    'https://cert.example.com/0798',
  );
  await inspect(buyer, 'factory-badge', []);
  for (const [language, name] of [
    ['en', 'Jingdezhen Plant 1'],
    ['zh_TW', '景德鎮一廠'],
  ] as const) {
    await buyer.goto(`/template?code=${code}&language=${language}`);
    await expect(buyer.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(buyer.getByText('景德镇一厂')).toHaveCount(0);
  }
  await buyer.goto(`/template?code=${code}&language=zh_CN`);

  await openPage(page, '/query/factory');
  await page.getByRole('button', { name: '展开 景德镇一厂' }).click();
  await expect(page.getByRole('link', { name: '认证证书.pdf' })).toBeVisible();
  // One was refused on purpose.
  const unexpected = complaints.splice(0).filter((one) => !one.includes('409'));
  await inspect(page, 'factories', unexpected);
  await act(page, '景德镇一厂', '撤销认证');
  await dialog(page, '撤销认证').getByLabel('原因').fill('年度审核未通过');
  await dialog(page, '撤销认证').getByRole('button', { name: '撤销认证' }).click();
  await expect(row(page, 'CN-JX-0798')).toContainText('已撤销');
  await buyer.reload();
  await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(badge).toHaveCount(0);

  const call = await callerOf(page, company.username);
  const [kept] = await call.get<{ reason: string }[]>('factory/index');
  expect(kept!.reason).toBe('年度审核未通过');
});
