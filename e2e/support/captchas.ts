import { expect, type Page } from '@playwright/test';
import { easeCaptcha } from './backstage.ts';

/** Does what brings the next captcha, waits until its picture is in view, and answers with what it now asks for. */
export async function easeNextCaptcha(page: Page, bring: () => Promise<unknown>): Promise<string> {
  const coming = page.waitForResponse((response) => response.url().includes('/login/captcha'));
  await bring();
  const { data } = (await (await coming).json()) as { data: { captcha: string; key: string } };
  await expect(page.getByAltText('图形验证码，点击更换')).toHaveAttribute('src', data.captcha);
  return easeCaptcha(data.key);
}
