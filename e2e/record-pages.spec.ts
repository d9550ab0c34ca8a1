import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { report } from './support/attachments.ts';
import { found, hire, sql } from './support/backstage.ts';
import {
  expectNoSidewaysScroll,
  inspect,
  photograph,
  read,
  settled,
  watchConsole,
} from './support/inspect.ts';
import { fileParts, rowOf, save, search } from './support/parts.ts';
import { enter, heading, openPage, reopenPage } from './support/people.ts';
import { test } from './support/windows.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^关于/ }).getByRole('link', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const called = async (username: string, name: string) =>
  sql('update account set realname = $2 where username = $1', [username, name]);

test('a part has a page: from its list, with everything about it, and back to the list as it was', async ({
  page,
}) => {
  const { username, companyId } = await found(3);
  await fileParts(companyId, ['红色杯子', '红色盘子', '蓝色杯子']);
  await enter(page, username, '/product/part');
  await search(page).fill('红色');
  await expect(page).toHaveURL(/\?keyword=/);
  await expect(rowOf(page, '红色盘子')).toBeVisible();
  await expect(rowOf(page, '蓝色杯子')).toHaveCount(0);
  await page.getByRole('link', { name: '红色杯子', exact: true }).click();
  await expect(page).toHaveURL(/\/product\/part\/\d+$/);
  await expect(heading(page)).toHaveText('红色杯子');
  await expect(page).toHaveTitle(/^红色杯子/);
  const tabs = page.getByRole('navigation', { name: '打开的页面' });
  await expect(tabs.getByRole('link', { name: '红色杯子' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText('红色杯子');
  await expect(part(page, '概览')).toContainText(/成品|产品/);

  // A tab asks for its own rows when it is opened, and stands in the address.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await tab(page, '生产批次').click();
  await expect(page).toHaveURL(/\?tab=batches$/);
  await expect(part(page, '生产批次')).toContainText('还没有相关记录');
  const related = /\/(batch|identifierPack|identifier|bom|repair|warranty|incident)\/index$/;
  expect(asked.filter((path) => related.test(path))).toEqual([
    expect.stringContaining('/batch/index'),
  ]);
  await reopenPage(page);
  await expect(part(page, '生产批次')).toContainText('还没有相关记录');

  // Its list's actions, and what they did as its history.
  await page.getByRole('button', { name: '编辑', exact: true }).click();
  await page.getByLabel('物料名称', { exact: true }).fill('红色马克杯');
  await save(page, '编辑物料').click();
  await expect(heading(page)).toHaveText('红色马克杯');
  await tab(page, '历史').click();
  await expect(part(page, '历史')).toContainText('编辑物料');

  // What can be taken back is taken back where it is told.
  await page.getByRole('button', { name: '停用', exact: true }).click();
  await expect(page.getByRole('button', { name: '启用', exact: true })).toBeVisible();
  await page.locator('.ant-message').getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('button', { name: '停用', exact: true })).toBeVisible();

  // Escape leads to the list with its filter; so does back.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/product\/part\?keyword=/);
  await expect(search(page)).toHaveValue('红色');
  await page.getByRole('link', { name: '红色盘子', exact: true }).click();
  await expect(heading(page)).toHaveText('红色盘子');
  await page.goBack();
  await expect(search(page)).toHaveValue('红色');

  // A new one is named where it was saved.
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  await page.getByLabel('物料名称', { exact: true }).fill('红色茶壶');
  await save(page, '新增物料').click();
  await page.locator('.ant-message').getByRole('link', { name: '红色茶壶' }).click();
  await expect(heading(page)).toHaveText('红色茶壶');

  // What is deleted, another company's, or was never there is not found, with a way back.
  const url = page.url();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL(/\/product\/part\?keyword=/);
  await expect(rowOf(page, '红色茶壶')).toHaveCount(0);
  for (const gone of [url, '/product/part/1']) {
    await page.goto(gone);
    await expect(page.getByRole('alert')).toContainText('没有找到这条记录');
  }
  await page.getByRole('button', { name: '返回产品档案' }).click();
  await expect(page).toHaveURL(/\/product\/part\?keyword=/);
  await expect(rowOf(page, '红色盘子')).toBeVisible();
});

test('colleagues discuss a record: a mention leads there, files open, notes appear by themselves', async ({
  page,
  openWindow,
}) => {
  const { username, companyId } = await found(3);
  await fileParts(companyId, ['讨论杯']);
  const colleague = await hire('general', companyId);
  await called(username, '李经理');
  await called(colleague.username, '王小明');
  await enter(page, username, '/product/part');
  await page.getByRole('link', { name: '讨论杯', exact: true }).click();
  await tab(page, '讨论').click();
  const text = page.getByLabel('讨论内容');
  await text.pressSequentially('请 @王');
  await page.locator('.ant-mentions-dropdown').getByText('王小明').click();
  await text.pressSequentially('看看新包装');

  const other = await openWindow();
  await enter(other, colleague.username, '/product/part');
  await page.getByRole('button', { name: '发布' }).click();
  await expect(part(page, '讨论').getByRole('listitem')).toContainText('请 @王小明');
  await expect(text).toHaveValue('');

  await other.getByRole('button', { name: /^通知/ }).click();
  await other.getByRole('region', { name: '通知' }).getByText('李经理 提到了您').first().click();
  await expect(other).toHaveURL(/\/product\/part\/\d+\?tab=notes$/);
  await expect(part(other, '讨论')).toContainText('看看新包装');
  await expect(part(other, '讨论').getByRole('button', { name: '删除' })).toHaveCount(0);

  await other.getByLabel('讨论内容').fill('图纸在这里');
  await other.getByRole('button', { name: '添加附件' }).click();
  const upload = other.getByRole('dialog', { name: '添加附件' });
  await upload.locator('input[type=file]').setInputFiles({
    name: '图纸.pdf',
    mimeType: 'application/pdf',
    buffer: report(),
  });
  await upload.getByRole('button', { name: '开始上传' }).click();
  await expect(upload.getByRole('listitem').filter({ hasText: '上传成功' })).toHaveCount(1);
  await upload.getByRole('button', { name: '保存', exact: true }).click();
  await expect(upload).toBeHidden();
  await other.getByRole('button', { name: '发布' }).click();

  // Without reloading.
  await expect(part(page, '讨论')).toContainText('图纸在这里');
  await part(page, '讨论').getByRole('button', { name: '图纸.pdf' }).click();
  await expect(page.getByRole('dialog')).toContainText('图纸.pdf');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const own = part(page, '讨论').getByRole('listitem').filter({ hasText: '看看新包装' });
  await own.getByRole('button', { name: '修改' }).click();
  await part(page, '讨论').getByLabel('讨论内容').last().fill('不用了');
  await part(page, '讨论').getByRole('button', { name: '保存' }).click();
  await expect(part(other, '讨论')).toContainText('不用了');
  const changed = part(page, '讨论').getByRole('listitem').filter({ hasText: '不用了' });
  await expect(changed).toContainText('已修改');
  await changed.getByRole('button', { name: '删除' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '删除' }).click();
  await expect(changed).toHaveCount(0);
  await expect(part(other, '讨论').getByText('不用了')).toHaveCount(0);
});

const look = (page: Page, language: string, dark: boolean) =>
  page.evaluate(
    ([spoken, darkMode]) => {
      localStorage.setItem('language', spoken);
      localStorage.setItem('theme', JSON.stringify({ darkMode }));
    },
    [language, dark] as const,
  );

// The lists whose records have pages, and some of their tabs.
const kinds = [
  ['part', '/product/part', '扫码分布|消费者看到的页面'],
  ['dealer', '/appCenter/dealer'],
  ['supplier', '/procure/supplier'],
  ['customer', '/orderGoods/customer'],
  ['batch', '/trace/batch', '扫码分布'],
  ['shipment', '/trace/shipment', '同一收货方的发货单|收货方的退货'],
  ['sales-order', '/orderGoods/so'],
  ['purchase', '/procure/po', '物料收货|同一供应商的订单'],
  ['incident', '/sale/incident', '同一'],
  ['repair', '/sale/repair', '这件产品的维修|质保|风险事件'],
  ['warranty', '/sale/warranty', '维修|风险事件'],
  ['pack', '/identity/pack'],
  ['page', '/product/securityTemplate', '效果统计|版本|应用范围'],
] as const;

test('every kind of record has a page that is read by screen readers, on a phone, in the dark and in every language', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username } = await hire();
  await enter(page, username, '/product/part');
  for (const [at, [kind, path, more = '']] of kinds.entries()) {
    await openPage(page, path);
    await page.locator(`main table a[href^="${path}/"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}/\\d+$`));
    for (const one of more.split('|'))
      await expect(page.getByRole('navigation', { name: /^关于/ })).toContainText(one);
    await settled(page);
    await inspect(page, `record-${kind}`, complaints, { onlyMain: true });
    const names = await page.getByRole('navigation', { name: /^关于/ }).getByRole('link').all();
    for (const link of names) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
      await settled(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(complaints.splice(0), `${kind} ${await link.innerText()}`).toEqual([]);
    }
    await names[Math.min(2, names.length - 1)]!.click();
    await photograph(page, `record-${kind}-related`);
    await page.setViewportSize({ width: 375, height: 740 });
    await names[0]!.click();
    await expectNoSidewaysScroll(page, `record-${kind}-375`);
    await photograph(page, `record-${kind}-375`);
    await page.setViewportSize({ width: 1440, height: 900 });
    if (at % 2 === 1) continue;
    const language = at % 4 === 0 ? 'en' : 'zh_TW';
    await look(page, language, true);
    await reopenPage(page);
    await read(page, `record-${kind}-${language}`, complaints);
    await look(page, 'zh_CN', false);
  }
});

