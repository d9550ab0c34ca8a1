import { expect, test, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { humOf } from '#server/seed/documents.ts';
import { found } from './support/backstage.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { gears } from './support/models.ts';
import { enter } from './support/people.ts';
import { place, serial, preview, report, photo, attach } from './support/attachments.ts';

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
    await expect(model, format).toHaveAttribute('data-ready', 'true');
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
  await expect(model).toHaveAttribute('data-ready', 'true');
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
    await expect(alert, name).toContainText(words);
    await expect(alert.getByRole('button', { name: '下载' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
  }
});

for (const language of ['zh_CN', 'en'] as const)
  test(`previews keep to what every page is held to, in ${language}`, async ({ page }) => {
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
