import { expect, type Page } from '@playwright/test';

/** Picks up what has the focus, and waits until it is told and the keys that move it are listened to. */
export async function liftByKey(page: Page, told: string): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(told)).toBeAttached();
  // The listening begins with a timer, which a browser puts off until it has drawn; nobody types that fast.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
