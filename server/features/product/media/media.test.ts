import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import type { Media, MediaFolder, MediaUse } from '#contract/features/product/media/contract.ts';
import { deleteUnused } from '#server/files/sweep.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sendFile } from '#server/testing/uploads.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<typeof node.signIn>>;
let demo: User;
let other: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
  await owner.rows(`select set_config('app.actor', 'system', false)`);
});

let shade = 0;
async function upload(user = demo, width = 600, height = 400): Promise<string> {
  shade += 1;
  const background = { r: shade * 9, g: 90, b: 120 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const { data } = await sendFile(node.base, user, { name: '图.png', bytes });
  return data.url;
}
const add = async (files: { url: string; name: string }[], folder_id: number | null = null) =>
  demo.post('media/add', { files, folder_id });
const one = async (name: string, folder_id: number | null = null): Promise<Media> =>
  (await add([{ url: await upload(), name }], folder_id)).data[0];
const folder = async (name: string): Promise<MediaFolder> =>
  (await demo.post('mediaFolder/add', { name })).data;
const infoOf = async (id: number): Promise<Media> => (await demo.get('media/info', { id })).data;
const usesOf = async (id: number): Promise<MediaUse[]> =>
  (await demo.post('media/uses', { ids: [id] })).data;

describe('pictures of the library', () => {
  test('come several at once into a folder, named after their files, each once', async () => {
    const { id } = await folder('春季');
    const [first, second] = [await upload(), await upload()];
    const files = [
      { url: first, name: '横幅.v2.PNG' },
      { url: second, name: '.png' },
    ];
    const answer = await add(files, id);
    expect(answer).toMatchObject({ code: 0, msg: '已添加 2 张图片' });
    expect(answer.data).toMatchObject([
      { name: '横幅.v2', folder_name: '春季', url: first, width: 600, height: 400, uses: 0 },
      { name: '.png', folder_id: id },
    ]);
    const again = await add([...files, { url: await upload(), name: '新的.png' }], null);
    expect(again.msg).toBe('已添加 1 张图片，另有 2 张已在图片库中');
    expect(again.data.map((row: Media) => row.folder_id)).toEqual([id, id, null]);
    const { data } = await demo.get('media/index', { folder_id: id });
    expect(data).toHaveLength(2);
    expect((await demo.get('media/index', { keyword: '新的' })).data).toHaveLength(1);
  });

  test('sent by two at the same time are there once', async () => {
    const url = await upload();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => add([{ url, name: '同时.png' }])),
    );
    const good = answers.filter(({ code }) => code === 0);
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(good.map(({ data }) => data[0].id)).size).toBe(1);
    expect((await demo.get('media/index', { keyword: '同时' })).count).toBe(1);
  });

  test('that never arrived, or are another company’s, are refused whole', async () => {
    const good = await upload();
    const foreign = await upload(other);
    for (const url of [foreign, '/api/picture/x.webp', `/api/picture/${'0'.repeat(64)}.webp`]) {
      const files = [
        { url: good, name: '好.png' },
        { url, name: '坏.png' },
      ];
      expect(await add(files)).toMatchObject({ status: 422, errors: [{ field: 'files.1.url' }] });
    }
    expect((await demo.get('media/index', { keyword: '好' })).count).toBe(0);
    expect(await add([{ url: good, name: '好.png' }], 999_999)).toMatchObject({
      status: 422,
      errors: [{ field: 'folder_id' }],
    });
    expect(await add([])).toMatchObject({ status: 422 });
  });

  test('are renamed, moved one by one or together, and stay when their folder goes', async () => {
    const { id: to } = await folder('夏季');
    const [a, b] = [await one('甲.png'), await one('乙.png')];
    const edit = { id: a.id, version: a.version, name: '甲二', folder_id: to };
    expect((await demo.post('media/edit', edit)).data).toMatchObject({ folder_name: '夏季' });
    expect(await demo.post('media/edit', { ...edit, name: '甲三' })).toMatchObject({ status: 409 });
    const rows = [{ id: b.id, version: b.version }];
    expect(await demo.post('media/editMany', { rows, set: { folder_id: to } })).toMatchObject({
      code: 0,
    });
    const { data: folders } = await demo.get('mediaFolder/index', { keyword: '夏季' });
    expect(folders).toMatchObject([{ pictures: 2 }]);
    expect(await demo.post('mediaFolder/add', { name: '夏季' })).toMatchObject({
      status: 409,
      errors: [{ field: 'name' }],
    });
    expect(await demo.post('mediaFolder/delete', { ids: [to] })).toMatchObject({ code: 0 });
    expect(await infoOf(a.id)).toMatchObject({ folder_id: null, folder_name: '' });
  });

  test('are kept from the sweep, and go with it once they are deleted', async () => {
    const { id, url } = await one('将删.png');
    const age = () =>
      owner.rows(
        `update stored_file set create_time = now() - interval '2 days' where key = 'picture/' || $1`,
        [url.slice(13, 77)],
      );
    const sweep = () => transact(node.app.database.main, systemActor, (tx) => deleteUnused(tx));
    await age();
    await sweep();
    expect((await fetch(node.base + url)).status).toBe(200);
    expect(await demo.post('media/delete', { ids: [id] })).toMatchObject({ code: 0 });
    await age();
    await sweep();
    expect((await fetch(node.base + url)).status).toBe(404);
  });

  test('are their company’s alone, and closed to who lacks the right', async () => {
    const { id, url } = await one('自己.png');
    expect(await other.get('media/info', { id })).toMatchObject({ status: 404 });
    expect(await other.post('media/delete', { ids: [id] })).toMatchObject({ status: 404 });
    expect((await other.post('media/uses', { ids: [id] })).data).toEqual([]);
    const area = { left: 0, top: 0, width: 20, height: 20 };
    expect(
      await other.post('media/crop', { url, name: '偷', folder_id: null, ...area }),
    ).toMatchObject({ status: 422, errors: [{ field: 'url' }] });
    const sales = await node.signIn('sales');
    for (const path of ['media/add', 'media/crop', 'media/uses', 'media/edit', 'media/delete'])
      expect(await sales.post(path, {}), path).toMatchObject({ status: 403 });
    for (const path of ['media/index', 'mediaFolder/index'])
      expect(await sales.get(path), path).toMatchObject({ status: 403 });
  });
});

