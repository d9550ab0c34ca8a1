import { expect, test, type Page } from '@playwright/test';
import { callerOf, establish, orderPack } from './support/codes.ts';
import { expectNoSidewaysScroll, inspect, settled, watchConsole } from './support/inspect.ts';
import { enter, openPage } from './support/people.ts';
import { act } from './support/rows.ts';

type Look = { name: string; width: number; language: string; dark: boolean };
const looks: Look[] = [
  { name: 'zh_CN', width: 1440, language: 'zh_CN', dark: false },
  { name: 'phone-en-dark', width: 375, language: 'en', dark: true },
];

async function dress(page: Page, { width, language, dark }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 812 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    ([spoken, isDark]) => {
      localStorage.setItem('language', spoken);
      if (isDark) localStorage.setItem('theme', JSON.stringify({ darkMode: true }));
    },
    [language, dark] as const,
  );
}

for (const look of looks)
  test(`drawers, dialogs and answers about codes read well and are accessible (${look.name})`, async ({
    page,
  }) => {
    const company = await establish();
    const { codes, code: pack } = await orderPack(page, company, 30);
    const call = await callerOf(page, company.username);
    const goods = { part_id: company.partId, batch_id: company.batchId };
    await call.post('binding/add', { codes: codes.slice(0, 12), ...goods });
    await call.post('identifier/freeze', { codes: codes.slice(0, 2), reason: 'stolen' });
    const complaints = watchConsole(page);
    await dress(page, look);
    await enter(page, company.username);
    const main = page.getByRole('main');
    const stop = async (picture: string) => {
      await settled(page);
      await inspect(page, `codes-${picture}-${look.name}`, complaints);
      await expectNoSidewaysScroll(page, picture);
    };

    await openPage(page, `/identity/list?keyword=${codes[0]}`);
    await main
      .getByRole('button', { name: new RegExp(`${codes[0]}$`) })
      .last()
      .click();
    await expect(page.getByRole('dialog')).toContainText('B-500');
    await stop('trail');

    await openPage(page, '/identity/list');
    await main.getByRole('button', { name: /^(批量操作|批次操作|Bulk action)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await stop('batch-command');

    await openPage(page, '/identity/pack');
    await act(page, pack, look.language === 'en' ? 'Export' : '导出');
    await page.getByRole('dialog').locator('input[type=password]').first().fill('sunny-Lantern');
    await stop('export');

    await openPage(page, '/trace/binding');
    const box = page.getByRole('textbox').first();
    for (const code of [codes[20]!, codes[0]!, 'NOSUCHCODE000000']) {
      await box.fill(code);
      await box.press('Enter');
    }
    await expect(page.getByRole('region').getByRole('listitem').first()).toBeVisible();
    await stop('binding');
    // On a phone the card of the row is opened by a button of its own.
    await main
      .getByRole('button', { name: /^(解除绑定|Unbind) .*B-500/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await stop('undo');

    for (const [picture, text] of [
      ['identifier', codes[0]!],
      ['batch', 'B-500'],
      ['pack', pack],
      ['nothing', 'NO-SUCH-THING'],
    ] as const) {
      await openPage(page, `/trace/query?text=${text}`);
      await expect(main.getByText(text).first()).toBeVisible();
      await stop(`query-${picture}`);
    }
  });
