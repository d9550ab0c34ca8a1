import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { isCreditCode } from '#contract/validation.ts';
import { appoint, found, hire, lastCode, lastMail, lastSms } from './support/backstage.ts';
import { easeNextCaptcha } from './support/captchas.ts';
import { callAs } from './support/codes.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter, heading, reopenPage, signIn } from './support/people.ts';
import { act, row } from './support/rows.ts';
import { test } from './support/windows.ts';

const newCreditCode = () => {
  const digits = String(randomInt(1e9)).padStart(9, '0');
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
    .map((check) => `91330100${digits}${check}`)
    .find(isCreditCode)!;
};

test('a new colleague is invited by a link, sets a password and signs in', async ({
  page,
  browser,
}) => {
  const { username: manager } = await hire();
  const call = await callAs(manager);
  const [role] = await call.get<{ id: number }[]>('role/index?limit=1');
  const username = `e2e_new_${Date.now() % 1e8}`;
  const given = { username, realname: `新人${username}`, role_ids: [role!.id] };
  await call.post('user/add', given);
  await call.end();

  await enter(page, manager, `/appCenter/user?keyword=${username}`);
  await act(page, username, '邀请');
  const dialog = page.getByRole('dialog').filter({ hasText: '把链接发给本人' });
  const link = await dialog.getByRole('textbox').inputValue();
  expect(link).toContain('/login#invite=');

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: '接受邀请' })).toBeVisible();
  await guest.getByLabel('您的姓名').fill('林新人');
  await guest.getByLabel('密码', { exact: true }).fill('Mine-2026');
  await guest.getByRole('button', { name: '设置密码' }).click();
  await expect(guest.getByText('密码已设置，请登录')).toBeVisible();
  await expect(guest.getByLabel('用户名')).toHaveValue(username);
  await guest.getByLabel('密码', { exact: true }).fill('Mine-2026');
  await guest.keyboard.press('Enter');
  await expect(heading(guest)).toBeVisible();

  const late = await (await browser.newContext()).newPage();
  await late.goto(link);
  await expect(late.getByText('邀请链接无效、已使用、已撤回或已过期')).toBeVisible();
  for (const one of [guest, late]) await one.context().close();
});

const newMobile = () => `1385${String(randomInt(1e7)).padStart(7, '0')}`;

/** Registers the company that a link invites, as its first user. */
async function register(guest: Page, name: string): Promise<void> {
  const mobile = newMobile();
  const answer = await easeNextCaptcha(guest, () =>
    guest.getByRole('button', { name: '注册企业并接受' }).click(),
  );
  await expect(guest.getByLabel('企业名称')).toHaveValue(name);
  await expect(guest.getByLabel('您的姓名')).toHaveValue('顾新来');
  await guest.getByLabel('统一社会信用代码').fill(newCreditCode());
  await guest.getByLabel('用户名').fill(`e2e_p_${randomInt(1e8)}`);
  await guest.getByLabel('密码', { exact: true }).fill('Mine-2026');
  await guest.getByLabel('手机号').fill(mobile);
  await guest.getByLabel('图形验证码', { exact: true }).fill(answer);
  await guest.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(() => lastCode(mobile)).toBeTruthy();
  await guest.getByLabel('短信验证码').fill(lastCode(mobile)!);
  await guest.getByRole('button', { name: '注册', exact: true }).click();
  await expect(guest.getByText('注册成功，请登录后完善企业信息并提交认证')).toBeVisible();
  await guest.getByLabel('密码', { exact: true }).fill('Mine-2026');
  await guest.keyboard.press('Enter');
  await expect(guest.getByText('企业尚未认证')).toBeVisible();
}

