import { beforeAll, describe, expect, test } from 'vitest';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { richText } from '#blocks/rich-text/spec.ts';
import { video } from '#blocks/video/spec.ts';
import type { PageSection } from '#contract/features/product/page-sections/contract.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<typeof node.signIn>>;
let demo: User;
let other: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
});

const words = (myValue: string) => pageOf([newBlock(richText, { myValue })]);
const add = async (user: User, name: string, document: object = words('<p>须知</p>')) =>
  user.post('pageSection/add', { name, document });
const named = async (user: User, name: string) =>
  ((await user.get('pageSection/index', { limit: 50 })).data as PageSection[]).find(
    (one) => one.name === name,
  );

describe('a section', () => {
  test('is for the authors of its company, keeps its blocks when it is renamed, and goes', async () => {
    expect(await add(demo, '售后须知')).toMatchObject({ code: 0 });
    const mine = (await named(demo, '售后须知'))!;
    expect(mine.blocks).toBe(1);
    expect(await named(other, '售后须知')).toBeUndefined();
    expect(await other.get('pageSection/info', { id: mine.id })).toMatchObject({ status: 404 });
    const { id, version } = mine;
    expect(await demo.post('pageSection/edit', { id, version, name: '须知' })).toMatchObject({
      code: 0,
    });
    const { data } = await demo.get('pageSection/info', { id });
    expect(data).toMatchObject({ name: '须知', document: words('<p>须知</p>') });
    expect(await demo.post('pageSection/edit', { id, version, name: '旧' })).toMatchObject({
      status: 409,
    });
    expect(await demo.post('pageSection/delete', { ids: [id] })).toMatchObject({ code: 0 });
    expect(await named(demo, '须知')).toBeUndefined();
  });

  test('has a name of its own and at least one block, and is sanitised', async () => {
    expect(await add(demo, '两次')).toMatchObject({ code: 0 });
    expect(await add(demo, '两次')).toMatchObject({ errors: [{ field: 'name' }] });
    expect(await add(demo, '空的', pageOf([]))).toMatchObject({
      status: 422,
      errors: [{ field: 'document' }],
    });
    await add(demo, '有脚本', words('<p>好<script>x()</script></p>'));
    const { id } = (await named(demo, '有脚本'))!;
    expect((await demo.get('pageSection/info', { id })).data).toMatchObject({
      document: words('<p>好</p>'),
    });
  });

  test('keeps its files as long as it is there', async () => {
    const film = await owner.row<{ id: number; address: string }>(
      `select id, address from stored_file where company_id = 1 and length(address) = 22 and not is_public limit 1`,
    );
    const uses = () =>
      owner.rows(
        `select owner_id from file_use where company_id = 1 and owner = 'page_section' and file_id = $1`,
        [film.id],
      );
    await add(demo, '有影片', pageOf([newBlock(video, { src: `/api/file/${film.address}` })]));
    expect(await uses()).toHaveLength(1);
    await demo.post('pageSection/delete', { ids: [(await named(demo, '有影片'))!.id] });
    expect(await uses()).toEqual([]);
  });
});