test('a name leads to its record for those who may see it, and is plain text for others', async ({
  page,
  openWindow,
}) => {
  const { username } = await hire();
  await enter(page, username, '/trace/batch');
  const cell = page.locator('main table a[href^="/product/part/"]:visible').first();
  const name = (await cell.innerText()).split(/\s/)[0]!;
  await cell.click();
  await expect(heading(page)).toContainText(name);

  const mark = randomUUID().slice(0, 8);
  const [{ id }] = (await sql<{ id: number }>(
    `insert into role (company_id, login_type, code, name, permissions)
     values (1, 'web', $1, '{"zh_CN":"只看批次","en":"Batches","zh_TW":"只看批次"}', '{trace:batch:view}') returning id`,
    [mark],
  )) as [{ id: number }];
  const reader = await hire();
  await sql('update account_role set role_id = $2 where account_id = $1', [reader.id, id]);
  const other = await openWindow();
  await enter(other, reader.username, '/trace/batch');
  await expect(other.locator('main a[href^="/trace/batch/"]').first()).toBeVisible();
  await expect(other.locator('main a[href^="/product/part/"]')).toHaveCount(0);
});

test('a drawer beside a list leads to the page of its record, where a filter by state makes the tabs', async ({
  page,
}) => {
  const { username } = await hire();
  await enter(page, username, '/trace/shipment?state[]=received');
  await expect(page.getByText('已收货', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: '已收货' })).toBeChecked();
  await page.locator('main').getByText('全部', { exact: true }).first().click();
  await expect(page).toHaveURL(/\/trace\/shipment$/);
  await page
    .getByRole('row')
    .getByRole('button', { name: /^查看 / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: '打开完整页面' }).click();
  await expect(page).toHaveURL(/\/trace\/shipment\/\d+$/);
  await expect(page.getByRole('navigation', { name: /^关于/ })).toBeVisible();
});
