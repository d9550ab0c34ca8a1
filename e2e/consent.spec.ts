import { expect } from '@playwright/test';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { survey } from '#blocks/survey/spec.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { tickConsent } from './support/consent.ts';
import { ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act } from './support/rows.ts';
import { test } from './support/windows.ts';

const small = { width: 375, height: 740 };

test('a company gives a hotline and writes its privacy notice; a buyer agrees to it in English without scripts, keeps the page after the activation, and staff sees which text it was', async ({
  page,
  openWindow,
}) => {
  const company = await establish({ warranty_months: 24 });
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const [first] = codes as [string];

  const complaints = watchConsole(page);
  await enter(page, company.username, '/setting/mark');
  await page.getByLabel('客服热线').fill('400-820-1234');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('保存成功，立即生效')).toBeVisible();
  await expect(page.getByText('使用平台的隐私说明')).toBeVisible();
  await page.getByRole('button', { name: '修改隐私说明' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('正文', { exact: true }).fill('我们只为质保保存您的姓名和电话。');
  await form.getByLabel('正文（英文）').fill('We keep your name and number for the warranty only.');
  await form.getByLabel('正文（繁体）').fill('我們只為保固保存您的姓名和電話。');
  await form.getByRole('button', { name: '发布新版' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('第 1 版')).toBeVisible();
  await inspect(page, 'privacy-notice', complaints);

  // Without scripts, in English: the error is in the page's language, and what was typed stays.
  const buyer = await openWindow({ viewport: small, javaScriptEnabled: false });
  await buyer.goto(`/activation?code=${first}&sn=${first}&language=en`);
  await expect(buyer.getByRole('link', { name: 'Call us: 400-820-1234' })).toHaveAttribute(
    'href',
    'tel:4008201234',
  );
  await buyer.getByLabel('Name').fill('Wang Fang');
  await buyer.getByRole('button', { name: 'Activate' }).click();
  await expect(buyer.getByText('Please enter the phone number')).toBeVisible();
  await expect(buyer.getByText('Please read the privacy notice and tick the box')).toBeVisible();
  await expect(buyer.getByLabel('Name')).toHaveValue('Wang Fang');
  await expect(buyer.getByRole('checkbox')).not.toBeChecked();
  const href = await buyer.getByRole('link', { name: 'privacy notice' }).getAttribute('href');
  // What is inspected needs scripts.
  const reader = await openWindow({ viewport: small });
  const murmurs = watchConsole(reader);
  await reader.goto(href!);
  await expect(reader.getByText('We keep your name and number')).toBeVisible();
  await expect(reader.getByText('Version 1, since')).toBeVisible();
  await inspect(reader, 'privacy-page', murmurs);
  await reader.goto(buyer.url());
  await inspect(reader, 'activation-consent', murmurs);
  await expectNoSidewaysScroll(reader, 'activation-consent');
  await buyer.getByLabel('Phone number').fill('13800138000');
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: 'Activate' }).click();
  // The page afterwards is worth keeping.
  await expect(buyer.getByText('Valid until')).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'Download certificate (PDF)' })).toBeVisible();
  await expect(buyer.locator('main')).toContainText(first.replace(/(.{4})(?=.)/g, '$1 '));
  await reader.goto(buyer.url());
  await inspect(reader, 'activation-kept', murmurs);
  await expectNoSidewaysScroll(reader, 'activation-kept');

  // Staff sees which text was agreed to.
  await openPage(page, '/sale/warranty');
  await act(page, first, '查看');
  await expect(page.getByRole('dialog')).toContainText('本企业隐私说明第 1 版（English）');
});

test('a repair and a survey in Traditional Chinese are sent only once the notice in force is agreed to', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 2, true);
  await ship(page, company, codes);
  const [second, third] = codes as [string, string];
  const call = await callerOf(page, company.username);
  const buyer = await openWindow({ viewport: small, javaScriptEnabled: false });

  // A repair in Traditional Chinese; the notice changes while the form is open.
  await buyer.goto(`/repair?code=${second}&sn=${second}&language=zh_TW`);
  await buyer.getByRole('button', { name: '提交申請' }).click();
  await expect(buyer.getByText('請閱讀隱私權說明並勾選同意')).toBeVisible();
  await buyer.getByLabel('故障類型').selectOption({ index: 1 });
  await buyer.getByLabel('故障描述').fill('蓋子會響');
  await buyer.getByLabel('聯絡人').fill('王芳');
  await buyer.getByLabel('手機號碼').fill('13800138000');
  await tickConsent(buyer);
  await call.post('mark/publishPrivacy', {
    number: 0,
    body: '第二版说明。',
    body_tw: '第二版說明。',
  });
  await buyer.getByRole('button', { name: '提交申請' }).click();
  await expect(buyer.getByText('隱私權說明已更新，請閱讀後重新勾選')).toBeVisible();
  await expect(buyer.getByRole('checkbox')).not.toBeChecked();
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '提交申請' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('提交成功');

  // A survey on a page of the company's own.
  const question = { type: 0, name: '您的建议', value: '', note: '', required: false };
  const document = pageOf(
    [newBlock(queryResult), newBlock(survey, { jsonData: [question] } as never)],
    { details: '调查' },
  );
  const { id } = await call.post<{ id: number }>('pageTemplate/add', { name: '调查', document });
  await call.post('pageTemplate/publish', { id, version: 1 });
  const uses = [{ target: 'company' }];
  await call.post('pageTemplate/assign', { id, version: 2, uses });
  await buyer.goto(`/template?code=${third}&language=zh_TW`);
  await buyer.getByLabel('您的建议').fill('很好');
  await buyer.getByRole('button', { name: '提交' }).click();
  await expect(buyer.getByText('請閱讀隱私權說明並勾選同意')).toBeVisible();
  await expect(buyer.getByLabel('您的建议')).toHaveValue('很好');
  await tickConsent(buyer);
  await buyer.getByRole('button', { name: '提交' }).click();
  await expect(buyer.getByRole('status')).toContainText('感謝');

  await enter(page, company.username, '/sale/repair');
  await act(page, second, '查看');
  await expect(page.getByRole('dialog')).toContainText('本企业隐私说明第 1 版（繁體中文）');
});
