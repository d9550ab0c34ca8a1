import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { appliance } from '#blocks/starters/appliance.ts';
import { commoditySearch } from '#blocks/commodity-search/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { scratchCodes } from './support/scratch.ts';
import { test, type OpenWindow } from './support/windows.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const phone = (openWindow: OpenWindow) => openWindow({ viewport: { width: 375, height: 740 } });
const inFrame = (page: Page) => page.frameLocator('iframe[title="手机预览"]');

/** Chooses a published page for the whole company or for one part, on the list of templates. */
async function assign(page: Page, name: string, partName: string): Promise<void> {
  await page.getByRole('button', { name: `${name} 的更多操作` }).click();
  await page.getByRole('menuitem', { name: '应用范围', exact: true }).click();
  const uses = dialog(page, `“${name}”的应用范围`);
  await uses.getByLabel('物料').click();
  await page.locator('.ant-select-item-option').filter({ hasText: partName }).click();
  await uses.getByRole('button', { name: '保存', exact: true }).click();
  await expect(uses).toBeHidden();
}

test('[BP-2] the verdict is given the words of the company in the designer, published, and met by the next buyer', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 2, true);
  await ship(page, company, codes);
  const call = await callerOf(page, company.username);
  const { document } = appliance;
  const made = await call.post<PageTemplateInfo>('pageTemplate/add', { name: '壶页', document });
  await call.post('pageTemplate/publish', { id: made.id, version: made.version, note: '' });
  const use = { kind: 'trace', target: 'company', target_id: null, page_id: made.id };
  await call.post('portal/set', use);
  const thanks = `青岚谢谢您 ${randomInt(1e6)}`;

  const buyer = await phone(openWindow);
  await buyer.goto(`/template?code=${codes[0]}&language=zh_CN`);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('正品，首次查询');
  await expect(buyer.getByText(thanks)).toHaveCount(0);

  const complaints = watchConsole(page);
  await enter(page, company.username, `/product/template/templateEdit?id=${made.id}`);
  await expect(inFrame(page).locator('main')).toBeAttached();
  await page
    .getByRole('listbox', { name: '页面上的模块' })
    .getByRole('option', { name: '查询结果' })
    .first()
    .click();
  const panel = page.getByRole('complementary', { name: '样式设置' });
  await panel.getByLabel('提示语', { exact: true }).fill(thanks);
  await expect(inFrame(page).getByText(thanks)).toBeVisible();
  await inspect(page, 'verdict-designed', complaints);
  // Saved, but not yet what buyers see.
  await buyer.reload();
  await expect(buyer.getByText(thanks)).toHaveCount(0);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await dialog(page, '发布页面').getByRole('button', { name: '立即发布' }).click();
  await expect(page.locator('[data-designer-root]').getByRole('banner')).toContainText(
    '已发布第 2 版',
  );

  const next = await phone(openWindow);
  const told = watchConsole(next);
  await next.goto(`/template?code=${codes[1]}&language=zh_CN`);
  await expect(next.locator('.b-result').getByText(thanks)).toBeVisible();
  await inspect(next, 'verdict-met', told);
});

