import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { found, hire, sql } from './support/backstage.ts';
import { callAs, establish, orderPack } from './support/codes.ts';
import { expectNoSidewaysScroll, inspect, photograph, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { dragByMouse, liftByKey } from './support/sorting.ts';

/** A unique prefix. */
const prefix = () => `E${randomUUID().slice(0, 5).toUpperCase()}`;
const drawer = (page: Page) => page.getByRole('dialog');
const gauge = (page: Page, name: string) => drawer(page).getByRole('complementary', { name });

const confirm = async (page: Page, action: string) =>
  page.getByRole('dialog', { name: action }).getByRole('button', { name: action }).click();

/** An added segment takes the focus in the next frame, away from whatever has it then. */
const expectFocusIn = (form: Locator, row: number) =>
  expect(form.locator(`[data-row="${row}"]`).locator(':focus')).toBeAttached();

/** A part of the company, to try a rule with. */
async function filePart(username: string): Promise<void> {
  const call = await callAs(username);
  await call.post('part/add', { code: 'P-77', name: '试码壶', model: 'KX9' });
  await call.end();
}

test('[MNU-3] a rule is composed, seen at once, put into effect and revised', async ({ page }) => {
  const { username } = await found(3);
  await filePart(username);
  const letters = prefix();
  await enter(page, username, '/identity/rule?form=add');
  const form = drawer(page);
  const seen = gauge(page, '试一试');
  await form.getByLabel('规则名称').fill('整机码');

  // Missing settings are reported before anything is sent.
  await expect(seen.getByText('以至少两个字符的固定字符开头')).toContainText('未满足');
  await form.getByLabel('字符', { exact: true }).fill(letters.toLowerCase());
  await expect(seen.getByRole('list').first().locator('code')).toHaveText([
    new RegExp(`^${letters}000001`),
    new RegExp(`^${letters}000002`),
    new RegExp(`^${letters}000003`),
  ]);
  await expect(seen.getByText('以至少两个字符的固定字符开头')).toContainText('已满足');
  await expect(seen).toContainText('可生成 999,999 个编码');
  await expect(seen.getByRole('meter')).toHaveAttribute('aria-valuetext', /每11亿次猜中一次/);

  // Without random characters a code can be derived from another.
  await form.getByRole('button', { name: '移除 第 3 段（随机字符）' }).click();
  await expect(seen).toContainText('知道一个码就能写出下一个');
  await expect(seen).toContainText('再加 6 位随机字符就够了');

  // A serial number that restarts by something the code does not show would repeat.
  await form.getByLabel('重新开始').click();
  await page.getByTitle('每月').click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.locator('.ant-form-item-explain-error')).toContainText('重新开始');
  await form.getByRole('button', { name: '添加日期' }).click();
  await expect(seen).toContainText('每月可生成 999,999 个编码');

  // By the grip and by the buttons: the date goes before the number, then the model before the date.
  const grip = (n: number) => form.locator(`[data-row="${n}"] [data-grip]`);
  await expectFocusIn(form, 2);
  await dragByMouse(page, grip(2), grip(1), '移到第 2 位');
  await expect(form.locator('[data-row="1"]')).toContainText('日期');
  await form.getByRole('button', { name: '添加物料', exact: true }).click();
  await form.getByLabel('取用').click();
  await page.getByTitle('型号').click();
  await form.locator('[data-row="3"]').getByLabel('位数').fill('3');
  await form.getByRole('button', { name: '上移 第 4 段（物料）' }).click();
  await form.getByRole('button', { name: '上移 第 3 段（物料）' }).click();
  await seen.getByLabel('用哪种物料试').click();
  await page.getByTitle('试码壶 P-77').click();
  const sample = seen.getByRole('list').first().locator('code').first();
  await expect(sample).toHaveText(new RegExp(`^${letters}KX9\\d{6}000001$`));
  await form.getByText('-', { exact: true }).click();
  await expect(sample).toHaveText(new RegExp(`^${letters}-KX9-\\d{6}-000001$`));
  await form.getByRole('button', { name: '保存' }).click();
  await expect(row(page, '整机码')).toContainText('草稿');

  await act(page, '整机码 第 1 版', '生效');
  await expect(page.getByRole('dialog', { name: '生效' })).toContainText('不能再改动');
  await confirm(page, '生效');
  await expect(row(page, '整机码')).toContainText('已生效');
  await expect(page.getByRole('button', { name: '编辑 整机码 第 1 版' })).toHaveCount(0);

  await act(page, '整机码 第 1 版', '修订');
  await expect(drawer(page)).toBeVisible();
  await form.getByRole('button', { name: '添加随机字符' }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await act(page, '整机码 第 2 版', '生效');
  await confirm(page, '生效');
  await expect(row(page, '第 2 版')).toContainText('已生效');
  await expect(row(page, '第 1 版')).toContainText('已失效');
});

test('with the keyboard alone, in English, a rule is composed and its segments sorted', async ({
  page,
}) => {
  const { username } = await found(3);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await enter(page, username, '/identity/rule?form=add');
  const form = drawer(page);
  const seen = gauge(page, 'Try it');
  await expect(form).toBeVisible();
  await expect(form.getByLabel('Rule name')).toBeFocused();
  await page.keyboard.type('Serial numbers');
  await form.getByLabel('Characters').focus();
  await page.keyboard.type('kb');
  await expect(seen).toContainText('KB000001');
  await form.getByRole('button', { name: 'Add Check character' }).press('Enter');
  await expect(form.locator('[data-row="3"]')).toContainText('Check character');
  await expectFocusIn(form, 3);
  await form.getByRole('button', { name: 'Add Line', exact: true }).press('Enter');
  await expect(form.locator('[data-row="3"]'), 'a check stays at the end').toContainText('Line');
  await expectFocusIn(form, 3);

  // Escape cancels the drag, and does not close the form.
  await form.getByRole('button', { name: 'Drag segment 4 (Line)' }).focus();
  await liftByKey(page, 'Segment 4 picked up');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Segment 4 picked up')).not.toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await liftByKey(page, 'Segment 4 picked up');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Moved to position 3')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(form.locator('[data-row="2"]')).toContainText('Line');
  await form.getByRole('button', { name: 'Move segment 3 (Line) up' }).press('Enter');
  await expect(form.locator('[data-row="1"]')).toContainText('Line');
  await expect(form.getByRole('button', { name: 'Move segment 2 (Line) up' })).toBeFocused();
  await expect(seen).toContainText('1 in 1.1 billion guesses succeeds');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(row(page, 'Serial numbers')).toContainText('Draft');
});

