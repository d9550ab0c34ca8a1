import { expect, test, type Page } from '@playwright/test';
import { languages } from '#contract/language.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import {
  expectNoSidewaysScroll,
  inspect,
  photograph,
  read,
  watchConsole,
} from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';

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
const phone = { width: 375, height: 812 };
const desk = { width: 1440, height: 900 };

const add = /^(新增|生成|產生|Add|Generate)/;

async function dress(page: Page, { language, dark }: Look): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    ([spoken, isDark]) => {
      localStorage.setItem('language', spoken);
      if (isDark) localStorage.setItem('theme', JSON.stringify({ darkMode: true }));
    },
    [language, dark] as const,
  );
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

/** Goes to every page and, where one can add something, to the empty form. */
async function walk(
  page: Page,
  walker: Walker,
  look: (picture: string, isCovered?: boolean) => Promise<void>,
  name: string,
): Promise<void> {
  await enter(page, walker.username, '/', walker.type);
  for (const path of await ownPaths(page, walker)) {
    await openPage(page, path);
    await expect(page, 'every menu has its page').toHaveURL(path);
    if (path.includes('?')) await expect(page.getByRole('dialog')).toBeVisible();
    const picture = `${walker.username}${path.replaceAll(/[^\w]+/g, '-')}-${name}`;
    await look(picture);
    // What an address opens lies over the button.
    if (path.includes('?')) continue;
    const adding = page.getByRole('main').getByRole('button', { name: add }).first();
    if ((await adding.count()) === 0) continue;
    await adding.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`${picture}-add`, true);
  }
}

test.describe.configure({ timeout: 120_000 });

for (const look of looks) {
  const name = `${look.language}${look.dark ? '-dark' : ''}`;
  // As light and as built as the first look: only its words are others.
  const hasOtherWordsOnly = look.language === 'zh_TW';
  const hold = hasOtherWordsOnly ? read : inspect;

  for (const walker of hasOtherWordsOnly ? [] : walkers)
    test(`every page of ${titleOf(walker)} stands and reads (${name})`, async ({ page }) => {
      const complaints = watchConsole(page);
      await dress(page, look);
      // In the dark the same page stands there: only its colours are others.
      const lookAt = (picture: string, isCovered?: boolean) =>
        inspect(page, picture, complaints, { isCovered, onlyColours: look.dark });
      await walk(page, walker, lookAt, name);
    });

  // Opened on a phone; the words that only a wide window has room for are read once it is wide.
  for (const walker of hasOtherWordsOnly ? walkers : [])
    test(`no page of ${titleOf(walker)} scrolls sideways on a phone, and each reads (${name})`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      await dress(page, look);
      await page.setViewportSize(phone);
      const lookAt = async (picture: string) => {
        await photograph(page, `${picture}-phone`);
        await expectNoSidewaysScroll(page, picture);
        await page.setViewportSize(desk);
        await read(page, picture, complaints);
        await page.setViewportSize(phone);
      };
      await walk(page, walker, lookAt, name);
    });

  test(`the doors and exception pages are accessible (${name})`, async ({ page }) => {
    const complaints = watchConsole(page);
    await dress(page, look);
    for (const path of ['/login', '/admin/login', '/dealer/login', '/404', '/403', '/500']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await hold(page, `open${path.replaceAll('/', '-')}-${name}`, complaints);
    }
  });
}
