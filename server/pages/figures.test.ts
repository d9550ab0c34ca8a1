import { describe, expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { enterShop } from '#blocks/enter-shop/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import type { PageFigures } from '#contract/features/product/page-templates/figures.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { systemActor, transact } from '../database/database.ts';
import { writePageFigures } from './figures.ts';
import { sweepFirstViews } from './old-versions.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const demo = await node.signIn('demo');

const saying = (name: string) =>
  pageOf([newBlock(queryResult), newBlock(captionText, { name }), newBlock(enterShop)], {
    details: '页',
  });
async function published(name: string, kind = 'trace') {
  const made = await demo.post('pageTemplate/add', { name, kind, document: saying(name) });
  const { id, version } = made.data as { id: number; version: number };
  const uses = [{ target: 'company' }];
  expect(await demo.post('pageTemplate/publish', { id, version, uses })).toMatchObject({ code: 0 });
  return id;
}
const scan = async (code: string, more: Record<string, string> = {}) =>
  (await fetch(`${node.base}/template?code=${code}&language=zh_CN`, { headers: more })).text();
const markIn = (html: string) => /<sy-taps data-page="([^"]+)"/.exec(html)?.[1];
const tap = (page: string, block: string) =>
  fetch(`${node.base}/tap`, { method: 'POST', body: new URLSearchParams({ page, block }) });
const activate = async (sn: string, phone: string) => {
  const answer = await fetch(`${node.base}/activation?sn=${sn}&language=zh_CN`, {
    method: 'POST',
    body: new URLSearchParams({ name: '林晓', phone, sn, consent: 'p1' }),
    redirect: 'manual',
  });
  return answer;
};
async function figuresOf(id: number, days?: [string, string]): Promise<PageFigures> {
  await writePageFigures(node.app);
  const range = days?.map((day) => `&days[]=${day}`).join('') ?? '';
  return (await demo.get(`pageTemplate/figures?id=${id}${range}`)).data as PageFigures;
}