test('a key is rotated with its codes kept, and revoked only by who types it', async ({ page }) => {
  // The first order of codes makes the first key.
  const company = await establish();
  await orderPack(page, company, 1);
  const { username } = company;
  await enter(page, username, '/identity/key');
  const first = row(page, '第 1 代');
  await expect(first).toContainText('新码由它生成');
  await first.getByRole('button', { name: /^更换/ }).click();
  await expect(page.getByRole('dialog', { name: '更换' })).toContainText('继续有效');
  await confirm(page, '更换');
  await expect(row(page, '第 2 代')).toContainText('使用中');
  await expect(first).toContainText('退役中');

  await first.getByRole('button', { name: /^吊销/ }).click();
  const dialog = page.getByRole('dialog', { name: '吊销' });
  await expect(dialog).toContainText('已售出的产品');
  const revoke = dialog.getByRole('button', { name: '吊销' });
  await revoke.click();
  await expect(dialog.getByText('吊销原因：不能为空')).toBeVisible();
  await dialog.getByLabel('吊销原因').fill('员工离职带走');
  await dialog.getByLabel('输入 code-1 以确认').fill('code-2');
  await revoke.click();
  await expect(dialog.getByText('与要求输入的不一致')).toBeVisible();
  // First but for what has been shipped, then wholly.
  await dialog.getByRole('switch', { name: '已发货的码继续有效' }).click();
  await expect(dialog).toContainText('此刻尚未发货的码将全部查询为无效');
  await dialog.getByLabel('输入 code-1 以确认').fill('code-1');
  await revoke.click();
  await expect(first).toContainText('已吊销');
  await expect(first).toContainText('吊销前已发货的码仍然有效');
  await first.getByRole('button', { name: /^吊销/ }).click();
  await expect(dialog.getByRole('switch')).toHaveCount(0);
  await dialog.getByLabel('吊销原因').fill('员工离职带走');
  await dialog.getByLabel('输入 code-1 以确认').fill('code-1');
  await revoke.click();
  await expect(first).toContainText('由它生成的码全部失效');
  await expect(first).toContainText('员工离职带走');
  await expect(first.getByRole('button', { name: /^(更换|吊销)/ })).toHaveCount(0);
});

for (const { width, dark } of [
  { width: 1440, dark: false },
  { width: 375, dark: true },
])
  test(`the bench and the keys stand at ${width} pixels${dark ? ' in the dark' : ''}`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const { username } = await hire('identity');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (dark)
      await page.addInitScript(() =>
        localStorage.setItem('theme', JSON.stringify({ darkMode: true })),
      );
    const name = (what: string) => `${what}-${width}${dark ? '-dark' : ''}`;
    const look = async (what: string) => {
      await inspect(page, name(what), complaints);
      await expectNoSidewaysScroll(page, what);
    };
    await enter(page, username, '/identity/rule');
    await expect(page.getByText('整机序列号').first()).toBeVisible();
    await look('rules');
    await page.getByRole('button', { name: /^展开 整机序列号 第 2 版/ }).click();
    await look('rules-detail');
    const [draft] = await sql<{ id: number }>(
      `select id from encoding_rule where company_id = 1 and name = '配件流水号'`,
    );
    await openPage(page, `/identity/rule?form=${draft!.id}`);
    await expect(drawer(page)).toBeVisible();
    await look('rule-form');
    await drawer(page).locator('aside').scrollIntoViewIfNeeded();
    await drawer(page)
      .locator('.ant-drawer-body')
      .evaluate((body) => body.scrollTo(0, 1e6));
    await photograph(page, name('rule-form-end'));
    await openPage(page, '/identity/key');
    await expect(page.getByText('使用中').first()).toBeVisible();
    await look('keys');
    await page.getByRole('button', { name: /^吊销/ }).first().click();
    await expect(page.getByRole('dialog', { name: '吊销' })).toBeVisible();
    await look('key-revoke');
  });
