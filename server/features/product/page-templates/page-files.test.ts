import { beforeAll, describe, expect, test } from 'vitest';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { richText } from '#blocks/rich-text/spec.ts';
import { video } from '#blocks/video/spec.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { pagesOf } from './pages.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let demo: Awaited<ReturnType<typeof node.signIn>>;
let pages: ReturnType<typeof pagesOf>;
let film: { id: number; address: string };
let foreign: string;
beforeAll(async () => {
  demo = await node.signIn('demo');
  pages = pagesOf(demo);
  const find = (company: number) =>
    owner.row<{ id: number; address: string }>(
      `select id, address from stored_file where company_id = $1 and length(address) = 22 and not is_public limit 1`,
      [company],
    );
  film = await find(1);
  foreign = (await find(38).catch(() => ({ address: 'x'.repeat(22) }))).address;
});

const showing = (address: string) =>
  pageOf(
    [
      newBlock(video, { src: `/api/file/${address}` }),
      newBlock(richText, { myValue: `<p><img src="/api/file/${foreign}"></p>` }),
    ],
    { details: '页' },
  );
const uses = (table: string) =>
  owner.rows<{ owner_id: number }>(
    `select owner_id from file_use where company_id = 1 and owner = $1 and file_id = $2`,
    [table, film.id],
  );
const isPublic = async () =>
  (
    await owner.row<{ open: boolean }>(`select is_public as open from stored_file where id = $1`, [
      film.id,
    ])
  ).open;

describe('the files on a page', () => {
  test('are kept for it, also what it no longer shows, and freed with it', async () => {
    const id = await pages.add('有影片', { document: showing(film.address) });
    expect(await uses('page_template')).toEqual([{ owner_id: id }]);
    await pages.save(id, '没有影片');
    expect(await uses('page_template')).toEqual([{ owner_id: id }]);
    const saved = await pages.call('save', id, { document: showing(film.address) });
    expect(saved).toMatchObject({ code: 0 });
    expect(await demo.post('pageTemplate/delete', { ids: [id] })).toMatchObject({ code: 0 });
    expect(await uses('page_template')).toEqual([]);
  });

  test('open for everyone once the page is published, not before', async () => {
    const { address } = await owner.row<{ address: string }>(
      'select address from stored_file where id = $1',
      [film.id],
    );
    const id = await pages.add('公开影片', { document: showing(address) });
    expect(await isPublic()).toBe(false);
    expect(await pages.publish(id)).toMatchObject({ code: 0 });
    expect(await isPublic()).toBe(true);
  });

  test('are kept for a template of the company’s own, too', async () => {
    const { address } = await owner.row<{ address: string }>(
      'select address from stored_file where id = $1',
      [film.id],
    );
    const made = await demo.post('pageStarter/add', {
      name: '影片模板',
      document: showing(address),
    });
    expect(made).toMatchObject({ code: 0, data: { blocks: 2 } });
    const { id } = made.data as { id: number };
    expect(await uses('page_starter')).toEqual([{ owner_id: id }]);
    expect(await demo.post('pageStarter/add', { name: '空模板' })).toMatchObject({
      status: 422,
      errors: [{ field: 'document' }],
    });
    await demo.post('pageStarter/delete', { ids: [id] });
    expect(await uses('page_starter')).toEqual([]);
  });
});
