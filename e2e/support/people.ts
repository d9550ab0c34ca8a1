import { expect, type Page } from '@playwright/test';
import { loginPath, type LoginType } from '#contract/login-types.ts';
import { demoPassword } from './server.ts';

export { demoPassword };

/** Signs in at the door, as a person does. */
export async function signIn(
  page: Page,
  username: string,
  type: LoginType = 'web',
  password = demoPassword,
): Promise<void> {
  await page.goto(loginPath(type));
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Signs in by the call alone and opens a page; for journeys that are not about the door. */
export async function enter(
  page: Page,
  username: string,
  path = '/',
  type: LoginType = 'web',
): Promise<void> {
  const answer = await page.request.post(`/api/${type}/login/login`, {
    data: { username, password: demoPassword },
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  await page.addInitScript(
    ([token, loginType]) => {
      if (sessionStorage.getItem('e2e')) return;
      sessionStorage.setItem('e2e', '1');
      sessionStorage.setItem('access_token', token!);
      sessionStorage.setItem('login_type', loginType!);
    },
    [data.access_token, type],
  );
  await page.goto(path);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** The heading of the page that is in view. */
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
