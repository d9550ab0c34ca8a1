import { expect, type Page } from '@playwright/test';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, heading } from './support/people.ts';
import { test } from './support/windows.ts';

const field = (page: Page) => page.getByRole('combobox', { name: /编码、单号、名称/ });
const result = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test('anything is found from anywhere: by a scan, a number, a name, or the initials of either', async ({
  page,
  openWindow,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const { codes } = await orderPack(page, company, 2);
  const call = await callerOf(page, company.username);
  await call.post('customer/add', { name: '只此一家百货' });
  await enter(page, company.username, '/dashboard/workplace');

  // A page by the initials of its name.
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('scpc');
  await expect(result(page, /^生产批次/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/trace/batch');
  await expect(heading(page)).toHaveText('生产批次');
  await expect(field(page)).toBeHidden();

  // A scanner types faster than an answer comes: its Enter opens what was scanned.
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(codes[0]!);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/identity\/list\?identifier=\d+$/);
  await expect(page.getByRole('dialog')).toContainText(codes[0]!.slice(0, 4));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // A record by its name, kept with a star.
  await page.getByRole('button', { name: /^查找/ }).click();
  await expect(page.getByRole('group', { name: '最近打开' })).toContainText('生产批次');
  await field(page).fill('zcyjbh');
  await expect(result(page, /只此一家百货/)).toBeVisible();
  await field(page).fill('一家百货');
  await expect(result(page, /只此一家百货/)).toBeVisible();
  await inspect(page, 'find', complaints, { isCovered: true });
  await page.keyboard.press('Control+S');
  await expect(page.getByTitle('取消收藏 只此一家百货')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customer\/\d+$/);
  await expect(heading(page)).toHaveText('只此一家百货');
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('group', { name: '已收藏' })).toContainText('只此一家百货');
  // On another computer, too.
  const other = await openWindow();
  await enter(other, company.username, '/dashboard/workplace');
  await other.keyboard.press('Control+K');
  await expect(other.getByRole('group', { name: '已收藏' })).toContainText('只此一家百货');
  await other.close();

  // Something new.
  await field(page).fill('新增客户');
  await result(page, /^新增客户/).click();
  await expect(page.getByRole('dialog', { name: /新增客户/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // Nothing, the list of keys, and a phone.
  await page.keyboard.press('Control+K');
  await field(page).fill('没有这样的东西');
  await expect(page.getByRole('status').filter({ hasText: '没有找到' })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'find-phone');
  await inspect(page, 'find-phone', complaints, { isCovered: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toContainText('查找任何内容');
  await inspect(page, 'shortcuts', complaints, { isCovered: true });
});
