import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { humOf, pdfOf } from '#server/seed/documents.ts';
import { found, sql } from './support/backstage.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { gears } from './support/models.ts';
import { demoPassword, enter } from './support/people.ts';

const place = '/trace/attachments';
const serial = () => `SN${randomUUID().slice(0, 8)}`;
const table = (page: Page) => page.getByRole('table');
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const preview = (page: Page) => page.getByRole('dialog');
const report = () =>
  pdfOf([
    [
      { text: '出厂检验报告', size: 22, y: 784 },
      { text: '结论：合格，准予出厂', y: 700 },
    ],
    [{ text: '附表', size: 22, y: 784 }],
  ]);
const photo = (colour = '#0b7a5b') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer();
const asFile = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

/** Uploads and attaches by the calls alone, for journeys that are not about the dialog. */
async function attach(
  request: APIRequestContext,
  username: string,
  files: Record<string, Buffer>,
): Promise<void> {
  const login = await request.post('/api/web/login/login', {
    data: { username, password: demoPassword },
  });
  const { data: session } = (await login.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${session.access_token}` };
  const list = [];
  for (const [name, bytes] of Object.entries(files)) {
    const asked = await request.post('/api/web/WipFile/getToken?bucket=file', { headers });
    const { data } = (await asked.json()) as { data: { token: string; file_path: string } };
    const key = data.file_path + name;
    const sent = await request.post('/api/storage/upload', {
      headers,
      multipart: { token: data.token, key, fname: name, file: asFile(name, bytes) },
    });
    expect(await sent.json(), name).toMatchObject({ code: 0, success: 1, key });
    list.push({ file_path: key });
  }
  const added = await request.post('/api/web/WipFile/add', { headers, data: list });
  expect(await added.json()).toMatchObject({ code: 0 });
}

/** How much of a picture of the element is black: light falls on what is drawn well. */
async function blackOf(element: Locator): Promise<number> {
  const grey = await sharp(await element.screenshot())
    .resize(160)
    .greyscale()
    .raw()
    .toBuffer();
  return grey.filter((value) => value < 12).length / grey.length;
}

/** How many different colours a picture of the element has: a drawn one has many, an empty one few. */
async function coloursOf(element: Locator): Promise<number> {
  const { data } = await sharp(await element.screenshot())
    .resize(160)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Set<number>();
  for (let at = 0; at < data.length; at += 3) seen.add(data.readUIntBE(at, 3));
  return seen.size;
}

async function upload(page: Page, dialog: Locator, ...files: { name: string; buffer: Buffer }[]) {
  await dialog
    .locator('input[type=file]')
    .setInputFiles(files.map(({ name, buffer }) => asFile(name, buffer)));
  await dialog.getByRole('button', { name: '开始上传' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: '上传成功' })).toHaveCount(
    files.length,
  );
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
}

test('[UPL-4] [UPL-6] files are attached by their names, replaced one by one, downloaded and deleted', async ({
  page,
}) => {
  const { username } = await found(3);
  const number = serial();
  await enter(page, username, place);
  await expect(page.getByText('还没有附件')).toBeVisible();
  await expect(page.getByText('序列号##文件名')).toBeVisible();
  await page.getByRole('button', { name: '上传附件' }).last().click();
  const dialog = page.getByRole('dialog', { name: '上传附件' });
  await dialog.getByRole('button', { name: '开始上传' }).click();
  await expect(page.getByText('请选择要上传的文件')).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .setInputFiles([asFile('没有序列号.pdf', report()), asFile('##b.pdf', report())]);
  await expect(page.getByText('没有序列号.pdf文件名称有误')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await upload(
    page,
    dialog,
    { name: `${number}##A##检验报告.pdf`, buffer: report() },
    { name: `${number}##装配照片.png`, buffer: await photo() },
  );
  await expect(page.getByText('已保存 2 个附件')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, '检验报告.pdf')).toContainText(`${number}##A`);
  await expect(rowOf(page, '装配照片.png')).toContainText('测试员');
  await expect(page.getByText('共 2 条')).toBeVisible();

  // Narrowed to one serial number.
  await page.getByRole('textbox', { name: '搜索序列号', exact: true }).fill(number);
  await expect(page).toHaveURL(new RegExp(`serial_number=${number}`));
  await expect(rowOf(page, '检验报告.pdf')).toHaveCount(0);
  await expect(rowOf(page, '装配照片.png')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 装配照片.png' }).click();
  expect((await download).suggestedFilename()).toContain('装配照片.png');

  await page.getByRole('button', { name: '装配照片.png 的更多操作' }).click();
  await page.getByRole('menuitem', { name: '替换' }).click();
  const change = page.getByRole('dialog', { name: '修改附件' });
  await expect(change).toContainText(`${number}##装配照片.png`);
  await upload(page, change, { name: `${serial()}##别的.png`, buffer: await photo('#c8402f') });
  await expect(page.getByText(`新文件的序列号必须是 ${number}`)).toBeVisible();
  await expect(change).toBeVisible();
  await expect(change.locator('input[type=file]')).toBeDisabled();
  await change.getByRole('button', { name: /^删除 / }).click();
  const question = page.getByRole('dialog', { name: '确定删除当前文件？' });
  await question.getByRole('button', { name: '删除' }).click();
  await upload(page, change, { name: `${number}##返修照片.png`, buffer: await photo('#2b5c8a') });
  await expect(page.getByText('附件已替换')).toBeVisible();
  await expect(change).toBeHidden();
  await expect(rowOf(page, '装配照片.png')).toHaveCount(0);
  await expect(rowOf(page, '返修照片.png')).toBeVisible();

  await page.getByRole('button', { name: '返修照片.png 的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const sure = page.getByRole('dialog', { name: '删除', exact: true });
  await expect(sure).toContainText('返修照片.png');
  await sure.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('已删除 1 条')).toBeVisible();
  await expect(page.getByText('没有符合条件的')).toBeVisible();
});

