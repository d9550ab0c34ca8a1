import { beforeAll, describe, expect, test } from 'vitest';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { recommendation } from '#blocks/recommendation/spec.ts';
import { reward } from '#blocks/reward/spec.ts';
import { richText } from '#blocks/rich-text/spec.ts';
import { captionText } from '#blocks/caption-text/spec.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { findPage } from '#server/pages/find-page.ts';
import { seenIn } from '#server/scans/answers.ts';
import { readScanned } from '#server/scans/batch.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let demo: Awaited<ReturnType<typeof node.signIn>>;
let other: Awaited<ReturnType<typeof node.signIn>>;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
});

const heading = (name: string, more: object = {}) => newBlock(captionText, { name, ...more });
const page = (name: string, more: object = {}) =>
  pageOf([heading(name, more)], { details: '测试页面' });
type Answer = { status: number; data: unknown };
const add = async (body: object): Promise<PageTemplateInfo> => {
  const answer = await demo.post('pageTemplate/add', body);
  expect(answer).toMatchObject({ code: 0 });
  return read((answer.data as { id: number }).id);
};
const read = async (id: number) =>
  (await demo.get('pageTemplate/info', { id })).data as PageTemplateInfo;
const publish = async (id: number, note = '') => {
  const { version } = await read(id);
  return demo.post('pageTemplate/publish', { id, version, note });
};

describe('a page', () => {
  test('begins empty or with what it is given, and is kept as it was written', async () => {
    const empty = await add({ name: '空白页' });
    expect(empty).toMatchObject({ kind: 'trace', blocks: 0, published: null, versions: [] });
    const document = page('欢迎');
    const full = await add({ name: '欢迎页', document });
    expect(full).toMatchObject({ blocks: 1, document });
    expect(await demo.post('pageTemplate/add', { name: '欢迎页' })).toMatchObject({
      status: 409,
      errors: [{ field: 'name' }],
    });
  });

  test('is saved while one works, and the second of two editors is told', async () => {
    const one = await add({ name: '两人同改', document: page('甲') });
    const save = (version: number, name: string): Promise<Answer> =>
      demo.post('pageTemplate/save', { id: one.id, version, document: page(name) });
    expect(await save(one.version, '乙')).toMatchObject({ data: { version: one.version + 1 } });
    expect(await save(one.version, '丙')).toMatchObject({ status: 409 });
    expect((await read(one.id)).document.blocks.b1!.settings.name).toBe('乙');
  });

  test.each([
    ['a number outside its limits', page('甲', { wordSize: 100 }), 'wordSize'],
    [
      'an address a browser would run',
      page('甲', { more: { http: { externalLink: 'javascript:alert(1)' } } }),
      'more',
    ],
    ['a colour that is none', page('甲', { backColor: 'red;position:fixed' }), 'backColor'],
    ['a text that is too long', page('甲', { description: '长'.repeat(101) }), 'description'],
  ])('refuses %s and names the place', async (_name, document, field) => {
    const answer = await demo.post('pageTemplate/add', { name: `错 ${field}`, document });
    expect(answer).toMatchObject({
      status: 422,
      errors: [
        expect.objectContaining({
          field: expect.stringContaining(`b1.settings.${field}`) as string,
        }),
      ],
    });
  });

  test('keeps rich text without what a browser would run', async () => {
    const myValue = '<p onclick="x()">甲<script>x()</script></p><form><input></form>';
    const document = pageOf([newBlock(richText, { myValue })], { details: '甲' });
    const { blocks } = (await add({ name: '富文本', document })).document;
    expect(blocks.b1!.settings.myValue).toBe('<p>甲</p>');
  });

  test('keeps a block that nobody knows', async () => {
    const document = pageOf(
      [{ type: 'fromTomorrow', version: 7, settings: { deep: { a: [1] } } }],
      { details: '甲' },
    );
    expect((await add({ name: '未知组件', document })).document).toEqual(document);
  });

  test('is nobody else’s', async () => {
    const one = await add({ name: '自家的' });
    expect(await other.get('pageTemplate/info', { id: one.id })).toMatchObject({ status: 404 });
    for (const [path, more] of [
      ['save', { document: page('甲') }],
      ['publish', {}],
      ['rollback', { number: 1 }],
      ['withdraw', {}],
      ['assign', { uses: [] }],
    ] as const)
      expect(
        await other.post(`pageTemplate/${path}`, { id: one.id, version: one.version, ...more }),
      ).toMatchObject({ status: 404 });
  });
});

