import { expect, type Page } from '@playwright/test';
import { sql } from './support/backstage.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { test, type OpenWindow } from './support/windows.ts';
import { tickConsent } from './support/consent.ts';

/** A company with shipped products, and all data that a page can show. */
async function sell(page: Page) {
  const company = await establish({
    model: 'HK-600',
    warranty_months: 24,
    attributes: [{ name: '容量', value: '600 ml' }],
  });
  const { codes } = await orderPack(page, company, 8, true);
  // A file that was never uploaded: nobody opens it here.
  await sql(`update part set manuals = $2 where company_id = $1`, [
    company.companyId,
    JSON.stringify([{ name: '使用说明书', url: '/api/file/aaaaaaaaaaaaaaaaaaaaaa' }]),
  ]);
  await ship(page, company, codes);
  return { company, codes };
}

const phone = (openWindow: OpenWindow, more: { javaScriptEnabled?: boolean } = {}) =>
  openWindow({ viewport: { width: 375, height: 740 }, ...more });
const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

test('[CON-1] [LNG-3] a scanned code is answered by a page that a phone shows well in three languages', async ({
  page,
  openWindow,
}) => {
  const { company, codes } = await sell(page);
  const [code] = codes as [string];
  const buyer = await phone(openWindow);
  const complaints = watchConsole(buyer);
  await buyer.goto(`/c/${code}`);
  await expect(buyer).toHaveURL(`/template?code=${code}`);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('正品，首次查询');
  await expect(fact(buyer, '查询次数')).toHaveText('1 次');
  await expect(fact(buyer, '首次查询时间')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d 北京时间$/);
  await expect(buyer.getByText('第1次查询')).toBeVisible();
  await expect(fact(buyer, '型号')).toHaveText('HK-600');
  await expect(fact(buyer, '序列号')).toHaveText(code.replace(/(.{4})(?=.)/g, '$1 '));
  await expect(fact(buyer, '批次')).toHaveText('B-500');
  await expect(fact(buyer, '企业')).toHaveText(company.name);
  await expect(fact(buyer, '容量')).toHaveText('600 ml');
  await expect(buyer.getByText('尚未激活')).toBeVisible();
  await expect(buyer.getByRole('link', { name: '使用说明书' })).toBeVisible();
  await inspect(buyer, 'public-page-zh', complaints);

  // The buyer looks again, and in other languages: it stays their first check.
  await buyer.reload();
  const verdict = buyer.getByRole('heading', { level: 1 });
  await expect(verdict).toHaveText('正品，首次查询');
  await expect(buyer.getByText(/^首次由您于 \d{4}-\d\d-\d\d \d\d:\d\d 查询$/)).toBeVisible();
  await expect(fact(buyer, '查询次数')).toHaveText('1 次');
  await buyer.getByRole('link', { name: 'English' }).click();
  await expect(verdict).toHaveText('Genuine, first check');
  await expect(buyer.getByText(/^First checked by you at [\d-]+ [\d:]+$/)).toBeVisible();
  await expect(fact(buyer, 'Model')).toHaveText('HK-600');
  await expect(buyer.getByText('1st check')).toBeVisible();
  await inspect(buyer, 'public-page-en', complaints);
  await buyer.getByRole('link', { name: '繁體中文' }).click();
  await expect(verdict).toHaveText('正品，首次查詢');
  await expect(buyer.getByText(/^首次由您於 [\d-]+ [\d:]+ 查詢$/)).toBeVisible();
  await expect(fact(buyer, '型號')).toHaveText('HK-600');
  await expect(buyer.getByText('第1次查詢')).toBeVisible();
  await inspect(buyer, 'public-page-tw', complaints);

  // The smallest phones, and a page at twice its size.
  for (const width of [320, 188]) {
    await buyer.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(buyer, `public-page-${width}`);
  }
  await inspect(buyer, 'public-page-188', complaints);
});

