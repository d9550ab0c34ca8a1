import { expect, type Page } from '@playwright/test';
import { hire, sql } from './support/backstage.ts';
import { callerOf, establish, openArchive, orderPack } from './support/codes.ts';
import { enter, openPage, reopenPage } from './support/people.ts';
import { act } from './support/rows.ts';
import { test } from './support/windows.ts';

const passphrase = 'sunny-Lantern-48-harbour';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const option = (page: Page, text: string) =>
  page.locator('.ant-select-item-option').filter({ hasText: text });
const rowWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

const confirm = async (page: Page, action: string) => {
  await dialog(page, action).getByRole('button', { name: action }).click();
  await expect(dialog(page, action)).toBeHidden();
};

test('[MNU-23] [BP-1] plain codes leave once, when a second person has agreed, and only behind a passphrase', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { code: pack, codes } = await orderPack(page, company, 30, true);
  const asker = await hire('identity', company.companyId);
  await enter(page, asker.username, '/trace/securityCode');
  await page.getByRole('button', { name: '生成防伪码' }).first().click();
  const form = dialog(page, '生成防伪码');
  await form.getByRole('button', { name: '生成防伪码' }).click();
  await expect(form.getByText('不能为空')).toBeVisible();
  await form.getByLabel('标识包').click();
  await option(page, pack).click();
  await form.getByRole('button', { name: '生成防伪码' }).click();
  await expect(form).toBeHidden();
  await expect(rowWith(page, pack)).toContainText('可申请');
  const [made] = await sql<{ code: string }>(
    'select code from security_pack where company_id = $1',
    [company.companyId],
  );
  const code = made!.code;

  await act(page, code, '申请下载');
  await confirm(page, '申请下载');
  await expect(rowWith(page, code)).toContainText('待批准');
  // The requester cannot approve, and is told who can.
  await expect(rowWith(page, code)).toContainText('须由另一位同事批准');
  await expect(page.getByRole('button', { name: `批准 ${code}` })).toHaveCount(0);

  const second = await openWindow({ locale: 'zh-CN' });
  await enter(second, company.username, '/trace/securityCode');
  await act(second, code, '批准');
  await expect(dialog(second, '批准')).toContainText('30 个明码');
  await confirm(second, '批准');
  await expect(rowWith(second, code)).toContainText('待下载');
  await expect(rowWith(second, code)).toContainText('只有申请人');
  await expect(second.getByRole('button', { name: `下载 ${code}` })).toHaveCount(0);

  await reopenPage(page);
  await act(page, code, '下载');
  const ask = dialog(page, '下载防伪码');
  await ask.getByLabel('口令', { exact: true }).fill(passphrase);
  await ask.getByLabel('再次输入口令').fill(passphrase);
  const coming = page.waitForEvent('download');
  await ask.getByRole('button', { name: '下载', exact: true }).click();
  const text = await openArchive(await coming, passphrase);
  const lines = text.trim().split(/\r?\n/).slice(1);
  expect(lines).toHaveLength(30);
  expect(lines.every((line) => /\b\d{8}\b/.test(line))).toBe(true);
  await expect(ask).toBeHidden();
  await expect(rowWith(page, code)).toContainText('已下载');
  await expect(page.getByRole('button', { name: `下载 ${code}` })).toHaveCount(0);

  // The serial number with its code is correct in the search box; a wrong one is reported as wrong.
  const first = lines.find((line) => line.includes(codes[0]!))!;
  const covert = /\b\d{8}\b/.exec(first)![0];
  await openPage(page, `/trace/query?text=${encodeURIComponent(`${codes[0]} ${covert}`)}`);
  await expect(page.getByText('防伪码正确')).toBeVisible();

  await openPage(page, '/trace/securityCode');
  await act(page, code, '作废');
  await dialog(page, '作废').getByLabel('原因').fill('印刷厂失窃');
  await confirm(page, '作废');
  await expect(rowWith(page, code)).toContainText('已作废');
  await page.getByRole('button', { name: `展开 ${code}` }).click();
  await expect(page.getByText('印刷厂失窃')).toBeVisible();
});

test('standalone codes are ordered by number, and a request can be turned down with a reason', async ({
  page,
}) => {
  const company = await establish();
  const asker = await hire('identity', company.companyId);
  await enter(page, company.username, '/trace/securityCode');
  await page.getByRole('button', { name: '生成防伪码' }).first().click();
  const form = dialog(page, '生成防伪码');
  await form.getByText('独立防伪码').click();
  await form.getByRole('button', { name: '生成防伪码' }).click();
  await expect(form.getByText('不能为空')).toBeVisible();
  await form.getByLabel('数量').fill('100000001');
  await form.getByRole('button', { name: '生成防伪码' }).click();
  await expect(form.getByText('数量：不能大于 100,000,000')).toBeVisible();
  await form.getByLabel('数量').fill('1500');
  await expect(form.getByLabel('数量')).toHaveValue('1,500');
  await form.getByRole('button', { name: '生成防伪码' }).click();
  await expect(form).toBeHidden();
  await expect(rowWith(page, '独立防伪码')).toContainText('可申请');
  const [made] = await sql<{ id: number; code: string }>(
    'select id, code from security_pack where company_id = $1',
    [company.companyId],
  );
  const { id, code } = made!;
  const call = await callerOf(page, asker.username);
  await call.post('securityPack/request', { id });
  await reopenPage(page);
  await act(page, code, '驳回');
  await dialog(page, '驳回').getByLabel('原因').fill('本月不印');
  await confirm(page, '驳回');
  await expect(rowWith(page, code)).toContainText('可申请');
});
