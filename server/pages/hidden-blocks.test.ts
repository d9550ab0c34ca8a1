import { expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { video } from '#blocks/video/spec.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);

test('a hidden block is kept, may be unfinished, and not a byte of it is on the pages that phones get', async () => {
  const demo = await node.signIn('demo');
  const film = await owner.row<{ id: number; address: string }>(
    `select id, address from stored_file where company_id = 1 and length(address) = 22 and not is_public limit 1`,
  );
  const document = pageOf(
    [
      { ...newBlock(captionText, { name: '看得见' }), name: '只给作者的名字' },
      { ...newBlock(captionText, { name: '看不见' }), hidden: true },
      { ...newBlock(notice, { noticeText: '' }), hidden: true },
      { ...newBlock(video, { src: `/api/file/${film.address}` }), hidden: true },
    ],
    { details: '测试页面' },
  );
  const added = await demo.post('pageTemplate/add', { name: '有隐藏的页面', document });
  const { id } = added.data as { id: number };
  const stored = (await demo.get('pageTemplate/info', { id })).data as PageTemplateInfo;
  expect(stored.document).toEqual(document);
  const uses = [{ target: 'company' }];
  const published = await demo.post('pageTemplate/publish', { id, version: stored.version, uses });
  expect(published).toMatchObject({ code: 0 });

  // Nor do its files open to everyone.
  const opened = 'select is_public as open from stored_file where id = $1';
  expect(await owner.row(opened, [film.id])).toEqual({ open: false });

  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  const link = await demo.post('pageTemplate/draftLink', { id });
  for (const path of [`/template?code=${one!.code}`, link.data.url as string]) {
    const text = await (await fetch(node.base + path)).text();
    expect(text).toContain('看得见');
    expect(text).not.toMatch(/看不见|只给作者|data-hidden|data-block="b[234]"/);
  }
});

test('a block is shown in its time only, on published pages and drafts', async () => {
  const demo = await node.signIn('demo');
  const [past, ahead] = [-1, 1].map((by) => new Date(Date.now() + by * 3_600_000).toISOString());
  const document = pageOf(
    [
      { ...newBlock(captionText, { name: '正在促销' }), from: past!, until: ahead! },
      { ...newBlock(captionText, { name: '已经结束' }), until: past! },
      { ...newBlock(captionText, { name: '还没开始' }), from: ahead! },
    ],
    { details: '测试页面' },
  );
  const added = await demo.post('pageTemplate/add', { name: '有时间的页面', document });
  const { id } = added.data as { id: number };
  const { version } = (await demo.get('pageTemplate/info', { id })).data as PageTemplateInfo;
  const uses = [{ target: 'company' }];
  expect(await demo.post('pageTemplate/publish', { id, version, uses })).toMatchObject({ code: 0 });
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  const link = await demo.post('pageTemplate/draftLink', { id });
  for (const path of [`/template?code=${one!.code}`, link.data.url as string]) {
    const text = await (await fetch(node.base + path)).text();
    expect(text).toContain('正在促销');
    expect(text).not.toMatch(/已经结束|还没开始/);
  }
  const wrong = pageOf([{ ...newBlock(captionText), from: 'soon' }]);
  const refused = await demo.post('pageTemplate/add', { name: '时间不对', document: wrong });
  expect(refused.code).not.toBe(0);
});
