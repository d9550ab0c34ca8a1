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

/** Signs in by the call alone and opens a page, head and all; for journeys that are not about the door. */
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
  await openPage(page, path);
}

/** Opens a page as the signed-in user and waits for its heading; its data and dialogs may come later. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await arrive(page);
}

/** Reloads the open page, as `openPage` does. */
export async function reopenPage(page: Page): Promise<void> {
  await page.reload();
  await arrive(page);
}

async function arrive(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(heading(page)).toBeVisible();
}

/** The heading of the page that is in view. */
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
