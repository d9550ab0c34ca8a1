import { expect, type Page } from '@playwright/test';
import { hire, sql } from './support/backstage.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { checkByMany, ship } from './support/consumers.ts';
import { enter, reopenPage } from './support/people.ts';
import { test } from './support/windows.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const rule = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('a code that five phones check is suspected; the incident is warned of, confirmed, closed and opened again', async ({
  page,
  playwright,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 2, true);
  await ship(page, company, codes);
  const [code] = codes;
  await enter(page, company.username, '/sale/incident');
  await expect(page.getByText('没有风险事件')).toBeVisible();
  const verdicts = await checkByMany(playwright, code!, 5);
  expect(verdicts).toEqual([
    'GENUINE_FIRST',
    'GENUINE_REPEAT',
    'CAUTION',
    'CAUTION',
    'SUSPECT_CLONE',
  ]);
  // Notified by the socket, and the list reloads.
  await expect(page.getByText(/风险提醒：疑似复制/)).toBeVisible();
  const found = row(page, '疑似复制：设备过多');
  await expect(found).toContainText(code!);
  await expect(found).toContainText('待处理');

  await found.getByRole('button', { name: /^查看/ }).click();
  const drawer = dialog(page, '疑似复制：设备过多');
  await expect(drawer).toContainText('5 台设备查询了同一码');
  await expect(drawer).toContainText(
    '规则：7 天内有 5 台及以上设备查询同一码（同一网络只算一台）：疑似复制',
  );
  await expect(drawer.getByRole('link', { name: 'B-500' })).toBeVisible();
  await expect(drawer.getByText('疑似仿冒')).toHaveCount(1);
  await expect(page).toHaveURL(/\?incident=\d+/);
  await page.keyboard.press('Escape');
  await expect(found.getByRole('button', { name: /^查看/ })).toBeFocused();
  await page.goForward();
  await reopenPage(page);
  await expect(drawer).toContainText('5 台设备查询了同一码');

  await drawer.getByRole('button', { name: '确认' }).click();
  const asked = dialog(page, '确认');
  await asked.getByRole('button', { name: '确认' }).click();
  await expect(asked.getByText('处理说明：不能为空')).toBeVisible();
  await asked.getByLabel('处理说明').fill('门店收到仿冒品');
  await asked.getByRole('button', { name: '确认' }).click();
  await expect(asked).toBeHidden();
  await expect(drawer).toContainText('已确认');
  await expect(drawer).toContainText('门店收到仿冒品');
  await drawer.getByRole('button', { name: '关闭', exact: true }).click();
  await dialog(page, '关闭').getByLabel('处理说明').fill('已下架');
  await dialog(page, '关闭').getByRole('button', { name: '关闭' }).last().click();
  await expect(drawer).toContainText('已关闭');
  await drawer.getByRole('button', { name: '重新打开' }).click();
  await dialog(page, '重新打开').getByLabel('处理说明').fill('又出现了');
  await dialog(page, '重新打开').getByRole('button', { name: '重新打开' }).click();
  await expect(drawer).toContainText('待处理');
  await drawer.getByRole('link', { name: /^[0-9A-Z ]{16,}$/ }).click();
  await expect(page).toHaveURL(/\/identity\/list\?identifier=\d+/);
  await expect(page.getByRole('dialog')).toContainText(/疑似/);
});

test('several incidents are dismissed at once, and who may only look is offered nothing', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  await sql(
    `insert into incident (company_id, code, kind, severity, subject, state, first_time, last_time)
     select $1, 'T-' || n, 'guessing', 3, 'address:' || n, case n when 3 then 'closed' else 'open' end, now(), now()
     from generate_series(1, 3) as n`,
    [company.companyId],
  );
  await enter(page, company.username, '/sale/incident?state[]=open');
  await expect(page.getByRole('row')).toHaveCount(3);
  for (const code of ['T-1', 'T-2'])
    await page.getByRole('checkbox', { name: `选择 ${code}` }).check();
  const bar = page.getByRole('group', { name: '批量操作' });
  await bar.getByRole('button', { name: '排除' }).click();
  const asked = dialog(page, '排除');
  await expect(asked).toContainText('T-2、T-1');
  await asked.getByLabel('处理说明').fill('安全测试');
  await asked.getByRole('button', { name: '排除' }).click();
  await expect(page.getByText('已排除 2 个事件')).toBeVisible();
  await expect(page.getByText('没有风险事件').or(page.getByText(/没有符合/))).toBeVisible();

  const viewer = await hire('data', company.companyId);
  const other = await openWindow();
  await enter(other, viewer.username, '/sale/incident');
  await expect(other.getByRole('row')).toHaveCount(4);
  await expect(other.getByRole('row').getByRole('button', { name: /^查看/ })).toHaveCount(3);
  await expect(other.getByRole('row').getByRole('button', { name: /^[确排关重]/ })).toHaveCount(0);
  await expect(other.getByRole('row').getByRole('checkbox')).toHaveCount(0);
});