test('a supplier that is not here yet gets a link, registers on a phone, and is linked once it is verified', async ({
  page,
  openWindow,
}) => {
  const complaints = watchConsole(page);
  const buyer = await found(3);
  const name = `待入驻供应商 ${randomInt(1e6)}`;
  await enter(page, buyer.username, '/procure/supplier?form=add');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称').fill(name);
  await dialog.getByLabel('联系人').fill('顾新来');
  await dialog.getByLabel('联系电话').fill('13866660001');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(row(page, name)).toContainText('未关联');
  await act(page, name, '用链接邀请');
  const invitation = page.getByRole('dialog', { name: `邀请“${name}”` });
  const link = await invitation.getByRole('textbox').inputValue();
  expect(link).toContain('/login#partner=');
  await inspect(page, 'partner-invitation', complaints, { isCovered: true });
  await invitation.getByRole('button', { name: '完成' }).click();
  await expect(row(page, name)).toContainText('链接已发');

  const guest = await openWindow();
  await guest.setViewportSize({ width: 375, height: 740 });
  await guest.goto(link);
  await expect(guest.getByText(`${buyer.name} 邀请贵企业作为其供应商`)).toBeVisible();
  await expectNoSidewaysScroll(guest, 'partner-invitation-phone');
  await register(guest, name);
  await reopenPage(page);
  await expect(row(page, name)).toContainText('已邀请');

  // The new company asks to be verified, and the platform approves.
  await guest.setViewportSize({ width: 1440, height: 900 });
  await guest.getByRole('button', { name: '编辑' }).first().click();
  await guest.getByLabel('法定代表人').fill('顾新来');
  await guest.getByLabel('地址').fill('江苏省无锡市滨湖区 1 号');
  await guest.getByRole('button', { name: '保存' }).first().click();
  await guest.getByRole('button', { name: '提交认证' }).click();
  await expect(guest.getByText('认证审核中')).toBeVisible();
  const platform = await callAs((await appoint()).username, 'admin');
  type Company = { id: number; version: number };
  const [waiting] = await platform.get<Company[]>(
    `company/index?keyword=${encodeURIComponent(name)}`,
  );
  await platform.post('company/approve', {
    id: waiting!.id,
    version: waiting!.version,
    system_version_id: 3,
  });
  await platform.end();

  await expect(page.getByRole('alert').filter({ hasText: '关联已建立' })).toBeVisible();
  await reopenPage(page);
  await expect(row(page, name)).toContainText('已关联');
  await guest.goto('/orderGoods/customer');
  await expect(row(guest, buyer.name)).toContainText('已关联');
});

test('a company that is here already signs in by the link and becomes a customer', async ({
  page,
  openWindow,
}) => {
  const [seller, buyer] = [await found(3), await found(3)];
  const call = await callAs(seller.username);
  const card = await call.post<{ id: number }>('customer/add', { name: '老客户' });
  const { path } = await call.post<{ path: string }>('customer/inviteByLink', {
    id: card.id,
    by_sms: false,
  });
  await call.end();
  const guest = await openWindow();
  await guest.goto(path);
  await guest.getByRole('button', { name: '已注册，登录后接受' }).click();
  await guest.getByLabel('用户名').fill(buyer.username);
  await guest.getByLabel('密码', { exact: true }).fill('Demo-2026');
  await guest.getByRole('button', { name: '登录', exact: true }).click();
  const ask = guest.getByRole('dialog', { name: '接受邀请' });
  await expect(ask).toContainText(`${seller.name} 邀请贵企业作为其客户`);
  await ask.getByRole('button', { name: '接受' }).click();
  await expect(ask).toBeHidden();
  await expect(guest).toHaveURL(/\/procure\/supplier$/);
  await expect(row(guest, seller.name)).toContainText('已关联');
  await enter(page, seller.username, '/orderGoods/customer');
  await expect(row(page, '老客户')).toContainText('已关联');
  await expect(row(page, '老客户')).toContainText(buyer.name);
});

