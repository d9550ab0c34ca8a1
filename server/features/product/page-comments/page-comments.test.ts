import { beforeAll, describe, expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import type { PageComment } from '#contract/features/product/page-comments/contract.ts';
import { startTestNode } from '#server/testing/node.ts';

const node = await startTestNode();
type User = Awaited<ReturnType<typeof node.signIn>>;
let demo: User;
let product: User;
let other: User;
let sales: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  product = await node.signIn('product');
  other = await node.signIn('other');
  sales = await node.signIn('sales');
});

const document = pageOf([{ ...newBlock(captionText, {}), name: '封面标题' }]);
const block = document.order[0]!;
const newPage = async () => {
  const made = await demo.post('pageTemplate/add', { name: `批注 ${Math.random()}`, document });
  return (made.data as { id: number }).id;
};
const add = (user: User, page: number, text: string, more: object = {}) =>
  user.post('pageComment/add', { page_id: page, text, ...more });
const idIn = ({ data }: { data: unknown }) => (data as { id: number }).id;
const commentsOf = async (user: User, page: number) =>
  (await user.get('pageComment/index', { page_id: page })).data as PageComment[];

describe('a comment', () => {
  test('is about a block, is answered, resolved and reopened, and an answer reopens it', async () => {
    const page = await newPage();
    const first = idIn(await add(demo, page, '太长了', { block }));
    await add(product, page, '改好了', { reply_to: first });
    const [comment] = await commentsOf(demo, page);
    expect(comment).toMatchObject({
      ...{ block, block_type: 'captiontext', block_name: '封面标题', text: '太长了' },
      ...{ is_own: true, resolve_time: null, replies: [{ text: '改好了', is_own: false }] },
    });
    const resolve = (user: User, isResolved: boolean) =>
      user.post('pageComment/resolve', { id: first, is_resolved: isResolved });
    const stateOf = async () => (await commentsOf(demo, page))[0]!;
    await resolve(product, true);
    const { resolve_time: time, resolve_user: by } = await stateOf();
    expect(time).not.toBeNull();
    expect(by).toBe(comment!.replies[0]!.author);
    await resolve(demo, false);
    expect(await stateOf()).toMatchObject({ resolve_time: null, resolve_user: '' });
    await resolve(product, true);
    await add(demo, page, '还是太长', { reply_to: first });
    expect(await stateOf()).toMatchObject({ resolve_time: null, replies: [{}, {}] });
  });

  test('is still told when its block is gone, and goes with its page', async () => {
    const page = await newPage();
    const first = idIn(await add(demo, page, '不要了', { block }));
    const { version } = (await demo.get('pageTemplate/info', { id: page })).data as {
      version: number;
    };
    await demo.post('pageTemplate/save', { id: page, version, document: pageOf([]) });
    expect(await add(demo, page, '再说一句', { block })).toMatchObject({ status: 422 });
    expect(await add(product, page, '好', { reply_to: first })).toMatchObject({ code: 0 });
    expect(await commentsOf(demo, page)).toMatchObject([
      { block, block_name: '封面标题', replies: [{}] },
    ]);
    expect(await demo.post('pageTemplate/delete', { ids: [page] })).toMatchObject({ code: 0 });
    expect(await demo.get('pageComment/index', { page_id: page })).toMatchObject({ status: 404 });
  });

  test('is deleted by its author only, and not after others have answered', async () => {
    const page = await newPage();
    const first = idIn(await add(demo, page, '一'));
    const remove = (user: User, id: number) => user.post('pageComment/delete', { id });
    expect(await remove(product, first)).toMatchObject({ status: 403 });
    const answer = idIn(await add(product, page, '二', { reply_to: first }));
    expect(await remove(demo, first)).toMatchObject({ msg: expect.stringContaining('已有人回复') });
    expect(await remove(product, answer)).toMatchObject({ code: 0 });
    expect(await remove(demo, first)).toMatchObject({ code: 0 });
    expect(await commentsOf(demo, page)).toEqual([]);
  });

  test('is for those who may see pages of this company', async () => {
    const page = await newPage();
    const first = idIn(await add(demo, page, '内部'));
    for (const answer of [
      await other.get('pageComment/index', { page_id: page }),
      await add(other, page, '甲'),
      await add(other, page, '甲', { reply_to: first }),
      await other.post('pageComment/resolve', { id: first, is_resolved: true }),
      await other.post('pageComment/delete', { id: first }),
      // An answer belongs to its page.
      await add(demo, await newPage(), '甲', { reply_to: first }),
    ])
      expect(answer).toMatchObject({ status: 404 });
    expect(await sales.get('pageComment/index', { page_id: page })).toMatchObject({ status: 403 });
    expect(await add(demo, page, ' ')).toMatchObject({ errors: [{ field: 'text' }] });
    expect(await add(demo, page, '长'.repeat(1_001))).toMatchObject({
      errors: [{ field: 'text' }],
    });
  });
});
