import { expect, test, type Page } from '@playwright/test';
import { languageNames, languages, languageTags } from '#contract/language.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import {
  expectNoSidewaysScroll,
  inspect,
  photograph,
  read,
  watchConsole,
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

/** As many walkers as keep each within a minute or two, on the slowest machine that judges. */
const shared = (from: number, walker: Walker): Walker[] =>
  Array.from({ length: from }, (_, at) => ({ ...walker, share: { of: at + 1, from } }));

const walkers: Walker[] = [
  ...shared(6, { type: 'web', username: 'demo' }),
  { type: 'web', username: 'newco', only: ['/appCenter/company'] },
  ...shared(5, {
    type: 'admin',
    username: 'admin',
    also: ['/platform/company?company=3', '/member/member?member=1000'],
  }),
  { type: 'dealer', username: 'dealer' },
];
const looks = languages.map((language) => ({ language, dark: language === 'en' }));
type Look = (typeof looks)[number];
const nameOf = ({ language, dark }: Look) => `${language}${dark ? '-dark' : ''}`;
const phone = { width: 375, height: 812 };
const desk = { width: 1440, height: 900 };

const add = /^(新增|生成|產生|Add|Generate)/;

/** Before the page is loaded. */
async function dressAhead(page: Page, { language, dark }: Look): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    ([spoken, isDark]) => {
      localStorage.setItem('language', spoken);
      if (isDark) localStorage.setItem('theme', JSON.stringify({ darkMode: true }));
    },
    [language, dark] as const,
  );
}

/** On the page that is open, as a person does: by the buttons of the frame. */
async function dress(page: Page, { language, dark }: Look): Promise<void> {
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

const leavesOf = (menus: MenuEntry[]): string[] =>
  menus.flatMap(({ path, component, children }) => [
    ...(component === null ? [] : [path]),
    ...leavesOf(children),
  ]);

/** Every page that the server's menus name for whoever is signed in, listed there or hidden. */
async function ownPaths(page: Page, walker: Walker): Promise<string[]> {
  const { type, also = [], only, share = { of: 1, from: 1 } } = walker;
  if (only) return only;
  const token = await page.evaluate(() => sessionStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/${type}/index/getMenuList`, { headers });
  const { data } = (await answer.json()) as { data: MenuEntry[] };
  return [...leavesOf(data), ...also].filter((_, at) => at % share.from === share.of - 1);
}

/** What every page is held to in a look, and the form over it. */
async function hold(
  page: Page,
  look: Look,
  picture: string,
  complaints: string[],
  isCovered = false,
): Promise<void> {
  // In the dark the same page stands there: only its colours are others.
  if (look.language !== 'zh_TW') {
    await inspect(page, picture, complaints, { isCovered, onlyColours: look.dark });
    return;
  }
  // As light and as built as the first look: only its words are others. So this one is seen on a phone; the words that
  // only a wide window has room for are read once it is wide.
  await page.setViewportSize(phone);
  await photograph(page, `${picture}-phone`);
  await expectNoSidewaysScroll(page, picture);
  await page.setViewportSize(desk);
  await read(page, picture, complaints);
}

test.describe.configure({ timeout: 600_000 });

for (const walker of walkers)
  test(`every page of ${titleOf(walker)} stands and reads in each language, light, dark and on a phone`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enter(page, walker.username, '/', walker.type);
    for (const path of await ownPaths(page, walker)) {
      // What an address opens lies over the frame.
      const isCovered = path.includes('?');
      if (!isCovered) await move(page, path);
      for (const look of looks) {
        await dress(page, look);
        const picture = `${walker.username}${path.replaceAll(/[^\w]+/g, '-')}-${nameOf(look)}`;
        if (isCovered) {
          await move(page, path);
          await expect(page.getByRole('dialog')).toBeVisible();
        }
        await hold(page, look, picture, complaints);
        if (isCovered) await move(page, '/dashboard/workplace');
        else await seeForm(page, () => hold(page, look, `${picture}-add`, complaints, true));
      }
    }
  });

/** Opens the empty form where one can add something, and closes it again. */
async function seeForm(page: Page, look: () => Promise<void>): Promise<void> {
  const adding = page.getByRole('main').getByRole('button', { name: add }).first();
  if ((await adding.count()) === 0) return;
  await adding.click();
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
}

for (const look of looks)
  test(`the doors and exception pages are accessible (${nameOf(look)})`, async ({ page }) => {
    const complaints = watchConsole(page);
    await dressAhead(page, look);
    for (const path of ['/login', '/admin/login', '/dealer/login', '/404', '/403', '/500']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      const picture = `open${path.replaceAll('/', '-')}-${nameOf(look)}`;
      await (look.language === 'zh_TW' ? read : inspect)(page, picture, complaints);
    }
  });
