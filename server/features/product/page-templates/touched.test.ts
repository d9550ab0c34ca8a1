import { beforeAll, describe, expect, test } from 'vitest';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { pagesOf } from './pages.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const insert = async (text: string, values: unknown[]) =>
  (await owner.rows<{ id: number }>(`insert into ${text} returning id`, values))[0]!.id;

let pages: ReturnType<typeof pagesOf>;
let page: number;
let things: Record<'top' | 'below' | 'first' | 'second' | 'batch', number>;

beforeAll(async () => {
  pages = pagesOf(await node.signIn('demo'));
  const top = await insert(`category (company_id, name) values (1, $1)`, ['影响']);
  const below = await insert(`category (company_id, name, parent_id) values (1, $1, $2)`, [
    '影响下级',
    top,
  ]);
  const part = (code: string, category: number) =>
    insert(
      `part (company_id, code, name, kind, unit, category_id) values (1, $1, $1, 'product', 'pcs', $2)`,
      [code, category],
    );
  const first = await part('TOUCH-1', top);
  const second = await part('TOUCH-2', below);
  const batch = await insert(`batch (company_id, code, part_id, quantity) values (1, $1, $2, 1)`, [
    'TOUCH-B',
    second,
  ]);
  await makeCodes(node, [{ count: 5, state: 'sold' }], { partId: first });
  await makeCodes(node, [{ count: 3, state: 'sold' }], { partId: second });
  await makeCodes(node, [{ count: 2, state: 'sold' }], { partId: second, batchId: batch });
  things = { top, below, first, second, batch };
  page = await pages.add('影响多少');
  await pages.publish(page);
});

const of = (target: string, id: number | null = null) => ({ target, target_id: id });
const count = async (...uses: object[]) => {
  const { count: n, precision } = await pages.touched(page, uses);
  expect(precision).toBe('exact');
  return n;
};

describe('how many codes a page touches', () => {
  test('is counted for batches, parts and whole branches, nothing twice', async () => {
    expect(await count()).toBe(0);
    expect(await count(of('batch', things.batch))).toBe(2);
    expect(await count(of('part', things.second))).toBe(5);
    expect(await count(of('part', things.second), of('batch', things.batch))).toBe(5);
    expect(await count(of('category', things.below))).toBe(5);
    expect(await count(of('category', things.top))).toBe(10);
    expect(await count(of('category', things.top), of('part', things.first))).toBe(10);
  });

  test('and products: once each, whether as a whole or by one batch', async () => {
    const products = async (...uses: object[]) => (await pages.touched(page, uses)).products;
    expect(await products()).toBe(0);
    expect(await products(of('batch', things.batch))).toBe(1);
    expect(await products(of('category', things.top), of('batch', things.batch))).toBe(2);
    const material = await insert(
      `part (company_id, code, name, kind, unit, category_id) values (1, $1, $1, 'material', 'kg', $2)`,
      ['TOUCH-M', things.top],
    );
    expect(await products(of('category', things.top), of('part', material))).toBe(2);
  });

  test('leaves out what shows a nearer page, and names what another page loses', async () => {
    const other = await pages.add('邻居的');
    await pages.publish(other);
    await pages.assign(other, [{ target: 'batch', target_id: things.batch }]);
    expect(await count(of('category', things.top))).toBe(8);
    const taken = await pages.touched(page, [of('batch', things.batch)]);
    expect(taken).toMatchObject({
      count: 2,
      taken: [{ target: 'batch', name: 'TOUCH-B', page_id: other, page_name: '邻居的' }],
    });
    await pages.assign(other, [{ target: 'category', target_id: things.below }]);
    expect(await count(of('category', things.top))).toBe(5);
    expect(await count(of('category', things.top), of('batch', things.batch))).toBe(7);
    // An unpublished page does not conflict.
    await pages.call('withdraw', other);
    expect(await count(of('category', things.top))).toBe(10);
  });

  test('for all products is what was made, without what shows another page', async () => {
    const { n } = await owner.row<{ n: number }>(
      'select sum(made)::int as n from identifier_pack where company_id = 1',
    );
    const { kitchen } = await owner.row<{ kitchen: number }>(
      `select page_id as kitchen from page_use where company_id = 1 and target = 'company' and kind = 'trace'`,
    );
    expect(await count(of('company'))).toBe(n);
    expect((await pages.touched(page, [of('company')])).taken).toMatchObject([
      { page_id: kitchen },
    ]);
    const other = await pages.add('一个物料的');
    await pages.publish(other);
    await pages.assign(other, [{ target: 'part', target_id: things.first }]);
    expect(await count(of('company'))).toBe(n - 5);
  });

  test('is nobody else’s to ask', async () => {
    const stranger = await node.signIn('other');
    const answer = await stranger.post('pageTemplate/touched', { id: page, uses: [of('company')] });
    expect(answer).toMatchObject({ status: 404 });
  });
});
