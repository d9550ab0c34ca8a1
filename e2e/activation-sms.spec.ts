import { expect } from '@playwright/test';
import { easeCaptcha, lastCode } from './support/backstage.ts';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { addressOf, ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';
import { tickConsent } from './support/consent.ts';

test('where the company wants it, a buyer proves the phone number by SMS before the warranty begins', async ({
  page,
  openWindow,
}) => {
  const company = await establish({ warranty_months: 24 });
  const { codes } = await orderPack(page, company, 1, true);
  await ship(page, company, codes);
  const [code] = codes as [string];
  await enter(page, company.username, '/setting/mark');
  await page.getByRole('switch', { name: '激活须短信验证手机号' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  const call = await callerOf(page, company.username);
  await expect
    .poll(async () => (await call.get<{ activation_sms: boolean }>('mark/info')).activation_sms)
    .toBe(true);

  const mobile = `139${String(Date.now()).slice(-8)}`;
  const buyer = await openWindow({
    viewport: { width: 375, height: 740 },
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(`sms ${code}`) },
  });
  const complaints = watchConsole(buyer);
  await buyer.goto(`/template?code=${code}&language=zh_CN`);
  await buyer.getByRole('link', { name: '激活产品' }).click();
  await buyer.getByLabel('姓名').fill('王芳');
  await buyer.getByLabel('手机号').fill(mobile);
  await tickConsent(buyer);
  await inspect(buyer, 'activation-sms', complaints);
  await expectNoSidewaysScroll(buyer, 'activation-sms');

  // Without a code nothing is activated, and what was typed stays.
  await buyer.getByRole('button', { name: '激活产品' }).click();
  await expect(buyer.getByText('请先获取短信验证码，再激活')).toBeVisible();
  await expect(buyer.getByLabel('姓名')).toHaveValue('王芳');

  const key = await buyer.locator('input[name="key"]').inputValue();
  await buyer.locator('input[name="captcha"]').fill(await easeCaptcha(key));
  await buyer.getByRole('button', { name: '获取短信验证码' }).click();
  await expect(buyer.getByRole('status')).toHaveText('验证码已发送到您的手机');
  await expect.poll(() => lastCode(mobile)).toBeTruthy();
  const sent = lastCode(mobile)!;
  const smsCode = buyer.locator('input[name="code"]');
  await smsCode.fill(sent === '000000' ? '111111' : '000000');
  await buyer.getByRole('button', { name: '激活产品' }).click();
  await expect(buyer.getByText('验证码错误')).toBeVisible();
  await smsCode.fill(sent);
  await buyer.getByRole('button', { name: '激活产品' }).click();
  await expect(buyer.getByRole('status')).toHaveText('激活成功，质保已生效');
});
