import { expect, type Page } from '@playwright/test';
import { callerOf, type Company } from './codes.ts';
import { demoPassword } from './people.ts';

/** A dealer with an account that has a password of its own. */
export async function addDealer(page: Page, company: Company, name: string, body: object = {}) {
  const call = await callerOf(page, company.username);
  const { id } = await call.post<{ id: number }>('dealer/add', { name, ...body });
  const username = `shop_${Math.random().toString(36).slice(2, 10)}`;
  const { initial_password: password } = await call.post<{ initial_password: string }>(
    'dealerAccount/add',
    { dealer_id: id, username, realname: `${name}店长` },
  );
  const login = await page.request.post('/api/dealer/login/login', {
    data: { username, password },
  });
  const { data } = (await login.json()) as { data: { access_token: string } };
  const changed = await page.request.post('/api/dealer/index/updatePwd', {
    headers: { authorization: `Bearer ${data.access_token}` },
    data: { oldPassword: password, newPassword: demoPassword, rePassword: demoPassword },
  });
  expect(changed.ok()).toBe(true);
  return { id, username, name };
}
