import { expect, type Page } from '@playwright/test';
import { establish, orderPack } from './support/codes.ts';
import { addressOf, ship } from './support/consumers.ts';
import { expectNoSidewaysScroll, inspect, watchConsole } from './support/inspect.ts';
import { enter } from './support/people.ts';
import { scratchCodes } from './support/scratch.ts';
import { test, type OpenWindow } from './support/windows.ts';

/** Somebody with a phone, in a network of their own. */
const phone = (openWindow: OpenWindow, name: string) =>
  openWindow({
    viewport: { width: 375, height: 740 },
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(name) },
  });
const verdict = (buyer: Page) => buyer.getByRole('heading', { level: 1 });
async function type(buyer: Page, covert: string) {
  await buyer.getByLabel('防伪码', { exact: true }).fill(covert);
  await buyer.getByRole('button', { name: '验证' }).click();
}

test('[CO-2] a buyer types the scratch code; after wrong ones it rests for them, and staff release it', async ({
  page,
  openWindow,
}) => {
  const company = await establish();
  const { id: packId, codes } = await orderPack(page, company, 2, true);
  const [mine, theirs] = codes as [string, string];
  const covertOf = await scratchCodes(page, company, packId);
  await ship(page, company, codes);

  // From the product's page to its scratch code.
  const buyer = await phone(openWindow, `buyer ${mine}`);
  const complaints = watchConsole(buyer);
  await buyer.goto(`/template?code=${mine}&language=zh_CN`);
  await buyer.getByRole('link', { name: '验证涂层下的防伪码' }).click();
  await expect(buyer.getByLabel('序列号')).toHaveValue(mine);
  await type(buyer, covertOf(mine));
  await expect(verdict(buyer)).toHaveText('正品，首次查询');
  expect(buyer.url()).not.toContain(covertOf(mine));
  await inspect(buyer, 'scratch-code', complaints);
  await expectNoSidewaysScroll(buyer, 'scratch-code');

  // Somebody else guesses: wrong, wrong, … and then even the right one is not checked.
  const guesser = await phone(openWindow, `guesser ${theirs}`);
  const right = covertOf(theirs);
  const wrong = right === '00000000' ? '11111111' : '00000000';
  await guesser.goto(`/security?sn=${theirs}&language=zh_CN`);
  for (let at = 0; at < 5; at++) {
    await type(guesser, wrong);
    await expect(verdict(guesser)).not.toHaveText(/正品/);
  }
  await type(guesser, right);
  await expect(verdict(guesser)).not.toHaveText(/正品/);

  // They call the company, which releases the code.
  await enter(page, company.username, '/trace/securityCode');
  await expect(page.getByText('暂停验证的防伪码（1）')).toBeVisible();
  await expect(page.getByText(/输错 5 次，对输错的人暂停至/)).toBeVisible();
  await page.getByRole('button', { name: `解除 ${theirs}` }).click();
  await expect(page.getByText('暂停验证的防伪码（1）')).toHaveCount(0);
  await type(guesser, right);
  await expect(verdict(guesser)).toHaveText(/^正品/);
});
