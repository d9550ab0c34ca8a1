import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { benchPassword, type startPlace } from './place.ts';

const handle = fileURLToPath(new URL('./editor-handle.js', import.meta.url));
type Place = Awaited<ReturnType<typeof startPlace>>;

/** The same page in our designer, with the same handle as the other editors. */
export async function openOurs(place: Place, room: BrowserContext, count: number): Promise<Page> {
  const id = await makePage(place, count);
  const page = await room.newPage();
  await page.goto(`${place.base}/login`);
  await page.locator('input[autocomplete="username"]').fill('demo');
  await page.locator('input[type="password"]').fill(benchPassword);
  await page.keyboard.press('Enter');
  await page.locator('#content h1').first().waitFor();
  await page.addInitScript({ path: handle });
  await page.goto(`${place.base}/product/template/templateEdit?id=${id}`);
  await page.waitForFunction(
    (wanted) => window.peer?.frame()?.querySelectorAll('[data-block]').length === wanted,
    count,
    { timeout: 120_000 },
  );
  return page;
}

async function makePage({ app }: Place, count: number): Promise<number> {
  const blocks = Array.from({ length: count }, (_, at) =>
    newBlock(captionText, { name: `标题 ${at}`, description: '一行说明' }),
  );
  const document = JSON.stringify(pageOf(blocks, { details: '测量' }));
  const row = { company_id: 1, name: `Bench ${count} ${Date.now()}`, document, blocks: count };
  return transact(app.database.main, systemActor, async (tx) => {
    const made = await tx
      .insertInto('page_template')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return made.id;
  });
}
