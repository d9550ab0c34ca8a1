import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { hire } from './support/backstage.ts';
import { callerOf, establish, orderPack, type Company } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { bindUnits } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';
import { tickConsent } from './support/consent.ts';

const hangzhou = '115.236.0.77';
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const agree = async (page: Page, name: string) => {
  await dialog(page, name).getByRole('button', { name, exact: true }).click();
  await expect(dialog(page, name)).toBeHidden();
};

async function pick(page: Page, within: ReturnType<typeof dialog>, field: string, text: string) {
  await within.getByRole('combobox', { name: field }).last().click();
  await page.keyboard.type(text);
  await page.locator('.ant-select-item-option:visible').filter({ hasText: text }).first().click();
}

/** From now on the policy gives one month from the sale; a unit sold under it twenty days ago. */
async function sellForOneMonth(page: Page, company: Company): Promise<string> {
  const call = await callerOf(page, company.username);
  type Row = { id: number; version: number; name: string; terms: string };
  const [policy] = await call.get<Row[]>('warrantyPolicy/index');
  const { id, version, name, terms } = await call.get<Row>(`warrantyPolicy/info?id=${policy!.id}`);
  const changed = { id, version, name, terms, months: 1, starts_at: 'sale' };
  await call.post('warrantyPolicy/edit', changed);
  const codes = await bindUnits(page, company, 1);
  await call.post('saleRecord/add', {
    codes,
    sold_at: new Date(Date.now() - 20 * 86_400_000).toISOString(),
    buyer_name: '赵敏',
    buyer_phone: '13600136000',
    is_activated: true,
  });
  return codes[0]!;
}