test('[BP-4] a rule is made for one part, holds in the place of the company’s, and is deleted again', async ({
  page,
  playwright,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 2, true);
  await ship(page, company, codes);
  await enter(page, company.username, '/sale/risk');
  await page.getByRole('button', { name: '新增规则' }).click();
  const form = dialog(page, '为物料新增规则');
  const choose = async (field: string, value: string) => {
    await form.getByLabel(field, { exact: true }).click();
    await page
      .locator('.ant-select-item-option:visible')
      .filter({ hasText: value })
      .first()
      .click();
  };
  await choose('规则', '多设备查询');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('物料：不能为空')).toBeVisible();
  await choose('物料', '细口手冲壶');
  await form.getByLabel('设备数').fill('2');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  const made = rule(page, '多设备查询 · E-1 细口手冲壶');
  await expect(made).toContainText('24 小时内有 2 台及以上设备');
  expect(await checkByMany(playwright, codes[0]!, 2)).toEqual(['GENUINE_FIRST', 'CAUTION']);

  await made.getByRole('button', { name: /^删除/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(made).toHaveCount(0);
  expect(await checkByMany(playwright, codes[1]!, 2)).toEqual(['GENUINE_FIRST', 'GENUINE_REPEAT']);
});

test('[BP-4] a rule is tried on past scans, adjusted, met by another editor, switched off and reset', async ({
  page,
  playwright,
}) => {
  const company = await establish();
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  await checkByMany(playwright, codes[0]!, 3);
  await enter(page, company.username, '/sale/risk');
  const clone = rule(page, '疑似复制：设备过多');
  await expect(clone).toContainText('7 天内有 5 台及以上设备查询同一码');
  await clone.getByRole('button', { name: '调整“疑似复制：设备过多”' }).click();
  const form = dialog(page, '疑似复制：设备过多');
  await form.getByLabel('设备数').fill('1');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('设备数：不能小于 2')).toBeVisible();
  await form.getByLabel('设备数').fill('3');
  await expect(form.getByText('将改为：7 天内有 3 台及以上设备查询同一码')).toBeVisible();
  await form.getByRole('button', { name: '回测' }).click();
  await expect(form.getByRole('row', { name: /^现行规则/ })).toHaveText(/现行规则\s*0\s*0/);
  await expect(form.getByRole('row', { name: /^调整后/ })).toHaveText(/调整后\s*1\s*1/);
  await expect(form.getByText('查看了 3 次查询')).toBeVisible();
  await expect(form.locator('canvas')).toBeVisible();
  await expect(form.getByText(codes[0]!)).toBeVisible();
  await form.getByLabel('天数', { exact: true }).first().fill('14');
  await expect(form.getByText('以下是改动之前的结果')).toBeVisible();

  // Someone else saves the same parameter meanwhile.
  const colleague = await callerOf(page, company.username);
  await colleague.post('risk/edit', {
    kind: 'cloneDevices',
    enabled: true,
    params: { devices: 8, days: 7 },
    version: 0,
  });
  await form.getByRole('button', { name: '保存' }).click();
  const conflict = form.getByRole('alert');
  await expect(conflict).toContainText('设备数');
  await expect(conflict).toContainText('8');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(clone).toContainText('14 天内有 3 台及以上设备查询同一码');

  const territory = rule(page, '窜货');
  await territory.getByRole('switch').click();
  await dialog(page, '窜货').getByRole('button', { name: '停用' }).click();
  await expect(territory).toContainText('已停用');
  await expect(territory.getByRole('switch')).not.toBeChecked();
  await territory.getByRole('switch').click();
  await expect(territory.getByRole('switch')).toBeChecked();

  await clone.getByRole('button', { name: /^恢复/ }).click();
  await dialog(page, '疑似复制：设备过多').getByRole('button', { name: '恢复默认' }).click();
  await expect(clone).toContainText('7 天内有 5 台及以上设备查询同一码');
  expect(
    await sql('select kind, enabled from risk where company_id = $1', [company.companyId]),
  ).toEqual([{ kind: 'offTerritory', enabled: true }]);
});
