import { beforeAll, describe, expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf, type Block, type PageDocument } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { tabBar } from '#blocks/tab-bar/spec.ts';
import type { PageSection, SectionUse } from '#contract/features/product/page-sections/contract.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';

const node = await startTestNode();
type User = Awaited<ReturnType<typeof node.signIn>>;
let demo: User;
let other: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
});

const heading = (name: string) => newBlock(captionText, { name });
const saying = (...names: string[]) => pageOf(names.map(heading));
type Section = Pick<PageSection, 'id' | 'version'>;
async function section(name: string, ...names: string[]): Promise<Section> {
  await demo.post('pageSection/add', { name, document: saying(...names) });
  const { data } = await demo.get('pageSection/index', { keyword: name });
  return data[0];
}
/** A page with a heading of its own, then these as shared ones. */
const pageWith = (id: number, names: readonly string[], more: Omit<Block, 'id'>[] = []) =>
  pageOf(
    [
      newBlock(queryResult),
      ...names.map((name, at) => ({
        ...heading(name),
        shared: { section: id, part: `b${at + 1}` },
      })),
      ...more,
    ],
    { details: '页' },
  );
let made = 0;
async function page(document: PageDocument, isPublished = false): Promise<number> {
  made += 1;
  const { data } = await demo.post('pageTemplate/add', { name: `共享页${made}`, document });
  if (isPublished) await demo.post('pageTemplate/publish', { id: data.id, version: data.version });
  return data.id;
}
const read = async (id: number): Promise<PageTemplateInfo> =>
  (await demo.get('pageTemplate/info', { id })).data;
const headings = ({ order, blocks }: PageTemplateInfo['document']) =>
  order.flatMap((id) => (blocks[id]!.type === captionText.type ? [blocks[id]!.settings.name] : []));
const share = (one: Section, document: object, user = demo) =>
  user.post('pageSection/share', { id: one.id, version: one.version, document });
const usesOf = async (id: number): Promise<SectionUse[]> =>
  (await demo.get('pageSection/uses', { id })).data;

