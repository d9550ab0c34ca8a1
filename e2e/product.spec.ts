import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { randomUUID } from 'node:crypto';
import { found, hire, sql } from './support/backstage.ts';
import { demoPassword, enter, openPage, reopenPage } from './support/people.ts';
import { test } from './support/windows.ts';

const nick = () => randomUUID().slice(0, 6);
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const table = (page: Page) => page.getByRole('table');
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const search = (page: Page) => page.getByRole('textbox', { name: /^搜索/ }).first();
const save = (page: Page, form: string) =>
  drawer(page, form).getByRole('button', { name: '保存', exact: true });

async function picture(colour: string) {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: colour } });
  return {
    name: `${colour.slice(1)}.PNG`,
    mimeType: 'image/png',
    buffer: await image.png().toBuffer(),
  };
}

/** Files parts directly, for journeys that are not about filing them. */
async function fileParts(companyId: number, names: readonly string[]): Promise<void> {
  for (const [at, name] of names.entries())
    await sql(
      `insert into part (company_id, code, name, kind, unit) values ($1, $2, $3, 'product', 'pcs')`,
      [companyId, `E${nick()}${at}`, name],
    );
}

async function openForm(page: Page, username: string, path = '/product/part') {
  await enter(page, username, path);
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  await expect(drawer(page, '新增物料')).toBeVisible();
}

