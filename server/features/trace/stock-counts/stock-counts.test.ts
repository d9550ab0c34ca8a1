import { beforeAll, describe, expect, test } from 'vitest';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});
const start = async (body: object = {}): Promise<number> =>
  (await goods.post('stockCount/add', { place: '一号库', ...body })).id;
const scan = (id: number, codes: string[]) => goods.user.post('stockCount/scan', { id, codes });

describe('[WH-7] a stock count', () => {
  test('holds what was scanned against what should be there', async () => {
    const batch = await goods.addBatch();
    const [here, lost, gone] = await goods.units(3, batch.id);
    const [strange] = await goods.units(1);
    await goods.shipTo({ dealer_id: 1 }, [gone!]);
    const id = await start({ batch_id: batch.id });
    expect((await scan(id, [here!, gone!])).data).toEqual({ added: 2, again: 0, counted: 2 });
    expect((await scan(id, [here!, strange!])).data).toEqual({ added: 1, again: 1, counted: 3 });
    const closed = await goods.user.post('stockCount/close', { id });
    expect(closed).toMatchObject({
      msg: '账面 2，已盘 3，盘亏 1，盘盈 2',
      data: {
        state: 'closed',
        expected: 2,
        counted: 3,
        missing: 1,
        surplus: 2,
        batch_code: batch.code,
      },
    });
    const listed = async (result: string) =>
      (await goods.user.get('stockCount/codes', { id, result })).data
        .map(({ code }: { code: string }) => code)
        .toSorted((a: string, b: string) => a.localeCompare(b));
    expect(await listed('counted')).toEqual([here]);
    expect(await listed('missing')).toEqual([lost]);
    expect(await listed('surplus')).toEqual(
      [gone!, strange!].toSorted((a, b) => a.localeCompare(b)),
    );
    expect(await goods.user.get('stockCount/exportCodes', { id })).toMatchObject({ status: 200 });
    expect((await goods.info(here!)).events[0]).toMatchObject({ kind: 'count', place: '一号库' });
    // Closed twice is closed once; nothing more is scanned.
    expect(await goods.user.post('stockCount/close', { id })).toMatchObject({
      code: 0,
      data: { counted: 3 },
    });
    expect(await scan(id, [lost!])).toMatchObject({ status: 409 });
  });

  test('counts all that is in a box, frozen goods too, and takes back what was scanned by mistake', async () => {
    const batch = await goods.addBatch();
    const { box, codes } = await goods.box(2);
    const [frozen] = await goods.units(1, batch.id);
    await goods.post('identifier/freeze', { codes: [frozen], reason: 'stolen' });
    const id = await start({ batch_id: batch.id });
    expect((await scan(id, [box, frozen!])).data).toMatchObject({ added: 3 });
    const back = await goods.user.post('stockCount/unscan', { id, codes: [box] });
    expect(back.data).toMatchObject({ counted: 1 });
    expect((await goods.user.post('stockCount/close', { id })).data).toMatchObject({
      expected: 1,
      counted: 1,
      missing: 0,
      surplus: 0,
    });
    expect(codes).toHaveLength(2);
  });

  test('can be cancelled, takes only known codes, and belongs to its company and those who may', async () => {
    const id = await start({ part_id: goods.part });
    expect(await scan(id, ['NOSUCHCODE'])).toMatchObject({ status: 404 });
    const other = await node.signIn('other');
    const [code] = await goods.units(1);
    for (const path of ['scan', 'unscan'])
      expect(await other.post(`stockCount/${path}`, { id, codes: [code] })).toMatchObject({
        status: 404,
      });
    for (const path of ['close', 'cancel'])
      expect(await other.post(`stockCount/${path}`, { id })).toMatchObject({ status: 404 });
    expect(await (await node.signIn('identity')).post('stockCount/close', { id })).toMatchObject({
      status: 403,
    });
    expect(await goods.user.post('stockCount/add', { part_id: 99_999 })).toMatchObject({
      status: 422,
      errors: [{ field: 'part_id' }],
    });
    await goods.post('stockCount/cancel', { id });
    await goods.post('stockCount/cancel', { id });
    expect(await goods.user.post('stockCount/close', { id })).toMatchObject({ status: 409 });
    const { data } = await goods.user.get('stockCount/index', { state: 'cancelled' });
    expect(data.map((one: { id: number }) => one.id)).toContain(id);
  });

  test('scanned by two at once counts everything once', async () => {
    const id = await start();
    const codes = await goods.units(20);
    const answers = await Promise.all([scan(id, codes), scan(id, codes.slice(5))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await goods.user.get('stockCount/info', { id })).data).toMatchObject({ counted: 20 });
  });
});
