import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { News } from '#contract/features/content/articles/contract.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sendFile } from '#server/testing/uploads.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
let demo: User;
// Longer than public answers are cached.
const wait = { timeout: 5_000 };
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  demo = await node.signIn('demo');
});

const article = { title: '甲', body: '<p>正文</p>' };
const add = async (more: object = {}) => {
  const answer = await admin.post('article/add', { ...article, ...more });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as { id: number; version: number; body: string; state: string };
};
const upload = async () => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { data, msg } = await sendFile(node.base, admin, { name: 'a.png', bytes });
  expect(data?.url, msg).toBeTruthy();
  return data.url;
};

describe('an article', () => {
  test('is made harmless when it is kept, and begins as a draft that nobody reads', async () => {
    const made = await add({
      body: '<p onclick="x()">你好<script>alert(1)</script></p><iframe src="https://evil.example"></iframe>',
      body_en: '<p>Hello</p><img src=x onerror=alert(1)>',
    });
    expect(made).toMatchObject({ state: 'draft', version: 1, body: '<p>你好</p>' });
    const { data } = await admin.get('article/info', { id: made.id });
    expect(data.body_en).not.toMatch(/onerror/);
    expect(await demo.get('news/info', { id: made.id })).toMatchObject({ status: 404 });
  });

  test.each([
    ['without a title', { title: ' ' }, 'title'],
    ['without a text in Chinese', { body: '', body_en: '<p>Hello</p>' }, 'body'],
    ['of nothing but a script', { body: '<script>alert(1)</script>' }, 'body'],
    ['in a category that is not there', { category_id: 999_999 }, 'category_id'],
    ['with a cover from elsewhere', { cover: 'https://evil.example/a.png' }, 'cover'],
    ['with a cover nobody uploaded', { cover: `/api/picture/${'a'.repeat(64)}.webp` }, 'cover'],
  ])('%s is refused, and the field is named', async (_name, wrong, field) => {
    const answer = await admin.post('article/add', { ...article, ...wrong });
    expect(answer).toMatchObject({ status: 422, errors: [{ field }] });
  });

  test('keeps the pictures it shows, and only those', async () => {
    const [cover, inText] = [await upload(), await upload()];
    const { id, version } = await add({
      cover,
      body: `<p>图</p><img alt="" src="${inText}" loading="lazy" decoding="async" />`,
    });
    const uses = () =>
      owner.rows(`select file_id from file_use where owner = 'article' and owner_id = $1`, [id]);
    // Both are the same picture, which is stored once.
    expect(await uses()).toHaveLength(1);
    await admin.post('article/edit', { id, version, ...article, cover: '' });
    expect(await uses()).toEqual([]);
    expect(await fetch(node.base + cover)).toMatchObject({ status: 200 });
  });

  test('is published and withdrawn by those who may, once each', async () => {
    const { id } = await add({
      title: '新版本',
      title_en: 'New version',
      title_tw: '新版本',
      body_en: '<p>In English</p>',
    });
    expect(await admin.post('article/withdraw', { ids: [id] })).toMatchObject({ status: 409 });
    expect(await admin.post('article/publish', { ids: [id] })).toMatchObject({ code: 0 });
    expect(await admin.post('article/publish', { ids: [id] })).toMatchObject({ code: 0 });
    const log = await owner.rows(
      `select id from operation_log where path = 'article/publish' and target_id = $1`,
      [String(id)],
    );
    expect(log).toHaveLength(1);
    await expect.poll(async () => (await demo.get('news/info', { id })).status, wait).toBe(200);
    await admin.post('article/withdraw', { ids: [id] });
    await expect.poll(async () => (await demo.get('news/info', { id })).status, wait).toBe(404);
  });
});

describe('who reads', () => {
  test('finds what is published, pinned first, in their language, and Chinese where nothing else is written', async () => {
    const { id } = await add({ title: '只有中文的动态', body: '<p>只有中文</p>', is_pinned: true });
    await admin.post('article/publish', { ids: [id] });
    const news = async (language: string) => {
      const { data } = await node.request('GET', '/api/dealer/news/index', {
        headers: { authorization: (await node.signIn('dealer', 'dealer')).token, lang: language },
      });
      return data as News[];
    };
    const english = await news('en');
    expect(english[0]).toMatchObject({ title: '只有中文的动态', is_pinned: true });
    expect(english[1]!.title).toBe('Autumn 2026: page designer and live monitor');
    expect((await news('zh_TW'))[1]!.title).toContain('頁面設計器與即時監控');
    expect((await demo.get('news/index', { keyword: '只有中文' })).data).toHaveLength(1);
    expect(english.map(({ title }) => title)).not.toContain('GS1 Digital Link in short');
  });

  test('needs no login for one article, and a login for all of them', async () => {
    const [first] = (await demo.get('news/index')).data as News[];
    const anyone = node.anyone('web');
    expect(await anyone.get('news/info', { id: first!.id })).toMatchObject({ status: 200 });
    expect(await anyone.get('news/index')).toMatchObject({ status: 401 });
  });
});

test('articles are the platform’s: companies have no such calls, and viewers may only look', async () => {
  expect(await demo.get('article/index')).toMatchObject({ status: 404 });
  await owner.rows(
    `update role set permissions = '{content:article:view}' where code = 'platform'`,
  );
  const viewer = await node.signIn('admin', 'admin');
  expect(await viewer.get('article/index')).toMatchObject({ status: 200 });
  for (const verb of ['add', 'edit', 'delete', 'publish', 'withdraw'])
    expect(await viewer.post(`article/${verb}`), verb).toMatchObject({ status: 403 });
  expect(await viewer.get('article/export')).toMatchObject({ status: 403 });
});