test('[CON-1] [STA-2] without a script the page tells the same, and unfolds', async ({
  page,
  browser,
  openWindow,
}) => {
  const { company, codes } = await sell(page);
  const code = codes[0]!;
  await sql(
    `insert into warranty (company_id, seq, name_sealed, mobile_sealed, mobile_index, start_time, expire_time)
     select company_id, seq, ''::bytea, ''::bytea, ''::bytea, now() - interval '100 days', now() + interval '265 days'
     from identifier where company_id = $1`,
    [company.companyId],
  );
  // Five people checked it, long enough ago to be unsuspicious.
  for (let at = 0; at < 5; at++) {
    const other = await browser.newContext({ userAgent: `phone ${at}` });
    await other.request.get(`/template?code=${code}`);
    await other.close();
  }
  await sql(
    `update scan_log set scan_time = scan_time - interval '10 days' where company_id = $1`,
    [company.companyId],
  );
  const buyer = await phone(openWindow, { javaScriptEnabled: false });
  await buyer.goto(`/template?code=${code}&language=zh_CN`);
  const verdict = buyer.getByRole('heading', { level: 1 });
  await expect(verdict).toHaveText('正品，重复查询');
  await expect(buyer.getByText('该产品此前已被查询 5 次')).toBeVisible();
  await expect(fact(buyer, '查询次数')).toHaveText('6 次');
  await expect(buyer.getByText('剩余 265 天')).toBeVisible();
  const bar = buyer.getByRole('progressbar', { name: '质保' });
  await expect(bar).toHaveAttribute('value', '265');
  await expect(bar).toHaveAttribute('max', '365');

  await expect(buyer.getByText('第4次查询')).toBeVisible();
  await expect(buyer.getByText('第3次查询')).toBeHidden();
  await buyer.getByText('查看更多（3）').click();
  await expect(buyer.getByText('第1次查询')).toBeVisible();

  await buyer.getByRole('link', { name: '验证涂层下的防伪码' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('防伪验证');
  await expect(buyer.getByLabel('序列号')).toHaveValue(code);
});

test('[CON-1] the same without a script: the first check stays the buyer’s in every language', async ({
  page,
  openWindow,
}) => {
  const { codes } = await sell(page);
  const buyer = await phone(openWindow, { javaScriptEnabled: false });
  const verdict = buyer.getByRole('heading', { level: 1 });
  await buyer.goto(`/template?code=${codes[0]}&language=zh_CN`);
  await expect(verdict).toHaveText('正品，首次查询');
  await expect(buyer.getByText('首次由您于')).toHaveCount(0);
  await buyer.reload();
  await expect(verdict).toHaveText('正品，首次查询');
  await expect(buyer.getByText('首次由您于')).toBeVisible();
  for (const [name, words, told] of [
    ['English', 'Genuine, first check', 'First checked by you at'],
    ['繁體中文', '正品，首次查詢', '首次由您於'],
  ] as const) {
    await buyer.getByRole('link', { name }).click();
    await expect(verdict).toHaveText(words);
    await expect(buyer.getByText(told)).toBeVisible();
  }
});

test('[STA-2] [STA-5] [VAL-3] a buyer activates the product and sees the warranty run', async ({
  page,
  openWindow,
}) => {
  const { codes } = await sell(page);
  const buyer = await phone(openWindow);
  const complaints = watchConsole(buyer);
  await buyer.goto(`/template?code=${codes[0]}&language=zh_CN`);
  await expect(buyer.getByText('尚未激活')).toBeVisible();
  await buyer.getByRole('link', { name: '激活产品' }).click();
  await expect(buyer).toHaveURL(/\/activation\?code=.*title=.*product_name=.*sn=/);
  await expect(buyer.getByText('细口手冲壶')).toBeVisible();
  await expect(buyer.getByLabel('序列号')).toHaveValue(codes[0]!);
  await buyer.getByLabel('姓名').focus();
  await buyer.getByLabel('手机号').focus();
  await expect(buyer.getByText('请输入姓名')).toBeVisible();
  await buyer.getByLabel('姓名').fill('王芳');
  await expect(buyer.getByText('请输入手机号')).toBeVisible();
  await expect(buyer.getByText('请输入姓名')).toBeHidden();
  await inspect(buyer, 'public-page-activation', complaints);
  await buyer.getByLabel('手机号').fill('13800138000');
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '激活产品' }).click();

  // The message stays until the buyer continues; only then is the page requested again.
  await expect(buyer.getByRole('status')).toHaveText('激活成功，质保已生效');
  await buyer.getByRole('link', { name: '查看产品' }).click();
  await expect(buyer.getByRole('progressbar', { name: '质保' })).toBeVisible();
  await expect(buyer.getByText(/^剩余 7[23]\d 天$/)).toBeVisible();
  await expect(buyer.getByRole('link', { name: '激活产品' })).toHaveCount(0);
});

test('anyone who worries is told plainly what is the matter and what to do', async ({
  page,
  openWindow,
}) => {
  const { company, codes } = await sell(page);
  const [recalled, voided, wrong] = codes as [string, string, string];
  const { post } = await callerOf(page, company.username);
  await post('identifier/recall', { codes: [recalled], reason: '密封圈不良' });
  await post('identifier/void', { codes: [voided], reason: 'misprint' });
  const buyer = await phone(openWindow);
  const complaints = watchConsole(buyer);
  const asked = async (code: string) => {
    await buyer.goto(`/template?code=${encodeURIComponent(code)}&language=zh_CN`);
    await expectNoSidewaysScroll(buyer, code);
    return buyer.getByRole('status');
  };
  expect(await (await asked(recalled)).innerText()).toMatch(
    /^已召回[^]*请停止使用，并联系企业办理退换。\s+举报假货\s+这是什么意思？$/,
  );
  await inspect(buyer, 'public-page-recalled', complaints);
  expect(await (await asked(voided)).innerText()).toMatch(/^已作废[^]*请不要使用该产品，保留包装/);
  // For a void code the company is named and can be called; nothing is shown that would lend a copy credibility.
  await expect(buyer.getByText(company.name).first()).toBeVisible();
  await expect(buyer.getByText('细口手冲壶')).toHaveCount(0);
  await expect(buyer.locator('img')).toHaveCount(0);
  await inspect(buyer, 'public-page-void', complaints);
  expect(await (await asked('2222-2222-2222-2222')).innerText()).toMatch(/^未找到[^]*核对每一位/);
  await inspect(buyer, 'public-page-unknown', complaints);
  expect(await (await asked('没有')).innerText()).toMatch(/^无法识别/);

  // Another try is offered right there.
  await buyer.getByLabel('产品上的码').fill(wrong);
  await buyer.getByRole('button', { name: '查询' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('正品，首次查询');
});
