import { expect, type Page } from '@playwright/test';
import { found, hire, lastCode } from './support/backstage.ts';
import { easeNextCaptcha } from './support/captchas.ts';
import { demoPassword, enter, signIn } from './support/people.ts';
import { test } from './support/windows.ts';

const openDialog = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name }).click();
  return page.getByRole('dialog', { name });
};

test('[VAL-1] the password rules speak on blur, letter by letter', async ({ page }) => {
  const { username } = await hire();
  await enter(page, username);
  const dialog = await openDialog(page, '修改密码');
  const fresh = dialog.getByLabel('新密码');
  const again = dialog.getByLabel('确认密码');
  for (const [typed, message] of [
    ['a1', '密码位数为6位 ~ 16位'],
    ['a1a1a1a1a1a1a1a1a1', '密码位数为6位 ~ 16位'],
    ['abcdefg', '密码需包含数字大小写字母特殊字符任意两种或以上'],
  ] as const) {
    await fresh.fill(typed);
    await fresh.blur();
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await fresh.fill('');
  await fresh.blur();
  await expect(dialog.getByText('请输入密码').first()).toBeVisible();
  await again.focus();
  await again.blur();
  await expect(dialog.getByText('请确认密码')).toBeVisible();
  await fresh.fill('Abcdef-1');
  await again.fill('Abcdef-2');
  await again.blur();
  await expect(dialog.getByText('两次密码不一致')).toBeVisible();
});

test('a changed password ends the sign-in, and the new one opens the door', async ({ page }) => {
  const { username } = await hire();
  await enter(page, username);
  const dialog = await openDialog(page, '修改密码');
  await dialog.getByLabel('原密码').fill('not-mine-1');
  await dialog.getByLabel('新密码').fill('Fresh-2026');
  await dialog.getByLabel('确认密码').fill('Fresh-2026');
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await expect(dialog.getByText('原密码错误')).toBeVisible();
  await dialog.getByLabel('原密码').fill(demoPassword);
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, username, 'web', 'Fresh-2026');
});

test('[STA-4, ERR-4] the SMS button waits for number and captcha, counts down, and a failure brings a new captcha', async ({
  page,
}) => {
  const { username } = await hire();
  await enter(page, username);
  const dialog = page.getByRole('dialog', { name: '修改手机号' });
  await easeNextCaptcha(page, () => openDialog(page, '修改手机号'));
  const send = dialog.getByRole('button', { name: '获取验证码' });
  await expect(send).toBeDisabled();
  await dialog.getByLabel('手机号').fill('13812345678');
  await expect(send).toBeDisabled();
  await dialog.getByLabel('图形验证码', { exact: true }).fill('zzzz');
  await expect(send).toBeEnabled();
  const answer = await easeNextCaptcha(page, () => send.click());
  await expect(dialog.getByText('图形验证码错误或已失效').first()).toBeVisible();
  await dialog.getByLabel('图形验证码', { exact: true }).fill(answer);
  await send.click();
  const counting = dialog.getByRole('button', { name: /秒后重发/ });
  await expect(counting).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDialog(page, '修改手机号');
  await expect(counting).toBeDisabled();
  await expect.poll(() => lastCode('13812345678')).toBeTruthy();
  await dialog.getByLabel('手机号').fill('13812345678');
  await dialog.getByLabel('短信验证码').fill(lastCode('13812345678')!);
  await dialog.getByRole('button', { name: '修改手机号' }).click();
  await expect(page.getByText('手机号修改成功')).toBeVisible();
});

test('two editors of one profile: the second is shown what changed and loses nothing typed', async ({
  page,
  openWindow,
}) => {
  const { username } = await hire();
  const other = await openWindow();
  await enter(page, username, '/appCenter/userCenter');
  await enter(other, username, '/appCenter/userCenter');
  // Both have read the record before either saves it.
  for (const one of [page, other]) await expect(one.getByLabel('姓名')).not.toHaveValue('');
  await page.getByLabel('姓名').fill('第一位');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await other.getByLabel('邮箱').fill('second@example.com');
  await other.getByLabel('姓名').fill('第二位');
  await other.getByRole('button', { name: '保存' }).click();
  await expect(other.getByText('第一位').first()).toBeVisible();
  await expect(other.getByLabel('姓名')).toHaveValue('第二位');
  await expect(other.getByLabel('邮箱')).toHaveValue('second@example.com');
});

test('[MNU-38] the brand of a company is saved, shown at its own door, and guarded against two editors', async ({
  page,
  openWindow,
}) => {
  const { username, companyId } = await found(3);
  const other = await openWindow();
  await enter(page, username, '/appCenter/company');
  await enter(other, username, '/appCenter/company');
  const save = (on: Page) => on.getByRole('button', { name: '保存' }).click();
  // Both have read the record before either saves it.
  for (const one of [page, other]) await expect(one.getByLabel('系统标题')).toBeVisible();
  await page.getByLabel('系统标题').fill('云岭溯源');
  await save(page);
  await expect(page.getByText('保存成功')).toBeVisible();
  await expect(page).toHaveTitle('企业信息 - 云岭溯源');
  await other.getByLabel('系统标题').fill('另一个名字');
  await save(other);
  await expect(other.getByRole('alert').filter({ hasText: '云岭溯源' })).toBeVisible();
  await expect(other.getByLabel('系统标题')).toHaveValue('另一个名字');
  await save(other);
  await expect(other.getByText('保存成功')).toBeVisible();
  await page.goto(`/login?company=${companyId}`);
  await expect(page.getByText('另一个名字').first()).toBeVisible();
});