test('[MNU-9] a security and an activation template are made, published and chosen for a product, and its buyers see both', async ({
  page,
  openWindow,
}) => {
  const company = await establish({ warranty_months: 12 });
  const { id: packId, codes } = await orderPack(page, company, 1, true);
  const [code] = codes as [string];
  const covertOf = await scratchCodes(page, company, packId);
  await ship(page, company, codes);
  await enter(page, company.username, '/product/securityTemplate');
  const make = async (path: string, name: string, starter: RegExp) => {
    await openPage(page, path);
    await page.getByRole('button', { name: '新建页面' }).first().click();
    const fresh = dialog(page, '新建页面');
    await fresh.getByLabel('页面名称').fill(name);
    await fresh.getByRole('button', { name: starter }).click();
    await fresh.getByRole('button', { name: '创建并设计' }).click();
    await expect(page).toHaveURL(/templateEdit\?id=\d+/);
    await expect(inFrame(page).locator('main')).toBeAttached();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await dialog(page, '发布页面').getByRole('button', { name: '立即发布' }).click();
    await expect(page.locator('[data-designer-root]').getByRole('banner')).toContainText(
      '已发布第 1 版',
    );
    await openPage(page, path);
    const row = page.getByRole('table').getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('已发布第 1 版');
    await assign(page, name, '细口手冲壶');
    await expect(row).toContainText('细口手冲壶');
  };
  await make('/product/securityTemplate', '刮码页', /^防伪验证/);
  await make('/product/activationTemplate', '质保页', /^激活质保/);

  const buyer = await phone(openWindow);
  const complaints = watchConsole(buyer);
  await buyer.goto(`/security?sn=${code}&language=zh_CN`);
  await buyer.getByLabel('防伪码', { exact: true }).fill(covertOf(code));
  await buyer.getByRole('button', { name: '验证' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(/^正品/);
  await expect(buyer.getByText('保留包装与购买凭证')).toBeVisible();
  await inspect(buyer, 'security-template', complaints);
  await buyer.goto(`/activation?sn=${code}&language=zh_CN`);
  await expect(buyer.getByText('只需姓名与手机号')).toBeVisible();
  await expect(buyer.getByRole('button', { name: '激活产品' })).toBeVisible();
  await inspect(buyer, 'activation-template', complaints);
});

test('[CO-7] on a phone a buyer finds another product of the brand by its name, in three languages', async ({
  page,
  openWindow,
}) => {
  const company = await establish({ model: 'HK-600' });
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const call = await callerOf(page, company.username);
  const gtin = '6901234567892';
  await call.post('part/add', {
    code: 'E-2',
    name: '随行保温杯',
    name_en: 'Travel Mug',
    name_tw: '隨行保溫杯',
    model: 'TM-9',
    gtin,
  });
  const document = pageOf([newBlock(queryResult), newBlock(commoditySearch)], {
    details: '查询手冲壶的真伪',
  });
  const made = await call.post<PageTemplateInfo>('pageTemplate/add', { name: '壶页', document });
  await call.post('pageTemplate/publish', { id: made.id, version: made.version, note: '' });
  const use = { kind: 'trace', target: 'company', target_id: null, page_id: made.id };
  await call.post('portal/set', use);

  const buyer = await phone(openWindow);
  const complaints = watchConsole(buyer);
  const tries = [
    { language: 'zh_CN', field: '搜索商品', go: '查询', words: '保温', found: '随行保温杯' },
    {
      language: 'en',
      field: 'Search products',
      go: 'Look up',
      words: 'travel',
      found: 'Travel Mug',
    },
    { language: 'zh_TW', field: '搜尋商品', go: '查詢', words: '保溫', found: '隨行保溫杯' },
  ];
  for (const { language, field, go, words, found } of tries) {
    await buyer.goto(`/template?code=${codes[0]}&language=${language}`);
    await buyer.getByRole('searchbox', { name: field }).fill(words);
    await buyer.getByRole('button', { name: go, exact: true }).click();
    const product = buyer.getByRole('link').filter({ hasText: found });
    await expect(product).toContainText('TM-9');
    await expect(buyer.getByRole('listitem').filter({ hasText: 'HK-600' })).toHaveCount(0);
    await inspect(buyer, `product-search-${language}`, complaints);
    await expectNoSidewaysScroll(buyer, `product-search-${language}`);
    await product.click();
    await expect(buyer).toHaveURL(new RegExp(`gtin=0${gtin}`));
    await expect(buyer.getByText(found).first()).toBeVisible();
  }
  await buyer.goBack();
  await buyer.getByRole('searchbox').fill('没有这样的东西');
  await buyer.keyboard.press('Enter');
  await expect(buyer.getByRole('status')).toContainText('没有这样的东西');
});
