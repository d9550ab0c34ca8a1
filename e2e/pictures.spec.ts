import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { isCreditCode } from '#contract/validation.ts';
import { pdfOf } from '#server/seed/documents.ts';
import { appoint, found, hire } from './support/backstage.ts';
import { enter } from './support/people.ts';
import { dragByMouse, liftByKey } from './support/sorting.ts';
import { test } from './support/windows.ts';

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const notice = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });
const tiles = (form: Locator) => form.getByRole('button', { name: /^预览第 \d+ 张图片$/ });
const sources = (form: Locator) =>
  form.locator('li img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));

function inventCreditCode(): string {
  const digits = [...randomUUID().replaceAll('-', '')].map((one) => parseInt(one, 16) % 10);
  const base = `91330100${digits.slice(0, 9).join('')}`;
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((one) => base + one).find(isCreditCode)!;
}

let shade = 0;
/** A unique picture. */
async function picture(name = `${randomUUID().slice(0, 8)}.png`, width = 60, height = 40) {
  shade += 1;
  const background = {
    r: (shade * 7) % 256,
    g: (shade * 31) % 256,
    b: Math.floor(Math.random() * 256),
  };
  const image = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}
async function openForm(page: Page): Promise<Locator> {
  const { username } = await hire();
  await enter(page, username, '/product/part');
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  await expect(drawer(page, '新增物料')).toBeVisible();
  return drawer(page, '新增物料');
}

test('[UPL-1] pictures of a part: wrong ones are told, many come at once, sorted by mouse and keyboard, dropped and pasted', async ({
  page,
}) => {
  const form = await openForm(page);
  const input = form.locator('input[type=file]');
  await input.setInputFiles({
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(notice(page, '图片上传错误')).toContainText(
    '请上传 gif|jpg|jpeg|png|GIF|JPG|PNG 格式的图片',
  );
  await input.setInputFiles({
    name: 'b.PNG',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10_485_761),
  });
  await expect(notice(page, '上传大小不能超过10M')).toBeVisible();
  await expect(tiles(form)).toHaveCount(0);

  await input.setInputFiles([
    await picture('一.PNG'),
    await picture(),
    await picture(),
    await picture(),
  ]);
  await expect(tiles(form)).toHaveCount(4);
  const order = await sources(form);
  expect(order.every((src) => /^\/api\/picture\/[\da-f]{64}-240\.webp$/.test(src!))).toBe(true);

  // By mouse: the last one to the front.
  await dragByMouse(page, tiles(form).nth(3), tiles(form).nth(0), '移到第 1 位');
  await expect.poll(() => sources(form)).toEqual([order[3], order[0], order[1], order[2]]);
  // By keyboard, with announcements.
  await form.getByRole('button', { name: '拖动第 1 张图片' }).focus();
  await liftByKey(page, '已拿起第 1 张图片');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('移到第 2 位')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => sources(form)).toEqual([order[0], order[3], order[1], order[2]]);
  // Escape cancels the drag, and does not close the form.
  await form.getByRole('button', { name: '拖动第 1 张图片' }).focus();
  await liftByKey(page, '已拿起第 1 张图片');
  await page.keyboard.press('Escape');
  await expect(page.getByText('已取消移动')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  // By the buttons, as before.
  await form.getByRole('button', { name: '前移第 2 张图片' }).click();
  await expect.poll(() => sources(form)).toEqual([order[3], order[0], order[1], order[2]]);

  for (const kind of ['drop', 'paste'] as const) {
    const { buffer } = await picture();
    await form.getByRole('button', { name: '产品图片' }).evaluate(
      (target, [type, bytes]) => {
        const data = new DataTransfer();
        const content = Uint8Array.from(atob(bytes!), (one) => one.charCodeAt(0));
        data.items.add(
          new File([content], type === 'paste' ? 'image.png' : 'dropped.png', {
            type: 'image/png',
          }),
        );
        const options = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
      },
      [kind, buffer.toString('base64')],
    );
    await expect(tiles(form)).toHaveCount(kind === 'drop' ? 5 : 6);
  }

  // Up to thirty, then nothing more can be added.
  await input.setInputFiles(await Promise.all(Array.from({ length: 26 }, () => picture())));
  // Reported at once, before the uploads finish.
  await expect(notice(page, '最多 30 张')).toBeVisible();
  await expect(tiles(form)).toHaveCount(30);
  await expect(form.getByRole('button', { name: '产品图片' })).toHaveCount(0);
});

test('[UPL-1] on request a picture is made 720 wide before it travels, upright and as transparent as it was', async ({
  page,
}) => {
  const form = await openForm(page);
  const kept: { url: string; width: number; height: number }[] = [];
  page.on('response', async (one) => {
    if (one.url().includes('uploadFile')) kept.push(((await one.json()) as { data: never }).data);
  });
  await form.getByRole('checkbox', { name: '压缩到 720 宽再上传' }).check();
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const large = sharp({
    create: { width: 2000, height: 1000, channels: 3, background: '#888', noise },
  });
  const turned = await large.jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
  const clear = sharp({
    create: { width: 1600, height: 800, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
  });
  await form.locator('input[type=file]').setInputFiles([
    { name: '转.jpg', mimeType: 'image/jpeg', buffer: turned },
    {
      name: '透明.png',
      mimeType: 'image/png',
      buffer: await clear.png({ compressionLevel: 0 }).toBuffer(),
    },
  ]);
  await expect(tiles(form)).toHaveCount(2);
  await expect.poll(() => kept.length).toBe(2);
  const sizes = kept.map(({ width, height }) => `${width}x${height}`).toSorted();
  expect(sizes).toEqual(['720x1440', '720x360']);
  const clearOne = await page.request.get(kept.find(({ height }) => height === 360)!.url);
  expect((await sharp(await clearOne.body()).metadata()).hasAlpha).toBe(true);
});

test('[UPL-10] a picture that failed says so and is tried again; one of the same name is refused', async ({
  page,
}) => {
  const form = await openForm(page);
  const input = form.locator('input[type=file]');
  await page.route('**/common/uploadFile', (route) => route.abort(), { times: 1 });
  await input.setInputFiles([await picture('同名.png')]);
  await expect(form.getByText('上传图片失败，请删除后重新上传')).toBeVisible();
  await form.getByRole('button', { name: '重新上传 同名.png' }).click();
  await expect(tiles(form)).toHaveCount(1);
  await input.setInputFiles([await picture('同名.png')]);
  await expect(notice(page, '图片上传错误')).toContainText('图片名字重复,请修改名字后重试!');
  await expect(tiles(form)).toHaveCount(1);

  // The server detects files that are not pictures.
  await input.setInputFiles([
    { name: '假.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  await expect(notice(page, '错误提示')).toBeVisible();
  await expect(form.getByText('上传图片失败，请删除后重新上传')).toBeVisible();
  await form.getByRole('button', { name: '移除 假.png' }).click();
  await expect(form.getByText('上传图片失败，请删除后重新上传')).toHaveCount(0);
});

test('[UPL-2] an avatar is one picture under 10 MB, for every kind of login', async ({
  page,
  openWindow,
}) => {
  const users = [
    { username: (await hire()).username, type: 'web' },
    { username: (await appoint()).username, type: 'admin' },
    { username: 'dealer', type: 'dealer' },
  ] as const;
  for (const { username, type } of users) {
    const own = type === 'web' ? page : await openWindow();
    await enter(own, username, '/appCenter/userCenter', type);
    await own.getByRole('button', { name: '更换头像' }).click();
    const dialog = own.getByRole('dialog', { name: '更换头像' });
    const input = dialog.locator('input[type=file]');
    await expect(input).not.toHaveAttribute('multiple', '');
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(own.getByText('请上传图片！')).toBeVisible();
    await input.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(10_485_761),
    });
    await expect(own.getByText('大小不能超过10MB！')).toBeVisible();
    await input.setInputFiles(await picture('我.png', 600, 400));
    await expect(dialog.getByRole('img', { name: '我.png' })).toBeVisible();
    await dialog.getByRole('button', { name: '上传', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(own.getByRole('img', { name: '头像' })).toHaveAttribute('src', /^\/api\/avatar\//);
  }
});

test('[UPL-2] a logo goes straight to the storage and onto the company’s own login page', async ({
  page,
}) => {
  const { username, companyId } = await found(3);
  await enter(page, username, '/appCenter/company');
  await page.getByLabel('标志').click();
  const dialog = page.getByRole('dialog', { name: '选择图片' });
  const asked = page.waitForRequest((one) => one.url().endsWith('WipFile/getToken?bucket=image'));
  const sent = page.waitForResponse((one) => one.url().endsWith('/api/storage/upload'));
  await dialog.locator('input[type=file]').setInputFiles(await picture('标志.png', 300, 100));
  await dialog.getByRole('button', { name: '上传', exact: true }).click();
  expect((await asked).method()).toBe('POST');
  expect(await (await sent).json()).toMatchObject({ code: 0, success: 1 });
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: '保存', exact: true }).last().click();
  await expect(page.getByText('保存成功')).toBeVisible();
  const { data } = (await (
    await page.request.get(`/api/web/login/branding?company_id=${companyId}`)
  ).json()) as { data: { logo: string } };
  expect(data.logo).toMatch(/^\/api\/picture\/[\da-f]{64}\.webp$/);
});

test('[CAL-11] the business licence is uploaded, kept, shown to the platform, and a new one is verified again', async ({
  page,
  openWindow,
}) => {
  const company = await found(0);
  await enter(page, company.username, '/appCenter/company');
  await page.getByRole('button', { name: '编辑' }).first().click();
  await page.getByLabel('统一社会信用代码').fill(inventCreditCode());
  const input = page.getByLabel('营业执照', { exact: true }).and(page.locator('input[type=file]'));
  await input.setInputFiles({
    name: '假.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no'),
  });
  await expect(page.getByRole('alert').filter({ hasText: '假.pdf' })).toContainText('上传失败');
  await input.setInputFiles(await picture('执照.png', 300, 200));
  const shown = (on: Page) => on.getByRole('dialog', { name: /^预览 / });
  await page.getByRole('button', { name: '预览 执照.png' }).click();
  await expect(shown(page).locator('img')).toHaveJSProperty('naturalWidth', 300);
  await page.keyboard.press('Escape');
  await expect(shown(page)).toBeHidden();
  await page.getByRole('button', { name: '移除' }).first().click();
  await expect(page.getByText('执照.png')).toHaveCount(0);
  await input.setInputFiles({
    name: '执照.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf([[{ text: '营业执照', y: 700 }]]),
  });
  await expect(page.getByRole('button', { name: '预览 执照.pdf' })).toBeVisible();
  await page.getByLabel('联系人').fill('甲');
  await page.getByLabel('联系电话').fill('13900000000');
  await page.getByRole('button', { name: '保存', exact: true }).first().click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await page.getByRole('button', { name: '预览 执照.pdf' }).click();
  await expect(shown(page).locator('[data-drawn=true]')).toBeVisible();

  const admin = await openWindow();
  const { username } = await appoint();
  await enter(admin, username, `/platform/company?company=${company.companyId}`, 'admin');
  await admin.getByRole('button', { name: '预览 执照.pdf' }).click();
  await expect(shown(admin).locator('[data-drawn=true]')).toBeVisible();
  // Closes alone, and the company stays open below.
  await admin.keyboard.press('Escape');
  await expect(shown(admin)).toBeHidden();
  await expect(admin.getByRole('button', { name: '预览 执照.pdf' })).toBeFocused();
});
