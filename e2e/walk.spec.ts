import { expect, test, type Page } from '@playwright/test';
import { languageNames, languages, languageTags } from '#contract/language.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import {
  expectNoSidewaysScroll,
  inspect,
  expectSaneWidths,
  photograph,
  read,
  settled,
  watchConsole,
  type Part,
} from './support/inspect.ts';
import { enter, heading } from './support/people.ts';

/** Who walks: all of their menus and some addresses more, or only these; many are walked by several at once. */
type Walker = {
  type: LoginType;
  username: string;
  also?: string[];
  only?: string[];
  share?: { of: number; from: number };
};
const titleOf = ({ username, type, share }: Walker) =>
  `${username} (${type})${share ? `, ${share.of}/${share.from}` : ''}`;

/** Several at once, so that each takes a minute or two on a slow machine. */
const shared = (from: number, walker: Walker): Walker[] =>
  Array.from({ length: from }, (_, at) => ({ ...walker, share: { of: at + 1, from } }));

const walkers: Walker[] = [
  ...shared(4, { type: 'web', username: 'demo', also: ['/trace/binding?tab=packing'] }),
  { type: 'web', username: 'newco', only: ['/appCenter/company'] },
  ...shared(3, {
    type: 'admin',
    username: 'admin',
    also: ['/platform/company?company=3', '/member/member?member=1000'],
  }),
  { type: 'dealer', username: 'dealer' },
];
/** `npm run pictures`: pictures of all pages in all looks and widths, and nothing else. */
const onlyPictures = Boolean(process.env.TEST_PICTURES);
const isLong = Boolean(process.env.TEST_LONG) || onlyPictures;
type Look = { language: (typeof languages)[number]; dark: boolean };
const looks: Look[] = onlyPictures
  ? [false, true].flatMap((dark) => languages.map((language) => ({ language, dark })))
  : languages.map((language) => ({ language, dark: language === 'en' }));

/** `npm run test:long` checks every page in every look, `npm test` each page in one of them. */
const isChecked = (path: string, look: Look): boolean => {
  const sum = [...path].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return isLong || looks[sum % looks.length] === look;
};
const nameOf = ({ language, dark }: Look) => `${language}${dark ? '-dark' : ''}`;
const phone = { width: 375, height: 812 };
const desk = { width: 1440, height: 900 };
const wall = { width: 2560, height: 1440 };

const add = /^(新增|生成|產生|Add|Generate)/;

/** Sets language and theme before a page is loaded. */
async function startWith(page: Page, { language, dark }: Look): Promise<void> {
  await page.addInitScript(
    ([spoken, isDark]) => {
      localStorage.setItem('language', spoken);
      if (isDark) localStorage.setItem('theme', JSON.stringify({ darkMode: true }));
    },
    [language, dark] as const,
  );
}

/** Changes language and theme by the buttons of the header. */
async function switchTo(page: Page, { language, dark }: Look): Promise<void> {
  const frame = page.getByRole('banner');
  const spoken = page.locator('html');
  if ((await spoken.getAttribute('lang')) !== languageTags[language]) {
    await frame.getByRole('button', { name: /^(切换语言|Language|切換語言)$/ }).click();
    // What the button is called lies over its menu while the mouse is there.
    await page.mouse.move(0, 0);
    await page.getByRole('menuitem', { name: languageNames[language] }).click();
    await expect(spoken).toHaveAttribute('lang', languageTags[language]);
  }
  const isDark = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('theme') ?? '{}') as { darkMode?: boolean }).darkMode,
  );
  if ((isDark ?? false) === dark) return;
  await frame.getByRole('button', { name: /^(主题设置|Theme settings|主題設定)$/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('switch', { name: /^(深色模式|Dark mode)$/ }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

/** Moves inside the app, which stays as it is. */
async function move(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page, 'every menu has its page').toHaveURL(path);
  await expect(heading(page)).toBeVisible();
}

/** Pages in other tabs are drawn again, too, whenever the window changes its size. */
async function closeOthers(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: /^(打开的页面|Open pages|開啟的頁面)$/ });
  const close = tabs.getByRole('button', { name: /^(关闭|Close|關閉) / });
  while ((await close.count()) > 1) await close.first().click();
}