test('a picture, a PDF with Chinese, a film and a sound are shown, and the arrows turn through them', async ({
  page,
  request,
}) => {
  const { username } = await found(3);
  const number = serial();
  await page.goto('/login');
  const film = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 48;
    const pen = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    recorder.start();
    for (let at = 0; at < 20; at += 1) {
      pen.fillStyle = `hsl(${at * 18} 70% 50%)`;
      pen.fillRect(0, 0, 64, 48);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await new Promise((resolve) => {
      recorder.onstop = resolve;
      recorder.stop();
    });
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())];
  });
  await attach(request, username, {
    [`${number}##说明.txt`]: Buffer.from('第一行'),
    [`${number}##运行噪声.wav`]: humOf(1),
    [`${number}##装配.webm`]: Buffer.from(film),
    [`${number}##出厂检验报告.pdf`]: report(),
    [`${number}##照片.png`]: await photo(),
  });
  await enter(page, username, place);
  await page.getByRole('button', { name: '照片.png', exact: true }).click();
  await expect(preview(page).getByRole('img', { name: '照片.png' })).toBeVisible();
  await expect(preview(page)).toContainText('第 1 / 5 个');
  await preview(page).getByRole('button', { name: '放大' }).click();
  await expect(preview(page)).toContainText('140%');
  await preview(page).getByRole('button', { name: '适合窗口' }).click();

  await page.keyboard.press('ArrowRight');
  await expect(preview(page)).toContainText('出厂检验报告.pdf');
  const sheet = preview(page).locator('[data-page="1"][data-drawn=true]');
  await expect(sheet).toBeVisible();
  await expect(preview(page)).toContainText('第 1 / 2 页');
  // Letters, not boxes or nothing.
  expect(await coloursOf(sheet)).toBeGreaterThan(30);
  await preview(page).getByRole('document').press('End');
  await expect(preview(page)).toContainText('第 2 / 2 页');

  await page.keyboard.press('ArrowRight');
  const player = preview(page).locator('video');
  await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(64);
  await page.keyboard.press('ArrowRight');
  const sound = preview(page).locator('audio');
  await expect
    .poll(() => sound.evaluate((one: HTMLAudioElement) => Math.round(one.duration)))
    .toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect(preview(page)).toContainText('TXT 格式不能在浏览器中预览');
  const download = page.waitForEvent('download');
  await preview(page).getByRole('button', { name: '下载' }).last().click();
  expect((await download).suggestedFilename()).toContain('说明.txt');
  await page.keyboard.press('ArrowRight');
  await expect(preview(page)).toContainText('第 5 / 5 个');
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
});