test('a dealer gets a link for the account, sets a password and signs in', async ({
  page,
  openWindow,
}) => {
  const { username } = await found(3);
  const call = await callAs(username);
  const dealer = await call.post<{ id: number }>('dealer/add', { name: '金华链接电器行' });
  const login = `dealer_${randomInt(1e8)}`;
  await call.post('dealerAccount/add', {
    dealer_id: dealer.id,
    username: login,
    realname: '金小链',
  });
  await call.end();
  await enter(page, username, '/appCenter/dealer');
  await act(page, '金华链接电器行', '账号');
  const accounts = page.getByRole('dialog', { name: '金华链接电器行 的账号' });
  await accounts.getByRole('button', { name: `邀请：${login}` }).click();
  const dialog = page.getByRole('dialog', { name: '邀请“金小链”' });
  const link = await dialog.getByRole('textbox').inputValue();
  expect(link).toContain('/dealer/login#invite=');
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(accounts.getByText('邀请有效至')).toBeVisible();

  const shop = await openWindow();
  await shop.goto(link);
  await shop.getByLabel('密码', { exact: true }).fill('Shop-2026');
  await shop.getByRole('button', { name: '设置密码' }).click();
  await expect(shop.getByText('密码已设置，请登录')).toBeVisible();
  await signIn(shop, login, 'dealer', 'Shop-2026');
  await expect(shop).toHaveURL(/\/dashboard\/workplace$/);
});

const invitedBySms = [
  {
    who: 'colleague',
    path: '/appCenter/user',
    name: '林短信',
    open: (page: Page) => act(page, '林短信', '邀请'),
    told: '接受邀请',
  },
  {
    who: 'supplier',
    path: '/procure/supplier',
    name: '短信供应商',
    open: (page: Page) => act(page, '短信供应商', '用链接邀请'),
    told: '邀请贵企业作为其供应商',
  },
  {
    who: 'customer',
    path: '/orderGoods/customer',
    name: '短信客户',
    open: (page: Page) => act(page, '短信客户', '用链接邀请'),
    told: '邀请贵企业作为其客户',
  },
  {
    who: 'dealer',
    path: '/appCenter/dealer',
    name: '金短信',
    open: async (page: Page) => {
      await act(page, '短信经销商', '账号');
      const accounts = page.getByRole('dialog', { name: '短信经销商 的账号' });
      await accounts.getByRole('button', { name: /^邀请：/ }).click();
    },
    told: '接受邀请',
  },
] as const;

for (const { who, path, name, open, told } of invitedBySms)
  test(`a ${who} is invited by SMS, and its link leads in`, async ({ page, openWindow }) => {
    const { username } = await found(3);
    const mobile = newMobile();
    const call = await callAs(username);
    const login = `e2e_sms_${randomInt(1e8)}`;
    if (who === 'colleague') {
      const [role] = await call.get<{ id: number }[]>('role/index?limit=1');
      await call.post('user/add', {
        username: login,
        realname: name,
        mobile,
        role_ids: [role!.id],
      });
    } else if (who === 'dealer') {
      const { id } = await call.post<{ id: number }>('dealer/add', { name: '短信经销商' });
      const account = { dealer_id: id, username: login, realname: name, mobile };
      await call.post('dealerAccount/add', account);
    } else await call.post(`${who}/add`, { name, contact: '顾新来', mobile });
    await call.end();

    await enter(page, username, path);
    await open(page);
    const dialog = page.getByRole('dialog', { name: `邀请“${name}”` });
    const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
    await dialog.getByRole('button', { name: `短信发送到 ${masked}` }).click();
    await expect(dialog.getByText(`已发送到 ${masked}`)).toBeVisible();
    await expect.poll(() => lastSms(mobile)).toContain('#');
    const link = /https?:\/\/\S+/.exec(lastSms(mobile)!)![0];
    expect(await dialog.getByRole('textbox').inputValue()).toContain(new URL(link).hash);

    const guest = await openWindow({ viewport: { width: 375, height: 740 } });
    await guest.goto(link);
    await expect(guest.getByText(told).first()).toBeVisible();
    // A customer that is not here yet registers by it.
    if (who === 'customer') {
      await register(guest, name);
      await dialog.getByRole('button', { name: '完成' }).click();
      await reopenPage(page);
      await expect(row(page, name)).toContainText('已邀请');
    }
  });

