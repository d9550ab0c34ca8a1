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
