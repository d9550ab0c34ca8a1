import { expect, test, type Page } from '@playwright/test';
import type { Job } from '#contract/features/system/jobs/contract.ts';
import { enter } from './support/people.ts';

const path = '/system/job';
const table = (page: Page) => page.getByRole('table', { name: '后台任务列表' });
const rows = (page: Page) => table(page).locator('tbody tr[data-id]');

const states = ['paused', 'done', 'failed', 'cancelled'] as const;
const job = (id: number): Job => ({
  id,
  kind: 'sms.send',
  lane: 'short',
  priority: 0,
  subject: '',
  company_name: null,
  state: states[id % states.length]!,
  done: id,
  total: 5_000,
  attempts: 1,
  error: null,
  create_time: '2026-03-01T02:03:04.000Z',
  start_time: null,
  end_time: null,
});

/** Mocks the server's answer with the given number of jobs, and records the requests. */
async function serve(page: Page, count: number): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route('**/api/admin/job/index?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    const [at, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const first = (at - 1) * limit;
    const length = Math.max(0, Math.min(limit, count - first));
    const data = Array.from({ length }, (_, row) => job(first + row + 1));
    await route.fulfill({ json: { code: 0, msg: '', data, count, foot: { attempts: count } } });
  });
  return asked;
}

test('[DSG-11, CAL-24] a list asks for 20 at first, offers five sizes, and keeps operations 140 wide', async ({
  page,
}) => {
  const asked = await serve(page, 431);
  await enter(page, 'admin', path, 'admin');
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByText('共 431 条')).toBeVisible();
  await expect(table(page).locator('tfoot')).toContainText('合计');
  expect(Object.fromEntries(asked.at(-1)!)).toEqual({ page: '1', limit: '20' });

  const operations = table(page).getByRole('columnheader', { name: '操作' });
  expect((await operations.boundingBox())?.width).toBe(140);
  const sizes = page.getByRole('combobox', { name: '每页条数' });
  expect(await sizes.locator('option').allTextContents()).toEqual(
    [10, 20, 50, 100, 150].map((n) => `${n} 条/页`),
  );
  await page.getByRole('button', { name: '第 22 页' }).click();
  await expect(rows(page)).toHaveCount(11);
  await expect(page).toHaveURL(`${path}?page=22`);
  await sizes.selectOption('150');
  await expect(rows(page)).toHaveCount(150);
  expect(Object.fromEntries(asked.at(-1)!)).toEqual({ page: '1', limit: '150' });
  await expect(page).toHaveURL(`${path}?limit=150`);
});

test('[CAL-24] filters go along and stand in the address; back, forward and reload keep them', async ({
  page,
}) => {
  const asked = await serve(page, 60);
  await enter(page, 'admin', `${path}?page=3`, 'admin');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: '状态', exact: true }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: '失败' }).click();
  await expect(page).toHaveURL(`${path}?state=failed`);
  await expect
    .poll(() => Object.fromEntries(asked.at(-1)!))
    .toEqual({ page: '1', limit: '20', state: 'failed' });
  await page.goBack();
  await expect(page).toHaveURL(`${path}?page=3`);
  await expect(page.getByRole('button', { name: '第 3 页' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('button', { name: '状态: 失败' })).toBeVisible();
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(page).toHaveURL(path);
});

test('a list is left as it was while another tab is in front', async ({ page }) => {
  await serve(page, 60);
  await enter(page, 'admin', `${path}?page=2&state=done`, 'admin');
  await expect(rows(page)).toHaveCount(20);
  const tabs = page.getByRole('navigation', { name: '打开的页面' });
  await page.getByRole('menuitem', { name: '消息通知' }).click();
  await expect(page).toHaveURL(/\/message\/notice$/);
  await tabs.getByRole('link', { name: '后台任务' }).click();
  await expect(page).toHaveURL(`${path}?page=2&state=done`);
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a page beyond the end becomes the last one', async ({ page }) => {
  await serve(page, 45);
  await enter(page, 'admin', `${path}?page=9`, 'admin');
  await expect(page).toHaveURL(`${path}?page=3`);
  await expect(rows(page)).toHaveCount(5);
});

