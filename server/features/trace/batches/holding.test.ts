import { beforeAll, describe, expect, test } from 'vitest';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});
const move = (name: string, id: number, reason = '抽检不合格') =>
  goods.post(`batch/${name}`, { ids: [id], ...(name === 'resume' ? {} : { reason }) });
const waitFor = (codes: string[], states: string[]) =>
  until(
    `the states ${states.join()}`,
    async () => String(await goods.states(codes)) === String(states),
  );
const noticesOf = async (user: { get: MadeGoods['user']['get'] }, word: string) =>
  ((await user.get('notice/index', { limit: 100 })).data as { content: string }[]).filter(
    ({ content }) => content.includes(word),
  );

describe('a batch on hold', () => {
  test('[QM-1] freezes its units that are not sold, and resumed it frees exactly those', async () => {
    const batch = await goods.addBatch();
    const codes = await goods.units(5, batch.id);
    const [here, sent, sold, byHand, packed] = codes as [string, string, string, string, string];
    await goods.shipTo({ dealer_id: 1 }, [sent]);
    await goods.post('saleRecord/add', { codes: [sold], sold_at: new Date().toISOString() });
    await goods.post('identifier/freeze', { codes: [byHand], reason: 'stolen' });
    const [box] = await goods.order(1, { level: 'box' });
    await goods.post('packing/pack', { parent: box, codes: [packed] });
    await move('hold', batch.id);
    // At once, whatever the job has done by now.
    const sale = await goods.user.post('saleRecord/add', {
      codes: [here],
      sold_at: new Date().toISOString(),
    });
    expect(sale).toMatchObject({ status: 409, errors: [{ field: 'codes', code: here }] });
    const { id } = await goods.post('shipment/add', { kind: 'dealer', dealer_id: 1 });
    expect(await goods.user.post('shipment/scan', { id, codes: [here] })).toMatchObject({
      status: 409,
    });
    expect(await goods.user.post('packing/pack', { parent: box, codes: [here] })).toMatchObject({
      status: 409,
    });
    await waitFor(codes, ['frozen', 'frozen', 'sold', 'frozen', 'frozen']);
    expect((await goods.info(here)).events[0]).toMatchObject({
      kind: 'freeze',
      reason: '批次质检暂停 · 抽检不合格',
    });
    expect(await goods.look(sent)).toMatchObject({ holder: 'dealer', dealer_id: 1 });
    await move('resume', batch.id);
    await waitFor(codes, ['commissioned', 'received', 'sold', 'frozen', 'packed']);
    await goods.post('shipment/scan', { id, codes: [here] });
  });

  test('ends in the state it is left in, however quickly it is held and resumed', async () => {
    const batch = await goods.addBatch();
    const codes = await goods.units(3, batch.id);
    for (const name of ['hold', 'resume', 'hold', 'resume']) await move(name, batch.id);
    await until(
      'all jobs to end',
      async () =>
        (
          await owner.rows(
            `select from job where kind = 'identifiers.move' and state in ('waiting', 'running')`,
          )
        ).length === 0,
    );
    expect(await goods.states(codes)).toEqual(['commissioned', 'commissioned', 'commissioned']);
  });
});

