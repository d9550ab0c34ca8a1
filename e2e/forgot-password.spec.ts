import { expect, test } from '@playwright/test';
import { loginPath, type LoginType } from '#contract/login-types.ts';
import { lastCode } from './support/backstage.ts';
import { easeNextCaptcha } from './support/captchas.ts';
import { callAs } from './support/codes.ts';
import { expectNoSidewaysScroll } from './support/inspect.ts';
import { heading, signIn } from './support/people.ts';

/** An account with a phone number, made by those who manage such accounts. */
async function makeAccount(type: LoginType, mobile: string) {
  const call = await callAs(
    type === 'admin' ? 'admin' : 'demo',
    type === 'admin' ? 'admin' : 'web',
  );
  const given = { username: `e2e_${type}_${Date.now() % 1e8}`, realname: '常忘', mobile };
  const made =
    type === 'dealer'
      ? { ...given, dealer_id: await activeDealer() }
      : { ...given, role_ids: [(await call.get<{ id: number }[]>('role/index?limit=1'))[0]!.id] };
  const { initial_password: initial } = await call.post<{ initial_password: string }>(
    type === 'dealer' ? 'dealerAccount/add' : 'user/add',
    made,
  );
  await call.end();
  return { username: given.username, initial };

  async function activeDealer() {
    const accounts = await call.get<{ dealer_id: number; username: string }[]>(
      'dealerAccount/index?limit=100',
    );
    return accounts.find(({ username }) => username === 'dealer')!.dealer_id;
  }
}

for (const [type, title, mobile] of [
  ['web', '企业登录', '13911112201'],
  ['admin', '平台管理登录', '13911112202'],
  ['dealer', '经销商登录', '13911112203'],
] as const)
  test(`a forgotten password is replaced at the door of ${type}, and open pages end`, async ({
    page,
    browser,
  }) => {
    const { username, initial } = await makeAccount(type, mobile);
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, username, type, initial);

    await page.goto(loginPath(type));
    const answer = await easeNextCaptcha(page, () =>
      page.getByRole('button', { name: '忘记密码？' }).click(),
    );
    await expect(page.getByRole('heading', { name: '重置密码' })).toBeVisible();
    await page.getByLabel('手机号').fill(mobile);
    await page.getByLabel('图形验证码', { exact: true }).fill(answer);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect.poll(() => lastCode(mobile)).toBeTruthy();
    await page.getByLabel('短信验证码').fill(lastCode(mobile)!);
    await page.getByLabel('新密码').fill('Fresh-2026');
    await page.getByRole('button', { name: '重置密码' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('密码已重置，请用新密码登录')).toBeVisible();
    await expect(page.getByLabel('用户名')).toHaveValue(username);
    await page.getByLabel('密码', { exact: true }).fill('Fresh-2026');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeVisible();
    await expect(elsewhere.getByText('登录状态已过期, 请退出重新登录!')).toBeVisible();
    await elsewhere.context().close();
  });

test('who forgot it at the door of the scan app sets a new one and comes back there', async ({
  page,
}) => {
  const mobile = '13911112204';
  const { username } = await makeAccount('dealer', mobile);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/scan');
  await page.getByRole('radio', { name: '经销商' }).check();
  const answer = await easeNextCaptcha(page, () =>
    page.getByRole('link', { name: '忘记密码？' }).click(),
  );
  await expect(page).toHaveURL(/\/dealer\/login\?forgot=1&from=scan$/);
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('图形验证码', { exact: true }).fill(answer);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(() => lastCode(mobile)).toBeTruthy();
  await page.getByLabel('短信验证码').fill(lastCode(mobile)!);
  await page.getByLabel('新密码').fill('Fresh-2026');
  await expectNoSidewaysScroll(page, 'forgot-from-scan');
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByText('密码已重置，请用新密码登录')).toBeVisible();
  await page.getByRole('link', { name: '返回扫码作业' }).click();
  await page.getByRole('radio', { name: '经销商' }).check();
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码').fill('Fresh-2026');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { name: '登录扫码作业' })).toBeHidden();
});
