import { randomBytes, randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import { found, hire, sql } from './support/backstage.ts';
import { demoPassword, enter, openPage } from './support/people.ts';

const megabyte = 1_048_576;
const folder = mkdtempSync(join(tmpdir(), 'suyuan-files-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file on disk with unique bytes; or a sparse one of the given size. */
function fileOf(name: string, size: number, isHollow = false): string {
  const path = join(folder, name);
  writeFileSync(path, isHollow ? '' : randomBytes(size));
  if (isHollow) truncateSync(path, size);
  return path;
}
const serial = () => `SN${randomUUID().slice(0, 8)}`;
const notice = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });
const said = (page: Page, text: string) => page.getByText(text).first();
const row = (dialog: Locator, name: string) =>
  dialog.getByRole('listitem').filter({ hasText: name });

// The window outlives the journey, and so would its slow connection.
let throttles: CDPSession[] = [];
test.afterEach(async () => {
  for (const session of throttles) await session.detach();
  throttles = [];
});

/** Throttles the connection: bytes per second, or offline. */
async function slowDown(page: Page, bytes: number) {
  const session = await page.context().newCDPSession(page);
  throttles.push(session);
  await session.send('Network.enable');
  const set = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await set(false, bytes);
  return { cut: () => set(true, bytes), mend: (widened: number) => set(false, widened) };
}
async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '上传附件' }).first().click();
  const dialog = page.getByRole('dialog', { name: '上传附件' });
  await expect(dialog).toBeVisible();
  return dialog;
}
const choose = (dialog: Locator, ...paths: string[]) =>
  dialog.locator('input[type=file]').setInputFiles(paths);
const start = (dialog: Locator) => dialog.getByRole('button', { name: '开始上传' }).click();
/** How much was uploaded; hashing does not count. */
async function percentOf(line: Locator): Promise<number> {
  const text = await line.innerText().catch(() => '');
  return text.includes('正在校验') ? 0 : Number(/(\d+)%/.exec(text)?.[1] ?? -1);
}
const underWay = (companyId: number) =>
  sql<{ id: string }>(
    `select id from upload where company_id = $1 and coalesce(state->>'done', '') = ''`,
    [companyId],
  );

test('[UPL-5] a file is paused, resumed, lost with the page and found again, and its bytes are the same', async ({
  page,
}) => {
  const { username, companyId } = await found(3);
  await enter(page, username, '/trace/attachments');
  const number = serial();
  const name = `${number}##装配图.dwg`;
  const path = fileOf(name, 24 * megabyte);
  let dialog = await openDialog(page);
  await slowDown(page, 5 * megabyte);
  await choose(dialog, path);
  let line = row(dialog, number);
  await expect(line).toContainText('待上传');
  await expect(line).toContainText('24 MB');
  await start(dialog);
  await expect(line).toContainText('上传中');
  await expect(line.locator('span[data-status=uploading] svg')).toBeVisible();
  await expect.poll(() => percentOf(line)).toBeGreaterThan(10);
  await expect(line).toContainText(/MB\/秒/);
  await expect(line).toContainText(/剩余 \d+ 秒/);

  await line.getByRole('button', { name: `暂停 ${name}` }).click();
  await expect(line).toContainText('已暂停');
  const before = await percentOf(line);
  await page.waitForTimeout(600);
  expect(await percentOf(line)).toBe(before);
  await line.getByRole('button', { name: `继续 ${name}` }).click();
  await expect(line).toContainText(/从 [\d.]+ MB 处继续/);
  await expect.poll(() => percentOf(line)).toBeGreaterThan(before + 5);

  // Leaving the page during an upload asks for confirmation.
  const asked = page.waitForEvent('dialog');
  const gone = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await gone;
  // It reopens by itself: the dialog is in the URL.
  dialog = page.getByRole('dialog', { name: '上传附件' });
  await expect(dialog).toContainText('上次没有传完');
  await expect(dialog).toContainText(name);
  await choose(dialog, path);
  await start(dialog);
  line = row(dialog, number);
  await expect(line).toContainText(/从 [\d.]+ MB 处继续/);
  await expect(line).toContainText('上传成功');
  await expect(line.locator('span[data-status=success] svg')).toBeVisible();
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('装配图.dwg');
  const [kept] = await sql<{ size: string }>(
    `select b.size from wip_file w join stored_file f on (f.company_id, f.id) = (w.company_id, w.file_id)
     join blob b on (b.company_id, b.hash) = (f.company_id, f.hash) where w.company_id = $1`,
    [companyId],
  );
  expect(Number(kept!.size)).toBe(24 * megabyte);

  // The same bytes under another name are not uploaded again.
  await slowDown(page, 100_000);
  dialog = await openDialog(page);
  const again = serial();
  copyFileSync(path, join(folder, `${again}##副本.dwg`));
  await choose(dialog, join(folder, `${again}##副本.dwg`));
  await start(dialog);
  await expect(row(dialog, again)).toContainText('秒传成功');
  await expect(row(dialog, again).locator('span[data-status=secondPass] svg')).toBeVisible();
});

