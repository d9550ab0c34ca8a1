import { expect, type Page } from '@playwright/test';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { survey } from '#blocks/survey/spec.ts';
import { callerOf, establish, hireWith, orderPack, type Company } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, reopenPage } from './support/people.ts';
import { test } from './support/windows.ts';
import { tickConsent } from './support/consent.ts';

const small = { width: 375, height: 740 };
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
type Part = { name: string; version: number; value: object };

/** The platform gives so many points for a first genuine scan and for a survey. */
async function offer(page: Page, scan: number, answers: number): Promise<void> {
  const { get, post } = await callerOf(page, 'admin', 'admin');
  const parts = await get<Part[]>('config/index');
  const { name, version, value } = parts.find((part) => part.name === 'member')!;
  const changed = { ...value, scan_points: scan, survey_points: answers };
  await post('config/edit', { name, version, value: changed });
}

/** The company's pages ask a question from now on. */
async function askQuestion(page: Page, company: Company): Promise<void> {
  const { post } = await callerOf(page, company.username);
  const question = { type: 0, name: '您的建议', value: '', note: '', required: false };
  const form = newBlock(survey, { title: '用后感受', jsonData: [question] } as never);
  const document = pageOf([newBlock(queryResult), form], { details: '调查' });
  const { id } = await post<{ id: number }>('pageTemplate/add', { name: '调查', document });
  await post('pageTemplate/publish', { id, version: 1 });
  await post('pageTemplate/assign', { id, version: 2, uses: [{ target: 'company' }] });
}

test('[CO-4] a buyer collects points for the first genuine scan, activates, and collects more for a survey; the company sees its member, and only some see the number', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  const [code] = codes as [string];
  await ship(page, company, [code]);
  await offer(page, 5, 3);
  const buyer = await openWindow({ viewport: small });
  const complaints = watchConsole(buyer);
  // Pages know of the offer a moment later.
  const claim = buyer.getByRole('link', { name: '领取 5 积分' });
  await expect(async () => {
    await buyer.goto(`/template?code=${code}&language=zh_CN`);
    await expect(claim).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await claim.click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('领取积分');
  await inspect(buyer, 'points-form', complaints);
  await expectNoSidewaysScroll(buyer, 'points-form-phone');
  await buyer.getByLabel('手机号').fill('13800138111');
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '领取' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('已领取 5 积分');
  await buyer.getByRole('link', { name: '查看产品' }).click();
  await expect(buyer.getByRole('link', { name: /领取/ })).toHaveCount(0);
  await buyer.goto(`/activation?sn=${code}&language=zh_CN`);
  await buyer.getByLabel('姓名').fill('王小明');
  await buyer.getByLabel('手机号').fill('13800138111');
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '激活' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText('激活成功');

  const seen = watchConsole(page);
  await enter(page, company.username, '/sale/member');
  const row = page.getByRole('row').filter({ hasText: '138****8111' });
  const points = (n: number) => row.getByRole('cell', { name: String(n), exact: true });
  await expect(row).toContainText('王**');
  await expect(row).toContainText('首次查得正品');
  await expect(points(15)).toBeVisible();

  // The survey gives three more, and the same number has them.
  await askQuestion(page, company);
  const question = buyer.getByLabel('您的建议');
  await expect(async () => {
    await buyer.goto(`/template?code=${code}&language=zh_CN`);
    await expect(question).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await question.fill('壶嘴再细一点');
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '提交' }).click();
  await expect(buyer.getByRole('status')).toHaveText('感谢您的回答，已提交');
  await expect(
    buyer.getByRole('heading', { name: '留下手机号，领取 3 积分', level: 2 }),
  ).toBeVisible();
  await inspect(buyer, 'survey-points', complaints);
  await expectNoSidewaysScroll(buyer, 'survey-points-phone');
  await buyer.getByLabel('手机号').fill('13800138111');
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '领取' }).click();
  await expect(buyer.getByRole('status')).toHaveText('已领取 3 积分');
  await offer(page, 0, 0);

  await reopenPage(page);
  await expect(points(18)).toBeVisible();
  await inspect(page, 'company-members', seen);
  await row.getByRole('button', { name: /^查看/ }).click();
  const drawer = dialog(page, '王**');
  await expect(drawer).toContainText('激活奖励');
  await expect(drawer).toContainText('首次查得正品奖励');
  await expect(drawer.getByRole('listitem').filter({ hasText: '问卷奖励' })).toContainText(
    '3 积分',
  );
  await expect(drawer).toContainText('用后感受');
  await expect(drawer.getByRole('link', { name: code })).toBeVisible();
  await inspect(page, 'company-member', seen);
  await drawer.getByRole('button', { name: '显示号码' }).click();
  await expect(drawer.getByRole('link', { name: '13800138111' })).toBeVisible();

  const viewer = await hireWith(company, ['sale:companyMember:view']);
  const other = await openWindow({});
  await enter(other, viewer.username, '/sale/member');
  await other.getByRole('row').filter({ hasText: '138****8111' }).getByRole('button').click();
  const shown = dialog(other, '王**');
  await expect(shown.getByText('138****8111')).toBeVisible();
  await expect(shown.getByRole('button', { name: '显示号码' })).toHaveCount(0);
});
