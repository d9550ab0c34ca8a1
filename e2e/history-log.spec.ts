import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { publicLog } from '#contract/public-log.ts';
import { leaves, makeLog, makeWitness } from '#server/events/witnesses/made-log.fixture.ts';
import { appoint, sql } from './support/backstage.ts';
import { dialog } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

test('the platform has its history confirmed by others, confirms that of others, and changes the key of its log', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const mark = randomUUID().slice(0, 6);
  const { username } = await appoint();
  await enter(page, username, '/system/historyLog', 'admin');
  const own = page.getByRole('region', { name: '本平台的日志' });
  await expect(own).toContainText(/suyuan-[0-9a-f]{16}/);
  await expect(page.getByRole('region', { name: '时间戳' })).toContainText('未使用');
  await inspect(page, 'history-log', complaints);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'history-log-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  // Somebody who is to sign our heads: not in our own house, and with a key that is one.
  await openPage(page, '/system/witness');
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = dialog(page, '新增见证方');
  await form.getByLabel('名称').fill(`见证方 ${mark}`);
  await form.getByLabel('地址').fill('http://10.0.0.8/witness');
  await form.getByLabel('公钥').fill(makeLog(`log-${mark}.example`).key);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('这不是见证方的公钥')).toBeVisible();
  await form.getByLabel('公钥').fill(makeWitness(`witness-${mark}.example`).key);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('这个地址不能用')).toBeVisible();
  complaints.length = 0;
  await form.getByLabel('地址').fill(`https://witness-${mark}.example/add-checkpoint`);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  // Nobody is there: it says so, and can be asked again.
  await expect(row(page, `见证方 ${mark}`)).toContainText('未见证');
  await act(page, `见证方 ${mark}`, '立即请求');
  await expect(page.getByText('正在请求见证')).toBeVisible();
  await expect(row(page, `见证方 ${mark}`)).toContainText('连接失败');
  await inspect(page, 'witnesses', complaints);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'witnesses-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  // The log of a partner, which asks us.
  const log = makeLog(`partner-${mark}.example`);
  await openPage(page, '/system/witnessedLog');
  await page.getByRole('button', { name: '新增' }).first().click();
  const entry = dialog(page, '新增见证的日志');
  await entry.getByLabel('名称', { exact: true }).fill(`合作企业 ${mark}`);
  await entry.getByRole('combobox', { name: '公钥' }).fill(log.key);
  await entry.getByRole('combobox', { name: '公钥' }).press('Enter');
  await entry.getByRole('button', { name: '保存' }).click();
  await expect(entry).toBeHidden();
  await expect(row(page, `合作企业 ${mark}`)).toContainText('尚未见证');
  const submit = async (old: number, kind?: string) =>
    (
      await request.post(publicLog.addCheckpoint, {
        data: log.submit(old, leaves(9, kind)),
        headers: { 'content-type': 'text/plain' },
      })
    ).status();
  expect(await submit(0)).toBe(200);
  await page.reload();
  await expect(row(page, `合作企业 ${mark}`)).toContainText('已见证');
  // It shows somebody else another history.
  expect(await submit(9, 'rewritten')).toBe(409);
  await page.reload();
  await expect(row(page, `合作企业 ${mark}`)).toContainText('历史不一致');
  await row(page, `合作企业 ${mark}`).getByRole('button').first().click();
  await expect(page.getByText('两个日志头都已保留')).toBeVisible();
  await inspect(page, 'witnessed-logs', complaints);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'witnessed-logs-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  // A new key: what follows is said first, and the old one stays on the page.
  const [{ n }] = (await sql<{ n: number }>('select count(*)::int as n from log_head')) as [
    { n: number },
  ];
  expect(n).toBeGreaterThan(0);
  await openPage(page, '/system/historyLog');
  await own.getByRole('button', { name: '更换密钥' }).click();
  const question = dialog(page, '更换日志密钥');
  await expect(question).toContainText('移交声明');
  await inspect(page, 'change-log-key', complaints, { isCovered: true });
  await question.getByRole('button', { name: '更换密钥' }).click();
  await expect(question).toBeHidden();
  await expect(own).toContainText('以前的公钥');
  await expect(page.getByText('日志现在使用第 2 个密钥')).toBeVisible();
});
