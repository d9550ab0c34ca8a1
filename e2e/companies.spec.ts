import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { isCreditCode } from '#contract/validation.ts';
import { appoint, found } from './support/backstage.ts';
import { settled } from './support/inspect.ts';
import { enter, heading, reopenPage } from './support/people.ts';
import { test, type OpenWindow } from './support/windows.ts';

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const popup = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const state = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

/** An administrator's own page, open at one company. */
async function review(openWindow: OpenWindow, companyId: number, rights?: string[]): Promise<Page> {
  const page = await openWindow();
  const { username } = await appoint(rights);
  await enter(page, username, `/platform/company?company=${companyId}`, 'admin');
  return page;
}

/** Opens the dialog of a decision. */
async function decide(page: Page, company: string, verb: string) {
  await drawer(page, company).getByRole('button', { name: verb, exact: true }).click();
  return page.getByRole('dialog', { name: `“${company}”` });
}

function inventCreditCode(): string {
  const digits = [...randomUUID().replaceAll('-', '')].map((one) => parseInt(one, 16) % 10);
  const base = `91330100${digits.slice(0, 9).join('')}`;
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((one) => base + one).find(isCreditCode)!;
}

test('[NTC-6] a rejected company learns why, corrects itself, and is open the moment it is approved', async ({
  page,
  openWindow,
}) => {
  const company = await found(1);
  await enter(page, company.username, '/appCenter/company');
  await expect(state(page)).toHaveText('认证审核中');
  await expect(page.getByRole('menuitem', { name: '仪表盘' })).toHaveCount(0);

  const admin = await openWindow();
  const { username } = await appoint();
  await enter(admin, username, `/platform/company?keyword=${company.name}`, 'admin');
  await admin.getByRole('button', { name: `审核 ${company.name}` }).click();
  await expect(admin).toHaveURL(new RegExp(`company=${company.companyId}`));
  const rejection = await decide(admin, company.name, '驳回');
  await rejection.getByRole('button', { name: '驳回', exact: true }).click();
  await expect(rejection.getByText('原因：不能为空')).toBeVisible();
  await rejection.getByLabel('原因').fill('法定代表人与营业执照不符');
  await rejection.getByRole('button', { name: '驳回', exact: true }).click();
  await expect(rejection).toBeHidden();
  await expect(drawer(admin, company.name).getByRole('listitem').last()).toContainText(
    '法定代表人与营业执照不符',
  );
  await expect(admin.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);

  await expect(popup(page, '企业认证被驳回')).toBeVisible();
  await expect(state(page)).toHaveText('认证未通过');
  await expect(page.getByRole('main')).toContainText('原因 法定代表人与营业执照不符');
  await page.getByRole('button', { name: '编辑' }).first().click();
  await page.getByLabel('统一社会信用代码').fill(inventCreditCode());
  await page.getByLabel('法定代表人').fill('王新');
  await page.getByLabel('联系人').fill('王新');
  await page.getByLabel('联系电话').fill('13800001234');
  await page.getByLabel('地址').fill('浙江省杭州市滨江区 1 号');
  await page.getByRole('button', { name: '保存' }).first().click();
  await page.getByRole('button', { name: '提交认证' }).click();
  await expect(state(page)).toHaveText('认证审核中');

  await reopenPage(admin);
  const sent: unknown[] = [];
  admin.on('request', (call) => {
    if (call.url().endsWith('/company/approve')) sent.push(call.postDataJSON());
  });
  const approval = await decide(admin, company.name, '通过');
  await approval.getByLabel('版本').click();
  await admin.locator('.ant-select-item-option').filter({ hasText: '标准版' }).click();
  await approval.getByRole('button', { name: '通过', exact: true }).dblclick();
  await expect(approval).toBeHidden();
  await expect(drawer(admin, company.name)).toContainText('标准版');
  expect(sent).toHaveLength(1);

  await expect(popup(page, '企业认证已通过')).toBeVisible();
  await expect(state(page)).toHaveText('企业已认证');
  await page.getByRole('menuitem', { name: '仪表盘' }).click();
  // The section unfolds under the mouse.
  await settled(page);
  await page.getByRole('menuitem', { name: '工作台' }).click();
  await expect(heading(page)).toContainText('测试员');
});

test('of two administrators at once the second is told how things stand', async ({
  openWindow,
}) => {
  const company = await found(1);
  const first = await review(openWindow, company.companyId);
  const second = await review(openWindow, company.companyId);
  const rejection = await decide(first, company.name, '驳回');
  await rejection.getByLabel('原因').fill('资料不全');
  const approval = await decide(second, company.name, '通过');
  await rejection.getByRole('button', { name: '驳回', exact: true }).click();
  await expect(rejection).toBeHidden();
  await approval.getByRole('button', { name: '通过', exact: true }).click();
  await expect(approval).toBeHidden();
  await expect(drawer(second, company.name)).toContainText('可能已由他人处理');
  await expect(drawer(second, company.name)).toContainText('资料不全');
  await expect(second.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);
});

test('[ACC-2] who may only look decides nothing', async ({ openWindow }) => {
  const company = await found(1);
  const page = await review(openWindow, company.companyId, ['platform:company:view']);
  await expect(drawer(page, company.name)).toContainText('待审核');
  for (const verb of ['通过', '驳回', '停用', '恢复'])
    await expect(page.getByRole('button', { name: verb, exact: true })).toHaveCount(0);
  await drawer(page, company.name).getByRole('button', { name: '关闭' }).click();
  await expect(page).toHaveURL(/\/platform\/company$/);
  await expect(page.getByRole('button', { name: `查看 ${company.name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^审核/ })).toHaveCount(0);
});

test('a suspended company is shut on its open pages, and open again when restored', async ({
  page,
  openWindow,
}) => {
  const company = await found(3);
  await enter(page, company.username, '/dashboard/workplace');
  await expect(heading(page)).toContainText('测试员');
  const admin = await review(openWindow, company.companyId);
  const suspension = await decide(admin, company.name, '停用');
  await suspension.getByLabel('原因').fill('合同到期');
  await suspension.getByRole('button', { name: '停用', exact: true }).click();
  await expect(page).toHaveURL(/\/appCenter\/company$/);
  await expect(state(page)).toHaveText('企业已停用');
  await expect(page.getByRole('main')).toContainText('合同到期');
  const restoring = await decide(admin, company.name, '恢复');
  await restoring.getByRole('button', { name: '恢复', exact: true }).click();
  await expect(state(page)).toHaveText('企业已认证');
  await expect(page.getByRole('menuitem', { name: '仪表盘' })).toBeVisible();
});
