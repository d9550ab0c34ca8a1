import { expect, type Locator, type Page } from '@playwright/test';

/** A row of a table in view, which is a card on a phone; pages in other tabs keep theirs. */
export const row = (page: Page, text: string | RegExp): Locator =>
  page.locator('tr').filter({ hasText: text, visible: true });

/** Does something with a row: by its button, or behind 'more' where there is no room for it. */
export async function actOn(one: Locator, action: string): Promise<void> {
  const direct = one.getByRole('button', { name: new RegExp(`^${action} `) });
  const more = one.getByRole('button', { name: /更多|^More actions/ });
  const item = one.page().getByRole('menuitem', { name: action, exact: true });
  // What was saved just before renews the row, and the renewed row may have other buttons than the one looked at.
  await expect(async () => {
    await expect(direct.or(more).first()).toBeVisible();
    if (await direct.isVisible()) return direct.click({ timeout: 5000 });
    await more.click({ timeout: 5000 });
    return item.click({ timeout: 5000 });
  }).toPass();
}

/** Does something with the row that has this text. */
export const act = (page: Page, text: string, action: string): Promise<void> =>
  actOn(row(page, text), action);
