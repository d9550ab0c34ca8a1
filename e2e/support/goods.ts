import { expect, type Page } from '@playwright/test';
import { callerOf, orderPack, type Company } from './codes.ts';
import { demoPassword } from './people.ts';

export const band = (page: Page) => page.getByTestId('scan-band');
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** A scanner types a code and Enter, wherever the focus is. */
export async function scan(page: Page, ...codes: string[]) {
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
}

/** Units bound to the company's batch. */
export async function bindUnits(page: Page, company: Company, quantity: number) {
  const { codes } = await orderPack(page, company, quantity);
  const call = await callerOf(page, company.username);
  await call.post('binding/add', { part_id: company.partId, batch_id: company.batchId, codes });
  return codes;
}

/** A box with units in it. */
export async function packBox(page: Page, company: Company, quantity: number) {
  const call = await callerOf(page, company.username);
  const { id } = await call.post<{ id: number }>('identifierPack/add', {
    rule_id: company.ruleId,
    quantity: 1,
    level: 'box',
  });
  await expect
    .poll(async () => (await call.get<{ state: string }>(`identifierPack/info?id=${id}`)).state)
    .toBe('ready');
  const [box] = await call.get<{ code: string }[]>(`identifier/index?pack_id=${id}`);
  const codes = await bindUnits(page, company, quantity);
  await call.post('packing/pack', { parent: box!.code, codes });
  return { box: box!.code, codes };
}

type Dealer = { id: number; username: string; name: string; token: string };

/** A dealer with an account that has a password of its own. */
export async function addDealer(
  page: Page,
  company: Company,
  name: string,
  body: object = {},
): Promise<Dealer> {
  const call = await callerOf(page, company.username);
  const { id } = await call.post<{ id: number }>('dealer/add', { name, ...body });
  const username = `shop_${Math.random().toString(36).slice(2, 10)}`;
  const { initial_password: password } = await call.post<{ initial_password: string }>(
    'dealerAccount/add',
    { dealer_id: id, username, realname: `${name}店长` },
  );
  const signIn = async (word: string) => {
    const login = await page.request.post('/api/dealer/login/login', {
      data: { username, password: word },
    });
    return ((await login.json()) as { data: { access_token: string } }).data.access_token;
  };
  const changed = await page.request.post('/api/dealer/index/updatePwd', {
    headers: { authorization: `Bearer ${await signIn(password)}` },
    data: { oldPassword: password, newPassword: demoPassword, rePassword: demoPassword },
  });
  expect(changed.ok()).toBe(true);
  return { id, username, name, token: await signIn(demoPassword) };
}

/** Ships codes to a dealer, which receives them. */
export async function shipTo(page: Page, company: Company, dealer: Dealer, codes: string[]) {
  const call = await callerOf(page, company.username);
  const { id } = await call.post<{ id: number }>('shipment/add', {
    kind: 'dealer',
    dealer_id: dealer.id,
  });
  await call.post('shipment/scan', { id, codes });
  await call.post('shipment/check', { id });
  await call.post('shipment/ship', { id });
  const received = await page.request.post('/api/dealer/receive/receive', {
    headers: { authorization: `Bearer ${dealer.token}` },
    data: { shipment_id: id },
  });
  expect(received.ok()).toBe(true);
}
