import { expect } from '@playwright/test';
import { found } from './support/backstage.ts';
import { callerOf } from './support/codes.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { drawer, save } from './support/parts.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

const phone = { viewport: { width: 375, height: 740 }, locale: 'zh-CN' };

test('a company fills in and publishes the passport of a part; a consumer reads it on a phone without a script, a partner and customs see more by their links', async ({
  page,
  openWindow,
}) => {
  const company = await found(3);
  const manager = await callerOf(page, company.username);
  const { id: part } = await manager.post<{ id: number }>('part/add', {
    name: '便携电源',
    name_en: 'Portable power station',
    model: 'PPS-600',
    gtin: '06901234567908',
  });

  // From the page of the part.
  const complaints = watchConsole(page);
  await enter(page, company.username, `/product/part/${part}?tab=passport`);
  await expect(page.getByText('这个物料还没有产品护照')).toBeVisible();
  await page.getByRole('link', { name: '填写产品护照' }).click();
  const form = drawer(page, '新增产品护照');
  await form.getByRole('textbox', { name: '责任经营者', exact: true }).fill('宁波储能欧洲公司');
  await form.getByLabel('责任经营者（英文）').fill('Ningbo Storage EU');
  await form.getByLabel('联系方式').fill('dpp@storage.example');
  await form.getByLabel('碳足迹（kg CO₂e）').fill('84.5');
  await form.getByRole('textbox', { name: '拆解说明', exact: true }).fill('先断开电芯组的主连接器');
  await form.getByRole('textbox', { name: '安全须知', exact: true }).fill('不要投入火中');
  await form.getByRole('button', { name: '添加材料' }).click();
  const material = form.getByRole('group', { name: '材料组成' });
  await material.getByLabel('名称', { exact: true }).fill('磷酸铁锂');
  await material.getByLabel('占比（%）').fill('41');
  await material.getByLabel('再生含量（%）').fill('12');
  await inspect(page, 'passport-form', complaints, { isCovered: true });
  await save(page, '新增产品护照').click();
  await expect(form).toBeHidden();

  // Publishing names what is missing, and works once it is there.
  await page.getByRole('link', { name: '便携电源' }).first().click();
  await page.getByRole('link', { name: '打开护照' }).click();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('还缺：地址')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  await page.getByRole('button', { name: '编辑', exact: true }).click();
  const again = drawer(page, '编辑产品护照');
  await again.getByRole('textbox', { name: '地址', exact: true }).first().fill('Hamburg');
  await save(page, '编辑产品护照').click();
  await expect(again).toBeHidden();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click();
  const address = page.getByRole('link', { name: '打开公开页面' });
  await expect(address).toBeVisible();
  await inspect(page, 'passport-record', complaints);
  const path = (await address.getAttribute('href'))!;

  // A consumer on a phone, without a script, in the dark.
  const consumer = await openWindow({ ...phone, javaScriptEnabled: false });
  await consumer.goto('/01/06901234567908?linkType=gs1:dpp');
  await expect(consumer.getByRole('heading', { name: '便携电源' })).toBeVisible();
  await expect(consumer.getByText('84.5 kg CO₂e / 件').first()).toBeVisible();
  await expect(consumer.getByText('磷酸铁锂')).toBeVisible();
  await expect(consumer.getByText('先断开电芯组的主连接器')).toHaveCount(0);
  await consumer.getByRole('link', { name: 'English' }).click();
  await expect(consumer.getByRole('heading', { name: 'Portable power station' })).toBeVisible();
  const looker = await openWindow({ ...phone, colorScheme: 'dark' });
  const looked = watchConsole(looker);
  await looker.goto(path);
  await expectNoSidewaysScroll(looker, 'passport');
  await inspect(looker, 'passport-phone-dark', looked);

  // A link for a partner, and one for customs.
  await page
    .getByRole('navigation', { name: /^关于/ })
    .getByRole('link', { name: '访问链接', exact: true })
    .click();
  const linkFor = async (name: string, level: string) => {
    await page.getByRole('button', { name: '生成链接' }).click();
    const dialog = page.getByRole('dialog', { name: '生成链接' });
    await dialog.getByRole('button', { name: '生成链接' }).click();
    await expect(dialog.getByText('请填写给谁')).toBeVisible();
    await dialog.getByLabel('给谁').fill(name);
    await dialog.getByText(level, { exact: true }).click();
    await dialog.getByRole('button', { name: '生成链接' }).click();
    const link = (await dialog.locator('code').textContent())!;
    await dialog.getByRole('button', { name: '完成' }).click();
    return new URL(link).pathname;
  };
  const partner = await linkFor('北方回收厂', '合作伙伴');
  const customs = await linkFor('汉堡海关', '监管部门');
  const visitor = await openWindow({ ...phone, javaScriptEnabled: false });
  await visitor.goto(partner);
  await expect(visitor.getByText('先断开电芯组的主连接器')).toBeVisible();
  await visitor.goto(customs);
  await expect(visitor.getByText('监管部门可见的内容')).toBeVisible();
  await visitor.getByLabel('查看某一件产品').fill('7QK4M2XWPA9TDN3H');
  await visitor.getByRole('button', { name: '查看' }).click();
  await expect(visitor.getByText('没有这个序列号的产品')).toBeVisible();

  // The company sees who came, and ends a link.
  await page.reload();
  const visits = page.getByRole('region', { name: '打开记录' });
  await expect(visits.getByText('汉堡海关')).toHaveCount(2);
  await inspect(page, 'passport-access', complaints);
  const row = page
    .getByRole('region', { name: '链接', exact: true })
    .getByRole('row', { name: /汉堡海关/ });
  await row.getByRole('button', { name: '停用' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '停用' }).click();
  await expect(row.getByText('已停用')).toBeVisible();
  await visitor.goto(customs);
  await expect(visitor.getByText('没有这份护照')).toBeVisible();
});