describe('a picture is cropped', () => {
  const area = { left: 100, top: 50, width: 300, height: 160 };

  test('into a new one in the same folder, and stays what it was', async () => {
    const { id: folder_id } = await folder('裁剪');
    const { url } = await one('原图.png', folder_id);
    const answer = await demo.post('media/crop', { url, name: '局部', folder_id, ...area });
    expect(answer).toMatchObject({ code: 0, msg: '已另存为“局部”，原图不变' });
    expect(answer.data).toMatchObject({ name: '局部', folder_id, width: 300, height: 160 });
    expect(answer.data.url).not.toBe(url);
    const made = await fetch(node.base + answer.data.url);
    const { width, height } = await sharp(Buffer.from(await made.arrayBuffer())).metadata();
    expect([width, height]).toEqual([300, 160]);
    expect((await fetch(node.base + url)).status).toBe(200);
    // The same part again is the same picture.
    const again = await demo.post('media/crop', { url, name: '又一次', folder_id, ...area });
    expect(again.data.id).toBe(answer.data.id);
  });

  test('only within its bounds', async () => {
    const { url } = await one('小.png');
    const ask = (over: object) =>
      demo.post('media/crop', { url, name: '局部', folder_id: null, ...area, ...over });
    expect(await ask({ left: 301 })).toMatchObject({ status: 422, errors: [{ field: 'width' }] });
    expect(await ask({ top: 241 })).toMatchObject({ status: 422 });
    expect(await ask({ width: 15 })).toMatchObject({ status: 422, errors: [{ field: 'width' }] });
    expect(await ask({ left: -1 })).toMatchObject({ status: 422, errors: [{ field: 'left' }] });
    expect(await ask({ left: 0.5 })).toMatchObject({ status: 422 });
  });
});

describe('where a picture is used', () => {
  const pageWith = (src: string) =>
    pageOf(
      [
        newBlock(captionText),
        newBlock(pictureAds, {
          imageList: [{ src, text: '', linktype: '10', http: { externalLink: '' }, areas: [] }],
        }),
      ],
      { details: '壶' },
    );

  test('is told of drafts, published and earlier versions, sections and parts', async () => {
    const { id, url } = await one('到处.png');
    expect(await usesOf(id)).toEqual([]);
    const page = await demo.post('pageTemplate/add', { name: '用图的页', document: pageWith(url) });
    await demo.post('pageSection/add', { name: '用图的片段', document: pageWith(url) });
    await demo.post('part/add', { name: '用图的物料', images: [url] });
    expect(await usesOf(id)).toMatchObject([
      { owner: 'page_section', name: '用图的片段', is_now: true },
      { owner: 'page_template', id: page.data.id, name: '用图的页', is_now: true },
      { owner: 'part', name: '用图的物料', is_now: true },
    ]);
    expect((await infoOf(id)).uses).toBe(3);
    const { id: pageId, version } = page.data;
    await demo.post('pageTemplate/publish', { id: pageId, version });
    const save = { id: pageId, version: version + 1, document: pageWith('/else.png') };
    expect(await demo.post('pageTemplate/save', save)).toMatchObject({ code: 0 });
    const ofPage = async () => (await usesOf(id)).find((use) => use.owner === 'page_template');
    // Consumers still see it.
    expect(await ofPage()).toMatchObject({ is_now: true });
    const { data } = await demo.get('pageTemplate/info', { id: pageId });
    await demo.post('pageTemplate/publish', { id: pageId, version: data.version });
    expect(await ofPage()).toMatchObject({ is_now: false });
  });

  test('tells no names of records that the user may not see', async () => {
    const { id, url } = await one('秘密.png');
    await demo.post('part/add', { name: '秘密的物料', images: [url] });
    await owner.rows(
      `update role set permissions = '{product:media:view}' where code = 'sales' and company_id = 1`,
    );
    const sales = await node.signIn('sales');
    const { data } = await sales.post('media/uses', { ids: [id] });
    expect(data).toMatchObject([{ owner: 'part', name: '' }]);
  });
});