describe('[QM-6] a recall', () => {
  test('of a batch on hold reaches everybody: who holds what is shown, dealers are told', async () => {
    const batch = await goods.addBatch();
    const customer = await goods.customer();
    const [here, sent, underWay, sold, customers] = (await goods.units(5, batch.id)) as [
      string,
      string,
      string,
      string,
      string,
    ];
    await goods.shipTo({ dealer_id: 1 }, [sent]);
    await goods.shipTo({ dealer_id: 1 }, [sold]);
    await goods.done(goods.dealer, 'saleRecord/add', {
      codes: [sold],
      sold_at: new Date().toISOString(),
    });
    await goods.shipTo({ dealer_id: 2 }, [underWay]);
    await goods.shipTo({ customer_id: customer }, [customers]);
    await move('hold', batch.id);
    await waitFor([here], ['frozen']);
    await move('recall', batch.id, '电源漏电');
    const all = [here, sent, underWay, sold, customers];
    await waitFor(
      all,
      all.map(() => 'recalled'),
    );
    const { data } = await goods.user.get('batch/holders', { id: batch.id });
    expect(data).toMatchObject({ total: 5, on_way: 2, came_back: 0 });
    expect(data.holders).toHaveLength(5);
    expect(data.holders).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'company', units: 1, on_way: 0 }),
        expect.objectContaining({ kind: 'dealer', id: 1, units: 1, on_way: 0 }),
        expect.objectContaining({ kind: 'dealer', id: 2, units: 1, on_way: 1 }),
        expect.objectContaining({ kind: 'customer', id: customer, units: 1, on_way: 1 }),
        expect.objectContaining({ kind: 'consumer', id: 1, units: 1 }),
      ]),
    );
    expect(await goods.user.get('batch/exportHolders', { id: batch.id })).toMatchObject({
      status: 200,
    });
    expect(await noticesOf(goods.dealer, batch.code)).toHaveLength(1);
    const other = await node.signIn('other');
    expect(await other.get('batch/holders', { id: batch.id })).toMatchObject({ status: 404 });
    // Nobody sells or ships it any more.
    const sale = await goods.dealer.post('saleRecord/add', {
      codes: [sent],
      sold_at: new Date().toISOString(),
    });
    expect(sale).toMatchObject({ status: 409, errors: [{ state: 'recalled' }] });
  });

  test('of single codes takes boxes, refuses what cannot be recalled at its code, and tells dealers', async () => {
    const { box, codes } = await goods.box(2);
    const [other] = await goods.units(1);
    const [unbound] = await goods.order(1);
    await goods.shipTo({ dealer_id: 1 }, [box]);
    const recall = (body: object, user = goods.user) =>
      user.post('identifier/recall', { reason: '瓶盖开裂', ...body });
    expect(await recall({ codes: [other, unbound] })).toMatchObject({
      status: 409,
      errors: [{ field: 'codes', code: unbound, state: 'unallocated' }],
    });
    expect(await recall({ codes: [box] })).toMatchObject({ code: 0, data: { moved: 2 } });
    expect(await recall({ codes: [box] })).toMatchObject({ code: 0, data: { moved: 0 } });
    expect(await goods.states(codes)).toEqual(['recalled', 'recalled']);
    expect(await goods.look(codes[0]!)).toMatchObject({ holder: 'dealer', dealer_id: 1 });
    expect(await noticesOf(goods.dealer, '瓶盖开裂')).toHaveLength(1);
    expect(await recall({ codes: [other] }, await node.signIn('sales'))).toMatchObject({
      status: 403,
    });
    expect(await recall({ codes: [other] }, await node.signIn('other'))).toMatchObject({
      status: 404,
    });
  });

  test('of a part recalls all of its batches but those that are only planned', async () => {
    const part = await goods.addPart();
    const [one, two, planned] = await Promise.all(
      [1, 2, 3].map(() => goods.add({ part_id: part })),
    );
    for (const { id } of [one!, two!]) await goods.post('batch/release', { ids: [id] });
    const recall = () => goods.user.post('batch/recallPart', { part_id: part, reason: '配方有误' });
    expect(await recall()).toMatchObject({ code: 0, data: { batches: 2 } });
    expect(await recall()).toMatchObject({ code: 0, data: { batches: 0 } });
    expect(await Promise.all([one!, two!, planned!].map(({ id }) => goods.stateOf(id)))).toEqual([
      'recalled',
      'recalled',
      'planned',
    ]);
    const steps = (await goods.user.get('batch/info', { id: one!.id })).data.steps;
    expect(steps[0]).toMatchObject({ action: 'recall', reason: '配方有误' });
    const empty = await goods.addPart();
    expect(
      await goods.user.post('batch/recallPart', { part_id: empty, reason: 'x' }),
    ).toMatchObject({ status: 409 });
    const body = { part_id: part, reason: 'x' };
    expect(await (await node.signIn('other')).post('batch/recallPart', body)).toMatchObject({
      status: 404,
    });
    expect(await (await node.signIn('product')).post('batch/recallPart', body)).toMatchObject({
      status: 403,
    });
  });
});
