import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What the browser complains about on a page, as it comes. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Waits until whatever the page reads has come and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await expect(
    page.locator('[aria-busy="true"]:visible, .ant-skeleton:visible, .ant-spin-spinning:visible'),
  ).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity,
      ),
  );
}

/** Takes a picture, and holds the page to what every page is held to. */
export async function inspect(page: Page, picture: string, complaints: string[]): Promise<void> {
  await photograph(page, picture);
  expect(await page.locator('body').innerText()).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
    .analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
      picture,
    )
    .toEqual([]);
  expect.soft(complaints.splice(0), picture).toEqual([]);
}

export async function photograph(page: Page, picture: string): Promise<void> {
  await settled(page);
  await page.screenshot({ path: `test-results/pictures/${picture}.png` });
}

/** Nothing is wider than the window, neither the page nor what scrolls inside of it. */
export async function expectNoSidewaysScroll(page: Page, picture: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const rooms = [document.documentElement, ...document.querySelectorAll('[data-panel]')];
    const drawers = [...document.querySelectorAll('.ant-drawer-body, .ant-modal-body')];
    return [...rooms, ...drawers]
      .map((one) => one.scrollWidth - one.clientWidth)
      .filter((more) => more > 0);
  });
  expect.soft(wide, picture).toEqual([]);
}
