import { expect, type Page } from '@playwright/test';
import { appliance } from '#blocks/starters/appliance.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { found } from './support/backstage.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

const rowOf = (page: Page, name: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const act = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action} ${name}`, exact: true }).click();

/** What stands behind “more”. */
async function actMore(page: Page, action: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name} 的更多操作` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function publish(page: Page, name: string, note: string): Promise<void> {
  await act(page, '发布', name);
  const form = dialog(page, `发布“${name}”`);
  await form.getByLabel('发布说明').fill(note);
  await form.getByRole('button', { name: '发布', exact: true }).click();
  await expect(form).toBeHidden();
}

test('a page begins as a template, is renamed and published', async ({ page }) => {
  const company = await found(3);
  const complaints = watchConsole(page);
  await enter(page, company.username, '/product/template');
  await expect(page.getByText('还没有页面模板')).toBeVisible();
  await page.getByRole('button', { name: '新建页面' }).first().click();
  const fresh = dialog(page, '新建页面');
  await fresh.getByLabel('页面名称').fill('手冲壶页');
  const starter = fresh.getByRole('button', { name: /^家用电器/ });
  await starter.click();
  await expect(starter).toHaveAttribute('aria-pressed', 'true');
  await inspect(page, 'pages-new', complaints);
  await fresh.getByRole('button', { name: '创建并设计' }).click();
  await expect(page).toHaveURL(/\/product\/template\/templateEdit\?id=\d+/);

  await openPage(page, '/product/template');
  await expect(rowOf(page, '手冲壶页')).toContainText('草稿');
  await actMore(page, '重命名', '手冲壶页');
  await dialog(page, '重命名').getByLabel('页面名称').fill('手冲壶溯源页');
  await dialog(page, '重命名').getByRole('button', { name: '保存' }).click();
  await expect(rowOf(page, '手冲壶溯源页')).toBeVisible();
  await publish(page, '手冲壶溯源页', '首版');
  await expect(rowOf(page, '手冲壶溯源页')).toContainText('已发布第 1 版');
});

test('a published page is chosen for a part, and its buyers see it', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 4, true);
  await ship(page, company, codes);
  const call = await callerOf(page, company.username);
  const { document } = appliance;
  const made = await call.post<PageTemplateInfo>('pageTemplate/add', { name: '壶页', document });
  await call.post('pageTemplate/publish', { id: made.id, version: made.version, note: '' });
  const complaints = watchConsole(page);
  await enter(page, company.username, '/product/template');
  await actMore(page, '应用范围', '壶页');
  const uses = dialog(page, '“壶页”的应用范围');
  await uses.getByLabel('物料').click();
  await page.locator('.ant-select-item-option').filter({ hasText: '细口手冲壶' }).click();
  await expect(uses.getByText('1 个产品，4 个标识')).toBeVisible();
  await inspect(page, 'pages-shown-for', complaints);
  await uses.getByRole('button', { name: '保存', exact: true }).click();
  await expect(uses).toBeHidden();
  await expect(rowOf(page, '壶页')).toContainText('细口手冲壶');

  const buyer = await openWindow({ viewport: { width: 375, height: 740 } });
  const told = watchConsole(buyer);
  await buyer.goto(`/template?code=${codes[0]}&language=zh_CN`);
  await expect(buyer.getByText('三分钟上手')).toBeVisible();
  await inspect(buyer, 'pages-buyer', told);
});

test('versions are compared in words, and an earlier one is shown again', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const call = await callerOf(page, company.username);
  const document = appliance.document;
  const made = await call.post<PageTemplateInfo>('pageTemplate/add', { name: '壶页', document });
  const { id } = made;
  await call.post('pageTemplate/publish', { id, version: made.version, note: '首版' });
  const use = { kind: 'trace', target: 'company', target_id: null, page_id: id };
  await call.post('portal/set', use);
  // Somebody takes the heading away and gives the page another ground.
  const heading = document.order.find((one) => document.blocks[one]!.type === 'captiontext')!;
  const { [heading]: _gone, ...blocks } = document.blocks;
  const changed = {
    ...document,
    setup: { ...document.setup, bgColor: '#ffffff' },
    order: document.order.filter((one) => one !== heading),
    blocks,
  };
  const { version } = await call.get<PageTemplateInfo>(`pageTemplate/info?id=${id}`);
  await call.post('pageTemplate/save', { id, version, document: changed });

  const complaints = watchConsole(page);
  await enter(page, company.username, '/product/template');
  await expect(rowOf(page, '壶页')).toContainText('有未发布的更改');
  await publish(page, '壶页', '去掉标题');
  await expect(rowOf(page, '壶页')).toContainText('已发布第 2 版');
  const buyer = await openWindow({ viewport: { width: 375, height: 740 } });
  const seen = () => buyer.goto(`/template?code=${codes[0]}&language=zh_CN`);
  await seen();
  await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(buyer.getByText('三分钟上手')).toHaveCount(0);

  await actMore(page, '版本', '壶页');
  const versions = dialog(page, '“壶页”的版本');
  await versions.getByRole('button', { name: '比较 第 2 版' }).click();
  await expect(versions.getByText('2 处差异')).toBeVisible();
  await expect(versions.getByText('删除')).toBeVisible();
  await expect(versions.getByText('标题文字')).toBeVisible();
  await expect(versions.getByText('#ffffff')).toBeVisible();
  await inspect(page, 'pages-difference', complaints);
  await versions.getByRole('button', { name: '恢复显示 第 1 版' }).click();
  await dialog(page, '恢复显示').getByRole('button', { name: '恢复显示', exact: true }).click();
  await expect(dialog(page, '恢复显示')).toBeHidden();
  await expect(versions.getByRole('listitem').filter({ hasText: '第 1 版' }).first()).toContainText(
    '正在显示',
  );
  await seen();
  await expect(buyer.getByText('三分钟上手')).toBeVisible();
});

test('[MNU-8] the portal tells what shows which page, and changes it there', async ({ page }) => {
  const company = await establish();
  const call = await callerOf(page, company.username);
  const document = {
    schema: 1,
    setup: { details: '页' },
    order: ['b1'],
    blocks: { b1: { id: 'b1', type: 'captiontext', version: 1, settings: { name: '欢迎' } } },
  };
  const { id, version } = await call.post<PageTemplateInfo>('pageTemplate/add', {
    name: '通用页',
    document,
  });
  await call.post('pageTemplate/publish', { id, version });
  const complaints = watchConsole(page);
  await enter(page, company.username, '/product/portal');
  const row = rowOf(page, '细口手冲壶');
  await expect(row).toContainText('默认页面');
  await inspect(page, 'portal', complaints);

  const all = page.getByRole('region', { name: '全部产品' });
  await all.getByRole('button', { name: '更换页面 全部产品' }).click();
  const change = dialog(page, '“全部产品”显示的页面');
  await change.getByLabel('页面').click();
  await page.locator('.ant-select-item-option').filter({ hasText: '通用页' }).click();
  await change.getByRole('button', { name: '保存', exact: true }).click();
  await expect(change).toBeHidden();
  await expect(all).toContainText('通用页');
  await expect(row).toContainText('沿用“全部产品”');

  await row.getByRole('button', { name: '预览 细口手冲壶' }).click();
  const look = dialog(page, '“细口手冲壶”的消费者看到的页面');
  await expect(look.frameLocator('iframe').getByText('欢迎')).toBeVisible();
  await look.getByRole('button', { name: '关闭' }).click();
  await page.getByText('批次', { exact: true }).click();
  await expect(rowOf(page, 'B-500')).toContainText('通用页');
});
