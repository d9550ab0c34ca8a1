import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './inspect.ts';

/** Picks up what has the focus, and waits until it is told and the keys that move it are listened to. */
export async function liftByKey(page: Page, told: string): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(told)).toBeAttached();
  // The listening begins with a timer, which a browser puts off until it has drawn; nobody types that fast.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Drags one thing to the place of another by the mouse, and lets go when it is told that it lies there. */
export async function dragByMouse(page: Page, from: Locator, to: Locator, told: string) {
  await from.scrollIntoViewIfNeeded();
  await settled(page);
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + Math.sign(end.x - start.x) * 10, y + Math.sign(end.y - start.y) * 10, {
    steps: 4,
  });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await expect(page.getByText(told)).toBeAttached();
  await page.mouse.up();
}