describe('figures of a page', () => {
  test('views, products, activations and taps are counted for the version that was shown', async () => {
    const id = await published('数字');
    const [one, two, used] = await makeCodes(
      node,
      [
        { count: 2, state: 'sold' },
        { count: 1, state: 'activated' },
      ],
      {},
    );
    const html = await scan(one!.code);
    const mark = markIn(html)!;
    await scan(one!.code);
    await scan(two!.code);
    // What is activated already cannot be activated by the page.
    await scan(used!.code);
    expect(await figuresOf(id)).toEqual({
      versions: [{ number: 1, views: 4, products: 2, activations: 0, taps: 0 }],
      blocks: [],
    });
    expect(await activate(one!.code, '13900002401')).toMatchObject({ status: 303 });
    for (const block of ['b3', 'b3', 'b2'])
      expect(await tap(mark, block)).toMatchObject({ status: 204 });
    const { version } = (await demo.get('pageTemplate/info', { id })).data as { version: number };
    await demo.post('pageTemplate/publish', { id, version });
    await scan(two!.code);
    // A product counts for the version that it saw first.
    expect(await figuresOf(id)).toEqual({
      versions: [
        { number: 2, views: 1, products: 0, activations: 0, taps: 0 },
        { number: 1, views: 4, products: 2, activations: 1, taps: 3 },
      ],
      blocks: [
        { number: 1, block: 'b3', taps: 2 },
        { number: 1, block: 'b2', taps: 1 },
      ],
    });
    expect(await figuresOf(id, ['2020-01-01', '2020-01-31'])).toEqual({ versions: [], blocks: [] });
  });

  test('an activation counts within thirty days, and the sweep takes what is older', async () => {
    const id = await published('三十天');
    const [late] = await makeCodes(node, [{ count: 1, state: 'sold' }], {});
    await scan(late!.code);
    await figuresOf(id);
    await owner.rows('update page_first_view set day = day - 31 where page_id = $1', [id]);
    await activate(late!.code, '13900002402');
    const [figure] = (await figuresOf(id)).versions;
    expect(figure).toMatchObject({ products: 1, activations: 0 });
    const kept = async () =>
      (await owner.rows('select from page_first_view where page_id = $1', [id])).length;
    const sweep = () =>
      transact(node.app.database.main, systemActor, (tx) => sweepFirstViews(tx, {} as never));
    await sweep();
    expect(await kept()).toBe(1);
    await owner.rows('update page_first_view set day = day - 3 where page_id = $1', [id]);
    await sweep();
    expect(await kept()).toBe(0);
  });

  test('the page above the form counts as well, and the form that comes back with errors does not', async () => {
    const id = await published('激活的', 'activation');
    const [code] = await makeCodes(node, [{ count: 1, state: 'sold' }], {});
    await (await fetch(`${node.base}/activation?sn=${code!.code}`)).text();
    await activate(code!.code, '');
    expect((await figuresOf(id)).versions).toEqual([
      { number: 1, views: 1, products: 1, activations: 0, taps: 0 },
    ]);
    await activate(code!.code, '13900002403');
    expect((await figuresOf(id)).versions[0]).toMatchObject({ views: 1, activations: 1 });
  });

  test('what could not be written is written later', async () => {
    const id = await published('断开');
    const [code] = await makeCodes(node, [{ count: 1, state: 'sold' }], {});
    await scan(code!.code);
    await owner.rows('alter table page_figure rename to page_figure_away');
    await expect(writePageFigures(node.app)).rejects.toThrow('page_figure');
    await owner.rows('alter table page_figure_away rename to page_figure');
    expect((await figuresOf(id)).versions).toMatchObject([{ views: 1, products: 1 }]);
  });

  test('what is deleted before it is written stops nobody', async () => {
    const gone = await published('要删的');
    const [code] = await makeCodes(node, [{ count: 1, state: 'sold' }], {});
    await scan(code!.code);
    const { version } = (await demo.get('pageTemplate/info', { id: gone })).data as {
      version: number;
    };
    await demo.post('pageTemplate/assign', { id: gone, version, uses: [] });
    expect(await demo.post('pageTemplate/delete', { ids: [gone] })).toMatchObject({ code: 0 });
    await writePageFigures(node.app);
    expect(await demo.get('pageTemplate/figures', { id: gone })).toMatchObject({ status: 404 });
  });
});

describe('taps', () => {
  test('count only with the mark of a page that was sent, for a block of that version', async () => {
    const id = await published('按下');
    const [code] = await makeCodes(node, [{ count: 1, state: 'sold' }], {});
    const mark = markIn(await scan(code!.code))!;
    const [company, page, number, trial, signature] = mark.split('.');
    for (const [given, block] of [
      [`${company}.${page}.2.${trial}.${signature}`, 'b3'],
      [`${company}.${Number(page) + 1}.${number}.${trial}.${signature}`, 'b3'],
      [mark.slice(0, -1), 'b3'],
      ['', 'b3'],
      [mark, 'b9'],
      [mark, '__proto__'],
      [mark, ''],
    ] as const)
      expect(await tap(given, block)).toMatchObject({ status: 204 });
    expect((await figuresOf(id)).blocks).toEqual([]);
    await tap(mark, 'b3');
    expect((await figuresOf(id)).blocks).toEqual([{ number: 1, block: 'b3', taps: 1 }]);
  });

  test('are limited for each address, and answered the same', async () => {
    const id = await published('太多');
    const [code] = await makeCodes(node, [{ count: 1, state: 'sold' }], {});
    const mark = markIn(await scan(code!.code))!;
    for (let at = 0; at < 32; at += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => tap(mark, 'b3')));
      expect(answers.every(({ status }) => status === 204)).toBe(true);
    }
    const [block] = (await figuresOf(id)).blocks;
    expect(block!.taps).toBeGreaterThan(200);
    expect(block!.taps).toBeLessThanOrEqual(300);
  });
});
