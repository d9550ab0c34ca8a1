import { expect, test, type Page } from '@playwright/test';
import { hire, lastCode } from './support/backstage.ts';
import { easeNextCaptcha } from './support/captchas.ts';
import { callAs } from './support/codes.ts';
import { demoPassword, enter, heading, signIn } from './support/people.ts';

const kept = (page: Page) =>
  page.evaluate(() => ({
    local: [localStorage.getItem('access_token'), localStorage.getItem('login_type')],
    session: [sessionStorage.getItem('access_token'), sessionStorage.getItem('login_type')],
  }));

test('[RTE-1] each login type has its own door with its own headline', async ({ page }) => {
  for (const [path, headline] of [
    ['/login', '企业登录'],
    ['/admin/login', '平台管理登录'],
    ['/dealer/login', '经销商登录'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: headline })).toBeVisible();
    await expect(page).toHaveTitle('登录 - 溯源');
  }
  await expect(page.getByText('注册企业')).toHaveCount(0);
});

test('[ACC-1, CAL-26] remember me decides where the token and its type are kept', async ({
  page,
  context,
}) => {
  await signIn(page, 'product');
  expect(await kept(page)).toMatchObject({
    local: [null, null],
    session: [expect.any(String), 'web'],
  });
  await context.clearCookies();
  await page.evaluate(() => sessionStorage.clear());

  await page.goto('/admin/login');
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByLabel('记住我').check();
  await page.getByRole('button', { name: '登录', exact: true }).dblclick();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await kept(page)).toMatchObject({
    local: [expect.any(String), 'admin'],
    session: [null, null],
  });
  const another = await context.newPage();
  await another.goto('/');
  await expect(heading(another)).toBeVisible();
});

test('a wrong password is told by the form, and empty fields are named', async ({ page }) => {
  const { username } = await hire();
  await page.goto('/login');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入用户名')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill('wrong-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('用户名或密码错误')).toBeVisible();
  await expect(page.getByLabel('用户名')).toHaveValue(username);
});

test('[CAL-26] after three failures a captcha is asked for, and lets the right password in', async ({
  page,
}) => {
  const { username } = await hire();
  await page.goto('/login');
  await page.getByLabel('用户名').fill(username);
  const answer = await easeNextCaptcha(page, async () => {
    for (let failure = 1; failure <= 3; failure += 1) {
      await page.getByLabel('密码', { exact: true }).fill(`wrong-${failure}`);
      const answered = page.waitForResponse((response) => response.url().includes('/login/login'));
      await page.keyboard.press('Enter');
      expect((await answered).status()).toBe(401);
      // Until it says so, the form is still busy and sends nothing else.
      await expect(page.getByText('用户名或密码错误')).toBeVisible();
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    }
  });
  await page.getByLabel('图形验证码', { exact: true }).fill(answer);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeVisible();
});

test('a company registers itself, signs in and lands on its company page', async ({ page }) => {
  await page.goto('/login');
  const answer = await easeNextCaptcha(page, () => page.getByText('注册企业').click());
  const name = `e2e_co_${Date.now()}`;
  await page.getByLabel('企业名称').fill('山间茶业有限公司');
  await page.getByLabel('统一社会信用代码').fill('91350100M000100Y43');
  await page.getByLabel('您的姓名').fill('林山');
  await page.getByLabel('用户名').fill(name);
  await page.getByLabel('密码', { exact: true }).fill('abcdef');
  await page.getByLabel('您的姓名').click();
  await expect(page.getByText('密码需包含数字大小写字母特殊字符任意两种或以上')).toBeVisible();
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByLabel('手机号').fill('13912340001');
  await page.getByLabel('图形验证码', { exact: true }).fill(answer);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  await expect.poll(() => lastCode('13912340001')).toBeTruthy();
  await page.getByLabel('短信验证码').fill(lastCode('13912340001')!);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByRole('heading', { name: '企业登录' })).toBeVisible();
  await expect(page.getByLabel('用户名')).toHaveValue(name);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/appCenter\/company$/);
  await expect(page.getByText('企业尚未认证')).toBeVisible();
});

test('[ACC-8] a company with a brand has its own door', async ({ page }) => {
  await page.goto('/login?company=38');
  await expect(page.getByText('远航溯源').first()).toBeVisible();
  await signIn(page, 'other');
  await expect(page).toHaveTitle(/ - 远航溯源$/);
});

test('[ACC-7] a dealer changes the initial password before anything else', async ({ page }) => {
  const call = await callAs('demo');
  const accounts = await call.get<{ id: number; username: string }[]>(
    'dealerAccount/index?limit=100',
  );
  const { id } = accounts.find(({ username }) => username === 'dealer2')!;
  const { initial_password: initial } = await call.post<{ initial_password: string }>(
    'dealerAccount/reset',
    { id },
  );
  await call.end();
  await signIn(page, 'dealer2', 'dealer', initial);
  await expect(page).toHaveURL(/\/appCenter\/userCenter$/);
  await page.goto('/dashboard/workplace');
  await expect(page).toHaveURL(/\/appCenter\/userCenter$/);
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await dialog.getByLabel('原密码').fill(initial);
  await dialog.getByLabel('新密码').fill('Changed-1');
  await dialog.getByLabel('确认密码').fill('Changed-1');
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await expect(page).toHaveURL(/\/dealer\/login/);
  await signIn(page, 'dealer2', 'dealer', 'Changed-1');
  await expect(page).toHaveURL(/\/dashboard\/workplace$/);
});

test('the drawing of the door is there at once, whole, before anything is read and while it moves', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  // Nothing is ever answered but the files of the page.
  await page.route('**/api/**', () => undefined);
  await page.goto('/login');
  const drawing = page.locator('svg.journey:not(.short)');
  await expect(drawing).toBeVisible();
  const parts = await drawing.evaluate((svg) =>
    [...svg.querySelectorAll('.station, .way')].map((part) => {
      const { opacity, visibility, strokeDashoffset } = getComputedStyle(part);
      const { width } = part.getBoundingClientRect();
      return (
        width > 0 &&
        opacity === '1' &&
        visibility === 'visible' &&
        parseFloat(strokeDashoffset) === 0
      );
    }),
  );
  expect(parts).toEqual(Array.from({ length: 7 }, () => true));
  await context.close();
});

test('an advertisement whose picture is broken is told in words, and leaves no stray drawing', async ({
  page,
}) => {
  await page.goto('/login');
  const pictures = page.locator('main img[srcset]:visible');
  await expect(pictures.first()).toBeVisible();
  const words = await pictures.first().getAttribute('alt');
  expect(words).toBeTruthy();
  await page.route('**/api/picture/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(words!).filter({ visible: true }).first()).toBeVisible();
  await expect(pictures).toHaveCount(0);

  // The workplace has an advertisement and a list with pictures.
  await enter(page, 'demo', '/dashboard/workplace');
  const main = page.getByRole('main');
  const recommended = main.getByRole('list', { name: '推荐' });
  await recommended.scrollIntoViewIfNeeded();
  await main.getByRole('button', { name: '今天不再显示' }).scrollIntoViewIfNeeded();
  await expect(recommended.getByRole('listitem')).not.toHaveCount(0);
  await expect(main.locator('img')).toHaveCount(0);
});
