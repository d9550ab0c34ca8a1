import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { appoint } from './support/backstage.ts';
import { establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { tickConsent } from './support/consent.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('[MNU-40] a buyer who activates a product becomes a member, collects points, and is forgotten when asked for', async ({
  page,
  browser,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const [code] = codes as [string];
  const mobile = `136${String(Date.now()).slice(-8)}`;
  const name = `慕容${mobile.slice(-4)}`;
  const masked = `136****${mobile.slice(-4)}`;

  const buyer = await (await browser.newContext()).newPage();
  await buyer.goto(`/activation?code=${code}&sn=${code}&language=zh_CN`);
  await buyer.getByLabel('姓名').fill(name);
  await buyer.getByLabel('手机号').fill(mobile);
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '激活产品' }).click();
  await expect(buyer.getByRole('status')).toHaveText(/激活成功/);
  await buyer.context().close();

  const complaints = watchConsole(page);
  const { username } = await appoint();
  await enter(page, username, '/member/member', 'admin');
  await page.getByLabel('手机号或后四位').fill(mobile.slice(-4));
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(masked);
  await expect(row).toContainText('产品激活');
  await row.getByRole('button', { name: /^查看/ }).click();
  const drawer = dialog(page, `会员：${name}`);
  await expect(drawer).toContainText('距“银卡会员”还差 400 成长值');
  await expect(drawer.getByRole('listitem').first()).toContainText('积分 +10');
  await expect(drawer).not.toContainText(mobile);
  await drawer.getByRole('button', { name: '显示号码' }).click();
  await expect(drawer.getByRole('link', { name: mobile })).toBeVisible();

  await drawer.getByRole('button', { name: '发放积分' }).click();
  const grant = dialog(page, '发放积分');
  await grant.getByLabel('积分').fill('90');
  await grant.getByLabel('成长值').fill('400');
  await grant.getByLabel('原因').fill('新春活动');
  await grant.getByRole('button', { name: '发放积分' }).click();
  await expect(grant).toBeHidden();
  await expect(drawer).toContainText('银卡会员');
  const given = drawer.getByRole('listitem').filter({ hasText: '新春活动' });
  await expect(given).toContainText('余额 100');
  await inspect(page, 'member-drawer', complaints);

  await given.getByRole('button', { name: '冲正' }).click();
  const reversal = dialog(page, '冲正');
  await reversal.getByLabel('原因').fill('发错人');
  await reversal.getByRole('button', { name: '冲正' }).click();
  await expect(reversal).toBeHidden();
  await expect(given).toContainText('已冲正');
  await expect(drawer).toContainText('距“银卡会员”还差 400 成长值');

  await openPage(page, '/member/member');
  await page.getByRole('button', { name: '按手机号查找' }).click();
  const search = dialog(page, '查找个人数据');
  await search.getByLabel('手机号').fill(mobile);
  await search.getByRole('button', { name: '查找' }).click();
  const person = dialog(page, `个人数据 ${masked}`);
  await expect(person).toContainText(company.name);
  await expect(person).toContainText(code);
  await person.getByRole('button', { name: '导出个人数据' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'JSON 文件' }).click(),
  ]);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ mobile, member: { name }, warranties: [{ serial_number: code }] });

  await person.getByRole('button', { name: '删除个人数据' }).click();
  const erase = dialog(page, '删除个人数据');
  await erase.getByLabel('手机号后四位').fill('0000');
  await erase.getByLabel('原因').fill('本人书面要求');
  await erase.getByRole('button', { name: '删除个人数据' }).click();
  await expect(erase).toContainText('与该手机号的后四位不符');
  await erase.getByLabel('手机号后四位').fill(mobile.slice(-4));
  await erase.getByRole('button', { name: '删除个人数据' }).click();
  await expect(erase).toBeHidden();
  await expect(person).toBeHidden();

  await page.getByRole('button', { name: '删除记录' }).click();
  const erasures = dialog(page, '个人数据删除记录');
  const line = erasures.getByRole('listitem').first();
  await expect(line).toContainText('本人书面要求');
  await expect(line).toContainText('已完成');
  await openPage(page, `/member/member?mobile=${mobile}`);
  await expect(page.getByRole('main')).toContainText('没有符合条件');
});
