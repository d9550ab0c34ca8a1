import { expect, type Page } from '@playwright/test';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { checkByMany, ship } from './support/consumers.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { picture } from './support/parts.ts';
import { enter, openPage } from './support/people.ts';
import { test, type OpenWindow } from './support/windows.ts';

const phone = (openWindow: OpenWindow) => openWindow({ viewport: { width: 375, height: 740 } });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label).click();
  await page
    .locator('.ant-select-dropdown:visible')
    .getByTitle(option, { exact: true })
    .first()
    .click();
}

/** How far down the page something ends. */
const bottomOf = async (page: Page, text: string | RegExp) => {
  const box = await page.locator('.b-result').getByText(text).first().boundingBox();
  return box!.y + box!.height;
};

test('[CO-1] a company sets its brand once: buyers see it with product and verdict at a glance, and whom to call', async ({
  page,
  openWindow,
  playwright,
}) => {
  const complaints = watchConsole(page);
  const company = await establish({ model: 'HK-600', warranty_months: 24, gtin: '6901234567892' });
  const { codes } = await orderPack(page, company, 5, true);
  await ship(page, company, codes);
  const [genuine, copied, recalled, voided, frozen] = codes as [
    string,
    string,
    string,
    string,
    string,
  ];
  const [unused] = (await orderPack(page, company, 1)).codes as [string];

  // The part gets its names in other languages.
  await enter(page, company.username, '/product/part');
  await page.getByRole('button', { name: '编辑 细口手冲壶' }).click();
  const part = page.getByRole('dialog', { name: /编辑物料/ });
  await part.getByRole('button', { name: '填写英文和繁体' }).click();
  await part.getByLabel('物料名称（英文）').fill('Gooseneck kettle');
  await part.getByLabel('物料名称（繁体）').fill('細口手沖壺');
  await part
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('#c8402f'));
  await expect(part.getByRole('button', { name: '预览第 1 张图片' })).toBeVisible();
  await part.getByRole('button', { name: '保存' }).click();
  await expect(part).toBeHidden();

  // The brand.
  await openPage(page, '/setting/mark');
  await page.getByLabel('品牌名称', { exact: true }).fill('青岚');
  await page.getByLabel('品牌名称（英文）').fill('Qinglan');
  await page.getByLabel('主色').fill('#ffb300');
  await expect(page.getByText(/低于 4.5:1/)).toBeVisible();
  await page.getByLabel('主色').fill('#1f5fa8');
  await expect(page.getByText(/清晰可读/)).toBeVisible();
  await choose(page, '圆角', '大圆角');
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles(await picture('#1f5fa8'));
  await expect(page.getByRole('button', { name: '预览第 1 张图片' })).toBeVisible();
  await page.getByLabel('客服热线').fill('400-820-1234');
  await inspect(page, 'brand', complaints);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功，立即生效')).toBeVisible();

  // A buyer holds page and product side by side.
  const buyer = await phone(openWindow);
  const seen = watchConsole(buyer);
  await buyer.goto(`/template?code=${genuine}&language=zh_CN`);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('正品，首次查询');
  for (const text of ['正品，首次查询', '青岚', '细口手冲壶', /HK-600/, genuine.slice(0, 4)])
    expect(await bottomOf(buyer, text), String(text)).toBeLessThan(600);
  // With the logo and the picture, both of which have come.
  for (const image of ['.b-result-brand img', '.b-result-item img']) {
    const shown = buyer.locator(image);
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    const box = (await shown.boundingBox())!;
    expect(box.y + box.height, image).toBeLessThan(600);
  }
  const seal = (await buyer.locator('.b-result-seal').boundingBox())!;
  expect(Math.max(seal.width, seal.height)).toBeLessThanOrEqual(40);
  const activate = buyer.getByRole('link', { name: '激活产品' });
  await expect(activate).toHaveCSS('background-color', 'rgb(31, 95, 168)');
  await expect(activate).toHaveCSS('border-radius', '24px');
  await inspect(buyer, 'brand-genuine', seen);

  // English, wholly; only the names of other languages are in other letters.
  await buyer.goto(`/template?code=${genuine}&language=en`);
  await expect(buyer.getByText('Gooseneck kettle').first()).toBeVisible();
  expect(await buyer.title()).not.toMatch(/\p{Script=Han}/u);
  await expect(buyer.locator('main')).not.toContainText(/\p{Script=Han}/u);
  await inspect(buyer, 'brand-english', seen);
  await buyer.goto(`/template?code=${genuine}&language=zh_TW`);
  await expect(buyer.getByText('細口手沖壺').first()).toBeVisible();

  // At night.
  await buyer.emulateMedia({ colorScheme: 'dark' });
  await expect(buyer.locator('.b-result')).toHaveCSS('background-color', 'rgb(26, 32, 39)');
  await inspect(buyer, 'brand-dark', seen);
  await buyer.emulateMedia({ colorScheme: 'light' });

  // A copy, a recall, a void code, one not in use yet and one that is frozen: whose it is, whom to call, where to report, and nothing to be
  // pleased about.
  await checkByMany(playwright, copied, 6);
  const call = await callerOf(page, company.username);
  await call.post('identifier/recall', { codes: [recalled], reason: '壶嘴松动' });
  await call.post('identifier/freeze', { codes: [frozen], reason: 'stolen' });
  await call.post('identifier/void', { codes: [voided], reason: 'misprint' });
  for (const [code, word, name] of [
    [copied, '疑似仿冒', 'brand-suspect'],
    [recalled, '已召回', 'brand-recalled'],
    [voided, '已作废', 'brand-void'],
    [unused, '尚未启用', 'brand-unused'],
    [frozen, '请谨慎', 'brand-frozen'],
  ] as const) {
    await buyer.goto(`/template?code=${code}&language=zh_CN`);
    await expect(buyer.getByRole('heading', { level: 1 })).toContainText(word);
    await expect(buyer.locator('.b-result-brand')).toContainText('青岚');
    await expect(buyer.getByRole('link', { name: '致电 青岚' })).toHaveAttribute(
      'href',
      'tel:4008201234',
    );
    await expect(buyer.getByRole('link', { name: '举报假货' })).toBeVisible();
    for (const link of ['激活产品', '申请维修', '我的质保'])
      await expect(buyer.getByRole('link', { name: link })).toHaveCount(0);
    await expect(buyer.getByRole('progressbar')).toHaveCount(0);
    await inspect(buyer, name, seen);
  }
});
