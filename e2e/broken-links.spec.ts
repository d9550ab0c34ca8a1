import { expect, test, type Page } from '@playwright/test';
import { appoint, hire } from './support/backstage.ts';
import { enter, openPage } from './support/people.ts';

/** Ids that do not exist, cannot exist, or are not numbers. */
const broken = ['1999999999', '999999999999', 'abc'];

async function followAll(page: Page, link: string, words: string): Promise<void> {
  for (const wrong of broken) {
    await openPage(page, link + wrong);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('alert')).toHaveText(words);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(/=/);
  }
}

const places = [
  ['/sale/incident?incident=', '没有这个风险事件，请核对链接', 'web'],
  ['/identity/list?identifier=', '没有这个标识，请核对链接', 'web'],
  ['/platform/company?company=', '没有这个企业，请核对链接', 'admin'],
] as const;
for (const [link, words, type] of places)
  test(`a link to a record that is not there says so in words: ${link}`, async ({ page }) => {
    const { username } = await (type === 'web' ? hire() : appoint());
    await enter(page, username, '/', type);
    await followAll(page, link, words);
  });
