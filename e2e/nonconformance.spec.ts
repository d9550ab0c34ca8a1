import { expect, test, type Page } from '@playwright/test';
import { callerOf, establish, hireWith, orderPack } from './support/codes.ts';
import { ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { bindPack } from './support/quality.ts';
import { act, row } from './support/rows.ts';

const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name, exact: true });
const day = (after: number) =>
  new Date(Date.now() + (8 + after * 24) * 3_600_000).toISOString().slice(0, 10);
/** Fills in what a step asks for, and takes it. */
async function take(page: Page, move: string, words: Record<string, string>, due?: string) {
  await dialog(page, /^不合格单/)
    .getByRole('button', { name: move, exact: true })
    .click();
  const asked = dialog(page, move);
  for (const [label, text] of Object.entries(words)) await asked.getByLabel(label).fill(text);
  if (due) {
    await asked.getByLabel('期限').fill(due);
    await asked.getByLabel('期限').press('Enter');
  }
  return asked;
}
const go = async (page: Page, move: string, words: Record<string, string>, due?: string) => {
  const asked = await take(page, move, words, due);
  await asked.getByRole('button', { name: move, exact: true }).click();
  await expect(asked).toBeHidden();
};

test('a failed inspection becomes a finding that is planned, done, sent back, done again and closed', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const [serial] = (await bindPack(page, company, 1)) as [string];
  const call = await callerOf(page, company.username);
  await call.post('testRecord/add', {
    serial_number: serial,
    step: '耐压测试',
    value: 0.8,
    unit: 'kV',
    std: '1.2–1.5 kV',
    result: 'fail',
  });
  const owner = await hireWith(company, [
    'trace:nonconformance:view',
    'trace:nonconformance:handle',
  ]);

  await enter(page, company.username, '/trace/test');
  await act(page, serial.slice(0, 4), '开不合格单');
  const form = dialog(page, '开不合格单');
  await expect(form).toContainText('来自检验：耐压测试');
  await expect(form).toContainText('B-500');
  await expect(form.getByLabel('问题', { exact: true })).toHaveValue('耐压测试 不合格');
  await expect(form.getByLabel('问题描述')).toHaveValue('实测：0.8 kV；标准：1.2–1.5 kV');
  await inspect(page, 'nonconformance-form', complaints, { isCovered: true });
  await form.getByRole('button', { name: '开不合格单' }).click();
  await expect(form).toBeHidden();
  // The record shows it, with its state and the way there.
  await page.getByRole('button', { name: /^展开/ }).click();
  const known = page.getByRole('region', { name: '不合格单' });
  await expect(known).toContainText('待分析');
  await known.getByRole('link', { name: /^NC/ }).click();

  const drawer = dialog(page, /^不合格单/);
  await expect(drawer).toContainText('耐压测试 不合格');
  const asked = await take(page, '制定措施', { 原因: '夹具磨损', 措施: '更换夹具' }, day(5));
  await asked.getByLabel('负责人').click();
  await page
    .locator('.ant-select-item-option:visible')
    .filter({ hasText: '测试员' })
    .last()
    .click();
  await asked.getByRole('button', { name: '制定措施', exact: true }).click();
  await expect(asked).toBeHidden();
  await expect(drawer).toContainText('夹具磨损');

  // The owner is told, and does it.
  const bench = await (
    await browser.newContext({ viewport: { width: 375, height: 740 } })
  ).newPage();
  await enter(bench, owner.username, '/message/notice');
  await bench.getByText('不合格单由您负责').first().click();
  await openPage(bench, '/trace/nonconformance?is_mine=true');
  await row(bench, '耐压测试').getByRole('button', { name: /^查看/ }).click();
  await expectNoSidewaysScroll(bench, 'nonconformance-phone');
  await go(bench, '完成措施', { 实际执行: '更换了 2 号工位的夹具' });
  await expect(dialog(bench, /^不合格单/)).toContainText('待验证');
  await expect(dialog(bench, /^不合格单/).getByRole('button', { name: '有效，关闭' })).toHaveCount(
    0,
  );

  await page.reload();
  await go(page, '无效，退回', { 效果验证: '复测仍有超差' }, day(9));
  await expect(drawer).toContainText('复测仍有超差');
  await bench.reload();
  await go(bench, '完成措施', { 实际执行: '更换全部夹具' });
  await page.reload();
  await go(page, '有效，关闭', { 效果验证: '三批复测全部合格' });
  await expect(drawer).toContainText('已关闭');
  await expect(drawer.getByRole('listitem').filter({ hasText: '验证无效' })).toContainText(day(9));
  await inspect(page, 'nonconformance-record', complaints, { isCovered: true });
  // And back to where it was found.
  await drawer.getByRole('link', { name: /耐压测试/ }).click();
  await expect(page).toHaveURL(/\/trace\/test\?serial_number=/);
  await bench.context().close();
});

test('[QM-6] a finding from a repair leads to the recall of its batch, which is noted there', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const call = await callerOf(page, company.username);
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const asked = await page.request.post('/api/web/api/repair', {
    data: {
      sn: codes[0],
      fault_type: 'noise',
      content: '盖子响',
      name: '李雷',
      phone: '13800138001',
    },
  });
  const { data } = (await asked.json()) as { data: { code: string } };

  await enter(page, company.username, '/sale/repair');
  await row(page, data.code).getByRole('button', { name: /^查看/ }).click();
  const repair = dialog(page, `维修单 ${data.code}`);
  await repair.getByRole('button', { name: '开不合格单' }).click();
  const form = dialog(page, '开不合格单');
  await form.getByLabel('问题', { exact: true }).fill('壶盖异响');
  await form.getByRole('button', { name: '开不合格单' }).click();
  await expect(form).toBeHidden();
  await repair.getByRole('link', { name: /^NC/ }).click();

  const drawer = dialog(page, /^不合格单/);
  await drawer.getByRole('button', { name: '召回批次 B-500' }).click();
  await dialog(page, '召回').getByLabel('召回原因').fill('壶盖全部松动');
  await dialog(page, '召回').getByRole('button', { name: '召回', exact: true }).click();
  const noted = drawer.getByRole('listitem').filter({ hasText: '召回批次 B-500' });
  await expect(noted).toContainText('壶盖全部松动');
  await expect(drawer.getByRole('button', { name: '召回批次 B-500' })).toHaveCount(0);
  await inspect(page, 'nonconformance-recall', complaints, { isCovered: true });
  const [batch] = await call.get<{ state: string }[]>('batch/index?keyword=B-500');
  expect(batch!.state).toBe('recalled');

  // The other way round: after a recall the page offers to open one.
  const lot = await call.post<{ id: number; code: string }>('materialLot/add', {
    part_id: company.partId,
    quantity: '10',
    received_date: '2026-01-05',
  });
  await openPage(page, `/trace/lot?lot=${lot.id}`);
  await dialog(page, `物料批 ${lot.code}`).getByRole('button', { name: '召回' }).click();
  await dialog(page, '召回').getByLabel('说明').fill('板材夹渣');
  await dialog(page, '召回').getByRole('button', { name: '召回' }).click();
  const next = dialog(page, '下一步：查清原因');
  await next.getByRole('button', { name: '开不合格单' }).click();
  await form.getByRole('button', { name: '开不合格单' }).click();
  await expect(next).toContainText(`物料批 ${lot.code} 不合格`);
});
