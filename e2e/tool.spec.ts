import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { appoint, found } from './support/backstage.ts';
import { enter } from './support/people.ts';
import { actOn } from './support/rows.ts';

// Both do much on a machine that may be slow.
/** A name of lower-case letters only: digits are not allowed. */
const nick = () =>
  Array.from({ length: 7 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join(
    '',
  );

test('[MNU-41] a table is described, its files are looked at and downloaded, and the description is kept', async ({
  page,
}) => {
  const resource = `e${nick()}`;
  const { username } = await appoint();
  await enter(page, username, `/tool/generate?keyword=${resource}`, 'admin');
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('菜单分组').fill('product');
  await form.getByLabel('资源名').fill('supplier');
  await expect(form.getByText('资源名 supplier: 这个名称已被使用')).toBeVisible();
  await form.getByLabel('资源名').fill(resource);
  await expect(form.getByText('这个名称已被使用')).toHaveCount(0);
  await form.getByLabel('英文复数').fill(`${resource}s`);
  await form.getByLabel('简体名称').first().fill('模具架');
  await form.getByLabel('英文名称').first().fill(resource);
  await form.getByLabel('繁体名称').first().fill('模具架');
  await form.getByLabel('简体说明').fill('放模具的架子');
  await form.getByLabel('英文说明').fill('Where moulds are kept');
  await form.getByLabel('繁体说明').fill('放模具的架子');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: resource });
  const act = (action: string) => actOn(row, action);
  await act('预览文件');
  const preview = page.getByRole('dialog');
  await preview.getByRole('button', { name: new RegExp(`e2e/${resource}s.spec.ts`) }).click();
  await expect(preview.getByRole('region', { name: `e2e/${resource}s.spec.ts` })).toContainText(
    "getByRole('button', { name: '新增'",
  );
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  const [archive] = await Promise.all([page.waitForEvent('download'), act('下载')]);
  expect(archive.suggestedFilename()).toBe(`${resource}.zip`);
  const [file] = await Promise.all([page.waitForEvent('download'), act('存为文件')]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ resource });
  await act('删除');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});

test('[MNU-41] a trial company is filled with samples, and the progress is seen', async ({
  page,
}) => {
  const { name } = await found(3);
  const { username } = await appoint();
  await enter(page, username, '/tool/example', 'admin');
  await page.getByRole('button', { name: '生成示例数据' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('企业').fill(name);
  await page.locator('.ant-select-item-option:visible').filter({ hasText: name }).click();
  await expect(form.getByRole('region', { name: '将生成' })).toContainText('600');
  for (const kind of ['页面', '防伪码', '扫码与风险事件', '维修单', '标识、绑定与质保', '生产批次'])
    await form.getByRole('checkbox', { name: kind }).uncheck();
  await form.getByRole('button', { name: '开始生成' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('已完成', { timeout: 60_000 });
  await expect(row).toContainText('分类与物料 8，供应商与客户 6');
});
