import { expect, type Locator, type Page } from '@playwright/test';

/** A row of a table, which is a card on a phone. */
export const row = (page: Page, text: string): Locator =>
  page.locator('tr').filter({ hasText: text });

/** Does something with the row that has this text: by its button, or behind 'more' where there is no room for it. */
export async function act(page: Page, text: string, action: string): Promise<void> {
  const direct = row(page, text).getByRole('button', { name: new RegExp(`^${action} `) });
  const more = row(page, text).getByRole('button', { name: /更多操作$|^More actions/ });
  await expect(direct.or(more).first()).toBeVisible();
  if (await direct.isVisible()) return direct.click();
  await more.click();
  return page.getByRole('menuitem', { name: action, exact: true }).click();
}