test('[UPL-5] many travel three at a time, all are paused and resumed, and wait out a network that is gone', async ({
  page,
}) => {
  const { username } = await found(3);
  await enter(page, username, '/trace/attachments');
  const dialog = await openDialog(page);
  // So slow that none finishes during the checks.
  const line = await slowDown(page, megabyte / 2);
  const numbers = Array.from({ length: 5 }, serial);
  await choose(dialog, ...numbers.map((one) => fileOf(`${one}##数据.bin`, 3 * megabyte)));
  await start(dialog);
  const going = dialog.locator('span[data-status=uploading] svg');
  await expect.poll(() => going.count()).toBe(3);
  await dialog.getByRole('button', { name: '全部暂停' }).click();
  await expect(dialog.getByText('已暂停', { exact: true })).toHaveCount(5);
  await expect(dialog.locator('span[data-status=pause] svg')).toHaveCount(5);
  await dialog.getByRole('button', { name: '全部继续' }).click();
  await expect(dialog.getByText('已恢复', { exact: true }).first()).toBeVisible();
  await expect.poll(() => going.count()).toBe(3);

  await line.cut();
  await expect(dialog.getByText('网络恢复后自动继续').first()).toBeVisible();
  await line.mend(8 * megabyte);
  await expect(dialog.getByText('上传成功', { exact: true })).toHaveCount(5);
  await expect(dialog).toContainText('共 5 个文件，5 个已上传，0 个失败');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '数据.bin' })).toHaveCount(5);
});

test('[UPL-5] an expired login pauses an upload, and after the next sign-in it goes on', async ({
  page,
}) => {
  const { username } = await found(3);
  await enter(page, username, '/trace/attachments');
  let dialog = await openDialog(page);
  await slowDown(page, 8 * megabyte);
  const number = serial();
  const path = fileOf(`${number}##长.bin`, 40 * megabyte);
  await choose(dialog, path);
  await start(dialog);
  await expect.poll(() => percentOf(row(dialog, number))).toBeGreaterThan(5);
  const token = await page.evaluate(() => sessionStorage.getItem('access_token')!);
  await page.request.get('/api/web/login/logout', {
    headers: { Authorization: `Bearer ${token}` },
  });
  await expect(page.getByText('登录状态已过期, 请退出重新登录!')).toBeVisible({ timeout: 20_000 });
  await expect(row(dialog, number)).toContainText('已暂停');
  await expect(row(dialog, number)).toContainText('重新登录后继续');
  await page.getByRole('button', { name: '重新登录' }).click();
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await openPage(page, '/trace/attachments');
  dialog = await openDialog(page);
  await choose(dialog, path);
  await start(dialog);
  await expect(row(dialog, number)).toContainText(/从 [\d.]+ MB 处继续/);
  await expect(row(dialog, number)).toContainText('上传成功');
});

