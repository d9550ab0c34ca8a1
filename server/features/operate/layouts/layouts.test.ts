import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ShownPart } from '#contract/features/operate/layouts/shown.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sendFile } from '#server/testing/uploads.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
let demo: User;
let picture: string;
// Longer than the answer for the login pages is cached.
const wait = { timeout: 5_000 };
const paint = async (background: string) => {
  const create = { width: 72, height: 12, channels: 3 as const, background };
  const bytes = await sharp({ create }).png().toBuffer();
  return (await sendFile(node.base, admin, { name: 'a.png', bytes })).data.url;
};
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  demo = await node.signIn('demo');
  picture = await paint('#0b7a5b');
});

const add = async (resource: string, body: object) => {
  const answer = await admin.post(`${resource}/add`, body);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as { id: number; version: number };
};
const newAd = (more: object = {}) =>
  add('ad', { ad_sort_id: 1, title: '甲', picture, types: ['web'], ...more });
const atDoor = async (type: 'web' | 'admin' | 'dealer', lang = 'zh_CN') => {
  const { data } = await node.request('GET', `/api/${type}/login/shown`, { headers: { lang } });
  return data as ShownPart[];
};
const adsIn = (parts: ShownPart[]) =>
  parts.flatMap((part) => (part.kind === 'ads' ? part.ads : []));

describe('an ad', () => {
  test('is shown to the login types it is for, between its days, while it is on', async () => {
    await owner.rows(`update ad_sort set most = 9 where id = 1`);
    const base = { sort: 1, alt: '', url: 'https://a.example/' };
    await newAd({ ...base, title: '给经销商', types: ['dealer'] });
    await newAd({ ...base, title: '已停', is_on: false, types: ['dealer', 'web'] });
    await newAd({ ...base, title: '还没到', show_from: '2199-01-01', types: ['dealer', 'web'] });
    await newAd({ ...base, title: '已过期', show_until: '2020-01-01', types: ['dealer', 'web'] });
    const seen = async (type: 'web' | 'dealer') => adsIn(await atDoor(type)).map(({ alt }) => alt);
    await expect.poll(() => seen('dealer'), wait).toContain('给经销商');
    expect(await seen('dealer')).not.toEqual(expect.arrayContaining(['已停']));
    expect((await seen('web')).join()).not.toMatch(/给经销商|已停|还没到|已过期/);
    expect(adsIn(await atDoor('admin'))).toEqual([]);
  });

  test('speaks the language of who looks, picture and words, and Chinese otherwise', async () => {
    const english = await paint('#c8402f');
    await newAd({ title: '三语', title_en: 'Three', picture_en: english, sort: 0 });
    const first = async (lang: string) => adsIn(await atDoor('web', lang))[0];
    await expect.poll(() => first('en'), wait).toMatchObject({ alt: 'Three', picture: english });
    await expect.poll(() => first('zh_TW'), wait).toMatchObject({ alt: '三语', picture });
  });

  test.each([
    ['for nobody', { types: [] }, 'types'],
    ['without a picture', { picture: '' }, 'picture'],
    [
      'with a picture nobody uploaded',
      { picture: `/api/picture/${'a'.repeat(64)}.webp` },
      'picture',
    ],
    ['at no ad place', { ad_sort_id: 999_999 }, 'ad_sort_id'],
    [
      'that ends before it begins',
      { show_from: '2026-02-02', show_until: '2026-01-01' },
      'show_until',
    ],
  ])('%s is refused, and the field is named', async (_name, wrong, field) => {
    const body = { ad_sort_id: 1, title: '甲', picture, types: ['web'], ...wrong };
    expect(await admin.post('ad/add', body)).toMatchObject({ status: 422, errors: [{ field }] });
  });

  test('keeps its ad place from being deleted', async () => {
    expect(await admin.post('adSort/delete', { ids: [1] })).toMatchObject({ status: 409 });
  });

  test('is found by its place and by whom it is for', async () => {
    const { data } = await admin.get('ad/index', { place: 'refused', 'types[]': 'web' });
    expect(data).toMatchObject([{ ad_sort_name: '无权限提示配图', is_shown: true }]);
    expect((await admin.get('ad/index', { place: 'refused', 'types[]': 'dealer' })).data).toEqual(
      [],
    );
  });
});

describe('a layout', () => {
  test('is one for each place and login type, and shows ads of that place only', async () => {
    const body = { name: '甲', place: 'login', type: 'web' };
    expect(await admin.post('layout/add', body)).toMatchObject({
      status: 409,
      errors: [{ field: 'type' }],
    });
    expect(
      await admin.post('layout/add', {
        ...body,
        type: 'admin',
        parts: [{ kind: 'links' }, { kind: 'ads', ad_sort_id: 3 }],
      }),
    ).toMatchObject({ status: 422, errors: [{ field: 'parts.1.ad_sort_id' }] });
    expect(
      await admin.post('layout/add', { ...body, type: 'admin', parts: [{ kind: 'ads' }] }),
    ).toMatchObject({
      status: 422,
      errors: [{ field: 'parts.0.ad_sort_id' }],
    });
  });

  test('decides what is shown and in which order; off, nothing is', async () => {
    const parts = [
      { kind: 'links', most: 5, ad_sort_id: 1 },
      { kind: 'articles', most: 2 },
      { kind: 'items', category_id: 2, most: 5 },
    ];
    const { id, version } = await add('layout', {
      name: '平台',
      place: 'login',
      type: 'admin',
      parts,
    });
    const kinds = async () => (await atDoor('admin')).map(({ kind }) => kind);
    await expect.poll(kinds, wait).toEqual(['links', 'articles', 'items']);
    const [, articles, items] = await atDoor('admin');
    expect(articles).toMatchObject({ articles: [{ is_pinned: true }, {}] });
    // Items in categories below it are included.
    expect(items).toMatchObject({ title: '使用技巧', items: [{ title: '标签材质怎么选' }, {}] });
    const edit = { id, version, name: '平台', place: 'login', type: 'admin', parts, is_on: false };
    expect((await admin.post('layout/edit', edit)).data).toMatchObject({
      parts: [{ kind: 'links', ad_sort_id: null }, {}, {}],
    });
    await expect.poll(kinds, wait).toEqual([]);
  });

  test('can be looked at before it is saved', async () => {
    const { data } = await admin.post('layout/preview', {
      place: 'dashboard',
      type: 'web',
      parts: [{ kind: 'ads', ad_sort_id: 2 }],
    });
    expect(data).toMatchObject([{ kind: 'ads', is_carousel: true, ads: [{}, {}] }]);
  });
});

test('workplace and refusals show what is meant for them, to people who are signed in', async () => {
  const { data } = await demo.get('index/workplaceShown');
  expect((data as ShownPart[]).map(({ kind }) => kind)).toEqual(['articles', 'ads', 'items']);
  expect((await demo.get('index/refusedShown')).data).toMatchObject([
    { kind: 'ads', width: 480, height: 240, ads: [{}] },
  ]);
  const newcomer = await node.signIn('newco');
  expect(await newcomer.get('index/refusedShown')).toMatchObject({ status: 200 });
  expect(await node.anyone('web').get('index/workplaceShown')).toMatchObject({ status: 401 });
});
