import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { captionText } from '#blocks/caption-text/spec.ts';
import { cell } from '#blocks/cell/spec.ts';
import { newBlock, pageOf, type Block } from '#blocks/kit/document.ts';
import { productList } from '#blocks/product-list/spec.ts';
import { tabs } from '#blocks/tabs/spec.ts';
import { found } from './support/backstage.ts';
import { callerOf } from './support/codes.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { dragByMouse } from './support/sorting.ts';
import { test } from './support/windows.ts';

/** A company's own page, opened in the designer. */
async function design(page: Page, username: string, blocks: Omit<Block, 'id'>[]) {
  const call = await callerOf(page, username);
  const { id } = await call.post<{ id: number }>('pageTemplate/add', {
    name: '手冲壶溯源页',
    document: pageOf(blocks),
  });
  await enter(page, username, `/product/template/templateEdit?id=${id}`);
  await expect(phone(page).locator('main')).toBeAttached();
}
/** A kettle, a book about it, and paper without a GTIN. */
async function stock(page: Page, username: string) {
  const call = await callerOf(page, username);
  await call.post('part/add', { name: '手冲壶', gtin: '6901234567892' });
  await call.post('part/add', { name: '咖啡之书', gtin: '9780306406157' });
  await call.post('part/add', { name: '滤纸' });
}
const phone = (page: Page) => page.frameLocator('iframe[title="手机预览"]');
const panel = (page: Page) => page.getByRole('complementary', { name: '样式设置' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (room: Locator, name: string) =>
  room.getByRole('button', { name, exact: true }).click();
/** Clicks the label of a radio button. */
const choose = (room: Locator, name: string) =>
  room.getByRole('radio', { name, exact: true }).check({ force: true });
const option = (page: Page, name: string) =>
  page.locator('.ant-select-dropdown:visible').getByTitle(name, { exact: true });
const saved = (page: Page) => expect(page.getByText('已保存', { exact: true })).toBeVisible();

async function openBlock(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('listbox', { name: '页面上的模块' })
    .getByRole('option', { name })
    .first()
    .click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(name);
  return panel(page);
}

test('[DSG-5] [DSG-10] a page is set up; what is wrong is told and stays off the page', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username } = await found(3);
  await design(page, username, [newBlock(captionText)]);
  const setup = panel(page);
  await expect(setup.getByRole('heading', { level: 2 })).toHaveText('页面设置');
  await expect(setup.getByText('请输入页面描述')).toBeVisible();
  await setup.getByLabel('页面名称', { exact: true }).fill('手冲壶');
  await expect(phone(page).getByText('手冲壶', { exact: true })).toBeVisible();
  await setup.getByLabel('页面描述', { exact: true }).fill('查询手冲壶的真伪');
  await expect(setup.getByText('请输入页面描述')).toHaveCount(0);
  const height = setup.getByRole('spinbutton', { name: '页头高度' });
  await height.fill('101');
  await expect(setup.getByText('请输入 35 到 100 之间的数字')).toBeVisible();
  await height.fill('60');
  await expect(setup.getByText('请输入 35 到 100 之间的数字')).toHaveCount(0);

  // The page background is the default or any colour.
  await choose(setup, '自定义');
  await setup.getByRole('button', { name: /^背景颜色/ }).click();
  const presets = page.getByRole('group', { name: '预设颜色' });
  await expect(presets.getByRole('button', { name: /^颜色 / })).toHaveCount(17);
  await presets.getByRole('button', { name: '颜色 #ffd700' }).click();
  await expect(setup.getByRole('button', { name: '背景颜色: #ffd700' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(presets).toHaveCount(0);
  await choose(setup, '默认');
  await expect(setup.getByRole('button', { name: /^背景颜色: / })).toHaveCount(0);
  await inspect(page, 'panel-setup', complaints);

  await saved(page);
  await page.reload();
  await expect(setup.getByRole('spinbutton', { name: '页头高度' })).toHaveValue('60');
  await expect(setup.getByLabel('页面描述', { exact: true })).toHaveValue('查询手冲壶的真伪');
});

test('[DSG-8] a heading is styled, written in two languages, and leads inside or outside', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username } = await found(3);
  await design(page, username, [newBlock(captionText)]);
  const heading = await openBlock(page, '标题文字');
  await heading.getByLabel('标题内容', { exact: true }).fill('关于它');
  await expect(phone(page).getByText('关于它')).toBeVisible();
  const size = heading.getByRole('spinbutton', { name: '标题大小' });
  await size.fill('100');
  await expect(heading.getByText('数字最大为99')).toBeVisible();
  await size.fill('30');
  await expect(phone(page).getByText('关于它')).toHaveCSS('font-size', '30px');
  await choose(heading, 'English');
  await heading.getByLabel('标题内容', { exact: true }).fill('About it');
  await expect(phone(page).getByText('About it')).toBeVisible();

  // An external link, with a hint; another link type clears it.
  await press(heading, '查看更多');
  await heading.getByRole('switch', { name: '显示', exact: true }).click();
  await choose(heading, '外部链接');
  await expect(heading.getByText('请输入链接并确保可以访问')).toBeVisible();
  const link = heading.getByRole('textbox', { name: '链接', exact: true });
  await link.fill('javascript:alert(1)');
  await expect(heading.getByText('请输入有效的链接')).toBeVisible();
  await link.fill('https://a.example/');
  await expect(heading.getByText('请输入有效的链接')).toHaveCount(0);
  await inspect(page, 'panel-heading', complaints);
  await choose(heading, '内部链接');
  await heading.getByRole('combobox', { name: '链接', exact: true }).click();
  await option(page, '申请维修').click();
  await choose(heading, '外部链接');
  await expect(link).toHaveValue('');

  await saved(page);
  await page.reload();
  await expect(phone(page).getByText('关于它')).toHaveCSS('font-size', '30px');
});

test('[DSG-6] a product to lead to is chosen by its type, or any address typed instead', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username } = await found(3);
  await stock(page, username);
  await design(page, username, [newBlock(cell)]);

  const entry = await openBlock(page, '单元格');
  await press(entry, '选择产品');
  const picker = dialog(page, '选择产品');
  const type = async (name: string) => {
    await picker.getByRole('combobox', { name: '类型' }).click();
    await option(page, name).click();
  };
  await expect(picker).toHaveCSS('width', '500px');
  await expect(picker.getByRole('radio')).toHaveCount(2);
  // A product without a GTIN has no page to link to.
  await expect(picker.getByRole('radio', { name: /滤纸/ })).toBeDisabled();
  await type('图书');
  await expect(picker.getByRole('radio')).toHaveCount(1);
  await picker.getByRole('radio', { name: /咖啡之书/ }).check();
  await inspect(page, 'panel-products', complaints, { isCovered: true });
  await press(picker, '取消');
  const ask = dialog(page, '放弃已输入的信息？');
  await expect(ask).toHaveCSS('width', '420px');
  await expect(ask).toContainText('已输入的信息将丢失');
  await press(ask, '继续选择');
  await expect(ask).toHaveCount(0);
  await type('其他');
  await picker.getByRole('textbox').fill('手冲');
  await expect(picker.getByRole('radio')).toHaveCount(1);
  await picker.getByRole('radio', { name: /手冲壶/ }).check();
  await press(picker, '使用');
  await expect(picker).toHaveCount(0);
  await expect(entry.getByText('产品 6901234567892')).toBeVisible();
  // Instead of a product, any URL: the link is then external.
  await press(entry, '选择产品');
  await type('外部链接');
  await picker.getByLabel('链接', { exact: true }).fill('https://a.example/');
  await press(picker, '使用');
  await expect(entry.getByRole('radio', { name: '外部链接' })).toBeChecked();
  await expect(entry.getByRole('textbox', { name: '链接', exact: true })).toHaveValue(
    'https://a.example/',
  );

  await saved(page);
});