test('models of all six formats are shown, turned and drawn as wires, and what they need comes from this server alone', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { username } = await found(3);
  const number = serial();
  const files = Object.entries(await gears());
  await attach(
    request,
    username,
    Object.fromEntries(files.map(([format, bytes]) => [`${number}##齿轮.${format}`, bytes])),
  );
  const elsewhere: string[] = [];
  page.on('request', (one) => {
    if (!/^(http:\/\/(127\.0\.0\.1|localhost)|data:|blob:)/.test(one.url()))
      elsewhere.push(one.url());
  });
  await enter(page, username, place);
  for (const [format] of files) {
    const name = `齿轮.${format}`;
    await page.getByRole('button', { name, exact: true }).click();
    const model = preview(page).getByRole('img', { name: `三维模型 ${name}，可拖动旋转` });
    await expect(model, format).toHaveAttribute('data-ready', 'true', { timeout: 40_000 });
    await expect(preview(page)).toContainText('384 个三角面');
    await expect(preview(page)).toContainText(
      format === 'glb' ? /0\.05\d* × 0\.05\d* × 0\.01（米）/ : /59\.99.*（模型单位）/,
    );
    expect(await coloursOf(model), format).toBeGreaterThan(40);
    expect(await blackOf(model), format).toBeLessThan(0.01);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
  }
  await page.getByRole('button', { name: '齿轮.stl', exact: true }).click();
  const model = preview(page).getByRole('img', { name: /齿轮\.stl/ });
  await expect(model).toHaveAttribute('data-ready', 'true', { timeout: 40_000 });
  const still = await model.screenshot();
  const box = (await model.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 160, box.y + box.height / 2 + 40, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await model.screenshot()).equals(still)).toBe(false);
  await preview(page).getByRole('button', { name: '重置视角' }).click();
  const wires = preview(page).getByRole('button', { name: '线框' });
  await wires.click();
  await expect(wires).toHaveAttribute('aria-pressed', 'true');
  await preview(page).getByRole('button', { name: '深色背景' }).click();
  const cornerOf = async (shot: Buffer) =>
    sharp(shot).extract({ left: 20, top: 20, width: 4, height: 4 }).stats();
  await expect
    .poll(async () => (await cornerOf(await model.screenshot())).channels[0]!.mean)
    .toBeLessThan(60);
  expect(elsewhere).toEqual([]);
});

test('a broken file says so and can still be downloaded', async ({ page, request }) => {
  test.setTimeout(120_000);
  const { username } = await found(3);
  const number = serial();
  const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 3));
  const all = await gears();
  await attach(request, username, {
    [`${number}##坏.pdf`]: cut(report()),
    [`${number}##坏.glb`]: cut(all.glb!),
    [`${number}##坏.3dm`]: cut(all['3dm']!),
    [`${number}##坏.obj`]: Buffer.from('# nothing\n'),
    [`${number}##装配体.step`]: Buffer.from('ISO-10303-21;\nHEADER;\n'),
  });
  await enter(page, username, place);
  for (const [name, words] of [
    ['坏.pdf', '这份 PDF 已损坏'],
    ['坏.glb', '模型文件已损坏'],
    ['坏.3dm', '模型文件'],
    ['坏.obj', '没有可以显示的几何体'],
    ['装配体.step', 'STEP 格式不能在浏览器中预览'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const alert = preview(page).getByRole('alert');
    await expect(alert, name).toContainText(words, { timeout: 40_000 });
    await expect(alert.getByRole('button', { name: '下载' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
  }
});

test('who may only look sees no buttons that write, and a phone shows cards and the whole preview', async ({
  page,
  request,
}) => {
  const { username, companyId } = await found(3);
  const number = serial();
  await attach(request, username, { [`${number}##照片.png`]: await photo() });
  await sql(
    `update role set permissions = array['dashboard:workplace:view', 'trace:attachment:view']
     where company_id = $1 and login_type = 'web' and code = 'general'`,
    [companyId],
  );
  await page.setViewportSize({ width: 375, height: 740 });
  await enter(page, username, place);
  await expect(page.getByRole('button', { name: '照片.png', exact: true })).toBeVisible();
  for (const name of [/上传附件/, /^导出/, /^替换/, /^删除/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('button', { name: '照片.png', exact: true }).click();
  const picture = preview(page).getByRole('img', { name: '照片.png' });
  await expect(picture).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await preview(page).getByRole('button', { name: '关闭预览' }).click();
  await expect(preview(page)).toHaveCount(0);
  expect(await overflow()).toBe(0);
});

for (const language of ['zh_CN', 'en'] as const)
  test(`previews keep to what every page is held to, in ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    const isDark = language === 'en';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      ([spoken, dark]) => {
        localStorage.setItem('language', spoken);
        if (dark) localStorage.setItem('theme', JSON.stringify({ darkMode: true }));
      },
      [language, isDark] as const,
    );
    const complaints = watchConsole(page);
    await enter(page, 'demo', place);
    for (const [name, shown] of [
      ['出厂检验报告.pdf', '[data-drawn=true]'],
      ['装配照片.jpg', 'img[alt="装配照片.jpg"]'],
      ['传动齿轮.obj', '[data-ready=true]'],
      ['运行噪声.wav', 'audio'],
    ] as const)
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: width === 375 ? 740 : 900 });
        await page.getByRole('button', { name, exact: true }).first().click();
        await expect(preview(page).locator(shown).first()).toBeVisible({ timeout: 40_000 });
        const picture = `preview-${name.split('.')[1]}-${language}-${width}`;
        await inspect(page, picture, complaints);
        await expectNoSidewaysScroll(page, picture);
        const { x, y, width: across } = (await preview(page).boundingBox())!;
        expect.soft([x, y, across], picture).toEqual([0, 0, width]);
        await page.keyboard.press('Escape');
        await expect(preview(page)).toHaveCount(0);
      }
  });