test('[ERR-9] a list that cannot be read stops loading, empties, says why and tries again', async ({
  page,
}) => {
  await serve(page, 60);
  await enter(page, 'admin', path, 'admin');
  await expect(rows(page)).toHaveCount(20);
  await page.unroute('**/api/admin/job/index?*');
  await page.route('**/api/admin/job/index?*', (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: '系统繁忙，请稍后再试' } }),
  );
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(table(page).getByRole('alert')).toContainText('系统繁忙，请稍后再试');
  await expect(rows(page)).toHaveCount(0);
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  await page.unroute('**/api/admin/job/index?*');
  await serve(page, 60);
  await table(page).getByRole('button', { name: '重试' }).click();
  await expect(rows(page)).toHaveCount(20);
  await expect(page).toHaveURL(`${path}?page=2`);
});

test('nothing matches: the filters can be cleared in place', async ({ page }) => {
  await serve(page, 0);
  await enter(page, 'admin', `${path}?state=failed`, 'admin');
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();
  await table(page).getByRole('button', { name: '清除筛选' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('没有后台任务')).toBeVisible();
});

test('columns and row height are chosen by keyboard and remembered', async ({ page }) => {
  await serve(page, 5);
  await enter(page, 'admin', path, 'admin');
  const headers = () => table(page).getByRole('columnheader').allTextContents();
  await expect(rows(page)).toHaveCount(5);
  expect((await rows(page).first().boundingBox())?.height).toBeCloseTo(44, 0);
  await page.getByRole('button', { name: '列与密度' }).press('Enter');
  const settings = page.getByRole('dialog', { name: '列与密度' });
  await settings.getByRole('checkbox', { name: '尝试次数' }).press('Space');
  await settings.getByRole('button', { name: '上移 状态' }).press('Enter');
  await settings.getByRole('radio', { name: '紧凑' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  const chosen = ['编号', '任务', '对象', '状态', '队列', '进度', '失败原因', '创建时间', '操作'];
  expect(await headers()).toEqual(chosen);
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  expect(await headers()).toEqual(chosen);
  expect((await rows(page).first().boundingBox())?.height).toBeCloseTo(36, 0);
  await page.getByRole('button', { name: '列与密度' }).click();
  await settings.getByRole('button', { name: '恢复默认' }).click();
  await expect.poll(headers).toHaveLength(10);
});

test('a command asks first, is sent once and the list is read again', async ({ page }) => {
  const asked = await serve(page, 4);
  const sent: unknown[] = [];
  await page.route('**/api/admin/job/cancel', async (route) => {
    sent.push(route.request().postDataJSON());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ status: 409, json: { code: 409, msg: '任务当前状态不能执行此操作' } });
  });
  await enter(page, 'admin', path, 'admin');
  await page.getByRole('button', { name: '取消 #4' }).click();
  const dialog = page.getByRole('dialog', { name: '取消' });
  await expect(dialog).toContainText('确定取消吗');
  const before = asked.length;
  const go = dialog.locator('.ant-btn-primary');
  await go.press('Enter');
  await go.press('Enter', { timeout: 1_000 }).catch(() => undefined);
  await expect(page.getByText('任务当前状态不能执行此操作')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  expect(sent).toEqual([{ id: 4 }]);
});

test('[LNG-2] another language reads the list again', async ({ page }) => {
  const asked = await serve(page, 3);
  await enter(page, 'admin', path, 'admin');
  await expect(rows(page)).toHaveCount(3);
  const before = asked.length;
  await page.getByRole('button', { name: '切换语言' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByText('3 in total')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});

test('on a phone rows are cards, and the page never scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await serve(page, 30);
  await enter(page, 'admin', path, 'admin');
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByRole('button', { name: '取消 #4' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const card = rows(page).first();
  const cells = (part: string) => card.locator(`td[data-part=${part}]`);
  await expect(cells('title')).toHaveCount(1);
  await expect(cells('fact')).toHaveCount(2);
  for (const shown of await cells('fact').all()) await expect(shown).toBeVisible();
  await expect(cells('rest').first()).toBeHidden();
  await card.getByRole('button', { name: /^展开/ }).click();
  for (const shown of await cells('rest').all()) await expect(shown).toBeVisible();
  const panel = page.locator('[data-panel]').first();
  expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});
