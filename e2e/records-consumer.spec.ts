import { expect, type Page } from '@playwright/test';
import { callerOf, establish } from './support/codes.ts';
import { bindUnits } from './support/goods.ts';
import { ship } from './support/consumers.ts';
import { inspect, watchConsole } from './support/inspect.ts';
import { test } from './support/windows.ts';

const card = (page: Page, title: string) =>
  page
    .locator('section.card')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const process = ['备料', '压铸', '装配', '老化'];
const tests = ['耐压', '功率', '噪声', '温升'];

test('[BLK-16] [BLK-17] [BLK-18] [CON-4] a buyer reads on the phone how the product was made and tested', async ({
  page,
  openWindow,
}) => {
  const company = await establish({}, {});
  const call = await callerOf(page, company.username);
  const open = { is_public: true, is_required: false };
  const plan = await call.post<{ id: number }>('inspectionPlan/add', {
    part_id: company.partId,
    steps: [
      ...process.map((name) => ({ kind: 'process', name, ...open })),
      { kind: 'qc', name: '外观', std: '无划伤', ...open },
      { kind: 'qc', name: '内部抽检', is_public: false, is_required: false },
      ...tests.map((name) => ({ kind: 'test', name, unit: 'W', max: 9, std: '≤ 9 W', ...open })),
    ],
  });
  await call.post('inspectionPlan/publish', { ids: [plan.id] });
  const [code] = await bindUnits(page, company, 1);
  const common = { serial_number: code, emp_name: '王师傅' };
  for (const step of process)
    await call.post('processRecord/add', { ...common, step, content: `${step}完成` });
  await call.post('qcRecord/add', { ...common, step: '外观', result: 'pass' });
  await call.post('qcRecord/add', { ...common, step: '内部抽检', result: 'pass' });
  const records = tests.map((step, at) => ({
    ...common,
    kind: 'test',
    source_id: `${code}-${at}`,
    step,
    value: 3.25,
  }));
  await call.post('testRecord/collect', { records });
  await ship(page, company, [code!]);

  const buyer = await openWindow({ viewport: { width: 375, height: 740 } });
  const complaints = watchConsole(buyer);
  await buyer.goto(`/template?code=${code}&language=zh_CN`);
  const steps = card(buyer, '生产记录');
  await expect(steps.getByText('备料完成')).toBeVisible();
  await expect(steps.getByText('老化完成')).toBeHidden();
  await steps.locator('summary').click();
  await expect(steps.getByText('老化完成')).toBeVisible();
  await expect(card(buyer, '质检记录').getByText('外观')).toBeVisible();
  const measured = card(buyer, '检测数据');
  await expect(measured.getByText('3.25 W').first()).toBeVisible();
  await expect(measured.getByText('温升')).toBeHidden();
  await measured.locator('summary').click();
  await expect(measured.getByText('温升')).toBeVisible();
  await expect(buyer.getByText('内部抽检')).toHaveCount(0);
  await expect(buyer.getByText('王师傅')).toHaveCount(0);
  await inspect(buyer, 'records-consumer', complaints);
});
