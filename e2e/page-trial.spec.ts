import { expect } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { bar } from './support/designing.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

const saying = (name: string) =>
  pageOf([newBlock(queryResult), newBlock(captionText, { name })], { details: '壶' });

test('an author tries the draft against the published version and keeps the one that is better', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 12, true);
  await ship(page, company, codes);
  const call = await callerOf(page, company.username);
  const add = { name: '壶页', document: saying('老标题') };
  const made = await call.post<PageTemplateInfo>('pageTemplate/add', add);
  const { id } = made;
  const uses = [{ target: 'company' }];
  await call.post('pageTemplate/publish', { id, version: made.version, uses });
  const { version } = await call.get<PageTemplateInfo>(`pageTemplate/info?id=${id}`);
  await call.post('pageTemplate/save', { id, version, document: saying('新标题') });

  const complaints = watchConsole(page);
  await enter(page, company.username, '/product/template');
  const openTrial = async () => {
    await page.getByRole('button', { name: '壶页 的更多操作' }).click();
    await page.getByRole('menuitem', { name: 'A/B 测试', exact: true }).click();
  };
  const trial = page.getByRole('dialog', { name: '“壶页”的 A/B 测试', exact: true });
  await openTrial();
  await expect(trial.getByText('现在的草稿')).toBeVisible();
  await inspect(page, 'page-trial-start', complaints, { isCovered: true });
  await trial.getByRole('button', { name: '开始测试' }).click();
  await expect(trial.getByText(/50% 的产品显示第 2 版，其余显示第 1 版/)).toBeVisible();
  await trial.getByRole('button', { name: '关闭' }).click();

  // Each product shows one of them, and the same after a reload.
  const buyer = await openWindow({ viewport: { width: 375, height: 740 } });
  const titles = buyer.getByText(/^(老|新)标题$/);
  const seen: (string | null)[] = [];
  for (const code of codes) {
    await buyer.goto(`/template?code=${code}&language=zh_CN`);
    seen.push(await titles.textContent());
  }
  expect(new Set(seen)).toEqual(new Set(['老标题', '新标题']));
  for (const [at, code] of codes.slice(0, 4).entries()) {
    await buyer.goto(`/template?code=${code}&language=zh_CN`);
    await expect(titles).toHaveText(seen[at]!);
  }
  const ofNew = seen.filter((title) => title === '新标题').length;
  const products = async () => {
    type Trials = { sides: { products: number }[] }[];
    const [found] = await call.get<Trials>(`pageTemplate/trials?id=${id}`);
    return found!.sides.map((side) => side.products);
  };
  await expect.poll(products).toEqual([codes.length - ofNew, ofNew]);

  // Publishing would end it, and says so before.
  await page.reload();
  await page.getByRole('button', { name: '发布 壶页', exact: true }).click();
  const publish = page.getByRole('dialog', { name: '发布“壶页”', exact: true });
  await expect(publish.getByText('A/B 测试正在进行，发布后随之结束。')).toBeVisible();
  await publish.getByRole('button', { name: '取消' }).click();
  // So would going back to a version, and the list shows that it runs.
  const row = page.getByRole('row').filter({ hasText: '壶页' });
  await expect(row).toContainText('A/B 测试：50% 显示第 2 版');
  await page.getByRole('button', { name: '壶页 的更多操作' }).click();
  await page.getByRole('menuitem', { name: '版本', exact: true }).click();
  const versions = page.getByRole('dialog', { name: '“壶页”的版本', exact: true });
  await versions.getByRole('button', { name: '恢复显示 第 2 版' }).click();
  const back = page.getByRole('dialog', { name: '恢复显示' });
  await expect(back).toContainText('A/B 测试正在进行，恢复后随之结束。');
  await back.getByRole('button', { name: '取消' }).click();
  await versions.getByRole('button', { name: '关闭' }).click();

  // The designer tells it above the page.
  await page.goto(`/product/template/templateEdit?id=${id}`);
  await expect(bar(page)).toContainText('A/B 测试：50% 显示第 2 版');
  await inspect(page, 'page-trial-designer', complaints);
  await page.goto('/product/template');

  await openTrial();
  await expect(trial.getByRole('status')).toContainText('数量还太少');
  await inspect(page, 'page-trial', complaints, { isCovered: true });
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'page-trial-phone');
  await inspect(page, 'page-trial-phone', complaints, { isCovered: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await trial.getByRole('button', { name: '保留第 2 版' }).click();
  const ask = page.getByRole('dialog', { name: '保留第 2 版' });
  await ask.getByRole('button', { name: '保留第 2 版' }).click();
  await expect(trial.getByText(/保留了第 2 版/)).toBeVisible();
  await buyer.goto(`/template?code=${codes[seen.indexOf('老标题')]}&language=zh_CN`);
  await expect(titles).toHaveText('新标题');
});