test('a company files its categories, moves them, and is told why one cannot go', async ({
  page,
}) => {
  const { username, companyId } = await found(3);
  await enter(page, username, '/product/category');
  await expect(page.getByText('还没有分类')).toBeVisible();
  const add = async (name: string) => {
    await drawer(page, '新增分类').getByLabel('分类名称').fill(name);
    await save(page, '新增分类').click();
    await expect(drawer(page, '新增分类')).toBeHidden();
    await expect(rowOf(page, name)).toBeVisible();
  };
  for (const name of ['厨电', '原料']) {
    await page.getByRole('button', { name: '新增分类' }).click();
    await add(name);
  }
  await page.getByRole('button', { name: '加下级 厨电' }).click();
  await expect(drawer(page, '新增分类').getByText('厨电', { exact: true })).toBeVisible();
  await add('手冲壶');

  const names = () => table(page).locator('tbody tr td:first-child').allInnerTexts();
  await expect.poll(names).toEqual(['厨电', '手冲壶', '原料']);
  await page.getByRole('button', { name: '下移 厨电' }).click();
  await expect.poll(names).toEqual(['原料', '厨电', '手冲壶']);
  await rowOf(page, '厨电')
    .locator('[data-grip]')
    .dragTo(rowOf(page, '原料'), {
      targetPosition: { x: 100, y: 4 },
    });
  await expect.poll(names).toEqual(['厨电', '手冲壶', '原料']);
  await reopenPage(page);
  await expect.poll(names).toEqual(['厨电', '手冲壶', '原料']);

  await page.getByRole('button', { name: '收起 厨电' }).click();
  await expect(rowOf(page, '手冲壶')).toHaveCount(0);
  await search(page).fill('手冲');
  await expect(page).toHaveURL(/keyword=/);
  await expect.poll(names).toEqual(['厨电', '手冲壶']);
  await page.getByRole('button', { name: '清除筛选' }).click();

  // Nothing goes below itself, and a parent is not deleted before its children.
  await page.getByRole('button', { name: '编辑 厨电' }).click();
  await drawer(page, '编辑分类').getByLabel('上级分类').click();
  const choices = page.locator('.ant-select-tree');
  await expect(choices.getByText('原料')).toBeVisible();
  await expect(choices.getByText('手冲壶')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await drawer(page, '编辑分类').getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '删除 厨电' }).click();
  const question = page.getByRole('dialog', { name: '删除', exact: true });
  await expect(question).toContainText('确定删除“厨电”吗？');
  await question.getByRole('button', { name: '删除' }).press('Enter');
  await expect(page.getByText('请先删除下级分类')).toBeVisible();

  await sql(
    `insert into part (company_id, code, name, kind, unit, category_id)
     select $1, 'E1', '细口壶', 'product', 'pcs', id from category where company_id = $1 and name = '手冲壶'`,
    [companyId],
  );
  await reopenPage(page);
  await page.getByRole('link', { name: '查看“厨电”的 1 个物料' }).click();
  await expect(page).toHaveURL(/\/product\/part\?category_id=\d+$/);
  await expect(rowOf(page, '细口壶')).toBeVisible();
  await expect(page.getByRole('button', { name: '厨电', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('[VAL-4] a part is filed with picture, manual and an attribute whose name is asked for', async ({
  page,
}) => {
  const { username } = await hire();
  const name = `静音破壁机 ${nick()}`;
  await openForm(page, username);
  const form = drawer(page, '新增物料');
  await form.getByLabel('物料名称').fill(name);
  await form.getByLabel('参考价').fill('1299.5');

  await form.getByRole('button', { name: '添加属性' }).click();
  await drawer(page, '添加属性').getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('取消输入')).toBeVisible();
  await form.getByRole('button', { name: '添加属性' }).click();
  await drawer(page, '添加属性').getByLabel('属性名称').fill('颜色');
  await drawer(page, '添加属性').getByRole('button', { name: '添加', exact: true }).click();
  await form.getByLabel('颜色', { exact: true }).fill('墨绿');

  await form.getByRole('button', { name: '添加说明书' }).click();
  await form.getByLabel('资料名称').fill('使用说明书');
  await form.getByLabel('链接').fill('https://docs.example/pb.pdf');

  const files = form.locator('input[type=file]');
  await files.setInputFiles({
    name: '图.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(page.getByRole('alert').filter({ hasText: '图片上传错误' })).toContainText(
    '请上传 gif|jpg|jpeg|png|GIF|JPG|PNG 格式的图片',
  );
  await files.setInputFiles({
    name: '大.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10_485_761),
  });
  await expect(page.getByText('上传大小不能超过10M')).toBeVisible();
  await files.setInputFiles([await picture('#0b7a5b'), await picture('#c8402f')]);
  await expect(form.getByRole('button', { name: /^预览第 \d 张图片$/ })).toHaveCount(2);
  await form.getByRole('button', { name: '前移第 2 张图片' }).click();
  await save(page, '新增物料').click();
  await expect(form).toBeHidden();

  // Found by two characters in the middle of its name.
  await search(page).fill('破壁');
  await expect(page).toHaveURL(/keyword=/);
  await expect(rowOf(page, name)).toContainText('¥1,299.50');
  await page.getByRole('button', { name: `展开 ${name}` }).click();
  const detail = table(page).locator('tr').filter({ hasText: '使用说明书' }).last();
  await expect(detail).toContainText('墨绿');
  await expect(detail.getByRole('link', { name: '使用说明书' })).toHaveAttribute(
    'href',
    'https://docs.example/pb.pdf',
  );
  await expect(detail.getByRole('button', { name: /^预览第/ })).toHaveCount(2);
});

test('[DSG-11] order, page size and page stay through back and reload; the export has a Chinese name', async ({
  page,
}) => {
  const { username, companyId } = await found(3);
  await fileParts(
    companyId,
    Array.from({ length: 25 }, (_, at) => `列表件 ${String(at).padStart(2, '0')}`),
  );
  await enter(page, username, '/product/part');
  const rows = table(page).locator('tbody tr');
  await expect(rows).toHaveCount(20);
  await page.getByRole('combobox', { name: '每页条数' }).selectOption('10');
  await expect(rows).toHaveCount(10);
  await table(page).getByRole('button', { name: '物料名称' }).click();
  await table(page).getByRole('button', { name: '物料名称' }).click();
  await expect(rows.first()).toContainText('列表件 24');
  await page.getByRole('button', { name: '第 3 页' }).click();
  await expect(rows).toHaveCount(5);
  await expect(rows.last()).toContainText('列表件 00');
  const kept = page.url();
  await page.goBack();
  await expect(rows.first()).toContainText('列表件 24');
  await page.goForward();
  await reopenPage(page);
  expect(page.url()).toBe(kept);
  await expect(rows.last()).toContainText('列表件 00');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^\p{Script=Han}+.*\.xlsx$/u);
});

test('two people edit one part: the second sees both values and loses nothing', async ({
  page,
  openWindow,
}) => {
  const { username, companyId } = await found(3);
  await fileParts(companyId, ['同编一件']);
  await enter(page, username, '/product/part');
  // A window of its own: a tab behind another one does not move.
  const other = await openWindow();
  await enter(other, username, '/product/part');
  for (const one of [page, other]) {
    await one.getByRole('button', { name: '编辑 同编一件' }).click();
    await expect(drawer(one, '编辑物料').getByLabel('物料名称')).toHaveValue('同编一件');
  }
  await drawer(page, '编辑物料').getByLabel('型号').fill('A-1');
  await save(page, '编辑物料').click();
  await expect(drawer(page, '编辑物料')).toBeHidden();
  const late = drawer(other, '编辑物料');
  await late.getByLabel('型号').fill('B-2');
  await late.getByRole('textbox', { name: '备注' }).fill('只有我写的');
  await save(other, '编辑物料').click();
  const conflict = late.getByRole('alert').filter({ hasText: 'A-1' });
  await expect(conflict).toContainText('B-2');
  await expect(late.getByLabel('型号')).toHaveValue('B-2');
  await expect(late.getByRole('textbox', { name: '备注' })).toHaveValue('只有我写的');
  await save(other, '编辑物料').click();
  await expect(late).toBeHidden();
  expect(await sql('select model, remark from part where company_id = $1', [companyId])).toEqual([
    { model: 'B-2', remark: '只有我写的' },
  ]);
});

test('a double click on save files one part', async ({ page }) => {
  const { username, companyId } = await found(3);
  await openForm(page, username);
  await drawer(page, '新增物料').getByLabel('物料名称').fill('只此一件');
  await save(page, '新增物料').dblclick();
  await expect(drawer(page, '新增物料')).toBeHidden();
  await expect(page.getByText('共 1 条')).toBeVisible();
  expect(await sql('select name from part where company_id = $1', [companyId])).toHaveLength(1);
});

test('what was typed survives an expired login', async ({ page }) => {
  const { id, username } = await hire();
  const name = `断线也在 ${nick()}`;
  // The page hears nothing of it until it calls.
  await page.routeWebSocket(/\/api\/socket/, () => undefined);
  await openForm(page, username);
  const form = drawer(page, '新增物料');
  await form.getByLabel('物料名称').fill(name);
  await form.getByRole('textbox', { name: '备注' }).fill('写到一半');
  await sql('delete from session where account_id = $1', [id]);
  // The nodes believe their caches until they are told.
  const message = { topic: 'access', account: id };
  await sql(`select pg_notify('suyuan', $1)`, [
    JSON.stringify({ kind: 'tell', from: 'e2e', message }),
  ]);
  await save(page, '新增物料').click();
  const alert = page.getByRole('dialog', { name: '系统提示' });
  await expect(alert).toContainText('登录状态已过期, 请退出重新登录!');
  await alert.getByRole('button', { name: '重新登录' }).press('Enter');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(form).toBeVisible();
  await expect(form.getByText('已恢复未保存的内容')).toBeVisible();
  await expect(form.getByLabel('物料名称')).toHaveValue(name);
  await expect(form.getByRole('textbox', { name: '备注' })).toHaveValue('写到一半');
  await save(page, '新增物料').click();
  await expect(rowOf(page, name)).toBeVisible();
});

test('a part is stopped and restarted, alone and with others', async ({ page }) => {
  const { username, companyId } = await found(3);
  await fileParts(companyId, ['停一件', '停两件']);
  await enter(page, username, '/product/part');
  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `${name} 的更多操作` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('停一件', '停用');
  await expect(page.getByText('已停用 1 个物料')).toBeVisible();
  await expect(rowOf(page, '停一件')).toContainText('停用');
  await act('停一件', '启用');
  await expect(page.getByText('已启用 1 个物料')).toBeVisible();
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '停用' }).click();
  await page
    .getByRole('dialog', { name: '停用' })
    .getByRole('button', { name: '停用' })
    .press('Enter');
  await expect(page.getByText('已停用 2 个物料')).toBeVisible();
});

test('revisions tell what changed in words, and an old one comes back', async ({ page }) => {
  const { username } = await hire();
  const name = `改过两次 ${nick()}`;
  await openForm(page, username);
  await drawer(page, '新增物料').getByLabel('物料名称').fill(name);
  await drawer(page, '新增物料').getByLabel('参考价').fill('99');
  await save(page, '新增物料').click();
  await expect(drawer(page, '新增物料')).toBeHidden();
  await page.getByRole('button', { name: `编辑 ${name}` }).click();
  await drawer(page, '编辑物料').getByLabel('参考价').fill('128');
  await save(page, '编辑物料').click();
  await expect(drawer(page, '编辑物料')).toBeHidden();

  await page.getByRole('button', { name: `版次 ${name}` }).click();
  const revisions = drawer(page, `版次：${name}`);
  const second = revisions.getByRole('listitem').filter({ hasText: '第 2 版' });
  await expect(second).toContainText('测试员');
  await expect(second).toContainText('参考价');
  await expect(second.locator('del')).toHaveText('¥99.00');
  await expect(second.locator('ins')).toHaveText('¥128.00');
  await revisions.getByRole('button', { name: '恢复此版次' }).click();
  const question = page.getByRole('dialog', { name: '恢复此版次' });
  await expect(question).toContainText('第 1 版');
  await question.getByRole('button', { name: '恢复此版次' }).press('Enter');
  await expect(page.getByText('已恢复到第 1 版的内容')).toBeVisible();
  const third = revisions.getByRole('listitem').filter({ hasText: '第 3 版' });
  await expect(third.locator('ins')).toHaveText('¥99.00');
  await expect(third).toContainText('当前');
});

test('who may only look finds nothing to press', async ({ page }) => {
  await enter(page, 'identity', '/product/part');
  await expect(table(page).locator('tbody tr').first()).toContainText('WL');
  for (const name of ['新增', '导入', '导出']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(table(page).getByRole('button', { name: /^(编辑|删除|停用) / })).toHaveCount(0);
  await expect(table(page).getByRole('checkbox')).toHaveCount(0);
  await openPage(page, '/product/part?form=add');
  await expect(table(page).locator('tbody tr').first()).toContainText('WL');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openPage(page, '/product/category');
  await expect(rowOf(page, '厨房电器')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: /新增|编辑|删除|加下级|上移|下移/ }),
  ).toHaveCount(0);
});

test('on a phone nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  const { username, companyId } = await found(3);
  await fileParts(companyId, [
    '名字很长很长很长很长很长很长很长很长很长很长很长很长的一件东西ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ]);
  const isWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await enter(page, username, '/product/part');
  await expect(rowOf(page, '名字很长')).toBeVisible();
  expect(await isWide()).toBe(false);
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await expect(drawer(page, '新增物料')).toBeVisible();
  const body = drawer(page, '新增物料').locator('.ant-drawer-body');
  expect(await body.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(false);
  await drawer(page, '新增物料').getByRole('button', { name: '取消' }).click();
  await openPage(page, '/product/category');
  await expect(page.getByText('还没有分类')).toBeVisible();
  expect(await isWide()).toBe(false);
});
