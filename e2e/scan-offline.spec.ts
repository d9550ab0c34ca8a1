import { devices, expect, type BrowserContext, type Page } from '@playwright/test';
import { callerOf, establish, type Company } from './support/codes.ts';
import { addDealer, bindUnits, shipTo } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { demoPassword } from './support/people.ts';
import { test } from './support/windows.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
const band = (page: Page) => page.getByTestId('scan-band');
const counter = (page: Page) => page.getByTestId('counter');
const waiting = (page: Page) => page.getByTestId('waiting');

/** Signs in at the app itself, and waits until it would start without a network. */
async function signInToApp(page: Page, username: string, as: '企业员工' | '经销商') {
  await page.goto('/scan');
  await page.getByLabel(as).check();
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码').fill(demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '选择作业' })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}
async function scan(page: Page, ...codes: readonly string[]) {
  for (const code of codes) {
    await page.getByRole('textbox', { name: '扫描或输入编码' }).fill(code);
    await page.keyboard.press('Enter');
    await expect(band(page)).toContainText(code);
  }
}
const job = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name, exact: true });
/** The app is closed and opened again. */
async function reopen(context: BrowserContext, page: Page): Promise<Page> {
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}
/** Sends once more what was sent, as a phone does that never heard the answer. */
async function repeatBatches(page: Page, seen: { body: string; token: string }[]) {
  for (const { body, token } of seen) {
    const answer = await page.request.post('/api/dealer/scan/batch', {
      headers: { authorization: token, 'content-type': 'application/json' },
      data: body,
    });
    const { data } = (await answer.json()) as { data: { items: { result: string }[] } };
    expect(data.items.every(({ result }) => result === 'done')).toBe(true);
  }
}
const unitsOf = async (page: Page, company: Company, codes: string[], state: string) => {
  const call = await callerOf(page, company.username);
  const states = await Promise.all(
    codes.map((code) =>
      call.get<{ state: string }[]>(`identifier/index?keyword=${encodeURIComponent(code)}`),
    ),
  );
  return states.filter(([one]) => one?.state === state).length;
};

test('[WH-8] a dealer receives, sells and counts while the network comes and goes, and the counts are equal', async ({
  page: desk,
  openWindow,
}) => {
  const company = await establish();
  const dealer = await addDealer(desk, company, '离线小店');
  const codes = await bindUnits(desk, company, 6);
  const call = await callerOf(desk, company.username);
  const { id } = await call.post<{ id: number }>('shipment/add', {
    kind: 'dealer',
    dealer_id: dealer.id,
  });
  await call.post('shipment/scan', { id, codes });
  await call.post('shipment/check', { id });
  await call.post('shipment/ship', { id });

  let page = await openWindow(phone);
  const context = page.context();
  const complaints = watchConsole(page);
  const seen: { body: string; token: string }[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/scan/batch'))
      seen.push({ body: request.postData() ?? '', token: request.headers().authorization! });
  });
  await signInToApp(page, dealer.username, '经销商');
  await expectNoSidewaysScroll(page, 'scan-home');
  await inspect(page, 'scan-home', complaints);

  // Receive: the network is cut in the middle, and the app closed.
  await job(page, '收货').click();
  await scan(page, ...codes.slice(0, 3));
  await inspect(page, 'scan-receive', complaints);
  await context.setOffline(true);
  await scan(page, ...codes.slice(3, 5));
  await expect(page.getByTestId('network')).toHaveText('离线');
  page = await reopen(context, page);
  await expect(counter(page)).toHaveText('5');
  await scan(page, codes[5]!);
  await scan(page, codes[5]!);
  await expect(band(page)).toContainText('已经扫过');
  await page.getByRole('button', { name: '完成' }).click();
  await expect(waiting(page)).not.toHaveText('0');

  // Sell, still without a network.
  await job(page, '销售').click();
  await scan(page, ...codes.slice(0, 2));
  page = await reopen(context, page);
  await expect(counter(page)).toHaveText('2');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel(/购买人手机/).fill('13800001111');
  await page.getByLabel(/^购买人（/).fill('王小明');
  await page.getByRole('button', { name: '登记销售' }).click();
  await expect(band(page)).toContainText('已保存 2 个');
  await page.getByRole('button', { name: '返回' }).click();

  // Everything goes out when the network is back, in the order it was scanned.
  await context.setOffline(false);
  await expect(waiting(page)).toHaveText('0');
  await expect(page.getByTestId('refused')).toHaveText('0');
  expect(await unitsOf(desk, company, codes, 'received')).toBe(4);
  expect(await unitsOf(desk, company, codes, 'sold')).toBe(2);

  // Count, with the network cut in the middle.
  await job(page, '盘点').click();
  await scan(page, ...codes.slice(2, 4));
  await context.setOffline(true);
  await scan(page, ...codes.slice(4));
  await page.getByRole('button', { name: '完成' }).click();
  await expect(waiting(page)).not.toHaveText('0');
  page = await reopen(context, page);
  await expect(waiting(page)).not.toHaveText('0');
  await context.setOffline(false);
  await expect(waiting(page)).toHaveText('0');

  // The same items once more: nothing changes.
  await repeatBatches(desk, seen);
  expect(await unitsOf(desk, company, codes, 'received')).toBe(4);
  expect(await unitsOf(desk, company, codes, 'sold')).toBe(2);
  await page.getByRole('button', { name: '已完成的记录' }).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  // What the browser said while there was no network is no complaint.
  await inspect(page, 'scan-history', []);
});