describe('publishing', () => {
  test('needs everything filled in, and says what is not', async () => {
    const one = await add({ name: '没有描述', document: pageOf([heading('甲')]) });
    expect(await publish(one.id)).toMatchObject({
      status: 409,
      errors: [{ field: 'document.setup.details', msg: '请输入页面描述' }],
    });
  });

  test('names only campaigns and products that are there and the company’s own', async () => {
    const time = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const campaign = {
      name: '活动',
      start_time: time(-1),
      end_time: time(1),
      budget: 0,
      prizes: [],
    };
    const made = async (user: typeof demo) =>
      (await user.post('campaign/add', campaign)).data as { id: number };
    const [own, foreign] = [await made(demo), await made(other)];
    const parts = await owner.rows<{ company_id: number; id: number }>(
      'select distinct on (company_id) company_id, id from part where company_id in (1, 38) order by 1, 2',
    );
    const pageWith = (id: number, products: number[]) =>
      pageOf([newBlock(reward, { campaign: id }), newBlock(recommendation, { products })], {
        details: '测试页面',
      });
    const tried = async (id: number, products: number[] = []) =>
      publish(
        (await add({ name: `有奖 ${id} ${products.join()}`, document: pageWith(id, products) })).id,
      );
    const told = '模块“扫码领奖”的“营销活动”：所选的内容不存在，请重新选择后再发布';
    for (const id of [foreign.id, 2_000_000_000, Number.MAX_SAFE_INTEGER])
      expect(await tried(id)).toMatchObject({
        status: 409,
        msg: told,
        errors: [
          { field: expect.stringMatching(/^document\.blocks\..+\.settings\.campaign$/), msg: told },
        ],
      });
    const [mine, theirs] = parts.map(({ id }) => id);
    expect(await tried(own.id, [mine!, theirs!])).toMatchObject({
      status: 409,
      errors: [{ field: expect.stringMatching(/settings\.products$/) }],
    });
    expect(await tried(own.id, [mine!])).toMatchObject({ code: 0 });
    // None is chosen yet: the block shows nothing.
    expect(await tried(0)).toMatchObject({ code: 0 });
  });

  test('keeps each version as it was, shows the newest, and an earlier one again', async () => {
    const one = await add({ name: '版本', document: page('一') });
    expect(await publish(one.id, '首版')).toMatchObject({
      code: 0,
      msg: '已发布第 1 版，还没有应用到任何产品，消费者看不到它',
    });
    const { version } = await read(one.id);
    await demo.post('pageTemplate/save', { id: one.id, version, document: page('二') });
    await publish(one.id);
    const two = await read(one.id);
    expect(two).toMatchObject({
      published: 2,
      versions: [{ number: 2 }, { number: 1, note: '首版', create_user: '陈青山' }],
    });
    const first = await demo.get('pageTemplate/version', { id: one.id, number: 1 });
    expect(first.data).toMatchObject({ document: page('一') });
    const back = { id: one.id, version: two.version, number: 1 };
    expect(await demo.post('pageTemplate/rollback', back)).toMatchObject({ code: 0 });
    expect(await read(one.id)).toMatchObject({ published: 1, document: page('二') });
    const again = await read(one.id);
    expect(
      await demo.post('pageTemplate/rollback', { ...back, version: again.version, number: 9 }),
    ).toMatchObject({ status: 422, errors: [{ field: 'number' }] });
  });

  test('also assigns it if asked to, all or nothing, and only then says no more than that it is published', async () => {
    const part = await owner.row<{ id: number }>(
      'select id from part where company_id = 1 order by id limit 1',
    );
    const one = await add({ name: '发布即应用', document: page('甲') });
    const body = { id: one.id, version: one.version, note: '' };
    const use = { target: 'part', target_id: part.id };
    const send = (uses: object[]) => demo.post('pageTemplate/publish', { ...body, uses });
    expect(await send([{ target: 'part', target_id: 2_000_000_000 }])).toMatchObject({
      status: 409,
      errors: [{ field: 'uses' }],
    });
    expect(await send([use, use])).toMatchObject({ status: 409, errors: [{ field: 'uses' }] });
    expect(await read(one.id)).toMatchObject({ published: null, versions: [], uses: 0 });
    expect(await send([use])).toMatchObject({ code: 0, msg: '已发布第 1 版' });
    expect(await read(one.id)).toMatchObject({ published: 1, use_list: [use] });
    // Left out, they stay; none takes them away.
    expect(await publish(one.id)).toMatchObject({ msg: '已发布第 2 版' });
    const { version } = await read(one.id);
    expect(await demo.post('pageTemplate/publish', { ...body, version, uses: [] })).toMatchObject({
      msg: expect.stringContaining('还没有应用到任何产品') as string,
    });
    expect(await read(one.id)).toMatchObject({ published: 3, uses: 0 });
  });

  test('pressed twice makes one version', async () => {
    const one = await add({ name: '两次', document: page('甲') });
    const body = { id: one.id, version: one.version, note: '' };
    const answers = await Promise.all([1, 2].map(() => demo.post('pageTemplate/publish', body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await read(one.id)).versions).toHaveLength(1);
  });
});

describe('what shows it', () => {
  test('is the batch’s page before the part’s, the category’s and the company’s', async () => {
    const made = async (path: string, body: object) => {
      const answer = await demo.post(path, body);
      expect(answer, answer.msg).toMatchObject({ code: 0 });
      return answer.data as { id: number };
    };
    const category = await made('category/add', { name: '页面分类' });
    const below = await made('category/add', { name: '页面子类', parent_id: category.id });
    const part = await made('part/add', { name: '有页面的', category_id: below.id });
    const batch = await made('batch/add', { part_id: part.id, quantity: 1 });
    const [code] = await makeCodes(node, [{ count: 1, state: 'sold' }], {
      partId: part.id,
      batchId: batch.id,
    });
    const shown = async () => {
      const scanned = await readScanned(node.app, { company: 1, seq: code!.seq });
      const found = await findPage(node.app, seenIn(scanned!, ''), 'trace');
      return found && Object.values(found.page.blocks)[0]!.settings.name;
    };
    const put = async (name: string, target: string, id: number | null) => {
      const one = await add({ name, document: page(name) });
      const uses = [{ target, target_id: id }];
      const assign = async () =>
        demo.post('pageTemplate/assign', {
          id: one.id,
          version: (await read(one.id)).version,
          uses,
        });
      expect(await assign(), 'not published yet').toMatchObject({ status: 409 });
      await publish(one.id);
      expect(await assign()).toMatchObject({ code: 0 });
      expect(await shown()).toBe(name);
      return one.id;
    };
    await put('分类的', 'category', category.id);
    await put('子类的', 'category', below.id);
    await put('物料的', 'part', part.id);
    const ofBatch = await put('批次的', 'batch', batch.id);
    const html = await (await fetch(`${node.base}/template?code=${code!.code}`)).text();
    expect(html).toContain('批次的');
    // A second page takes over; once it is unpublished, the next one in order is shown.
    const taken = await put('接替的', 'batch', batch.id);
    expect((await read(ofBatch)).use_list).toEqual([]);
    const { version } = await read(taken);
    await demo.post('pageTemplate/withdraw', { id: taken, version });
    expect(await shown()).toBe('物料的');
    expect(await demo.post('pageTemplate/delete', { ids: [taken] })).toMatchObject({ status: 409 });
  });

  test('must be there, and be the company’s own', async () => {
    const { id } = await add({ name: '无处可放', document: page('甲') });
    await publish(id);
    const one = await read(id);
    const [foreign] = await owner.rows<{ id: number }>(
      'select id from part where company_id = 38 limit 1',
    );
    for (const uses of [
      [{ target: 'part', target_id: 999_999_999 }],
      [{ target: 'part', target_id: foreign!.id }],
      [{ target: 'company', target_id: 5 }],
      [{ target: 'company' }, { target: 'company', target_id: null }],
    ])
      expect(
        await demo.post('pageTemplate/assign', { id: one.id, version: one.version, uses }),
      ).toMatchObject({ status: 409 });
  });
});
