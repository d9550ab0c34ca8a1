import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const near = createRequire(import.meta.resolve('@axe-core/playwright'));
/** A page has a few dozen colours; axe reads them again for every element, which takes a quarter of its time. */
const rememberColours = `{
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function remembered(text) {
    const same = known.get(text);
    if (same) return Object.assign(this, same);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}`;
const axeSource = readFileSync(near.resolve('axe-core/axe.min.js'), 'utf8') + rememberColours;
/** The page of the tab in front; those of the others are kept hidden beside it. */
const frontTab = '[data-panel]:not([style*="none"])';
const standards = ['wcag2a', 'wcag2aa', 'wcag21aa'];

type Axe = {
  run: (
    on: Document | { include: string[] } | { exclude: string[] },
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** What of a page is checked: the dialog that covers it, or what is inside the frame. */
export type Part = { isCovered?: boolean; onlyMain?: boolean };

/** What is not accessible here. Axe itself: its Playwright builder also lists all passes, which takes four times as long. */
async function findBarriers(page: Page, part: Part): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const judge = (where: { include: string[] } | { exclude: string[] } | null, chosen: object) =>
    page.evaluate(
      async ([on, rules]) => {
        const { axe } = window as unknown as { axe: Axe };
        const options = { ...rules, resultTypes: ['violations'], iframes: false };
        const { violations } = await axe.run(on ?? document, options);
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
        );
      },
      [where, chosen] as const,
    );
  const { isCovered = false, onlyMain = false } = part;
  const colours = { runOnly: ['color-contrast'] };
  const onTop = isCovered ? { exclude: ['#root'] } : onlyMain ? { include: [frontTab] } : null;
  if (!isCovered) return judge(onTop, { runOnly: standards });
  const rest = { runOnly: standards, rules: { 'color-contrast': { enabled: false } } };
  return [...(await judge(null, rest)), ...(await judge(onTop, colours))];
}

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

/**
 * Takes a picture, and holds the page to what every page is held to. Covered by a dialog just now, its own colours
 * were looked at before, which takes longest.
 */
export async function inspect(
  page: Page,
  picture: string,
  complaints: string[],
  part: Part = {},
): Promise<void> {
  await read(page, picture, complaints);
  expect.soft(await findBarriers(page, part), picture).toEqual([]);
}

/** The same for a page that differs by its words alone from one that was inspected. */
export async function read(page: Page, picture: string, complaints: string[]): Promise<void> {
  await photograph(page, picture);
  expect(await page.locator('body').innerText()).not.toMatch(
    /\{\w+\}|\bundefined\b|\bNaN\b|\[object/,
  );
  expect.soft(complaints.splice(0), picture).toEqual([]);
}

export async function photograph(page: Page, picture: string): Promise<void> {
  // Nothing lies under the mouse.
  await page.mouse.move(0, 0);
  await settled(page);
  await page.screenshot({ path: `test-results/pictures/${picture}.png` });
}

/** Nothing is wider than the window, neither the page nor what scrolls inside of it. */
export async function expectNoSidewaysScroll(page: Page, picture: string): Promise<void> {
  const wide = () =>
    page.evaluate(() => {
      const rooms = [document.documentElement, ...document.querySelectorAll('[data-panel]')];
      const drawers = [...document.querySelectorAll('.ant-drawer-body, .ant-modal-body')];
      return [...rooms, ...drawers]
        .map((one) => one.scrollWidth - one.clientWidth)
        .filter((more) => more > 0);
    });
  // A window that was just resized is laid out a moment later.
  await expect.configure({ soft: true }).poll(wide, { message: picture }).toEqual([]);
}

/** However wide the window is, nothing to be read or filled in is wider than a person can take in. */
export async function expectSaneWidths(page: Page, picture: string): Promise<void> {
  const most = 1_280;
  const stretched = () =>
    page.evaluate((widest) => {
      const widthOf = (one: Element) => {
        if (one.matches('p')) {
          const range = document.createRange();
          range.selectNodeContents(one);
          return Math.max(0, ...[...range.getClientRects()].map(({ width }) => width));
        }
        return one.getBoundingClientRect().width;
      };
      return [...document.querySelectorAll('p, input, select, textarea, button, .ant-select')]
        .filter((one) => one.checkVisibility() && widthOf(one) > widest)
        .map((one) => `${one.tagName} ${one.className} ${(one.textContent ?? '').slice(0, 40)}`);
    }, most);
  await expect.configure({ soft: true }).poll(stretched, { message: picture }).toEqual([]);
}

/**
 * The buttons and links of a page over which something lies that just came: what is found first at the middle of each.
 * What a dialog covers anyway is not meant.
 */
export const coveredBy = (page: Page, layer: string): Promise<string[]> =>
  page.evaluate(
    (over) =>
      [...document.querySelectorAll('button, a[href], [role="menuitem"], [role="tab"]')]
        .filter((one) => one.checkVisibility() && !one.closest(over))
        .filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const [top, ...below] = document.elementsFromPoint(x + width / 2, y + height / 2);
          const next = below.find((under) => !under.closest(over));
          return Boolean(top?.closest(over)) && next !== undefined && one.contains(next);
        })
        .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
    layer,
  );
