import { chromium, type Page } from '@playwright/test';
import { ensureBuilt } from '#scripts/build.mjs';
import { findBrowser } from '#e2e/support/browser.ts';
import { sql } from 'kysely';
import { systemActor, transact } from '#server/database/database.ts';
import { median, ms, percentile, print } from './numbers.ts';
import { benchPassword, startPlace } from './place.ts';

// Measures a production build: from a key press in a sheet of 5,000 rows to the frame that shows it.
ensureBuilt();

const rowCount = Number(process.env.BENCH_ROWS ?? 5_000);
const columnCount = Number(process.env.BENCH_COLUMNS ?? 12);
const times = Number(process.env.BENCH_TIMES ?? 40);

const place = await startPlace();
const browser = await chromium.launch(await findBrowser());

/** Moves enough units of the demo into one batch, and plans as many measured steps. */
async function makeSheet(): Promise<number> {
  return transact(place.app.database.main, systemActor, async (tx) => {
    const { rows } = await sql<{ id: number; part_id: number }>`
      select b.id, b.part_id from batch b where b.company_id = 1 order by b.id limit 1`.execute(tx);
    const { id, part_id: part } = rows[0]!;
    await sql`update identifier set batch_id = ${id}, part_id = ${part}
      where company_id = 1 and seq in (select seq from identifier where company_id = 1 and level = 0
        order by seq limit ${rowCount})`.execute(tx);
    await sql`update inspection_plan set state = 'retired'
      where company_id = 1 and part_id = ${part} and state = 'published'`.execute(tx);
    const plan = await sql<{ id: number }>`
      insert into inspection_plan (company_id, part_id, revision, state, publish_time)
      values (1, ${part}, 1000, 'published', now()) returning id`.execute(tx);
    await sql`insert into inspection_step (company_id, plan_id, position, kind, name, is_required, is_public, unit, min, max, std)
      select 1, ${plan.rows[0]!.id}, n, 'test', '测量 ' || n, true, false, 'V', 4.8, 5.2, ''
      from generate_series(1, ${columnCount}) n`.execute(tx);
    return id;
  });
}

/** From the next key until the frame after the grid changed was handed on to be drawn. */
const watch = (page: Page) =>
  page.evaluate(() => {
    window.took = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the sheet did not change')), 20_000);
      let began = performance.now();
      window.addEventListener('keydown', (event) => (began = event.timeStamp), {
        capture: true,
        once: true,
      });
      window.addEventListener(
        'sheet-changed',
        () =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - began);
            port2.postMessage(null);
          }),
        { once: true },
      );
      const grid = document.querySelector('[role=grid]')!;
      const watcher = new MutationObserver(() => {
        watcher.disconnect();
        window.dispatchEvent(new Event('sheet-changed'));
      });
      watcher.observe(grid, { subtree: true, childList: true, attributes: true });
      // A letter in an open cell changes no element.
      grid.addEventListener('input', () => window.dispatchEvent(new Event('sheet-changed')), {
        once: true,
      });
    });
  });

type Told = { took: number[]; cpu: number };

/** Each press until it is drawn, and what the page's own thread worked for it, which other programs do not change. */
async function measure(press: (time: number) => Promise<void>): Promise<Told> {
  const told: number[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
  };
  let cpu = 0;
  for (let time = -5; time < times; time += 1) {
    await page.waitForTimeout(100);
    await watch(page);
    const before = await worked();
    await press(time);
    const took = await page.evaluate(() => window.took);
    if (time < 0) continue;
    told.push(took!);
    cpu += (await worked()) - before;
  }
  await session.detach();
  return { took: told, cpu: cpu / times };
}

const batch = await makeSheet();
const room = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await room.newPage();
await page.goto(`${place.base}/login`);
await page.locator('input[autocomplete="username"]').fill('demo');
await page.locator('input[type="password"]').fill(benchPassword);
await page.keyboard.press('Enter');
await page.locator('#content h1').first().waitFor();
await page.goto(`${place.base}/trace/test?view=sheet&batch_id=${batch}`);
const grid = page.getByRole('grid');
await grid.waitFor();
const shown = Number(await grid.getAttribute('aria-rowcount')) - 1;
const cell = (row: number, column: number) =>
  grid.locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`);

const report = (what: string, { took, cpu }: Told) =>
  print(
    what,
    `${ms(median(took))} / ${ms(percentile(took, 0.95))}`,
    `median / 95 %; aim 16 ms; ${ms(cpu)} of the page's thread`,
  );
print('the sheet', `${shown} × ${columnCount}`, 'rows × columns');

await cell(3, 2).click();
await page.keyboard.press('Enter');
report(
  'a letter typed into a cell',
  await measure((time) => page.keyboard.press(String(Math.abs(time) % 10))),
);
await page.keyboard.press('Escape');
report('the next row by an arrow key', await measure(() => page.keyboard.press('ArrowDown')));
report(
  'a range extended by Shift and an arrow key',
  await measure(() => page.keyboard.press('Shift+ArrowDown')),
);
await page.keyboard.press('ArrowDown');
await page.keyboard.type('5');
await page.keyboard.press('Enter');
report(
  'a cell filled down and emptied',
  await measure((time) => page.keyboard.press(time % 2 === 0 ? 'Delete' : 'Control+d')),
);
report(
  'a step undone and redone',
  await measure((time) => page.keyboard.press(time % 2 === 0 ? 'Control+y' : 'Control+z')),
);
await browser.close();
await place.close();
