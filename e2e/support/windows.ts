import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';

export type OpenWindow = (options?: BrowserContextOptions) => Promise<Page>;

/** Windows of other people, each on its own; they close with the journey and do not listen on beside later ones. */
export const test = base.extend<{ openWindow: OpenWindow }>({
  openWindow: async ({ browser }, lend) => {
    const open: Page[] = [];
    await lend(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      open.push(page);
      return page;
    });
    for (const page of open) await page.context().close();
  },
});
