import { expect, test, type Page } from '@playwright/test';
import { sql } from './support/backstage.ts';
import { callerOf, establish, hireWith, orderPack, type Company } from './support/codes.ts';
import { enter } from './support/people.ts';
import { act } from './support/rows.ts';

const option = (page: Page, text: string) =>
  page.locator('.ant-select-item-option').filter({ hasText: text });
const scanBox = (page: Page) => page.getByRole('textbox', { name: '扫描或输入编码' });
const bound = ({ companyId }: Company) =>
  sql<{ n: number }>(
    'select count(*)::int as n from identifier where company_id = $1 and state = 3',
    [companyId],
  ).then(([found]) => found!.n);

async function chooseBatch(page: Page) {
  await page.getByLabel('生产批次', { exact: true }).first().click();
  await option(page, 'B-500').click();
}

test('with a scanner and a keyboard alone codes are scanned, checked, bound and freed again', async ({
  page,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 20);
  await enter(page, company.username, '/trace/binding');
  await chooseBatch(page);
  // The next scan is a code, not a search for a batch.
  await expect(scanBox(page)).toBeFocused();
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await scan(codes[0]!);
  await expect(page.getByText(`已加入 ${codes[0]}`)).toBeVisible();
  await scan(`http://id.example.com/c/${codes[1]}`);
  await scan(codes[0]!);
  await expect(page.getByText(`${codes[0]} 已在清单中`)).toBeVisible();
  await scan('NOSUCHCODE000000');
  const check = page.getByRole('region', { name: '检查结果' });
  await expect(check).toContainText('3 个中有 1 个不能绑定');
  await expect(check).toContainText('没有这个编码');
  const bind = page.getByRole('button', { name: /^绑定( \d+ 个)?$/ });
  await expect(bind).toBeDisabled();
  await check.getByRole('button', { name: '移除不能绑定的' }).press('Enter');
  await expect(check).toContainText('2 个都可以绑定');
  // The box has the focus again; one step further lies the button.
  await expect(scanBox(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bind).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('已绑定 2 个标识')).toBeVisible();
  await expect(scanBox(page)).toBeFocused();
  expect(await bound(company)).toBe(2);

  // Codes in another state are not bound, and their state is shown; scanning twice is no error.
  const call = await callerOf(page, company.username);
  await call.post('identifier/freeze', { codes: [codes[2]], reason: 'lost' });
  await scan(codes[2]!);
  await expect(check).toContainText('已冻结');
  await expect(bind).toBeDisabled();
  await page.getByRole('button', { name: '清空' }).click();

  await page.getByRole('button', { name: /^解除绑定 B-500/ }).click();
  const undo = page.getByRole('dialog', { name: '解除绑定' });
  await expect(undo).toContainText('2 个标识');
  await undo.getByLabel('原因').fill('贴错了标签');
  await undo.getByRole('button', { name: '解除绑定' }).click();
  await expect(page.getByText('已解除绑定 2 个标识')).toBeVisible();
  await expect(undo).toBeHidden();
  expect(await bound(company)).toBe(0);
  await expect(page.getByRole('row').filter({ hasText: '贴错了标签' })).toBeVisible();
});

test('[WH-3] from a batch the way leads to binding its codes', async ({ page }) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 2);
  await enter(page, company.username, '/trace/batch');
  await act(page, 'B-500', '绑定标识');
  await expect(page).toHaveURL(/\/trace\/binding\?batch_id=\d+$/);
  await expect(
    page.locator('.ant-select:visible').filter({ hasText: 'B-500' }).first(),
  ).toBeVisible();
  await scanBox(page).focus();
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: '绑定 2 个' }).click();
  await expect(page.getByText('已绑定 2 个标识')).toBeVisible();
});

test('what is scanned while others are bound stays on the list', async ({ page }) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 6);
  await enter(page, company.username, '/trace/binding');
  await chooseBatch(page);
  await page.route('**/binding/add', async (route) => {
    await new Promise((go) => setTimeout(go, 1_500));
    await route.continue();
  });
  const scan = async (code: string) => {
    await scanBox(page).fill(code);
    await page.keyboard.press('Enter');
  };
  await scan(codes[0]!);
  await page.getByRole('button', { name: '绑定 1 个' }).click();
  await scan(codes[1]!);
  await scan(codes[2]!);
  await expect(page.getByText('已绑定 1 个标识')).toBeVisible();
  const tray = page.getByRole('list', { name: '待绑定的编码' });
  await expect(tray.getByRole('listitem')).toHaveText([codes[2]!, codes[1]!]);
  expect(await bound(company)).toBe(1);
});

test('a pasted list, a range and a whole pack are bound too', async ({ page }) => {
  const company = await establish();
  const { codes, code: pack } = await orderPack(page, company, 30);
  await enter(page, company.username, '/trace/binding');
  await chooseBatch(page);
  await scanBox(page).focus();
  await page.evaluate(
    (text) =>
      document.activeElement!.dispatchEvent(
        Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
          clipboardData: { getData: () => text },
        }),
      ),
    codes.slice(0, 5).join('\n'),
  );
  await expect(page.getByText('已加入 5 个')).toBeVisible();
  await expect(page.getByRole('list', { name: '待绑定的编码' }).getByRole('listitem')).toHaveCount(
    5,
  );
  await page.getByRole('button', { name: `移除 ${codes[4]}` }).click();
  await page.getByRole('button', { name: '绑定 4 个' }).click();
  await expect(page.getByText('已绑定 4 个标识')).toBeVisible();

  await page.getByText('区间', { exact: true }).click();
  await page.getByLabel('起始编码').fill(codes[4]!);
  await page.getByLabel('起始编码').press('Enter');
  await expect(page.getByLabel('结束编码')).toBeFocused();
  await page.getByLabel('结束编码').fill(codes[9]!);
  await page.getByRole('button', { name: '绑定 6 个' }).click();
  await expect(page.getByText('已绑定 6 个标识')).toBeVisible();
  expect(await bound(company)).toBe(10);

  // A pack with frozen codes is refused as a whole, before anything is sent.
  const call = await callerOf(page, company.username);
  await call.post('identifier/freeze', { codes: codes.slice(20), reason: 'lost' });
  await page.getByText('整包', { exact: true }).click();
  await page.getByLabel('标识包', { exact: true }).click();
  await option(page, pack).click();
  await expect(page.getByRole('region', { name: '检查结果' })).toContainText(
    '30 个中有 10 个不能绑定',
  );
  await expect(page.getByRole('button', { name: '绑定 30 个' })).toBeDisabled();
});

test('who may not bind sees what was bound and has no place to scan', async ({ page }) => {
  const company = await establish();
  const viewer = await hireWith(company, ['trace:binding:view']);
  await enter(page, viewer.username, '/trace/binding');
  await expect(page.getByText('还没有绑定记录')).toBeVisible();
  await expect(scanBox(page)).toHaveCount(0);
});
