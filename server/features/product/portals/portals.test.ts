import { beforeAll, describe, expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import type { PortalRow } from '#contract/features/product/portals/contract.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<typeof node.signIn>>;
let demo: User;
let other: User;
let things: { category: number; part: number; batch: number };

beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
  const insert = async (text: string, values: unknown[] = []) =>
    (await owner.rows<{ id: number }>(`insert into ${text} returning id`, values))[0]!.id;
  const category = await insert(`category (company_id, name) values (1, '门户分类')`);
  const part = await insert(
    `part (company_id, code, name, kind, unit, category_id) values (1, 'PORTAL-1', '门户物料', 'product', 'pcs', $1)`,
    [category],
  );
  const batch = await insert(
    `batch (company_id, code, part_id, quantity) values (1, 'PORTAL-B1', $1, 1)`,
    [part],
  );
  things = { category, part, batch };
});

const make = async (name: string, isPublished = true, kind = 'trace') => {
  const document = pageOf([newBlock(captionText, { name })], { details: '页' });
  const { data } = await demo.post('pageTemplate/add', { name, kind, document });
  const { id, version } = data as { id: number; version: number };
  if (isPublished) await demo.post('pageTemplate/publish', { id, version });
  return id;
};
const row = async (target: string, keyword: string, kind = 'trace') => {
  const answer = await demo.get('portal/index', { kind, target, keyword });
  return (answer.data as PortalRow[])[0];
};
const set = (target: string, id: number | null, page: number | null, kind = 'trace') =>
  demo.post('portal/set', { kind, target, target_id: id, page_id: page });

describe('the portal', () => {
  test('tells of each thing which page it shows and where that comes from', async () => {
    const company = await demo.get('portal/index', { target: 'company' });
    expect(company.data).toMatchObject([
      {
        id: 0,
        target: 'company',
        name: '全部产品',
        page_name: '溯源页 · 厨房电器',
        page_version: 1,
      },
    ]);
    expect(await row('batch', 'PORTAL-B1')).toMatchObject({
      name: '门户物料',
      code: 'PORTAL-B1',
      own_id: null,
      page_name: '溯源页 · 厨房电器',
      from_target: 'company',
      from_name: '全部产品',
    });
    const ofCategory = await make('分类页');
    expect(await set('category', things.category, ofCategory)).toMatchObject({
      code: 0,
      msg: '「分类页」已应用到这里',
    });
    expect(await row('batch', 'PORTAL-B1')).toMatchObject({
      page_id: ofCategory,
      from_target: 'category',
      from_name: '门户分类',
    });
    const ofPart = await make('物料页');
    await set('part', things.part, ofPart);
    expect(await row('batch', 'PORTAL-B1')).toMatchObject({
      page_id: ofPart,
      from_name: '门户物料',
    });
    expect(await row('part', 'PORTAL-1')).toMatchObject({ own_id: ofPart, from_target: 'part' });
    const one = await demo.get('portal/index', { target: 'part', target_id: things.part });
    expect(one.data).toMatchObject([{ id: things.part, own_id: ofPart }]);
    const theirs = await other.get('portal/index', { target: 'part', target_id: things.part });
    expect(theirs.data).toEqual([]);
    // After a reset it inherits again.
    expect(await set('part', things.part, null)).toMatchObject({ code: 0 });
    expect(await row('part', 'PORTAL-1')).toMatchObject({ own_id: null, page_id: ofCategory });
  });

  test('keeps the purposes apart, and says when nothing of a company’s own is shown', async () => {
    expect(await row('part', 'PORTAL-1', 'activation')).toMatchObject({
      page_name: '激活质保页',
      from_target: 'company',
    });
    expect(await set('company', null, null, 'activation')).toMatchObject({ code: 0 });
    expect(await row('part', 'PORTAL-1', 'activation')).toMatchObject({
      page_id: null,
      page_name: '',
      from_target: null,
    });
    const page = await make('激活', true, 'activation');
    await set('part', things.part, page, 'activation');
    expect(await row('part', 'PORTAL-1', 'activation')).toMatchObject({ page_id: page });
    expect(await set('part', things.part, page)).toMatchObject({ status: 404 });
  });

  test('shows what a withdrawn page leaves, and whose it was', async () => {
    const page = await make('将下线');
    await set('batch', things.batch, page);
    const info = await demo.get('pageTemplate/info', { id: page });
    const { version } = info.data as { version: number };
    await demo.post('pageTemplate/withdraw', { id: page, version });
    const shown = await row('batch', 'PORTAL-B1');
    expect(shown).toMatchObject({ own_id: page, own_name: '将下线' });
    expect(shown!.page_id).not.toBe(page);
    await set('batch', things.batch, null);
  });

  test('takes only published pages and things that there are, its own ones', async () => {
    const draft = await make('未发布', false);
    expect(await set('part', things.part, draft)).toMatchObject({ status: 409 });
    const page = await make('可用的');
    for (const id of [999_999_999, null])
      expect(await set('part', id, page)).toMatchObject({ status: 404 });
    const foreign = { kind: 'trace', target: 'part', target_id: things.part, page_id: page };
    expect(await other.post('portal/set', foreign)).toMatchObject({ status: 404 });
    const [theirs] = await owner.rows<{ id: number }>(
      'select id from page_template where company_id = 38 limit 1',
    );
    expect(await set('part', things.part, theirs!.id)).toMatchObject({ status: 404 });
    const mine = await other.get('portal/index', { target: 'part', keyword: 'PORTAL' });
    expect(mine.data).toEqual([]);
  });

  test('said twice it is the same, and who edits the page meanwhile is told', async () => {
    const page = await make('重复');
    const before = (await demo.get('pageTemplate/info', { id: page })).data as { version: number };
    await set('part', things.part, page);
    expect(await set('part', things.part, page)).toMatchObject({ code: 0 });
    expect(await row('part', 'PORTAL-1')).toMatchObject({ own_id: page });
    const late = { id: page, version: before.version, uses: [] };
    expect(await demo.post('pageTemplate/assign', late)).toMatchObject({ status: 409 });
  });
});
