import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { expectNoSidewaysScroll, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act } from './support/rows.ts';
import { test } from './support/windows.ts';

test.beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = readFileSync(file).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const onLabel = (page: Page, kind: string) => page.locator(`[data-element][data-kind="${kind}"]`);
const content = (page: Page) => page.getByRole('textbox', { name: '内容' });
const saved = (page: Page) => expect(page.getByText('已保存', { exact: true })).toBeVisible();

/** Downloads a label in one format from the open menu or dialog. */
async function download(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await act();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}
async function codesIn(png: Buffer): Promise<string[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const found = await readBarcodes(picture as ImageData, { tryHarder: true, textMode: 'Plain' });
  return found.map(({ text }) => text);
}

test('[MNU-7] a label is designed in millimetres, shown with a real serial, published, and the label of a part', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const { codes } = await orderPack(page, company, 2);
  const serial = codes[0]!;
  await enter(page, company.username, '/product/label');
  await expect(page.getByText('还没有标签模板')).toBeVisible();
  await button(page, '新建标签').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名称' }).fill('单品标签');
  await page.getByText('产品标签 40×30', { exact: true }).click();
  await button(page, '创建并设计').click();

  // What was placed is where it was placed: moved by mouse to the edge, which it holds on to, and by keys.
  await expect(onLabel(page, 'qr')).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: '商品条码' }).click();
  await expect(onLabel(page, 'ean')).toBeVisible();
  await content(page).fill('6901234567893');
  await expect(page.getByText('内容不能编成这种码').first()).toBeVisible();
  await button(page, '发布').click();
  await expect(page.getByText(/还不能发布：有 1 处问题/)).toBeVisible();
  await content(page).fill('6901234567892');
  await expect(page.getByText('内容不能编成这种码')).toHaveCount(0);
  await page.locator('[data-label-canvas]').focus();
  await page.keyboard.press('Delete');
  await expect(onLabel(page, 'ean')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(onLabel(page, 'ean')).toHaveCount(1);
  await page.keyboard.press('Control+y');
  await expect(onLabel(page, 'ean')).toHaveCount(0);

  await onLabel(page, 'qr').click();
  const left = page.getByRole('spinbutton', { name: '左' });
  await expect(left).toHaveValue('1');
  await page.locator('[data-label-canvas]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(left).toHaveValue('2.1');
  const box = (await onLabel(page, 'qr').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 14, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(left).not.toHaveValue('2.1');
  await content(page).fill('');
  await page.getByRole('button', { name: '插入字段' }).click();
  await page.getByRole('menuitem', { name: /标识编码/ }).click();
  await expect(content(page)).toHaveValue('{code}');

  // With a real serial on the canvas and in the files.
  const asked = page.getByRole('textbox', { name: '扫描或输入一个真实标识' });
  await asked.fill('NOSUCHCODE123456');
  await asked.press('Enter');
  await expect(page.getByText('没有这个标识')).toBeVisible();
  await asked.fill(serial);
  await asked.press('Enter');
  await expect(page.getByText(`${serial} 的真实数据`)).toBeVisible();
  const files: Record<string, Buffer> = {};
  for (const format of ['PDF', 'PNG', 'ZPL']) {
    const { name, bytes } = await download(page, async () => {
      await button(page, '下载').click();
      await page.getByRole('menuitem', { name: format, exact: true }).click();
    });
    expect(name).toBe(`单品标签.${format.toLowerCase()}`);
    files[format] = bytes;
  }
  expect(await codesIn(files.PNG!)).toEqual([serial]);
  expect(files.PDF!.subarray(0, 5).toString()).toBe('%PDF-');
  expect(files.ZPL!.toString('latin1')).toMatch(/^\^XA\^PW320\^LL240/);

  await button(page, '发布').click();
  await expect(page.getByText('已发布 1 个标签模板')).toBeVisible();
  await expect(button(page, '打印标签')).toBeVisible();
  await button(page, '返回').click();
  await expect(page.getByRole('row', { name: /单品标签/ })).toContainText('已发布');

  // From the template to its labels.
  await act(page, '单品标签', '打印');
  const form = page.getByRole('dialog', { name: '打印标签' });
  await expect(form.getByText(/单品标签 · 40 × 30 mm/)).toBeVisible();
  await expect(form.getByRole('spinbutton', { name: '每张份数' })).toHaveValue('');
  await form.getByRole('button', { name: '取消' }).click();

  // Its part is printed on it.
  const call = await callerOf(page, company.username);
  await openPage(page, '/product/part');
  await page.getByRole('button', { name: /^编辑/ }).first().click();
  await page.getByRole('combobox', { name: '标签模板' }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: '单品标签' }).click();
  await button(page, '保存').click();
  await expect
    .poll(
      async () => (await call.get<{ label_id: number }>(`part/info?id=${company.partId}`)).label_id,
    )
    .toBeGreaterThan(0);
  expect(complaints.filter((one) => !one.includes('409') && !one.includes('404'))).toEqual([]);
});

test('[MNU-7] on a phone labels are listed, looked at and downloaded', async ({ page }) => {
  const company = await establish();
  const call = await callerOf(page, company.username);
  const element = { id: 'a', kind: 'qr', x: 2, y: 2, width: 20, height: 20, content: '{code}' };
  const { id } = await call.post<{ id: number }>('labelTemplate/add', {
    ...{ name: '手机看', width_mm: 40, height_mm: 30, elements: [element] },
  });
  await page.setViewportSize({ width: 375, height: 720 });
  await enter(page, company.username, '/product/label');
  await expect(page.getByText('手机看')).toBeVisible();
  await expectNoSidewaysScroll(page, 'labels at 375');
  await button(page, '手机看 的更多操作').click();
  await page.getByRole('menuitem', { name: '预览与下载' }).click();
  await expect(page.getByRole('img', { name: '手机看' }).last()).toBeVisible();
  const { bytes } = await download(page, () => button(page, 'PNG').click());
  expect(await codesIn(bytes)).toHaveLength(1);
  await openPage(page, `/product/label/edit?id=${id}`);
  await expect(page.getByText('设计标签需要更宽的屏幕')).toBeVisible();
  await expect(page.getByRole('img', { name: '手机看' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'labels at 375');
});