test('[DSG-6] products to be shown are chosen together and dragged into their order', async ({
  page,
}) => {
  const { username } = await found(3);
  await stock(page, username);
  await design(page, username, [newBlock(productList)]);
  const picker = dialog(page, '选择产品');
  const goods = await openBlock(page, '产品列表');
  await press(goods.getByRole('group', { name: '选择产品' }), '选择产品');
  await picker.getByRole('checkbox', { name: /滤纸/ }).check();
  await picker.getByRole('checkbox', { name: /手冲壶/ }).check();
  await expect(picker.getByRole('status')).toHaveText('已选 2 / 50');
  await press(picker, '使用');
  const chosen = goods.getByRole('group', { name: '选择产品' }).getByRole('listitem');
  await expect(chosen).toHaveText(['滤纸', '手冲壶']);
  const grip = (name: string) => goods.getByRole('button', { name: `拖动 ${name}` });
  await dragByMouse(page, grip('手冲壶'), grip('滤纸'), '移到第 1 位');
  await expect(chosen).toHaveText(['手冲壶', '滤纸']);
  await press(goods, '移除 滤纸');
  await expect(chosen).toHaveText(['手冲壶']);
  await saved(page);
});

test('[DSG-7] [DSG-10] tabs are written in a large dialog: formatted, with a picture, in their order', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username } = await found(3);
  await design(page, username, [newBlock(tabs)]);
  const block = await openBlock(page, '选项卡');
  await press(block, '编辑选项卡');
  const editor = dialog(page, '选项卡');
  await expect(editor).toHaveCSS('width', '1000px');
  const entries = editor.getByRole('navigation').getByRole('listitem');
  await press(editor, '添加选项卡');
  await expect(entries).toHaveText(['name']);
  const sheet = editor.getByRole('textbox', { name: '内容', exact: true });
  await expect(sheet.locator('..')).toHaveCSS('height', '550px');
  await editor.getByLabel('标题', { exact: true }).fill('介绍');
  await expect(entries).toHaveText(['介绍']);
  await sheet.click();
  await page.keyboard.type('手工打造');
  await page.keyboard.press('ControlOrMeta+a');
  await press(editor, '加粗');
  await editor.getByRole('combobox', { name: '字号' }).click();
  await option(page, '24px').click();
  await editor.getByRole('button', { name: '文字颜色' }).click();
  await page.getByRole('button', { name: '颜色 #c71585', exact: true }).click();
  await expect(sheet.locator('strong')).toHaveCSS('font-size', '24px');
  await inspect(page, 'panel-tabs', complaints, { isCovered: true });

  await press(editor, '添加选项卡');
  await editor.getByLabel('标题', { exact: true }).fill('图片');
  await sheet.click();
  await press(editor, '插入图片');
  const upload = dialog(page, '插入图片');
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b7a5b' } });
  await upload.locator('input[type=file]').setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: await image.png().toBuffer(),
  });
  await press(upload, '上传');
  await expect(upload).toHaveCount(0);
  await expect(sheet.locator('img')).toHaveAttribute('src', /^\/api\/picture\//);

  await press(editor, '添加选项卡');
  await expect(entries).toHaveText(['介绍', '图片', 'name']);
  await press(editor, '删除 name');
  await expect(entries).toHaveText(['介绍', '图片']);
  const grip = (name: string) => editor.getByRole('button', { name: `拖动 ${name}` });
  await dragByMouse(page, grip('图片'), grip('介绍'), '移到第 1 位');
  await expect(entries).toHaveText(['图片', '介绍']);
  await press(editor, '完成');
  await expect(editor).toHaveCount(0);
  await expect(phone(page).getByText('手工打造')).toBeAttached();

  await saved(page);
  await page.reload();
  await expect(phone(page).locator('strong', { hasText: '手工打造' })).toHaveCSS(
    'font-size',
    '24px',
  );
  await expect(phone(page).locator('img[src^="/api/picture/"]')).toBeAttached();
});
