import { expect } from '@playwright/test';
import { found, hire } from './support/backstage.ts';
import { enter, openPage, reopenPage } from './support/people.ts';
import { test } from './support/windows.ts';
import {
  nick,
  drawer,
  table,
  rowOf,
  search,
  save,
  picture,
  fileParts,
  openForm,
} from './support/parts.ts';

test('[MNU-4] [VAL-4] a part is filed with picture, manual and an attribute whose name is asked for', async ({
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
  await drawer(page, '添加属性').getByLabel('属性值').fill('墨绿');
  await drawer(page, '添加属性').getByRole('button', { name: '添加', exact: true }).click();
  await expect(form.getByLabel('颜色', { exact: true })).toHaveValue('墨绿');

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
    page.getByRole('main').getByRole('button', { name: /新增|编辑|删除|添加子级|上移|下移/ }),
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
