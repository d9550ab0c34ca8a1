import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import type { LoginType } from '#contract/login-types.ts';
import { enter, heading } from './support/people.ts';

const visits: [type: LoginType, username: string, paths: string[]][] = [
  [
    'web',
    'demo',
    [
      '/dashboard/workplace',
      '/appCenter/company',
      '/message/notice',
      '/appCenter/userCenter',
      '/system/user/info',
    ],
  ],
  [
    'admin',
    'admin',
    ['/dashboard/workplace', '/system/job', '/message/notice', '/appCenter/userCenter'],
  ],
  ['dealer', 'dealer', ['/dashboard/workplace', '/appCenter/userCenter']],
];
const looks = [
  { language: 'zh_CN', dark: false },
  { language: 'en', dark: true },
  { language: 'zh_TW', dark: false },
];

function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

async function dress(page: Page, { language, dark }: (typeof looks)[number]): Promise<void> {
  await page.addInitScript(
    ([spoken, isDark]) => {
      localStorage.setItem('language', spoken);
      if (isDark) localStorage.setItem('theme', JSON.stringify({ darkMode: true }));
    },
    [language, dark] as const,
  );
}

async function inspect(page: Page, picture: string, complaints: string[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `test-results/pictures/${picture}.png` });
  expect(await page.locator('body').innerText()).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
  expect(complaints).toEqual([]);
}

for (const look of looks) {
  const name = `${look.language}${look.dark ? '-dark' : ''}`;
  for (const [type, username, paths] of visits)
    test(`every page of ${type} stands, reads and is accessible (${name})`, async ({ page }) => {
      const complaints = watchConsole(page);
      await dress(page, look);
      await enter(page, username, paths[0], type);
      for (const path of paths) {
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        await inspect(page, `${type}${path.replaceAll('/', '-')}-${name}`, complaints);
      }
    });

  test(`the doors and exception pages are accessible (${name})`, async ({ page }) => {
    const complaints = watchConsole(page);
    await dress(page, look);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/login', '/admin/login', '/dealer/login', '/404', '/403', '/500']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await inspect(page, `open${path.replaceAll('/', '-')}-${name}`, complaints);
    }
  });
}