const leavesOf = (menus: MenuEntry[]): string[] =>
  menus.flatMap(({ path, component, children }) => [
    ...(component === null ? [] : [path]),
    ...leavesOf(children),
  ]);

/** Every page that the server's menus name for the signed-in user, listed or hidden. */
async function ownPaths(page: Page, walker: Walker): Promise<string[]> {
  const { type, also = [], only, share = { of: 1, from: 1 } } = walker;
  if (only) return only;
  const token = await page.evaluate(() => sessionStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/${type}/index/getMenuList`, { headers });
  const { data } = (await answer.json()) as { data: MenuEntry[] };
  return [...leavesOf(data), ...also].filter((_, at) => at % share.from === share.of - 1);
}

/** The checks of a page, or of the form over it, on a desk, on a phone and on a very wide window. */
async function check(page: Page, picture: string, complaints: string[], part: Part): Promise<void> {
  const named = ({ width }: { width: number }) => `${picture}-${width}`;
  if (onlyPictures) await photograph(page, named(desk));
  else await inspect(page, named(desk), complaints, part);
  await page.setViewportSize(phone);
  await photograph(page, named(phone));
  await expectNoSidewaysScroll(page, named(phone));
  // A dialog is as wide as on a desk.
  if (onlyPictures || part.isCovered !== true) {
    await page.setViewportSize(wall);
    if (isLong) await photograph(page, named(wall));
    else await settled(page);
    await expectNoSidewaysScroll(page, named(wall));
    await expectSaneWidths(page, named(wall));
  }
  await page.setViewportSize(desk);
}

// Dozens of pages each: on a busy machine they take as many minutes as the other journeys take seconds.
test.describe.configure({ timeout: onlyPictures ? 0 : 1_200_000 });

for (const walker of walkers)
  test(`every page of ${titleOf(walker)} is shown, accessible and fits a phone, in each language, light and dark`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await enter(page, walker.username, '/', walker.type);
    const paths = await ownPaths(page, walker);
    // With TEST_LONG pages stay open in their tabs, so that every look after the first only draws them again.
    for (const look of looks) {
      const checked = paths.filter((path) => isChecked(path, look));
      await switchTo(page, look);
      for (const path of checked) {
        const picture = `${walker.username}${path.replaceAll(/[^\w]+/g, '-')}-${nameOf(look)}`;
        // A dialog opened by an address covers the frame.
        const opensDialog = /\?(?!tab=)/.test(path);
        await move(page, path);
        if (opensDialog) await expect(page.getByRole('dialog')).toBeVisible();
        else if (!isLong) await closeOthers(page);
        // The frame around the pages is the same everywhere: it is checked with the first.
        await check(page, picture, complaints, {
          onlyMain: !opensDialog && path !== checked[0],
        });
        if (opensDialog) await move(page, '/dashboard/workplace');
        else
          await withForm(page, () =>
            check(page, `${picture}-add`, complaints, { isCovered: true }),
          );
      }
    }
  });

/** Opens the empty form where one can add something, and closes it again. */
async function withForm(page: Page, run: () => Promise<void>): Promise<void> {
  const adding = page.getByRole('main').getByRole('button', { name: add }).first();
  if ((await adding.count()) === 0) return;
  await adding.click();
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  await run();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
}

for (const look of looks)
  test(`the doors and exception pages are accessible (${nameOf(look)})`, async ({ page }) => {
    const complaints = watchConsole(page);
    await startWith(page, look);
    for (const path of ['/login', '/admin/login', '/dealer/login', '/404', '/403', '/500']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      const picture = `open${path.replaceAll('/', '-')}-${nameOf(look)}`;
      await (look.language === 'zh_TW' ? read : inspect)(page, picture, complaints);
    }
  });
