import { beforeAll, describe, expect, test } from 'vitest';
import type { Scene } from '#blocks/kit/scene.ts';
import { sceneAnswer } from '#contract/features/product/page-drafts/contract.ts';
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
const somePart = () =>
  owner.row<{ id: number; name: string; attributes: Scene['attributes'] }>(
    `select id, name, attributes from part where company_id = 1 and state = 'active' and attributes <> '[]' order by id limit 1`,
  );

describe('real data for the designer', () => {
  test('is what a page would show of one of the company’s codes, and looking counts nothing', async () => {
    const part = await somePart();
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: part.id });
    await fetch(`${node.base}/api/web/api/query?code=${one!.code}`);
    const logged = () =>
      owner.row('select count(*)::int as lines from scan_log where seq = $1', [one!.seq]);
    const before = await logged();
    const answer = await demo.get('pageTemplate/scene', { code: one!.code, language: 'en' });
    expect(answer).toMatchObject({ code: 0 });
    const scene = sceneAnswer.parse(answer.data);
    expect(scene).toMatchObject({
      language: 'en',
      place: 'canvas',
      answer: {
        verdict: 'GENUINE_REPEAT',
        result: { part_name: part.name, serial_number: one!.code, query_time: 1 },
      },
      attributes: part.attributes,
      log: { count: 1 },
      query: { code: one!.code },
    });
    expect(scene.log.rows.map(({ query_no: n }) => n)).toEqual([1]);
    expect(await logged()).toEqual(before);
    const { scans } = await owner.row('select scans from identifier where seq = $1', [one!.seq]);
    expect(scans).toBe(1);
  });

  test('says of a code of nobody, and of another company, the same', async () => {
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
    for (const [who, code] of [
      [demo, '2222222222222222'],
      [demo, 'nothing'],
      [other, one!.code],
    ] as const)
      expect(await who.get('pageTemplate/scene', { code })).toMatchObject({
        status: 404,
        msg: '本企业没有这个序列号',
      });
  });

  test('brings the products that blocks name, of the own company and as they are sold', async () => {
    const { id, name } = await somePart();
    const ask = async (who: typeof demo) =>
      (await who.get('pageTemplate/products', { 'ids[]': id })).data as { name: string }[];
    expect((await ask(demo)).map((one) => one.name)).toEqual([name]);
    expect(await ask(other)).toEqual([]);
    expect((await demo.get('pageTemplate/products', {})).data).toEqual([]);
  });

  test('offers codes to look with, those asked for lately first', async () => {
    const part = await somePart();
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: part.id });
    await fetch(`${node.base}/api/web/api/query?code=${one!.code}`);
    const offered = (await demo.get('pageTemplate/codes')).data as { code: string }[];
    expect(offered[0]).toEqual({ code: one!.code, part_name: part.name, scans: 1 });
    expect(offered.length).toBeGreaterThan(5);
    expect((await other.get('pageTemplate/codes')).data).not.toContainEqual(
      expect.objectContaining({ code: one!.code }),
    );
  });
});
