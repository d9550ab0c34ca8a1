import { expect } from '@playwright/test';
import { establish } from './support/codes.ts';
import { band, bindUnits, dialog, packBox, scan } from './support/goods.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

test('[WH-7] stock is counted by scanning boxes and units, and what is missing is shown', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const company = await establish();
  const { box } = await packBox(page, company, 2);
  const [here, lost] = (await bindUnits(page, company, 2)) as [string, string];

  await enter(page, company.username, '/trace/stockCount');
  await expect(page.getByText('还没有盘点')).toBeVisible();
  await page.getByRole('button', { name: '开始盘点' }).first().click();
  const form = dialog(page, '开始盘点');
  await form.getByLabel('地点').fill('一号库');
  await form.getByRole('button', { name: '开始盘点' }).click();
  // The board is open at once; closed, it is opened again from its row.
  await expect(page.getByRole('textbox', { name: '扫描或输入编码' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row(page, '一号库')).toContainText('盘点中');
  // No part was named, and nothing is compared yet: stock on record, missing and surplus are not zero but open.
  await expect(row(page, '一号库').getByRole('cell').filter({ hasText: '–' })).toHaveCount(4);
  const number = /PD\d+/.exec(await row(page, '一号库').innerText())![0];
  await act(page, number, '扫码盘点');
  const board = dialog(page, new RegExp(number));
  await expect(board.getByRole('textbox', { name: '扫描或输入编码' })).toBeFocused();
  await scan(page, box);
  await expect(band(page)).toContainText('新增 2 件，共 2 件');
  await scan(page, here);
  await expect(band(page)).toContainText('新增 1 件，共 3 件');
  await scan(page, here);
  await expect(band(page)).toContainText('已经盘过，共 3 件');
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page, 'count-board-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await inspect(page, 'count-board', complaints, { isCovered: true });
  await board.getByRole('button', { name: '结束盘点' }).click();
  await dialog(page, '结束盘点').getByRole('button', { name: '结束盘点' }).click();
  await expect(page.getByText('账面 4，已盘 3，盘亏 1，盘盈 0')).toBeVisible();
  await expect(board).toBeHidden();
  await expect(row(page, number)).toContainText('已结束');

  await page.getByRole('button', { name: `展开 ${number}` }).click();
  await page.getByText('盘亏', { exact: true }).last().click();
  await expect(page.getByText(lost.slice(0, 4)).first()).toBeVisible();
  await inspect(page, 'stock-count', complaints);
});