test('[UPL-6] deleting asks and ends an upload under way; another file takes the place of one, alone', async ({
  page,
}) => {
  const { username, companyId } = await found(3);
  await enter(page, username, '/trace/attachments');
  let dialog = await openDialog(page);
  await slowDown(page, 3 * megabyte);
  const [first, second] = [serial(), serial()];
  await choose(dialog, fileOf(`${first}##一.bin`, 20 * megabyte), fileOf(`${second}##二.bin`, 900));
  await start(dialog);
  await expect(row(dialog, second)).toContainText('上传成功');
  await expect.poll(() => percentOf(row(dialog, first))).toBeGreaterThan(3);
  expect(await underWay(companyId)).toHaveLength(1);
  await row(dialog, first).getByRole('button', { name: /^删除/ }).click();
  let question = page.getByRole('dialog', { name: '确定删除当前文件？' });
  await question.getByRole('button', { name: '取消' }).click();
  await expect(row(dialog, first)).toBeVisible();
  await row(dialog, first).getByRole('button', { name: /^删除/ }).click();
  question = page.getByRole('dialog', { name: '确定删除当前文件？' });
  await question.getByRole('button', { name: '删除', exact: true }).click();
  await expect(row(dialog, first)).toHaveCount(0);
  await expect.poll(async () => (await underWay(companyId)).length).toBe(0);

  // Uploaded but not saved: discarded as well.
  const deleted = page.waitForResponse((one) => one.url().includes('WipFile/deleteFile'));
  await row(dialog, second).getByRole('button', { name: /^删除/ }).click();
  await page
    .getByRole('dialog', { name: '确定删除当前文件？' })
    .getByRole('button', { name: '删除', exact: true })
    .click();
  expect(await (await deleted).json()).toMatchObject({ code: 1007 });
  await choose(dialog, fileOf(`${second}##三.bin`, 700));
  await start(dialog);
  await expect(row(dialog, second)).toContainText('上传成功');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page
    .getByRole('button', { name: /的更多操作$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '替换' }).click();
  dialog = page.getByRole('dialog', { name: '修改附件' });
  await expect(dialog).toContainText('当前文件');
  const picker = dialog.locator('input[type=file]');
  await expect(picker).not.toHaveAttribute('multiple', '');
  await choose(dialog, fileOf(`${second}##四.bin`, 800));
  await expect(picker).toBeDisabled();
  await start(dialog);
  await expect(row(dialog, second)).toContainText('上传成功');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: second })).toContainText('四.bin');
});

test('[UPL-3] [UPL-4] [ERR-5] wrong names and sizes are warned of and left out; what the server refuses is a notification', async ({
  page,
}) => {
  const { username } = await hire();
  await enter(page, username, '/trace/attachments');
  const dialog = await openDialog(page);
  await start(dialog);
  await expect(said(page, '请选择要上传的文件')).toBeVisible();
  await choose(dialog, fileOf('没有序列号.pdf', 10));
  await expect(
    said(page, '没有序列号.pdf文件名称有误，请上传符合“序列号##文件名”的文件'),
  ).toBeVisible();
  await choose(dialog, fileOf('SN1##大.dwg', 524_288_001, true));
  await expect(said(page, 'SN1##大.dwg文件过大，不能超过500M!')).toBeVisible();
  await choose(dialog, fileOf('SN1##大.pdf', 209_715_201, true));
  await expect(said(page, 'SN1##大.pdf文件过大，非CAD文件不能超过200M!')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);

  const number = serial();
  const path = fileOf(`${number}##其实不是.png`, 2_000);
  await choose(dialog, path);
  await choose(dialog, path);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await start(dialog);
  await expect(notice(page, '错误提示')).toContainText('的内容与扩展名不符');
  await expect(row(dialog, number)).toContainText('上传失败');
  await expect(row(dialog, number).locator('span[data-status=fail] svg')).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  const question = page.getByRole('dialog', { name: '还有文件没有保存' });
  await question.getByRole('button', { name: '放弃并关闭' }).click();
  await expect(dialog).toBeHidden();
});