test('a colleague, a supplier, a customer and a dealer are invited by email, each in their language', async ({
  page,
  openWindow,
}) => {
  const complaints = watchConsole(page);
  const { username, name: company } = await found(3);
  const at = Date.now() % 1e8;
  const mailOf = (who: string) => `${who}-${at}@example.org`;
  const call = await callAs(username);
  const [role] = await call.get<{ id: number }[]>('role/index?limit=1');
  const colleague = `e2e_mail_${at}`;
  await call.post('user/add', {
    username: colleague,
    realname: '林邮件',
    email: mailOf('colleague'),
    role_ids: [role!.id],
  });
  await call.post('supplier/add', { name: '邮件供应商', email: mailOf('supplier') });
  await call.post('customer/add', { name: '邮件客户', email: mailOf('customer') });
  await call.post('dealer/add', { name: '邮件经销商' });
  await call.end();

  /** Sends the link of the open dialog by email, and reads what arrived. */
  const send = async (who: string, language?: string) => {
    const dialog = page.getByRole('dialog').filter({ hasText: '复制链接' });
    if (language) {
      await dialog.getByRole('combobox', { name: '消息语言' }).click();
      await page.getByTitle(language).click();
    }
    await dialog.getByRole('button', { name: `邮件发送到 ${mailOf(who)}` }).click();
    await expect(dialog.getByText(`已发送到 ${mailOf(who)}`)).toBeVisible();
    await expect.poll(() => lastMail(mailOf(who))?.subject).toBeTruthy();
    const link = await dialog.getByRole('textbox').inputValue();
    const mail = lastMail(mailOf(who))!;
    expect(mail.text).toContain(new URL(link).hash);
    await dialog.getByRole('button', { name: '完成' }).click();
    return mail;
  };

  await enter(page, username, `/appCenter/user?keyword=${colleague}`);
  await act(page, colleague, '邀请');
  await expect(page.getByRole('button', { name: /^邮件发送到/ })).toBeVisible();
  await inspect(page, 'invitation-email', complaints, { isCovered: true });
  const mail = await send('colleague', 'English');
  expect(mail.subject).toBe(`${company} invites you to Suyuan`);
  const guest = await openWindow();
  await guest.setViewportSize({ width: 375, height: 740 });
  await guest.goto(/https?:\/\/\S+/.exec(mail.text)![0]);
  await expect(guest.getByRole('heading', { name: '接受邀请' })).toBeVisible();
  await guest.getByLabel('密码', { exact: true }).fill('Mine-2026');
  await guest.getByRole('button', { name: '设置密码' }).click();
  await expect(guest.getByText('密码已设置，请登录')).toBeVisible();

  await page.goto('/procure/supplier');
  await act(page, '邮件供应商', '用链接邀请');
  expect((await send('supplier')).subject).toBe(`${company} 邀请贵企业作为其供应商`);
  await page.goto('/orderGoods/customer');
  await act(page, '邮件客户', '用链接邀请');
  expect((await send('customer', '繁體中文')).subject).toBe(`${company} 邀請貴企業作為其客戶`);

  await page.goto('/appCenter/dealer');
  await act(page, '邮件经销商', '账号');
  const accounts = page.getByRole('dialog', { name: '邮件经销商 的账号' });
  await accounts.getByRole('button', { name: '添加账号' }).first().click();
  const form = page.getByRole('dialog', { name: '添加账号' });
  await form.getByLabel('用户名').fill(`dealer_mail_${at}`);
  await form.getByLabel('姓名').fill('金小链');
  await form.getByLabel('邮箱').fill(mailOf('dealer'));
  await form.getByRole('button', { name: '保存' }).click();
  const told = page.getByRole('dialog', { name: '初始密码' });
  await told.getByRole('button', { name: '我已记下' }).click();
  await accounts.getByRole('button', { name: `邀请：dealer_mail_${at}` }).click();
  expect((await send('dealer')).text).toContain('/dealer/login#invite=');

  // The platform sees what went out.
  const office = await openWindow();
  await enter(office, (await appoint()).username, '/data/config?view=mail', 'admin');
  await expect(row(office, mailOf('dealer'))).toContainText('已发送');
  await expect(row(office, mailOf('dealer'))).toContainText('账号邀请');
  await inspect(office, 'mail-outbox', complaints);
});
