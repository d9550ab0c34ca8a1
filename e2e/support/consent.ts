import type { Page } from '@playwright/test';

/** Ticks the box under the privacy notice, as everybody must who tells something personal. */
export const tickConsent = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /隐私说明|privacy notice|隱私權說明/ }).check();