describe('a shared section', () => {
  test('is changed on all pages that have it as it was, at once, and published where it is published', async () => {
    const one = await section('客服', '老须知', '老电话');
    const draft = await page(pageWith(one.id, ['老须知', '老电话'], [heading('自己的')]));
    const shown = await page(pageWith(one.id, ['老须知', '老电话']), true);
    // Its draft has gone on since.
    const now = await read(shown);
    const next = pageWith(one.id, ['老须知', '老电话'], [heading('未发布')]);
    await demo.post('pageTemplate/save', { id: shown, version: now.version, document: next });
    const changed = await page(pageWith(one.id, ['自己改过', '老电话']), true);
    const copy = await page(saying('老须知', '老电话'));
    expect(await usesOf(one.id)).toMatchObject([
      { id: draft, is_published: false, is_own: false, has_trial: false },
      { id: shown, is_published: true, is_own: false },
      { id: changed, is_published: true, is_own: true },
    ]);

    const content = saying('新须知', '新电话', '新地址');
    const answer = await share(one, content);
    expect(answer).toMatchObject({
      code: 0,
      msg: '已更新 2 个页面，其中 1 个已发布新版本',
      data: { pages: 2, published: 1, version: one.version + 1 },
    });
    const names = ['新须知', '新电话', '新地址'];
    expect(headings((await read(draft)).document)).toEqual([...names, '自己的']);
    const after = await read(shown);
    expect(headings(after.document)).toEqual([...names, '未发布']);
    // The published version follows without what its author has not published.
    expect(after.published).toBe(2);
    expect(after.versions[0]).toMatchObject({ number: 2, note: '共享片段“客服”更新' });
    const { data: version } = await demo.get('pageTemplate/version', { id: shown, number: 2 });
    expect(headings(version.document)).toEqual(names);
    // Blocks that were there keep their ids.
    expect(after.document.order.slice(0, 3)).toEqual(['b1', 'b2', 'b3']);
    expect(headings((await read(changed)).document)).toEqual(['自己改过', '老电话']);
    expect((await read(changed)).published).toBe(1);
    expect(headings((await read(copy)).document)).toEqual(['老须知', '老电话']);
    // The same once more is a conflict: somebody changed it since.
    expect(await share(one, content)).toMatchObject({ status: 409 });
  });

  test('is what consumers see, without a trace of where it comes from', async () => {
    const one = await section('门店', '老门店');
    const id = await page(pageWith(one.id, ['老门店']));
    const { version } = await read(id);
    const uses = [{ target: 'company' }];
    await demo.post('pageTemplate/publish', { id, version, uses });
    const [code] = await makeCodes(node, [{ count: 1, state: 'sold' }], {});
    const look = async () =>
      (await fetch(`${node.base}/template?code=${code!.code}&language=zh_CN`)).text();
    expect(await look()).toContain('老门店');
    await share(one, saying('新门店'));
    const html = await look();
    expect(html).toContain('新门店');
    expect(html).not.toContain('老门店');
    expect(html).not.toContain('"section"');
    // Going back shows the earlier content.
    const now = await read(id);
    await demo.post('pageTemplate/rollback', { id, version: now.version, number: 1 });
    expect(await look()).toContain('老门店');
  });

  test('brings the page it was changed on its published version, and ends its trial', async () => {
    const one = await section('活动', '老活动');
    const id = await page(pageWith(one.id, ['老活动']), true);
    const first = await read(id);
    await demo.post('pageTemplate/startTrial', {
      id,
      version: first.version,
      other: null,
      share: 50,
    });
    const running = await read(id);
    await demo.post('pageTemplate/save', {
      id,
      version: running.version,
      document: pageWith(one.id, ['新活动']),
    });
    expect(await usesOf(one.id)).toMatchObject([{ id, has_trial: true, is_own: true }]);
    expect(await share(one, saying('新活动'))).toMatchObject({ data: { pages: 1, published: 1 } });
    const after = await read(id);
    expect(after).toMatchObject({ published: 3, trial: null, is_changed: false });
  });

  test('stays off a page that would break, and is refused while something is missing', async () => {
    const one = await section('导航', '老的');
    const full = await page(pageWith(one.id, ['老的'], [newBlock(tabBar)]), true);
    const fine = await page(pageWith(one.id, ['老的']), true);
    const missing = pageOf([newBlock(notice, { noticeText: '' })]);
    expect(await share(one, missing)).toMatchObject({
      errors: [{ field: 'document.blocks.b1.settings.noticeText' }],
    });
    expect((await read(fine)).published).toBe(1);
    expect(await share(one, pageOf([]))).toMatchObject({ errors: [{ field: 'document' }] });
    const bar = pageOf([heading('新的'), newBlock(tabBar)]);
    expect(await share(one, bar)).toMatchObject({ code: 0, data: { pages: 1 } });
    expect(headings((await read(full)).document)).toEqual(['老的']);
    expect(headings((await read(fine)).document)).toEqual(['新的']);
  });

  test('is its company’s alone, takes the right to publish, and happens once', async () => {
    const one = await section('权限', '老的');
    await page(pageWith(one.id, ['老的']), true);
    expect(await share(one, saying('偷改'), other)).toMatchObject({ status: 404 });
    expect(await other.get('pageSection/uses', { id: one.id })).toMatchObject({ status: 404 });
    const sales = await node.signIn('sales');
    expect(await share(one, saying('偷改'), sales)).toMatchObject({ status: 403 });
    const answers = await Promise.all([1, 2, 3].map(() => share(one, saying('新的'))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('gone leaves its blocks to the pages', async () => {
    const one = await section('将删', '留下的');
    const id = await page(pageWith(one.id, ['留下的']), true);
    expect(await demo.post('pageSection/delete', { ids: [one.id] })).toMatchObject({ code: 0 });
    expect(headings((await read(id)).document)).toEqual(['留下的']);
    const { version } = await read(id);
    expect(await demo.post('pageTemplate/publish', { id, version })).toMatchObject({ code: 0 });
  });
});
