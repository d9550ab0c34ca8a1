import { expect, type Page } from '@playwright/test';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';
import { tickConsent } from './support/consent.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const small = { width: 375, height: 740 };
const redPacket = 'HB-2026-0001';

/** Fills a time picker as a person types it. */
async function type(form: ReturnType<typeof dialog>, label: string, time: string): Promise<void> {
  await form.getByLabel(label).fill(time);
  await form.getByLabel(label).press('Enter');
}

async function makeCampaign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^新增/ }).first().click();
  const form = page.getByRole('dialog').first();
  await form.getByLabel('名称').first().fill('开箱有礼');
  await form.getByLabel('预算').fill('100');
  await type(form, '开始时间', '2026-01-01 00:00');
  await type(form, '结束时间', '2099-01-01 00:00');
  await form.getByRole('button', { name: '添加奖项' }).click();
  await form.getByLabel('名称').nth(1).fill('8.88 元红包');
  await form.getByLabel('中奖概率').fill('100');
  await form.getByLabel('数量').fill('5');
  await form.getByLabel('每份金额').fill('8.88');
  await form.getByLabel('活动规则').fill('每个码限参与一次');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toBeHidden();
}

async function bringCodes(page: Page, drawer: ReturnType<typeof dialog>): Promise<void> {
  await drawer.getByRole('button', { name: '导入红包码' }).click();
  const form = dialog(page, '导入红包码');
  await form.getByRole('button', { name: '选择文件' }).click();
  const upload = dialog(page, '选择文件');
  const lines = [redPacket, 'HB-2026-0002', 'HB-2026-0002'].join('\n');
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: '红包码.txt', mimeType: 'text/plain', buffer: Buffer.from(lines) });
  await upload.getByRole('button', { name: '开始上传' }).click();
  await expect(upload.getByRole('listitem').filter({ hasText: '上传成功' })).toHaveCount(1);
  await upload.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByText('红包码.txt')).toBeVisible();
  await form.getByRole('button', { name: '导入', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(drawer).toContainText('3 行：新增 2，重复 1，格式不对 0');
}

test('a campaign with a code list is started and put on a page; a buyer wins a code, the next is told that it is taken, and staff sees the claim', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const complaints = watchConsole(page);
  await enter(page, company.username, '/sale/campaign');
  await makeCampaign(page);
  const row = page.getByRole('row').filter({ hasText: '开箱有礼' });
  await row.getByRole('button', { name: /^查看/ }).click();
  const drawer = dialog(page, '开箱有礼');
  await bringCodes(page, drawer);
  await drawer.getByRole('button', { name: '开始', exact: true }).click();
  await dialog(page, '开始').getByRole('button', { name: '开始', exact: true }).click();
  await expect(drawer).toContainText('进行中');
  await inspect(page, 'campaign-drawer', complaints, { isCovered: true });
  await drawer.getByRole('button', { name: '收起详情' }).click();

  // The block on a page, by the designer.
  const call = await callerOf(page, company.username);
  const { id } = await call.post<{ id: number }>('pageTemplate/add', {
    name: '有奖溯源页',
    document: pageOf([newBlock(queryResult)], { details: '领奖' }),
  });
  await openPage(page, `/product/template/templateEdit?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('有奖溯源页');
  await page.getByPlaceholder('搜索模块').fill('领奖');
  await page.getByRole('button', { name: '扫码领奖', exact: true }).click();
  await page.getByRole('combobox', { name: '营销活动' }).click();
  await page.getByTitle('开箱有礼（进行中）').click();
  const phone = page.frameLocator('iframe[title="手机预览"]');
  await expect(phone.getByText('8.88 元红包')).toBeVisible();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const publish = page.getByRole('dialog', { name: '发布页面' });
  await publish.getByRole('button', { name: '立即发布' }).click();
  await expect(page.locator('[data-designer-root]').getByRole('banner')).toContainText(
    '已发布第 1 版',
  );
  const { version } = await call.get<{ version: number }>(`pageTemplate/info?id=${id}`);
  const uses = [{ target: 'part', target_id: company.partId }];
  await call.post('pageTemplate/assign', { id, version, uses });

  const buyer = await openWindow({ viewport: small });
  const seen = watchConsole(buyer);
  await buyer.goto(`/template?code=${codes[0]}&language=zh_CN`);
  await expect(buyer.getByText('8.88 元红包')).toBeVisible();
  await inspect(buyer, 'reward-block', seen);
  await expectNoSidewaysScroll(buyer, 'reward-block-phone');
  await buyer.getByLabel('手机号').fill('13800138001');
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '立即抽奖' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('恭喜您获得“8.88 元红包”');
  await expect(buyer.getByLabel('红包码')).toHaveValue(redPacket);
  await inspect(buyer, 'reward-won', seen);
  await expectNoSidewaysScroll(buyer, 'reward-won-phone');

  // Without scripts, in English, by somebody else.
  const second = await openWindow({ viewport: small, javaScriptEnabled: false });
  await second.goto(`/template?code=${codes[0]}&language=en`);
  await expect(second.getByText('This code has already taken part.')).toBeVisible();
  await second.getByLabel('Phone number').fill('13800138002');
  await tickConsent(second);
  await second.getByRole('button', { name: 'See the result' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(
    'Someone else has already taken part with this code',
  );
  await second.goBack();
  await second.getByLabel('Phone number').fill('13800138001');
  await tickConsent(second);
  await second.getByRole('button', { name: 'See the result' }).click();
  await expect(second.getByLabel('Red-packet code')).toHaveValue(redPacket);

  await openPage(page, '/sale/campaignClaim');
  const claim = page.getByRole('row').filter({ hasText: '138****8001' });
  await expect(claim).toContainText('8.88 元红包');
  await expect(claim).not.toContainText(redPacket);
  await page.getByPlaceholder('产品码、完整手机号').fill('13800138002');
  await page.keyboard.press('Enter');
  await expect(claim).toBeHidden();
});
