import { expect, test, type Page } from '@playwright/test';
import { hire } from './support/backstage.ts';
import { callAs } from './support/codes.ts';
import { enter, heading } from './support/people.ts';

const openTheme = async (page: Page) => {
  await page.getByRole('button', { name: '主题设置' }).click();
  return page.getByRole('dialog', { name: '主题设置' });
};

test('[HDR-1] the header holds bell, fullscreen, language, theme, profile and logout', async ({
  page,
}) => {
  await enter(page, 'demo');
  const header = page.getByRole('banner');
  for (const name of ['全屏', /^通知/, '切换语言', '主题设置', /^账号/])
    await expect(header.getByRole('button', { name })).toBeVisible();
  await header.getByRole('button', { name: /^账号/ }).click();
  for (const name of ['个人中心', '修改密码', '修改手机号', '退出登录'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('[HDR-1] what the header opens is inside the window', async ({ page }) => {
      await enter(page, 'demo');
      await expect(heading(page)).toBeVisible();
      // Twice: the first opening and the next ones are placed in different ways.
      for (const name of ['切换语言', /^账号/, '切换语言', /^账号/]) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('banner').getByRole('menu')).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('banner').getByRole('menu')).toHaveCount(0);
      }
      await page.getByRole('button', { name: '全屏' }).hover();
      await expect(page.getByRole('tooltip', { name: '全屏' })).toBeInViewport();
    });
  });

test('[HDR-1] the print control is offered from here, or from the address that the platform has set', async ({
  page,
}) => {
  await enter(page, 'identity');
  await expect(page.getByRole('link', { name: '下载标签打印控件' })).toHaveAttribute(
    'href',
    '/download/suyuan-print.mjs',
  );
  const platform = await callAs('admin', 'admin');
  const setAddress = async (address: string) => {
    type Part = { name: string; value: object; version: number };
    const parts = await platform.get<Part[]>('config/index');
    const { name, value, version } = parts.find((part) => part.name === 'platform')!;
    await platform.post('config/edit', {
      name,
      version,
      value: { ...value, print_control_url: address },
    });
  };
  await setAddress('https://print.example/print-control.zip');
  try {
    await page.reload();
    await expect(page.getByRole('link', { name: '下载标签打印控件' })).toHaveAttribute(
      'href',
      'https://print.example/print-control.zip',
    );
  } finally {
    await setAddress('');
    await platform.end();
  }
});

test('[HDR-1] a browser without fullscreen says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: false });
    Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined });
  });
  await enter(page, 'demo');
  await page.getByRole('button', { name: '全屏' }).click();
  await expect(page.getByText('您的浏览器不支持全屏模式')).toBeVisible();
});

test('[FTR-1] the footer stands on pages and not on the login of dealers', async ({ page }) => {
  await enter(page, 'demo');
  await expect(page.getByText('溯源 · 一物一码，源头可查')).toBeVisible();
  await page.goto('/dealer/login');
  await expect(page.getByRole('heading', { name: '经销商登录' })).toBeVisible();
  await expect(page.getByText('溯源 · 一物一码，源头可查')).toHaveCount(0);
});

test('[STA-1, VAL-5] logout asks first, then clears everything and returns to the login page', async ({
  page,
}) => {
  const { username } = await hire();
  await enter(page, username);
  const dialog = page.getByRole('dialog', { name: '退出登录' });
  const leave = async () => {
    const item = page.getByRole('menuitem', { name: '退出登录' });
    // What the step before opened may still be fading.
    await expect(item).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: /^账号/ }).click();
    await item.click();
    return dialog;
  };
  await (await leave()).getByRole('button', { name: '取消' }).click();
  await expect(heading(page)).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('access_token'));
  await (await leave()).getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();
  const after = await page.request.get('/api/index/getUserInfo', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(after.status()).toBe(401);
  await page.goto('/appCenter/company');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('[STA-3] the theme is chosen, masked while its colour loads, and remembered', async ({
  page,
}) => {
  const { username } = await hire();
  await enter(page, username);
  const primary = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--primary').trim().toLowerCase(),
    );
  const before = await primary();
  let drawer = await openTheme(page);
  await expect(drawer.getByRole('button', { name: '玉色', pressed: true })).toBeVisible();
  await drawer.getByRole('button', { name: '墨蓝' }).click();
  await expect.poll(primary).not.toBe(before);
  await expect(drawer.getByRole('button', { pressed: true })).toHaveAccessibleName('墨蓝');
  await drawer.getByRole('switch', { name: '深色模式' }).click();
  await drawer.getByRole('switch', { name: '色弱模式' }).click();
  await drawer.getByText('混合').click();
  await page.keyboard.press('Escape');
  const chosen = await primary();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  expect(await primary()).toBe(chosen);
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('theme') ?? '{}') as unknown,
  );
  expect(JSON.stringify(kept)).toMatch(/"darkMode":true/);
  expect(JSON.stringify(kept)).toMatch(/"layoutStyle":"mix"/);
  drawer = await openTheme(page);
  await drawer.getByRole('button', { name: '恢复默认' }).click();
  await expect.poll(primary).toBe(before);
});

test('[LNG-1] the language changes in place and stays', async ({ page }) => {
  await enter(page, 'demo', '/appCenter/company');
  await page.getByRole('button', { name: '切换语言' }).click();
  await page.getByRole('menuitem', { name: '繁體' }).click();
  await expect(heading(page)).toHaveText('企業資訊');
  await page.reload();
  await expect(heading(page)).toHaveText('企業資訊');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
});

test('on a tablet the menu is a drawer, and nothing spills over on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await enter(page, 'demo');
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('menuitem', { name: '应用中心' }).click();
  await page.getByRole('menuitem', { name: '企业信息' }).click();
  await expect(heading(page)).toHaveText('企业信息');
  await page.setViewportSize({ width: 375, height: 812 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a page far down in the menu is shown there when it is opened', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await enter(page, 'demo');
  await page.goto('/trace/sale');
  await expect(heading(page)).toHaveText('销售核销');
  await expect(page.getByRole('menuitem', { name: '销售核销' })).toBeInViewport();
});

test('the keyboard reaches the content by the skip link and the menu by arrows', async ({
  page,
}) => {
  await enter(page, 'demo');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
