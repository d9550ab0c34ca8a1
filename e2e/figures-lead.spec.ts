import { expect, type Page } from '@playwright/test';
import { features } from '#contract/features/list.ts';
import { enter, openPage } from './support/people.ts';
import { test } from './support/windows.ts';

type Row = Record<string, unknown>;
type Answer = { code: number; msg: string; count?: number; data: unknown; foot?: Row };
type Link = { href: string; lines: string[] };

const perPage = 100;
const numberIn = (line: string) =>
  /^[\d,]+$/.test(line) ? Number(line.replaceAll(',', '')) : null;
const sum = (rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);
const field = (name: string) => (row: Row) => Number(row[name] ?? 0);

/** Besides rows, what figures count in them: the units of documents. */
const units: Readonly<Record<string, (rows: readonly Row[], foot: Row) => number[]>> = {
  identifierPack: (rows) => [sum(rows, field('made'))],
  binding: (rows) => [sum(rows, field('quantity'))],
  packing: (rows) => [sum(rows, field('quantity'))],
  shipment: (rows) => [sum(rows, field('picked'))],
  goodsReturn: (rows) => [sum(rows, field('units'))],
  saleRecord: (rows) => [sum(rows, (row) => Number(row['units']) - Number(row['wrong']))],
  salesOrder: (rows) => [sum(rows, field('ordered'))],
  shippingDetail: (rows, foot) => [
    ...['quantity', 'received', 'missing', 'returned'].map((name) => Number(foot[name])),
    new Set(rows.map((row) => row['shipment_id'] ?? row['code'])).size,
  ],
};
/** Reports, whose figures are of other units than their rows: what batches still lack. */
const isOther = ({ href }: Link, path: string) =>
  path.startsWith('/dashboard/productionScreen') && /released.*held/.test(href);

/** The list that a page shows. */
function resourceOf(url: URL): string | undefined {
  if (url.searchParams.get('tab') === 'packing') return 'packing';
  return features.find(
    ({ types, pages }) =>
      types.some((type) => type === 'web') && pages.some(({ path }) => path === url.pathname),
  )?.resource;
}

