import { expect, type Locator, type Page } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { commoditySearch } from '#blocks/commodity-search/spec.ts';
import { divider } from '#blocks/divider/spec.ts';
import { newBlock, pageOf, type Block } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { richText } from '#blocks/rich-text/spec.ts';
import { survey } from '#blocks/survey/spec.ts';
import { tabBar } from '#blocks/tab-bar/spec.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

const [ground, paper, ink] = ['rgb(18, 22, 27)', 'rgb(26, 32, 39)', 'rgb(232, 234, 237)'];
const question = { type: 0, name: '您的建议', value: '', note: '', required: false };
const blocks: readonly Omit<Block, 'id'>[] = [
  newBlock(queryResult, { tips: '开箱前请核对', color: '#7a1a22' }),
  newBlock(captionText, { name: '没有选颜色' }),
  newBlock(captionText, { name: '选了文字颜色', wordColor: '#7a1a22' }),
  newBlock(captionText, { name: '选了背景', backColor: '#fdf4f2' }),
  newBlock(notice, { noticeText: '公告' }),
  newBlock(richText, { myValue: '<p>正文</p>' }),
  newBlock(richText, { myValue: '<p style="color:#333333">有颜色的正文</p>' }),
  newBlock(divider, { segmentationtype: 1 }),
  newBlock(commoditySearch),
  newBlock(productInfo),
  newBlock(survey, { jsonData: [question] } as never),
  newBlock(tabBar, {
    iconList: [{ iconText: '首页', iconName: 'home', http: { externalLink: '' } }],
  } as never),
];

/** The parts of a page whose colours are told apart, as they look on a phone and in the designer. */
async function expectDark(place: Pick<Page, 'getByText' | 'locator'>): Promise<void> {
  const heading = (name: string): Locator => place.getByText(name, { exact: true });
  const around = (name: string) => place.locator('.b-caption', { hasText: name });
  await expect(place.locator('.page')).toHaveCSS('background-color', ground);
  await expect(heading('没有选颜色')).toHaveCSS('color', ink);
  await expect(around('没有选颜色')).toHaveCSS('background-color', paper);
  // A text colour of its own is paler on dark paper.
  await expect(heading('选了文字颜色')).not.toHaveCSS('color', 'rgb(122, 26, 34)');
  await expect(around('选了文字颜色')).toHaveCSS('background-color', paper);
  // A ground of its own stays, and what stands on it.
  await expect(around('选了背景')).toHaveCSS('background-color', 'rgb(253, 244, 242)');
  await expect(heading('选了背景')).toHaveCSS('color', 'rgb(27, 36, 48)');
  await expect(heading('有颜色的正文')).toHaveCSS('color', 'rgb(51, 51, 51)');
  await expect(heading('正文')).toHaveCSS('color', ink);
}

test('[DSG-3] a designed page turns dark with the phone where no colours were chosen, in the designer as well', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const call = await callerOf(page, company.username);
  const add = async (name: string, setup: object) => {
    const document = pageOf(blocks, { details: name, ...setup });
    const { id } = await call.post<PageTemplateInfo>('pageTemplate/add', { name, document });
    await call.post('pageTemplate/publish', { id, version: 1 });
    return id;
  };
  const show = (id: number) =>
    call.post('portal/set', { kind: 'trace', target: 'company', target_id: null, page_id: id });
  const plain = await add('没有背景', {});
  await show(plain);

  const buyer = await openWindow({ viewport: { width: 375, height: 740 }, colorScheme: 'dark' });
  const complaints = watchConsole(buyer);
  await buyer.goto(`/template?code=${codes[0]}&language=zh_CN`);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('正品，首次查询');
  await expectDark(buyer);
  await inspect(buyer, 'dark-page', complaints);
  await buyer.emulateMedia({ colorScheme: 'light' });
  await expect(buyer.getByText('选了文字颜色')).toHaveCSS('color', 'rgb(122, 26, 34)');
  await inspect(buyer, 'dark-page-by-day', complaints);

  // The designer shows the same.
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, company.username, `/product/template/templateEdit?id=${plain}`);
  await expectDark(page.frameLocator('iframe[title="手机预览"]'));

  // With a background of its own all of it stays as it was designed.
  await show(await add('有背景', { bgColor: '#fff8e1' }));
  await buyer.emulateMedia({ colorScheme: 'dark' });
  await buyer.reload();
  await expect(buyer.locator('.page')).toHaveCSS('background-color', 'rgb(255, 248, 225)');
  await expect(buyer.getByText('没有选颜色')).toHaveCSS('color', 'rgb(27, 36, 48)');
  await expect(buyer.getByText('选了文字颜色')).toHaveCSS('color', 'rgb(122, 26, 34)');
  await inspect(buyer, 'light-page-at-night', complaints);
});
