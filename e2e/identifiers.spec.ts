import { expect, type Page } from '@playwright/test';
import { hire, sql } from './support/backstage.ts';
import { establish, hireWith, openArchive, orderPack } from './support/codes.ts';
import { enter, heading, openPage, reopenPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const option = (page: Page, text: string) =>
  page.locator('.ant-select-item-option').filter({ hasText: text });

test('a pack is ordered, watched while it is made, and leaves in an archive that the passphrase opens', async ({
  page,
}) => {
  const { username, companyId } = await establish();
  await enter(page, username, '/identity/pack');
  await page.getByRole('button', { name: '生成标识' }).first().click();
  const form = dialog(page, '生成标识');
  await form.getByLabel('编码规则').click();
  await option(page, '标准编码').click();
  // Choosing the batch sets its part.
  await form.getByLabel('生产批次').click();
  await option(page, 'B-500').click();
  await expect(form.getByTitle('细口手冲壶（E-1）')).toBeVisible();
  await form.getByLabel('数量').fill('0');
  await form.getByRole('button', { name: '生成标识' }).click();
  await expect(form.getByText('数量：不能小于 1')).toBeVisible();
  await form.getByLabel('数量').fill('12000');
  await expect(form.getByLabel('数量')).toHaveValue('12,000');
  await expect(form.getByRole('meter', { name: '标识额度' })).toHaveAttribute(
    'aria-valuetext',
    /下单后还剩/,
  );
  await form.getByRole('button', { name: '生成标识' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, 'B-500')).toContainText('已就绪');
  await expect(row(page, 'B-500')).toContainText('12,000');
  await page.getByRole('button', { name: /^展开/ }).click();
  await expect(page.getByText('起始编码')).toBeVisible();

  await act(page, 'B-500', '导出');
  const asked = dialog(page, '导出标识包');
  await asked.getByLabel('口令', { exact: true }).fill('short');
  await asked.getByLabel('再次输入口令').fill('short');
  await asked.getByRole('button', { name: '导出', exact: true }).click();
  await expect(asked.getByText('口令：至少 12 个字符')).toBeVisible();
  await asked.getByLabel('口令', { exact: true }).fill('sunny-Lantern-48-harbour');
  await expect(asked.getByRole('meter', { name: '口令强度' })).toHaveAttribute(
    'aria-valuetext',
    '强',
  );
  await asked.getByRole('button', { name: '导出', exact: true }).click();
  await expect(asked.getByText('两次口令不一致')).toBeVisible();
  await asked.getByLabel('再次输入口令').fill('sunny-Lantern-48-harbour');
  const coming = page.waitForEvent('download');
  await asked.getByRole('button', { name: '导出', exact: true }).click();
  const file = await coming;
  const text = await openArchive(file, 'sunny-Lantern-48-harbour');
  const codes = text.trim().split(/\r?\n/).slice(1);
  expect(codes).toHaveLength(12_000);
  expect(new Set(codes).size).toBe(12_000);
  await expect(openArchive(file, 'sunny-Lantern-48-harbours')).rejects.toThrow();
  await expect(asked).toBeHidden();
  expect(
    await sql('select exports from identifier_pack where company_id = $1', [companyId]),
  ).toEqual([{ exports: 1 }]);

  await page.getByRole('button', { name: /^查看标识/ }).click();
  await expect(heading(page)).toHaveText('标识列表');
  await expect(page.getByText('共 12,000 条')).toBeVisible();
});

test('the next step is at hand: from a pack to binding it, from a code to the page its buyers see', async ({
  page,
}) => {
  const company = await establish();
  const { codes, code: pack } = await orderPack(page, company, 3);
  await enter(page, company.username, '/identity/pack');
  await act(page, pack, '绑定');
  await expect(page).toHaveURL(/\/trace\/binding\?pack=\d+/);
  await expect(page.getByTitle(pack).filter({ visible: true }).first()).toBeVisible();
  await page.getByLabel('生产批次', { exact: true }).first().click();
  await option(page, 'B-500').click();
  await page.getByRole('button', { name: '绑定 3 个' }).click();
  await expect(page.getByText('已绑定 3 个标识')).toBeVisible();

  await openPage(page, '/identity/list');
  await page.getByRole('button', { name: `轨迹 ${codes[0]}` }).click();
  const way = page.getByRole('dialog').getByRole('link', { name: '消费者页面' });
  await expect(way).toHaveAttribute('href', new RegExp(`/c/${codes[0]}$`));
  await expect(way).toHaveAttribute('target', '_blank');
  await expect(way).toHaveAttribute('title', '在新窗口打开，计为一次查询');
  const opening = page.waitForEvent('popup');
  await way.click();
  await expect((await opening).getByRole('heading', { level: 1 })).toHaveText('请谨慎');
});

test('[MNU-3] an identifier is found by code, link, beginning and range, and its trail tells what happened', async ({
  page,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 60);
  const [first, , , fourth] = codes as [string, string, string, string];
  await enter(page, company.username, '/identity/list');
  const box = page.getByRole('textbox', { name: /编码、链接或编码开头/ });
  const count = (n: number) => expect(page.getByText(`共 ${n} 条`)).toBeVisible();
  await count(60);
  await box.fill(first);
  await count(1);
  await box.fill(`https://id.example.com/c/${fourth}`);
  await expect(row(page, fourth)).toBeVisible();
  await count(1);
  await box.fill(first.slice(0, 6));
  await expect(row(page, first)).toBeVisible();
  await box.fill('');
  await page.getByRole('button', { name: '更多筛选' }).click();
  await page.getByRole('textbox', { name: /起始编码/ }).fill(first);
  await page.getByRole('textbox', { name: /结束编码/ }).fill(fourth);
  await count(4);

  await page.getByRole('button', { name: `轨迹 ${fourth}` }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('list', { name: '标识进度' })).toContainText('已生成');
  await drawer.getByRole('button', { name: '冻结' }).click();
  const why = dialog(page, '冻结');
  await why.getByRole('button', { name: '冻结' }).click();
  await expect(why.getByText('原因：不能为空')).toBeVisible();
  await why.getByLabel('原因').click();
  await option(page, '被盗').click();
  await why.getByLabel('说明').fill('仓库清点少了一个');
  await why.getByRole('button', { name: '冻结' }).click();
  await expect(why).toBeHidden();
  await expect(drawer.getByText('仓库清点少了一个')).toBeVisible();
  await expect(drawer.getByText('被盗').first()).toBeVisible();
  await expect(drawer.getByRole('button', { name: '解冻' })).toBeVisible();
  // It is in the URL: a reload opens it again, and Escape closes it.
  await reopenPage(page);
  await expect(page.getByRole('dialog').getByText('仓库清点少了一个')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, fourth)).toContainText('已冻结');
});