async function call(page: Page, name: string, query: URLSearchParams): Promise<Answer> {
  const token = await page.evaluate(() => sessionStorage.getItem('access_token'));
  const answer = await page.request.get(`/api/web/${name}?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const told = (await answer.json()) as Answer;
  expect(told, `${name}?${query.toString()}`).toMatchObject({ code: 0 });
  return told;
}

/** What the rows at an address add up to, and how many they are; null: it shows no list. */
async function counted(
  page: Page,
  href: string,
): Promise<{ count: number; sums: number[] } | null> {
  const url = new URL(href, 'http://any.example');
  const query = url.searchParams;
  if (url.pathname === '/dashboard/analysis' && query.has('behind')) {
    if (query.get('behind') === 'verified') query.set('is_first', 'true');
    query.delete('behind');
    const { data } = await call(page, 'analysis/scans', query);
    return { count: (data as { count: number }).count, sums: [] };
  }
  if (url.pathname === '/query/dealerSales') {
    const { data } = await call(page, 'dealerSales/index', query);
    const { total, rows } = data as { total: Row; rows: Row[] };
    const sellers = rows.filter((row) => Number(row['sold']) > 0).length;
    return { count: sellers, sums: Object.values(total).map(Number) };
  }
  const resource = resourceOf(url);
  if (!resource) return null;
  query.delete('tab');
  query.set('limit', String(perPage));
  const first = await call(page, `${resource}/index`, query);
  if (typeof first.count !== 'number') return null;
  const rows = [...(first.data as Row[])];
  const add = units[resource];
  for (let at = 2; add && rows.length < first.count && at < 10; at += 1) {
    query.set('page', String(at));
    rows.push(...((await call(page, `${resource}/index`, query)).data as Row[]));
  }
  return { count: first.count, sums: add?.(rows, first.foot ?? {}) ?? [] };
}

const linksOn = (page: Page): Promise<Link[]> =>
  page.locator('main a[href^="/"], main + * a[href^="/"]').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href')!,
      lines: (link as HTMLElement).innerText.split('\n').map((line) => line.trim()),
    })),
  );

/** Where figures led, by path and filters, with the most rows there. */
type Reached = Map<string, { href: string; count: number }>;

async function expectFiguresToLead(page: Page, path: string, reached: Reached): Promise<number> {
  let n = 0;
  // Others work at the same time: a figure and its rows are compared until both are of one moment.
  await expect(async () => {
    n = 0;
    await openPage(page, path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(async () => expect((await linksOn(page)).length).toBeGreaterThan(0)).toPass();
    const wrong: string[] = [];
    for (const link of await linksOn(page)) {
      const figure = link.lines.map(numberIn).find((number) => number !== null);
      if (figure === undefined || figure === null || isOther(link, path)) continue;
      const found = await counted(page, link.href);
      if (!found) continue;
      n += 1;
      const { count, sums } = found;
      if (figure !== count && !sums.includes(figure))
        wrong.push(`${link.lines.join(' ')} leads to ${count} rows (${sums.join()}): ${link.href}`);
      const url = new URL(link.href, 'http://any.example');
      const way = `${url.pathname} ${[...new Set(url.searchParams.keys())].toSorted().join()}`;
      if (count > (reached.get(way)?.count ?? 0)) reached.set(way, { href: link.href, count });
    }
    expect(wrong).toEqual([]);
  }).toPass({ timeout: 120_000 });
  return n;
}

/** All columns of a list, also those that are hidden until one asks for them. */
const showColumns = (page: Page, resource: string, fields: readonly string[]) =>
  page.evaluate(
    ([key, shown]) =>
      localStorage.setItem(key!, JSON.stringify({ order: [], shown: JSON.parse(shown!) })),
    [`list:${resource}`, JSON.stringify(Object.fromEntries(fields.map((field) => [field, true])))],
  );

/** Each page that was led to shows the same rows: it has the filters of the address. */
async function expectRowsShown(page: Page, reached: Reached): Promise<void> {
  for (const { href, count } of reached.values()) {
    if (/^\/(dashboard|query\/dealerSales)/.test(href)) continue;
    await openPage(page, href);
    const shown = count.toLocaleString('zh-CN');
    await expect(page.locator('main').getByText(`共 ${shown} 条`).first(), href).toBeVisible();
  }
}

const screens = ['shipment', 'packing', 'production', 'sale', 'dealer', 'customer', 'order'];
const asked: readonly [name: string, fewest: number, paths: readonly string[]][] = [
  ['[MNU-1] workplace and analysis', 20, ['/dashboard/workplace', '/dashboard/analysis']],
  ['[MNU-2] data screens', 30, screens.flatMap((one) => [`/dashboard/${one}Screen?period=month`])],
  [
    '[MNU-30] code analysis and the period before',
    25,
    ['/query/codeAnalysis', '/query/codeAnalysis?by=part'],
  ],
  [
    '[MNU-33] [MNU-36] shipments, dealers and after-sales data',
    40,
    [
      '/query/shipmentStatistics',
      '/query/shipmentStatistics?by=receiver',
      '/query/dealerData',
      '/query/dealerSales',
      '/query/dealerWip',
      '/query/afterSales',
      '/trace/shipScreen',
    ],
  ],
];
for (const [name, fewest, paths] of asked)
  test(`${name}: every figure leads to just the rows that it counts`, async ({ page }) => {
    await enter(page, 'demo', '/dashboard/workplace');
    const reached: Reached = new Map();
    let n = 0;
    for (const path of paths) n += await expectFiguresToLead(page, path, reached);
    expect(n).toBeGreaterThanOrEqual(fewest);
    await expectRowsShown(page, reached);
  });

test('[MNU-36] every figure of one dealer leads to just the rows that it counts, stock by age too', async ({
  page,
}) => {
  await enter(page, 'demo', '/dashboard/workplace');
  const hidden = ['received', 'sold', 'forwarded', 'confirmed', 'shipments', 'late', 'short'];
  await showColumns(page, 'dealerData', hidden);
  const reached: Reached = new Map();
  expect(await expectFiguresToLead(page, '/query/dealerData?dealer_id=1', reached)).toBeGreaterThan(
    5,
  );
  const by = ['part', 'month'].map((one) => `/query/dealerSales?dealer_id=1&by=${one}`);
  let n = 0;
  for (const path of by) n += await expectFiguresToLead(page, path, reached);
  expect(n).toBeGreaterThan(10);
  const ways = [...reached.keys()].join(' ');
  expect(ways).toContain('/identity/list dealer_id,held_since[],level[],state[]');
  expect(ways).toContain('/query/shippingDetail dealer_id,receive_time[]');
  expect(ways).toContain('/trace/shipment dealer_id,ship_time[]');
  await expectRowsShown(page, reached);
});
