import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { dialog } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const program = 'http://127.0.0.1:17653';

test('[MNU-42] [HDR-1] the print control is downloaded from the header, started, paired with a code, and prints a job', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const pack = await orderPack(page, company, 30);
  const call = await callerOf(page, company.username);
  const label = await call.post<{ id: number; version: number }>('labelTemplate/add', {
    name: '小标签',
    width_mm: 40,
    height_mm: 20,
    elements: [{ id: 't', kind: 'text', x: 2, y: 2, width: 36, height: 8, content: '{code}' }],
  });
  await call.post('labelTemplate/publish', { ids: [label.id] });
  const job = await call.post<{ id: number; code: string }>('printJob/add', {
    template_id: label.id,
    pack_id: pack.id,
    driver: 'service',
  });
  const folder = mkdtempSync(join(tmpdir(), 'suyuan-e2e-print-'));
  let child: ChildProcess | null = null;
  try {
    await enter(page, company.username, '/trace/printStation');
    await expect(page.getByText('还没有打印工位')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: '下载标签打印控件' }).click();
    const file = join(folder, 'suyuan-print.mjs');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('suyuan-print.mjs');
    await download.saveAs(file);

    await page.getByRole('button', { name: '安装打印控件' }).first().click();
    const guide = page.getByRole('dialog', { name: '三步开始打印' });
    await expect(guide.getByText('node suyuan-print.mjs', { exact: true })).toBeVisible();
    for (const [system, mention] of [
      ['Windows', 'schtasks'],
      ['macOS', 'plist version'],
      ['Linux', 'ExecStart'],
    ] as const) {
      await guide.getByRole('tab', { name: system }).click();
      await expect(guide.getByText(mention).first()).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();

    // Before it runs, the job says how to get it.
    await openPage(page, `/trace/print/job?id=${job.id}`);
    await expect(page.getByText('本机没有运行打印控件')).toBeVisible();
    await expect(page.getByRole('link', { name: '下载打印控件' })).toBeVisible();
    child = spawn(process.execPath, [file], {
      env: { ...process.env, SUYUAN_PRINT_DIR: join(folder, 'state') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout!, 'data');
    await page.getByRole('button', { name: '重新检测' }).click();
    await expect(page.getByText('打印控件没有与这里配对')).toBeVisible();

    await page.getByRole('link', { name: '打印工位' }).last().click();
    await page.getByRole('button', { name: '新增' }).first().click();
    await dialog(page, '新增打印工位').getByLabel('工位名称').fill('一号包装线');
    await dialog(page, '新增打印工位').getByRole('button', { name: '保存' }).click();
    const code = dialog(page, '配对“一号包装线”');
    await expect(code.getByText('等待配对')).toBeVisible();
    const prefilled = await code.getByRole('link', { name: '在本机配对' }).getAttribute('href');

    const local = await openWindow();
    await local.goto(prefilled!);
    await expect(local.getByRole('heading', { name: '标签打印控件' })).toBeVisible();
    await expect(local.getByLabel('配对码')).toHaveValue(/^[A-Z]{8}$/);
    await local.getByRole('button', { name: '配对', exact: true }).click();
    await expect(local.getByText('工位：一号包装线')).toBeVisible();
    await local.getByText('添加打印机 · 文件（试用）').click();
    const out = join(folder, 'out');
    const adding = local.locator('details').last();
    await adding.getByLabel('名称').fill('试用文件');
    await adding.getByLabel('文件夹').fill(out);
    await adding.getByRole('button', { name: '添加' }).click();
    await expect(local.getByText('文件（试用） · ZPL')).toBeVisible();
    await local.getByRole('button', { name: '打印测试页' }).click();
    await expect(local.getByText('测试页已送出')).toBeVisible();
    await local.setViewportSize({ width: 375, height: 740 });
    expect(
      await local.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);

    await expect(code.getByText('配对成功')).toBeVisible();
    await code.getByRole('button', { name: '完成' }).click();
    await expect(row(page, '一号包装线')).toContainText('在线');
    await expect(row(page, '一号包装线')).toContainText('试用文件');

    const complaints = watchConsole(page);
    await openPage(page, `/trace/print/job?id=${job.id}`);
    await expect(page.getByText('试用文件 · ZPL')).toBeVisible();
    await inspect(page, 'print-here', complaints);
    await page.setViewportSize({ width: 375, height: 740 });
    await expectNoSidewaysScroll(page, 'print-here-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: '开始打印' }).click();
    await expect
      .poll(async () => {
        const info = await call.get<{ ledger: { good: number } }>(`printJob/info?id=${job.id}`);
        return info.ledger.good;
      })
      .toBe(30);
    const printed = readFileSync(join(out, `suyuan-${job.id}.zpl`), 'utf8');
    expect(printed.match(/\^XZ/g)).toHaveLength(30);
    await expect(local.getByText('已打印 30，剩余 0')).toBeVisible();

    // A disabled station prints no more.
    await openPage(page, '/trace/printStation');
    await act(page, '一号包装线', '停用');
    await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
    await expect(row(page, '一号包装线')).toContainText('停用');
  } finally {
    if (child) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
  expect(await fetch(program).catch(() => null)).toBeNull();
});

test('a key is made for another program, shown once, used and revoked', async ({ page }) => {
  const complaints = watchConsole(page);
  const company = await establish();
  await enter(page, company.username, '/system/apiKey');
  await expect(page.getByText('还没有 API 密钥')).toBeVisible();
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = dialog(page, '新增 API 密钥');
  await form.getByLabel('名称').fill('ERP 对接');
  await form.getByRole('searchbox').fill('查看物料');
  await form.getByRole('checkbox', { name: '查看物料', exact: true }).check();
  await form.getByRole('button', { name: '保存' }).click();
  const shown = dialog(page, '请立即保存密钥');
  const key = await shown.locator('code').first().innerText();
  expect(key).toMatch(/^sk_/);
  await expect(shown.getByText(/^curl -H/)).toContainText('/api/web/part/index');
  await inspect(page, 'api-key-shown', complaints, { isCovered: true });
  const read = () =>
    page.request.get('/api/web/part/index', { headers: { authorization: `Bearer ${key}` } });
  expect((await read()).status()).toBe(200);
  await shown.getByRole('button', { name: '已保存' }).click();
  await expect(row(page, 'ERP 对接')).toContainText(key.slice(0, 10));
  await expect(page.getByText(key)).toHaveCount(0);
  await inspect(page, 'api-keys', complaints);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'api-keys-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await row(page, 'ERP 对接').getByRole('button', { name: /吊销/ }).click();
  const revoke = dialog(page, '吊销');
  await revoke.getByLabel('吊销原因').fill('更换');
  await revoke.getByRole('button', { name: '吊销' }).click();
  await expect(row(page, 'ERP 对接')).toContainText('已吊销');
  expect((await read()).status()).toBe(401);
});