test('many are voided at once by list, range or pack: all of them, or none', async ({ page }) => {
  const company = await establish();
  const { codes, code: pack } = await orderPack(page, company, 40);
  await enter(page, company.username, '/identity/list');
  await page.getByRole('button', { name: '批量操作' }).click();
  const ask = dialog(page, '批量操作');
  const carryOut = ask.getByRole('button', { name: '执行' });
  const choose = async (field: string, value: string) => {
    await ask.getByLabel(field, { exact: true }).click();
    await option(page, value).last().click();
  };
  await ask
    .getByLabel('编码', { exact: true })
    .fill(`${codes.slice(0, 3).join('\n')}\n${codes[0]}`);
  await expect(ask.getByRole('status')).toHaveText('共 3 个标识 · 重复的 1 个已略去');
  await choose('操作', '作废');
  await expect(ask.getByText('作废不能撤销')).toBeVisible();
  await choose('原因', '印刷错误');
  await carryOut.click();
  await expect(page.getByText('已作废 3 个标识')).toBeVisible();
  await expect(ask).toBeHidden();

  // A range with void codes is refused as a whole, naming one of them.
  await page.getByRole('button', { name: '批量操作' }).click();
  await ask.getByText('连续区间').click();
  await ask.getByLabel('起始编码').fill(codes[0]!);
  await ask.getByLabel('结束编码').fill(codes[9]!);
  await expect(ask.getByRole('status')).toHaveText('共 10 个标识');
  await choose('操作', '冻结');
  await choose('原因', '其他');
  await carryOut.click();
  await expect(ask.getByText(/有 3 个标识不能冻结/)).toBeVisible();
  await ask.getByLabel('起始编码').fill(codes[3]!);
  await expect(ask.getByRole('status')).toHaveText('共 7 个标识');
  await carryOut.click();
  await expect(page.getByText('已冻结 7 个标识')).toBeVisible();
  await expect(ask).toBeHidden();

  await page.getByRole('button', { name: '批量操作' }).click();
  await ask.getByText('整个标识包').click();
  await choose('标识包', pack);
  await expect(ask.getByRole('status')).toHaveText('共 40 个标识');
  await choose('操作', '抽样');
  await choose('原因', '其他');
  await carryOut.click();
  await expect(ask.getByText(/不能抽样/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /放弃|不保存/ }).click();

  // For selected rows only the commands allowed for all of them are offered.
  await page.getByRole('checkbox', { name: `选择 ${codes[39]}` }).check();
  const bar = page.getByRole('group', { name: '批量操作' });
  await expect(bar.getByRole('button', { name: '冻结' })).toBeVisible();
  await expect(bar.getByRole('button', { name: '解冻' })).toHaveCount(0);
});

test('who may only look is offered no command', async ({ page }) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 3);
  const viewer = await hireWith(company, ['identity:identifier:view']);
  await enter(page, viewer.username, '/identity/list');
  await expect(row(page, codes[0]!)).toBeVisible();
  await expect(page.getByRole('button', { name: '批量操作' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: `轨迹 ${codes[0]}` }).click();
  await expect(page.getByRole('dialog').getByRole('list', { name: '标识进度' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: '冻结' })).toHaveCount(0);
});

test('an empty list of identifiers leads those who may make them to making the first', async ({
  page,
  openWindow,
}) => {
  const { username, companyId } = await establish();
  await enter(page, username, '/identity/list');
  await expect(page.getByText('还没有标识', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '生成标识' }).click();
  await expect(page).toHaveURL(/\/identity\/pack\?form=add$/);
  await dialog(page, '生成标识').getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('还没有标识包')).toBeVisible();
  // In the page header, and in the empty state.
  await expect(page.getByRole('button', { name: '生成标识' })).toHaveCount(2);

  const viewer = await hire('data', companyId);
  const other = await openWindow();
  await enter(other, viewer.username, '/identity/list');
  await expect(other.getByText('还没有标识', { exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: '生成标识' })).toHaveCount(0);
});
