import { expect, test, type Browser, type Page } from '@playwright/test';
import { divider } from '#blocks/divider/spec.ts';
import { newBlock, pageOf, type PageDocument } from '#blocks/kit/document.ts';
import { model3d } from '#blocks/model-3d/spec.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { sql } from './support/backstage.ts';
import { establish, orderPack } from './support/codes.ts';
import { checkByMany, ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';

const phone = async (browser: Browser, width = 375) =>
  (await browser.newContext({ viewport: { width, height: 740 } })).newPage();

async function sell(page: Page, count = 1) {
  const company = await establish({ warranty_months: 12 });
  const { codes } = await orderPack(page, company, count, true);
  await ship(page, company, codes);
  return { company, code: codes[0]! };
}

/** The company's page for all its products, past the designer, which takes no pictures from elsewhere. */
async function publish(companyId: number, document: PageDocument) {
  const [made] = await sql<{ id: number }>(
    `insert into page_template (company_id, name, document, published) values ($1, '页面', $2, 1) returning id`,
    [companyId, JSON.stringify(document)],
  );
  await sql(
    `insert into page_version (company_id, page_id, number, document) values ($1, $2, 1, $3)`,
    [companyId, made!.id, JSON.stringify(document)],
  );
  await sql(
    `insert into page_use (company_id, kind, target, target_id, page_id) values ($1, 'trace', 'company', 0, $2)`,
    [companyId, made!.id],
  );
}

test('[RTE-3] [STA-6] records and checks go on as one scrolls, to the last of them', async ({
  page,
  browser,
  playwright,
}) => {
  const { company, code } = await sell(page);
  // More than one person may ask for in a day.
  await sql(
    `insert into repair (company_id, code, seq, serial_number, part_id, fault_type, content, name_sealed, mobile_sealed,
       mobile_index, request_key, create_time)
     select $1, 'R-' || n, (select min(seq) from identifier where company_id = $1), $2, $3, 'leak', 'x', '', '', '',
       'R-' || n, now() - make_interval(days => 40 - n) from generate_series(1, 34) as n`,
    [company.companyId, code, company.partId],
  );
  const buyer = await phone(browser);
  const complaints = watchConsole(buyer);
  await buyer.goto(`/template?code=${code}&language=zh_CN`);
  await buyer.getByRole('link', { name: '售后记录' }).click();
  const opened = new URL(buyer.url());
  expect(opened.pathname).toBe('/afterrecords');
  expect(Object.fromEntries(opened.searchParams)).toMatchObject({
    page: '1',
    code,
    language: 'zh_CN',
    title: '售后记录',
  });
  await expect(buyer).toHaveTitle('售后记录');
  const rows = buyer.getByRole('listitem').filter({ hasText: '审核中' });
  await expect(rows.first()).toBeVisible();
  await expect
    .poll(async () => {
      await rows.last().scrollIntoViewIfNeeded();
      return rows.count();
    })
    .toBe(34);
  await expect(buyer.getByRole('link', { name: '下一页' })).toHaveCount(0);
  await inspect(buyer, 'after-records', complaints);

  await checkByMany(playwright, code, 23);
  await buyer.goto(`/template?code=${code}&language=zh_CN`);
  await buyer.getByText(/^查看更多（2\d）$/).click();
  const checks = buyer.getByRole('listitem').filter({ hasText: /第\d+次查询/ });
  await expect
    .poll(async () => {
      await checks.last().scrollIntoViewIfNeeded();
      return checks.last().innerText();
    })
    .toContain('第1次查询');
  const told = await checks.allInnerTexts();
  const numbers = told.map((text) => Number(/第(\d+)次/.exec(text)![1]));
  expect(numbers).toEqual(Array.from(numbers, (_, at) => numbers[0]! - at));
  await buyer.context().close();
});

test('[RTE-4] activation opens with the query of the product’s page, a title, the product and its number', async ({
  page,
  browser,
}) => {
  const { code } = await sell(page);
  const buyer = await phone(browser);
  await buyer.goto(`/template?code=${code}&language=zh_CN`);
  await buyer.getByRole('link', { name: '激活产品' }).click();
  await expect(buyer).toHaveTitle('产品激活');
  expect(Object.fromEntries(new URL(buyer.url()).searchParams)).toEqual({
    code,
    title: '产品激活',
    product_name: '细口手冲壶',
    sn: code,
    language: 'zh_CN',
  });
  await expect(buyer.getByText('细口手冲壶')).toBeVisible();
  await expect(buyer.getByLabel('序列号')).toHaveValue(code);
  await buyer.context().close();
});

test('[RTE-6] a model opens on its own page: in a frame, in our viewer, or with a word that there is none', async ({
  page,
  browser,
}) => {
  const { company, code } = await sell(page);
  const address = 'https://models.example/kettle';
  await publish(
    company.companyId,
    pageOf([newBlock(queryResult), newBlock(model3d, { model_iframe: address })]),
  );
  const buyer = await phone(browser);
  await buyer.route('https://models.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>a kettle</p>' }),
  );
  await buyer.goto(`/template?code=${code}&language=zh_CN`);
  await buyer.getByRole('link', { name: '查看 3D 模型' }).click();
  await expect(buyer).toHaveURL(/\/threedModel\?.*modelData=.*title=/);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('3D 模型');
  await expect(buyer.frameLocator('iframe').getByText('a kettle')).toBeVisible();
  await expect(buyer.getByText('内容由 models.example 提供')).toBeVisible();
  await expectNoSidewaysScroll(buyer, 'model-frame');
  await buyer.getByRole('link', { name: '返回' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(/^正品/);

  const complaints = watchConsole(buyer);
  const open = (modelData: object) =>
    buyer.goto(
      `/threedModel?${new URLSearchParams({
        modelData: JSON.stringify(modelData),
        title: '模型',
        code,
        language: 'zh_CN',
      }).toString()}`,
    );
  await open({ name: '传动齿轮', model_iframe: '' });
  await expect(buyer.getByText('暂无相关模型')).toBeVisible();
  await inspect(buyer, 'model-none', complaints);
  const [file] = await sql<{ address: string }>(
    `update stored_file set is_public = true where company_id = 1 and name like '%.glb' returning address`,
  );
  await open({ name: '传动齿轮', modelUrl: `/api/file/${file!.address}` });
  await expect(buyer).toHaveTitle('模型');
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('传动齿轮');
  await expect(buyer.getByRole('img', { name: '传动齿轮' }).locator('canvas')).toBeVisible();
  await buyer.getByRole('button', { name: '放大' }).click();
  await inspect(buyer, 'model-viewer', complaints);
  await buyer.context().close();
});

test('[CON-5] on a phone and a slow network every page fits, and pictures come once and only when they are near', async ({
  page,
  browser,
}) => {
  const { company, code } = await sell(page);
  const pictures = ['near', 'far', 'broken'].map((name) => `https://pictures.example/${name}.png`);
  const shown = (src: string) =>
    newBlock(pictureAds, { imageList: [{ ...pictureOf(), src }] } as never);
  await publish(
    company.companyId,
    pageOf([
      newBlock(queryResult),
      shown(pictures[0]!),
      shown(pictures[2]!),
      ...Array.from({ length: 60 }, () => newBlock(divider, { blankHeight: 100 })),
      shown(pictures[1]!),
    ]),
  );
  const buyer = await phone(browser, 320);
  const asked: string[] = [];
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await buyer.route('https://pictures.example/**', async (route) => {
    asked.push(route.request().url());
    if (route.request().url().includes('broken')) return route.abort();
    return route.fulfill({ contentType: 'image/png', body: dot });
  });
  const wire = await buyer.context().newCDPSession(buyer);
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  await buyer.goto(`/template?code=${code}&language=zh_CN`);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('正品，首次查询');
  await expect.poll(() => asked.toSorted()).toEqual([pictures[2], pictures[0]]);
  await buyer.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(pictures[1]);
  expect(asked.filter((one) => one === pictures[2])).toHaveLength(1);
  await wire.detach();
  for (const path of [
    `/template?code=${code}`,
    '/template',
    '/template?code=2222222222222222',
    `/repair?code=${code}&sn=${code}`,
    `/afterrecords?page=1&code=${code}`,
    `/activation?code=${code}&sn=${code}`,
    '/security',
    '/threedModel',
    '/help',
  ]) {
    // English texts are the longest.
    await buyer.goto(`${path}${path.includes('?') ? '&' : '?'}language=en`);
    for (const width of [320, 480, 720, 160]) {
      // The last is a small phone with a text size of 200%.
      await buyer.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(buyer, `${path} ${width}`);
    }
  }
  await buyer.setViewportSize({ width: 320, height: 740 });
  await inspect(buyer, 'help-320', []);
  await buyer.context().close();
});

const pictureOf = () => ({ text: '', linktype: '11', http: { externalLink: '' } });
