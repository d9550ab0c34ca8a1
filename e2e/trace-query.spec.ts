import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { verifyDay } from '#proof/verify-day.ts';
import { hire, sql } from './support/backstage.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { enter, heading, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

const box = (page: Page) => page.getByRole('textbox', { name: '要查询的内容' });
const find = async (page: Page, text: string) => {
  await box(page).fill(text);
  await box(page).press('Enter');
};
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('one box answers for an identifier, a link, a batch and a pack, and its address can be sent on', async ({
  page,
}) => {
  const company = await establish();
  const { codes, code: pack } = await orderPack(page, company, 12);
  const call = await callerOf(page, company.username);
  const goods = { part_id: company.partId, batch_id: company.batchId };
  await call.post('binding/add', { codes: codes.slice(0, 5), ...goods });
  await enter(page, company.username, '/trace/query');
  await expect(box(page)).toBeFocused();
  await find(page, codes[0]!);
  await expect(page.getByRole('list', { name: '标识进度' })).toContainText('已绑定');
  await expect(section(page, '轨迹')).toContainText('绑定');
  await expect(section(page, '生产批次')).toContainText('B-500');
  await expect(section(page, '查询记录')).toContainText('还没有人查询过');
  await expect(section(page, '质保')).toContainText('尚未激活质保');
  await expect(page).toHaveURL(new RegExp(`text=${codes[0]}`));

  await find(page, `https://id.example.com/c/${codes[7]}`);
  await expect(section(page, '生产批次')).toContainText('还没有绑定批次');
  await page.goBack();
  await expect(box(page)).toHaveValue(codes[0]!);
  await expect(section(page, '生产批次')).toContainText('B-500');

  await find(page, 'B-500');
  await expect(section(page, '标识状态')).toContainText('5');
  await find(page, pack);
  await page.getByRole('link', { name: '查看包内标识' }).click();
  await expect(heading(page)).toHaveText('标识列表');
  await expect(page.getByText('共 12 条')).toBeVisible();

  await openPage(page, `/trace/query?text=${codes[1]}`);
  await expect(section(page, '生产批次')).toContainText('B-500');
  await find(page, 'NO-SUCH-THING');
  await expect(page.getByText('没有找到“NO-SUCH-THING”')).toBeVisible();
});

test('codes of another company are not found, and a phone shows it all without scrolling sideways', async ({
  page,
}) => {
  const [company, other] = [await establish(), await establish()];
  const { codes } = await orderPack(page, company, 2);
  const foreign = await orderPack(page, other, 2);
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, company.username, `/trace/query?text=${foreign.codes[0]}`);
  await expect(page.getByText(`没有找到“${foreign.codes[0]}”`)).toBeVisible();
  await find(page, codes[0]!);
  await expect(page.getByRole('list', { name: '标识进度' })).toBeVisible();
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
});

test('a day of events leaves as a file that proves itself, for the person who may take it', async ({
  page,
  openWindow,
}) => {
  const { username } = await hire('data');
  const [busy] = await sql<{ day: string; n: number }>(
    `select to_char(record_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as n
     from trace_event where company_id = 1 and record_time < now() - interval '2 days'
     group by 1 order by 2 desc limit 1`,
  );
  const { day, n } = busy!;
  await enter(page, username, '/trace/query');
  await page.getByRole('button', { name: '导出事件' }).click();
  const asked = page.getByRole('dialog', { name: '导出一天的追溯事件' });
  await expect(asked).toContainText('/verify');
  await asked.getByLabel('日期').fill(day);
  await asked.getByLabel('日期').press('Tab');
  await expect(asked.getByLabel('日期')).toHaveValue(day);
  const coming = page.waitForEvent('download');
  await asked.getByRole('button', { name: '导出', exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`events-${day}.jsonl`);
  await expect(asked).toBeHidden();
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(JSON.parse(lines[0]!)).toMatchObject({ day, events: n, company_id: 1 });
  const proven = await verifyDay(Readable.from(lines));
  expect(proven).toMatchObject({ events: n, faults: [] });

  const clerk = await hire('sales');
  const other = await openWindow();
  await enter(other, clerk.username, '/trace/query');
  await expect(box(other)).toBeVisible();
  await expect(other.getByRole('button', { name: '导出事件' })).toHaveCount(0);
});