test('[WH-8] what cannot be done is told with its reason, and the phone of a dealer keeps to its own goods', async ({
  page: desk,
  openWindow,
}) => {
  const company = await establish();
  const [mine, other] = [
    await addDealer(desk, company, '我的小店'),
    await addDealer(desk, company, '别家小店'),
  ];
  const codes = await bindUnits(desk, company, 2);
  await shipTo(desk, company, other, codes);
  const page = await openWindow(phone);
  const complaints = watchConsole(page);
  await signInToApp(page, mine.username, '经销商');
  await job(page, '收货').click();
  await scan(page, codes[0]!);
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page.getByTestId('refused')).toHaveText('1');
  await page.getByRole('button', { name: /需要处理/ }).click();
  await expect(page.getByText(codes[0]!).first()).toBeVisible();
  await inspect(page, 'scan-attention', complaints);
  await page.getByRole('button', { name: '放弃', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '放弃' }).click();
  await expect(page.getByText('没有需要处理的记录。')).toBeVisible();
});

test('the app can be installed, in three languages and in the dark, and fits the smallest phone', async ({
  page: desk,
  openWindow,
}) => {
  const company = await establish();
  const page = await openWindow({ ...phone, viewport: { width: 360, height: 640 } });
  const complaints = watchConsole(page);
  await page.goto('/scan');
  await expectNoSidewaysScroll(page, 'scan-sign-in');
  await inspect(page, 'scan-sign-in', complaints);
  await signInToApp(page, company.username, '企业员工');
  const manifest = (await (await desk.request.get('/scan/app.zh_CN.webmanifest')).json()) as {
    start_url: string;
    icons: { purpose?: string }[];
  };
  expect(manifest.start_url).toBe('/scan');
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  await page.getByRole('button', { name: '设置' }).click();
  await page.getByLabel('深色模式').check();
  await page.getByRole('button', { name: 'English' }).click();
  await inspect(page, 'scan-dark', complaints);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('navigation').getByRole('button', { name: 'Pack' }).click();
  await expect(page.getByText('Scan the box or pallet first')).toBeVisible();
  await page.setViewportSize({ width: 640, height: 360 });
  await expectNoSidewaysScroll(page, 'scan-landscape');
  await inspect(page, 'scan-landscape', complaints);
});
