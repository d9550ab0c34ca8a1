import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { found } from './support/backstage.ts';
import { callerOf } from './support/codes.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label).click();
  await page
    .locator('.ant-select-dropdown:visible')
    .getByTitle(option, { exact: true })
    .first()
    .click();
}

test('[MNU-37] a number rule shows its next numbers while it is typed, numbers what comes, and goes back', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username } = await found(3);
  await enter(page, username, '/setting/numberRule');
  await expect(row(page, '客户')).toContainText('KH0001');
  await row(page, '客户').getByRole('button', { name: '编辑 客户' }).click();
  const form = dialog(page, '编号规则：客户');
  await form.getByLabel('前缀').fill('CU');
  await choose(page, '分隔符', '横线 -');
  await choose(page, '日期', '年');
  await choose(page, '重新计数', '每年');
  const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();
  await expect(form.getByRole('status').locator('code')).toHaveText([
    `CU-${year}-0001`,
    `CU-${year}-0002`,
    `CU-${year}-0003`,
  ]);
  await inspect(page, 'number-rule', complaints, { isCovered: true });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, '客户')).toContainText(`CU-${year}-0001`);
  await openPage(page, '/orderGoods/customer?form=add');
  const customer = dialog(page, '新增客户');
  await customer.getByLabel('名称', { exact: true }).fill('编号一号');
  await customer.getByRole('button', { name: '保存' }).click();
  await expect(row(page, '编号一号')).toContainText(`CU-${year}-0001`);
  await openPage(page, '/setting/numberRule');
  await row(page, '客户').getByRole('button', { name: '恢复默认 客户' }).click();
  const ask = dialog(page, '恢复默认');
  await expect(ask).toContainText('KH0001');
  await ask.getByRole('button', { name: '恢复默认' }).click();
  await expect(row(page, '客户')).toContainText('KH0001');
});

test('a prefix is kept, shown as over when its days are, and stays while a rule uses it', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username } = await found(3);
  const prefix = `E${randomUUID().slice(0, 5).toUpperCase()}`;
  await enter(page, username, '/setting/codePrefix?form=add');
  const form = dialog(page, '新增编码前缀');
  await form.getByLabel('前缀').fill(prefix.toLowerCase());
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, prefix)).toContainText('有效');
  await inspect(page, 'code-prefixes', complaints);
  const call = await callerOf(page, username);
  const rule = await call.post<{ id: number }>('encodingRule/add', {
    name: '用它的规则',
    kind: 'own',
    segments: [
      { kind: 'constant', text: `${prefix}9` },
      { kind: 'sequence', width: 6, radix: 10 },
    ],
  });
  await call.post('encodingRule/effect', { ids: [rule.id] });
  const [kept] = await call.get<{ id: number; version: number; issuer: string }[]>(
    `codePrefix/index?keyword=${prefix}`,
  );
  const past = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const { id, version, issuer } = kept!;
  await call.post('codePrefix/edit', { id, version, issuer, prefix, until_day: past });
  await openPage(page, '/setting/codePrefix');
  await expect(row(page, prefix)).toContainText('已过期');
  await expect(row(page, prefix)).toContainText('用它的规则');
  await row(page, prefix)
    .getByRole('button', { name: `删除 ${prefix}` })
    .click();
  await dialog(page, '删除').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(`编码规则“用它的规则”以“${prefix}”开头`)).toBeVisible();
  await expect(row(page, prefix)).toBeVisible();
});

test('what a scan shows and what codes are carried by is chosen, seen at once and kept', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const { username } = await found(3);
  await enter(page, username, '/setting/mark');
  await expect(page.getByRole('checkbox', { name: '查询记录' })).toBeChecked();
  await page.getByRole('checkbox', { name: '查询次数' }).uncheck();
  // The log would reveal the count.
  await expect(page.getByRole('checkbox', { name: '查询记录' })).not.toBeChecked();
  await choose(page, '码制', 'Data Matrix');
  await expect(page.getByRole('img', { name: '码的预览' })).toBeVisible();
  await expect(page.getByLabel('纠错等级')).toBeDisabled();
  await inspect(page, 'mark', complaints);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功，立即生效')).toBeVisible();
  await openPage(page, '/setting/mark');
  await expect(page.getByRole('checkbox', { name: '查询次数' })).not.toBeChecked();
  await expect(page.getByRole('img', { name: '码的预览' })).toBeVisible();
});
