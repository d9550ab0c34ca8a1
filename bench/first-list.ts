import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '#e2e/support/browser.ts';
import { kb, median, ms, percentile, print } from './numbers.ts';
import { seedParts } from './parts.ts';
import { benchPassword, startPlace } from './place.ts';

const rounds = 5;
const place = await startPlace();
await seedParts(place.ownerUrl, 2_000, { isSearched: true });
const browser = await chromium.launch(await findBrowser());

async function signIn(page: Page, path: string): Promise<number> {
  await page.goto(`${place.base}${path}`);
  await page.locator('input[autocomplete="username"]').fill('demo');
  await page.locator('input[type="password"]').fill(benchPassword);
  const sent = performance.now();
  await page.keyboard.press('Enter');
  await page.locator('tbody tr[data-id]').first().waitFor();
  return performance.now() - sent;
}
const open = () => browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });

/** With a cold profile: sign in, then load the rows of the list. */
async function visit() {
  const context = await open();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const seen = { bytes: 0, wire: 0, requests: 0 };
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.wire += encodedDataLength;
    seen.requests += 1;
  });
  const time = await signIn(page, '/product/part');
  const found = { time, ...seen };
  await context.close();
  return found;
}

// As text: functions compiled by tsx do not run on their own in the page.
const watch = `(() => {
  const kept = (window.kept = { frames: [], longest: 0, on: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.longest = Math.max(kept.longest, duration);
  }).observe({ type: 'longtask' });
  let before = performance.now();
  requestAnimationFrame(function note(now) {
    kept.frames.push(now - before);
    before = now;
    if (kept.on) requestAnimationFrame(note);
  });
})()`;
const look = `(() => {
  window.kept.on = false;
  return { times: window.kept.frames.slice(1), longest: window.kept.longest };
})()`;

/** Milliseconds between frames while `act` runs, and the longest task. */
async function frames(page: Page, act: () => Promise<void>) {
  await page.evaluate(watch);
  await act();
  return page.evaluate<{ times: number[]; longest: number }>(look);
}

const visits: Awaited<ReturnType<typeof visit>>[] = [];
for (let round = 0; round < rounds; round += 1) visits.push(await visit());
print(
  'compressed bytes until the first list stands, requests',
  `${kb(median(visits.map((one) => one.bytes)))}, ${median(visits.map((one) => one.requests))}`,
  'aim ≤ 350 kB',
);
print('  with the headers of all answers', kb(median(visits.map((one) => one.wire))));
print('from sign-in to the rows of the first list', ms(median(visits.map((one) => one.time))));

const context = await open();
const page = await context.newPage();
await signIn(page, '/product/part?limit=150');
await page.waitForLoadState('networkidle');
await page.waitForTimeout(1_000);
const idle = await frames(page, () => page.waitForTimeout(1_500));
const scroll = await frames(page, async () => {
  await page.mouse.move(800, 600);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 80);
    await page.waitForTimeout(16);
  }
});
const sort = await frames(page, async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    await page.locator('th[aria-sort] button, thead th button').first().click();
    await page.waitForTimeout(800);
  }
});
for (const [name, { times, longest }] of Object.entries({ idle, scroll, sort })) {
  const late = times.filter((time) => time > 25).length;
  print(
    `150 rows, ${name}: frames median / p95 / worst`,
    `${median(times).toFixed(0)} / ${percentile(times, 0.95).toFixed(0)} / ${Math.max(...times).toFixed(0)} ms`,
    `${late} of ${times.length} late, longest task ${longest.toFixed(0)} ms`,
  );
}
await browser.close();
await place.close();
