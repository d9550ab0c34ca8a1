import { expect, type Page } from '@playwright/test';
import { found, hire, sql } from './support/backstage.ts';
import { callAs } from './support/codes.ts';
import { enter } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

/** A separate company with two parts, one of them discontinued, and with batches as they are named. */
async function establish(batches: Record<string, readonly string[]> = {}) {
  const company = await found(3);
  const call = await callAs(company.username);
  const add = async (path: string, body: object) =>
    (await call.post<{ id: number }>(path, body)).id;
  const part = await add('part/add', { code: 'E-1', name: '细口手冲壶' });
  const stopped = await add('part/add', { code: 'E-2', name: '停产手冲壶' });
  await call.post('part/stop', { ids: [stopped] });
  const ids = new Map<string, number>();
  const move = async (code: string, moves: readonly string[]) => {
    for (const one of moves)
      await call.post(`batch/${one}`, {
        ids: [ids.get(code)],
        ...(one === 'hold' ? { reason: '抽检' } : {}),
      });
  };
  for (const [code, moves] of Object.entries(batches)) {
    ids.set(code, await add('batch/add', { code, part_id: part, quantity: 10 }));
    await move(code, moves);
  }
  return { ...company, move };
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const confirm = async (page: Page, action: string) => {
  await dialog(page, action).getByRole('button', { name: action }).click();
  await expect(dialog(page, action)).toBeHidden();
};

test('[MNU-16] [QM-1] a batch is planned, released, held for a reason, completed and recalled', async ({
  page,
}) => {
  const { username, companyId } = await establish();
  await enter(page, username, '/trace/batch');
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  const form = dialog(page, '新增生产批次');
  await form.getByRole('combobox', { name: /物料$/ }).fill('手冲');
  const choices = page.locator('.ant-select-item-option');
  await expect(choices).toHaveText(['细口手冲壶（E-1）']);
  await choices.first().click();
  await form.getByLabel('计划数量').fill('500');
  await form.getByLabel('批次号').fill('B-500');
  await form.getByLabel('工厂', { exact: true }).fill('一厂');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, 'B-500')).toContainText('计划');

  await act(page, 'B-500', '下达');
  await expect(dialog(page, '下达')).toContainText('B-500');
  await confirm(page, '下达');
  await expect(row(page, 'B-500')).toContainText('已下达');
  await act(page, 'B-500', '编辑');
  const edit = dialog(page, '编辑生产批次');
  await expect(edit.getByText('批次号、物料与数量不能再改')).toBeVisible();
  await expect(edit.getByLabel('批次号')).toBeDisabled();
  await edit.getByLabel('产线').fill('2 线');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(row(page, 'B-500')).toContainText('一厂 / 2 线');

  await act(page, 'B-500', '开工');
  await expect(row(page, 'B-500')).toContainText('生产中');
  await act(page, 'B-500', '暂停');
  await dialog(page, '暂停').getByRole('button', { name: '暂停' }).click();
  await expect(dialog(page, '暂停').getByText('原因：不能为空')).toBeVisible();
  await dialog(page, '暂停').getByLabel('原因').fill('壶嘴有毛刺');
  await confirm(page, '暂停');
  await expect(row(page, 'B-500')).toContainText('质检暂停');
  await act(page, 'B-500', '恢复');
  await expect(row(page, 'B-500')).toContainText('生产中');
  await act(page, 'B-500', '完工');
  await confirm(page, '完工');
  await expect(row(page, 'B-500')).toContainText('已完工');
  await act(page, 'B-500', '召回');
  await expect(dialog(page, '召回')).toContainText('这一步不能撤销');
  await dialog(page, '召回').getByLabel('原因').fill('焊缝开裂');
  await confirm(page, '召回');
  await expect(row(page, 'B-500')).toContainText('已召回');
  await dialog(page, '下一步：查清原因').getByRole('button', { name: '完成' }).click();

  await page.getByRole('button', { name: '展开 B-500' }).click();
  const steps = page.getByRole('list', { name: '批次进度' });
  await expect(steps.getByRole('listitem').last()).toContainText('已召回');
  await expect(page.getByText('壶嘴有毛刺')).toBeVisible();
  expect(await sql('select state, reason from batch where company_id = $1', [companyId])).toEqual([
    { state: 'recalled', reason: '焊缝开裂' },
  ]);
});

test('several batches are offered what is possible for each, and one that moved on refuses them all', async ({
  page,
}) => {
  const { username, move } = await establish({
    'B-1': [],
    'B-2': [],
    'B-3': ['release', 'start', 'complete'],
  });
  await enter(page, username, '/trace/batch');
  const bar = page.getByRole('group', { name: '批量操作' });
  const expectOffered = (...actions: string[]) =>
    expect
      .poll(async () =>
        (await bar.getByRole('button').allInnerTexts()).map((one) => one.replaceAll(' ', '')),
      )
      .toEqual(actions);
  for (const code of ['B-1', 'B-2'])
    await page.getByRole('checkbox', { name: `选择 ${code}` }).check();
  await expectOffered('下达', '批量修改', '导出所选', '删除', '取消选择');
  await page.getByRole('checkbox', { name: '选择 B-3' }).check();
  await expectOffered('批量修改', '导出所选', '取消选择');
  await page.getByRole('checkbox', { name: '选择 B-3' }).uncheck();

  await move('B-2', ['release', 'start', 'hold']);
  await bar.getByRole('button', { name: '下达' }).click();
  await confirm(page, '下达');
  await expect(page.getByText('批次“B-2”的状态是“质检暂停”，不能下达')).toBeVisible();
  await expect(row(page, 'B-1')).toContainText('计划');
  await expect(row(page, 'B-2')).toContainText('质检暂停');
});

test('in English the same words stand everywhere, and who only looks is offered nothing', async ({
  page,
  openWindow,
}) => {
  const { username, companyId } = await establish({ 'B-1': [] });
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await enter(page, username, '/trace/batch');
  await act(page, 'B-1', 'Release');
  await expect(dialog(page, 'Release')).toContainText(
    'the number, part and quantity can’t be changed',
  );
  await confirm(page, 'Release');
  await expect(page.getByText('Batches released: 1')).toBeVisible();
  await expect(row(page, 'B-1')).toContainText('Released');

  const viewer = await hire('product', companyId);
  const other = await openWindow();
  await enter(other, viewer.username, '/trace/batch');
  await expect(row(other, 'B-1')).toBeVisible();
  await expect(row(other, 'B-1').getByRole('checkbox')).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^(开工|编辑|删除|新增)/ })).toHaveCount(0);
});