test('[MNU-27] [CO-4] a policy is made, a buyer activates under it and keeps the card, and the desk extends, transfers, replaces and voids warranties', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 3, true);
  await ship(page, company, codes);
  const [first, fresh, second] = codes as [string, string, string];

  // The policy, and the product that uses it.
  const clerk = await hire('sales', company.companyId);
  const desk = await openWindow();
  const complaints = watchConsole(desk);
  await enter(desk, clerk.username, '/sale/warrantyPolicy');
  await expect(desk.getByText('还没有质保政策')).toBeVisible();
  await desk
    .getByRole('button', { name: /新增|添加/ })
    .first()
    .click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('名称').fill('手冲壶两年质保');
  await form.getByLabel('质保期（月）').fill('24');
  await form.getByLabel('质保条款').fill('两年内免费维修。\n壶嘴磕碰不在质保范围。');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(row(desk, '手冲壶两年质保')).toContainText('24');
  await inspect(desk, 'warranty-policies', complaints);
  await enter(page, company.username, '/product/part');
  await act(page, '细口手冲壶', '编辑');
  const part = page.getByRole('dialog');
  await expect(part.getByLabel('质保期（月）')).toBeVisible();
  await pick(page, part, '质保政策', '手冲壶');
  await expect(part.getByLabel('质保期（月）')).toBeHidden();
  await part.getByRole('button', { name: '保存' }).click();
  await expect(part).toBeHidden();

  // The buyer.
  const mobile = `139${String(Date.now()).slice(-8)}`;
  const buyer = await openWindow({
    viewport: { width: 375, height: 740 },
    extraHTTPHeaders: { 'x-forwarded-for': hangzhou },
  });
  const murmurs = watchConsole(buyer);
  const activate = async (code: string, name: string, number: string) => {
    await buyer.goto(`/template?code=${code}&language=zh_CN`);
    await buyer.getByRole('link', { name: '激活产品' }).click();
    await buyer.getByLabel('姓名').fill(name);
    await buyer.getByLabel('手机号').fill(number);
    await tickConsent(buyer);
    await buyer.getByRole('button', { name: '激活产品' }).click();
    await expect(buyer.getByRole('status')).toHaveText('激活成功，质保已生效');
  };
  await activate(first, '王芳', mobile);
  await inspect(buyer, 'activation-done', murmurs);
  await buyer.getByRole('link', { name: '查看电子质保卡' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('电子质保卡');
  await expect(buyer.getByText('壶嘴磕碰不在质保范围')).toBeVisible();
  await expect(buyer.locator('main')).toContainText(first.replace(/(.{4})(?=.)/g, '$1 '));
  await expect(buyer.locator('main')).not.toContainText('王芳');
  const card = buyer.url();
  await inspect(buyer, 'warranty-card', murmurs);
  await expectNoSidewaysScroll(buyer, 'warranty-card');
  const taken = buyer.waitForEvent('download');
  await buyer.getByRole('link', { name: /下载质保证书/ }).click();
  const certificate = await taken;
  expect(certificate.suggestedFilename()).toBe(`质保证书-${first}.pdf`);
  expect((await readFile(await certificate.path())).toString('latin1', 0, 5)).toBe('%PDF-');
  // Lost, and found again from the code's page.
  await buyer.goto(`/template?code=${first}&language=zh_CN`);
  await buyer.getByRole('link', { name: '查看电子质保卡' }).click();
  await buyer.getByLabel('手机号后四位').fill('0000' === mobile.slice(-4) ? '1111' : '0000');
  await buyer.getByRole('button', { name: '查看' }).click();
  await expect(buyer.getByRole('alert')).toContainText('没有找到');
  await buyer.getByLabel('手机号后四位').fill(mobile.slice(-4));
  await buyer.getByRole('button', { name: '查看' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('电子质保卡');
  await activate(second, '李雷', '13800138001');
  const ending = await sellForOneMonth(page, company);

  // What ends within thirty days is asked for by itself; what ends later is not among it.
  await openPage(desk, '/sale/warranty');
  await expect(row(desk, first)).toBeVisible();
  await expect(row(desk, ending)).toContainText('质保中');
  await desk.getByRole('button', { name: '即将到期', exact: true }).click();
  await desk
    .locator('.ant-select-item-option:visible')
    .filter({ hasText: '30 天内' })
    .first()
    .click();
  await expect(desk).toHaveURL(/expiring=30/);
  await expect(row(desk, first)).toHaveCount(0);
  await expect(row(desk, second)).toHaveCount(0);
  await expect(row(desk, ending)).toContainText('质保中');
  await inspect(desk, 'warranties-ending', complaints);

  // The desk finds it by the phone number; looking at the whole number is written down.
  await openPage(desk, '/sale/warranty');
  await expect(row(desk, first)).toContainText('质保中');
  await expect(row(desk, first)).toContainText('浙江 杭州市');
  await expect(row(desk, first)).toContainText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
  await desk.getByRole('textbox', { name: '编码、完整手机号' }).fill(mobile);
  await desk.keyboard.press('Enter');
  await expect(row(desk, second)).toHaveCount(0);
  await act(desk, first, '查看');
  const drawer = dialog(desk, `${first} 的质保`);
  await expect(drawer).toContainText('两年内免费维修');
  await expect(drawer).toContainText('浙江 杭州市');
  await drawer.getByRole('button', { name: '显示号码' }).click();
  await expect(drawer.getByRole('link', { name: mobile })).toBeVisible();
  await inspect(desk, 'warranty-drawer', complaints, { isCovered: true });
  const call = await callerOf(page, company.username);
  const [viewed] = await call.get<{ path: string; username: string }[]>('operLog/index?limit=1');
  expect(viewed).toMatchObject({ path: 'warranty/reveal', username: clerk.username });

  // Extended, then given to somebody else: the card of the first owner is closed.
  await drawer.getByRole('button', { name: '延长', exact: true }).click();
  await dialog(desk, '延长').getByLabel('延长月数').fill('6');
  await dialog(desk, '延长').getByLabel('原因').fill('维修停用较久');
  await agree(desk, '延长');
  await expect(drawer).toContainText('24 个月 + 延长 6 个月');
  await buyer.goto(card);
  await expect(buyer.locator('main')).toContainText('另延长 6 个月');
  await drawer.getByRole('button', { name: '转让', exact: true }).click();
  await dialog(desk, '转让').getByLabel('持有人').fill('韩梅梅');
  await dialog(desk, '转让').getByLabel('手机号').fill('13700137000');
  await agree(desk, '转让');
  await expect(drawer).toContainText('已转让');
  await expect(drawer).toContainText('137****7000');
  await buyer.reload();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('这个链接无效');

  // Replaced by a new unit, which takes over the rest.
  await drawer.getByRole('button', { name: '收起详情' }).click();
  await desk.getByRole('textbox', { name: '编码、完整手机号' }).fill('');
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: '登记换新' }).click();
  await dialog(desk, '登记换新').getByLabel('旧产品的编码').fill(first);
  await dialog(desk, '登记换新').getByLabel('新产品的编码').fill(fresh);
  await inspect(desk, 'warranty-replace', complaints, { isCovered: true });
  await agree(desk, '登记换新');
  await expect(row(desk, fresh)).toContainText('质保中');
  await expect(row(desk, first)).toContainText('已换新');
  await act(desk, fresh, '查看');
  await expect(dialog(desk, `${fresh} 的质保`)).toContainText(`承接 ${first} 的质保`);
  await dialog(desk, `${fresh} 的质保`).getByRole('button', { name: '收起详情' }).click();

  // Void: the consumer sees that it is over.
  await act(desk, second, '作废');
  await dialog(desk, '作废').getByLabel('原因').fill('自行改装');
  await agree(desk, '作废');
  await expect(row(desk, second)).toContainText('已作废');
  await buyer.goto(`/template?code=${second}&language=zh_CN`);
  await expect(buyer.locator('main')).toContainText('已过保');

  // The list, to take along.
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: '导出' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  await inspect(desk, 'warranties', complaints);
});
