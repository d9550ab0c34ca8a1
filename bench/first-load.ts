import { chromium } from '@playwright/test';
import { findBrowser } from '#e2e/support/browser.ts';
import { kb, median, ms, print } from './numbers.ts';
import { benchPassword, startPlace } from './place.ts';

const rounds = 5;
const place = await startPlace();
const browser = await chromium.launch(await findBrowser());

/**
 * Opens a page in a fresh profile and measures the traffic until the login form is usable, then until the first page is
 * shown.
 */
async function visit() {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const seen = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
    seen.requests += 1;
  });
  const began = performance.now();
  await page.goto(`${place.base}/login`);
  const name = page.locator('input[autocomplete="username"]');
  await name.click();
  const login = { time: performance.now() - began, ...seen };
  await name.fill('demo');
  await page.locator('input[type="password"]').fill(benchPassword);
  const sent = performance.now();
  await page.keyboard.press('Enter');
  await page.locator('#content h1').first().waitFor();
  const first = { time: performance.now() - sent, ...seen };
  await context.close();
  return { login, first };
}

const visits: Awaited<ReturnType<typeof visit>>[] = [];
for (let round = 0; round < rounds; round += 1) visits.push(await visit());
const middle = (pick: (visit: (typeof visits)[number]) => number) => median(visits.map(pick));
print(
  'login page: bytes over the wire, requests',
  `${kb(middle((v) => v.login.bytes))}, ${middle((v) => v.login.requests)}`,
);
print('login page usable in Chromium, cold cache', ms(middle((v) => v.login.time)));
print(
  'all bytes until the first page stands, requests',
  `${kb(middle((v) => v.first.bytes))}, ${middle((v) => v.first.requests)}`,
  'aim ≤ 350 kB',
);
print('from sign-in to the first page', ms(middle((v) => v.first.time)));
await browser.close();
await place.close();
