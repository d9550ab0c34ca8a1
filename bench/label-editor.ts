import { ensureBuilt } from '#scripts/build.mjs';
import { chromium, type Page } from '@playwright/test';
import { labelDocument } from '#contract/labels/document.ts';
import { findBrowser } from '#e2e/support/browser.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { median, ms, percentile, print } from './numbers.ts';
import { benchPassword, startPlace } from './place.ts';

// Measures a production build: from a key press to the frame that shows it, with many elements on the label.
ensureBuilt();

const count = Number(process.env.BENCH_ELEMENTS ?? 100);
const times = Number(process.env.BENCH_TIMES ?? 40);

const place = await startPlace();
const browser = await chromium.launch(await findBrowser());

/** Text, and every third a code. */
function elementAt(at: number): object {
  const spot = { id: `e${at}`, x: (at % 10) * 15 + 1, y: Math.floor(at / 10) * 15 + 1 };
  if (at % 3 !== 0) {
    const content = `编号 ${at} {part.name}`;
    return { ...spot, kind: 'text', width: 14, height: 6, size: 7, content };
  }
  const kinds = [
    { kind: 'qr', width: 14, height: 14, content: `{link}?n=${at}` },
    { kind: 'datamatrix', width: 12, height: 12, content: `{code}${at}` },
    { kind: 'code128', width: 40, height: 8, content: `{number}${at}` },
  ];
  return { ...spot, ...kinds[(at / 3) % 3] };
}

async function makeLabel(): Promise<number> {
  const elements = Array.from({ length: count }, (_, at) => elementAt(at));
  const document = labelDocument.parse({ width_mm: 200, height_mm: 160, elements });
  return transact(place.app.database.main, systemActor, async (tx) => {
    const { id } = await tx
      .insertInto('label_template')
      .values({
        ...{ company_id: 1, name: `Bench ${Date.now()}`, width_mm: 200, height_mm: 160 },
        document: JSON.stringify(document),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** From the next key until the frame after the canvas changed was handed on to be drawn. */
const watch = (page: Page) =>
  page.evaluate(() => {
    window.took = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the label did not change')), 20_000);
      let began = performance.now();
      window.addEventListener('keydown', (event) => (began = event.timeStamp), {
        capture: true,
        once: true,
      });
      const watcher = new MutationObserver(() => {
        watcher.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          port2.postMessage(null);
        });
      });
      const canvas = document.querySelector('[data-label-canvas] [role=img]')!;
      watcher.observe(canvas, { subtree: true, childList: true, attributes: true });
    });
  });

type Told = { took: number[]; cpu: number };

/** Each press until it is drawn, and what the page's own thread worked for it, which other programs do not change. */
async function measure(page: Page, press: () => Promise<void>): Promise<Told> {
  const told: number[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
  };
  let cpu = 0;
  for (let time = -5; time < times; time += 1) {
    await page.waitForTimeout(150);
    await watch(page);
    const before = await worked();
    await press();
    const took = await page.evaluate(() => window.took);
    if (time < 0) continue;
    told.push(took!);
    cpu += (await worked()) - before;
  }
  await session.detach();
  return { took: told, cpu: cpu / times };
}

const room = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await room.newPage();
await page.goto(`${place.base}/login`);
await page.locator('input[autocomplete="username"]').fill('demo');
await page.locator('input[type="password"]').fill(benchPassword);
await page.keyboard.press('Enter');
await page.locator('#content h1').first().waitFor();
await page.goto(`${place.base}/product/label/edit?id=${await makeLabel()}`);
await page
  .locator('[data-element]')
  .nth(count - 1)
  .waitFor();
await page.waitForTimeout(2_000);

const text = page.locator('[data-kind="text"]').nth(20);
await text.click();
const field = page.locator('aside textarea').first();
await field.focus();
const typing = await measure(page, () => page.keyboard.press('x'));
await page.locator('[data-label-canvas]').focus();
const nudging = await measure(page, () => page.keyboard.press('Shift+ArrowRight'));
await page.keyboard.press('Control+a');
const nudgingAll = await measure(page, () => page.keyboard.press('Shift+ArrowRight'));

const report = (what: string, { took, cpu }: Told) =>
  print(
    what,
    `${ms(median(took))} / ${ms(percentile(took, 0.95))}`,
    `median / 95 %; aim 16 ms; ${ms(cpu)} of the page's thread`,
  );
report(`a letter typed, ${count} elements`, typing);
report('an element moved by an arrow key', nudging);
report(`all ${count} moved by an arrow key`, nudgingAll);
await browser.close();
await place.close();
