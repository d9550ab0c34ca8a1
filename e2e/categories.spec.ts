import { expect } from '@playwright/test';
import { found } from './support/backstage.ts';
import { callerOf } from './support/codes.ts';
import { enter, reopenPage } from './support/people.ts';
import { test } from './support/windows.ts';
import { drawer, table, rowOf, search, save } from './support/parts.ts';

test('[MNU-4] a company files its categories, moves them, and is told why one cannot go', async ({
  page,
}) => {
  const { username } = await found(3);
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
  await page.getByRole('button', { name: '厨电 的更多操作' }).click();
  await page.getByRole('menuitem', { name: '添加子级' }).click();
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

  // A category cannot go below itself, and a parent is not deleted before its children.
  await page.getByRole('button', { name: '编辑 厨电' }).click();
  await drawer(page, '编辑分类').getByLabel('上级分类').click();
  const choices = page.locator('.ant-select-tree');
  await expect(choices.getByText('原料')).toBeVisible();
  await expect(choices.getByText('手冲壶')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await drawer(page, '编辑分类').getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '厨电 的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const question = page.getByRole('dialog', { name: '删除', exact: true });
  await expect(question).toContainText('确定删除“厨电”吗？');
  await question.getByRole('button', { name: '删除' }).press('Enter');
  await expect(page.getByText('请先删除下级分类')).toBeVisible();

  const call = await callerOf(page, username);
  const categories = await call.get<{ id: number; name: string }[]>('category/index');
  const kettles = categories.find(({ name }) => name === '手冲壶')!;
  await call.post('part/add', { code: 'E1', name: '细口壶', category_id: kettles.id });
  await reopenPage(page);
  await page.getByRole('link', { name: '查看“厨电”的 1 个物料' }).click();
  await expect(page).toHaveURL(/\/product\/part\?category_id=\d+$/);
  await expect(rowOf(page, '细口壶')).toBeVisible();
  await expect(page.getByRole('button', { name: '厨电', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
