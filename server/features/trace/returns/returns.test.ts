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
const ofDealer = { from: 'dealer', dealer_id: 1, reason: '滞销' };
const add = (body: object) => goods.user.post('goodsReturn/add', body);
const info = async (id: number) => (await goods.user.get('goodsReturn/info', { id })).data;

describe('[WH-6] goods that come back', () => {
  test('are announced, received, restocked and can be shipped again', async () => {
    const codes = await goods.units(2);
    await goods.shipTo({ dealer_id: 1 }, codes);
    const { data } = await add({ ...ofDealer, codes });
    expect(data).toMatchObject({ state: 'requested', units: 2, from_name: '杭州湖滨电器行' });
    expect(data.code).toMatch(/^TH\d{12}$/);
    expect(await goods.states(codes)).toEqual(['received', 'received']);
    const { id } = data;
    await goods.post('goodsReturn/receive', { id });
    // Once more changes nothing.
    await goods.post('goodsReturn/receive', { id });
    expect(await goods.look(codes[0]!)).toMatchObject({
      state: 'returned',
      holder: 'company',
      dealer_id: null,
    });
    expect((await goods.info(codes[0]!)).events[0]).toMatchObject({
      kind: 'return',
      from_name: '杭州湖滨电器行',
      to_name: '本企业',
      document: data.code,
      reason: '滞销',
    });
    await goods.post('goodsReturn/restock', { id, codes: [codes[0]] });
    expect(await info(id)).toMatchObject({ state: 'received', restocked: 1 });
    await goods.post('goodsReturn/restock', { id });
    await goods.post('goodsReturn/restock', { id });
    expect(await info(id)).toMatchObject({ state: 'closed', restocked: 2, scrapped: 0 });
    expect(await goods.states(codes)).toEqual(['commissioned', 'commissioned']);
    await goods.shipTo({ dealer_id: 1 }, codes);
  });

  test('are new for the next buyer: a first check, and a warranty to activate', async () => {
    const [code] = await goods.units(1);
    await goods.shipTo({ dealer_id: 1 }, [code!]);
    const anyone = node.anyone();
    const from = { 'x-forwarded-for': '60.12.166.30' };
    const activate = (name: string) =>
      anyone.post('api/active', { name, phone: '13900001111', sn: code }, from);
    expect(await activate('甲')).toMatchObject({ code: 0 });
    expect(await goods.look(code!)).toMatchObject({ state: 'activated' });
    const { data } = await add({ from: 'consumer', codes: [code], is_received: true });
    expect(data).toMatchObject({ state: 'received', from_name: '消费者' });
    await goods.post('goodsReturn/restock', { id: data.id });
    expect(await goods.look(code!)).toMatchObject({ state: 'commissioned', first_time: null });
    expect(
      await owner.rows(
        'select from warranty w join identifier i using (company_id, seq) where i.seq = $1',
        [(await goods.look(code!)).id],
      ),
    ).toEqual([]);
    await goods.shipTo({ dealer_id: 1 }, [code!]);
    const asked = await anyone.get('api/query', { code: code! }, from);
    expect(asked.data).toMatchObject({ verdict: 'GENUINE_FIRST', result: { query_time: 1 } });
    expect(await activate('乙')).toMatchObject({ code: 0 });
  });

  test('stay whole in their boxes, and one alone leaves it', async () => {
    const { box, codes } = await goods.box(2);
    const other = await goods.box(2);
    await goods.shipTo({ dealer_id: 1 }, [box, other.box]);
    const whole = await add({ ...ofDealer, codes: [box], is_received: true });
    expect(whole.data).toMatchObject({ state: 'received', units: 2 });
    expect(await goods.look(codes[0]!)).toMatchObject({ parent_code: box, state: 'returned' });
    await goods.post('goodsReturn/restock', { id: whole.data.id });
    expect(await goods.states([box, ...codes])).toEqual(['commissioned', 'packed', 'packed']);
    await goods.shipTo({ dealer_id: 1 }, [box]);
    const alone = await add({ ...ofDealer, codes: [other.codes[0]], is_received: true });
    expect(await goods.look(other.codes[0]!)).toMatchObject({ parent_id: null });
    expect(await goods.look(other.codes[1]!)).toMatchObject({ parent_code: other.box });
    await goods.post('goodsReturn/scrap', { id: alone.data.id, reason: '摔坏' });
    expect(await goods.states([other.codes[0]!])).toEqual(['scrapped']);
    expect(await info(alone.data.id)).toMatchObject({ state: 'closed', scrapped: 1 });
  });

  test('that were recalled stay recalled, are the company’s again and are not restocked', async () => {
    const batch = await goods.addBatch();
    const codes = await goods.units(2, batch.id);
    await goods.shipTo({ dealer_id: 1 }, codes);
    await goods.post('batch/recall', { ids: [batch.id], reason: '漏电' });
    await until('the recall', async () =>
      (await goods.states(codes)).every((state) => state === 'recalled'),
    );
    const before = (await goods.user.get('batch/holders', { id: batch.id })).data;
    expect(before).toMatchObject({
      total: 2,
      came_back: 0,
      holders: [{ kind: 'dealer', id: 1, units: 2 }],
    });
    const { data } = await add({ ...ofDealer, codes: [codes[0]], is_received: true });
    expect(await goods.look(codes[0]!)).toMatchObject({ state: 'recalled', holder: 'company' });
    expect((await goods.user.get('batch/holders', { id: batch.id })).data).toMatchObject({
      came_back: 1,
      holders: [
        { kind: 'company', units: 1 },
        { kind: 'dealer', id: 1, units: 1 },
      ],
    });
    expect(await goods.user.post('goodsReturn/restock', { id: data.id })).toMatchObject({
      status: 409,
      errors: [{ field: 'codes', code: codes[0], state: 'recalled' }],
    });
    await goods.post('goodsReturn/scrap', { id: data.id, reason: '召回销毁' });
    expect(await goods.states([codes[0]!])).toEqual(['destroyed']);
    expect((await goods.user.get('batch/holders', { id: batch.id })).data.came_back).toBe(1);
  });

  test('that were frozen on their way stay frozen, are the company’s again, and are free when unfrozen', async () => {
    const [bad, good] = await goods.units(2);
    await goods.shipTo({ dealer_id: 1 }, [bad!, good!]);
    const { data } = await add({ ...ofDealer, codes: [bad, good] });
    await goods.post('identifier/freeze', { codes: [bad], reason: 'other' });
    await until('frozen', async () => (await goods.states([bad!]))[0] === 'frozen');
    await goods.post('goodsReturn/receive', { id: data.id });
    expect(await goods.states([bad!, good!])).toEqual(['frozen', 'returned']);
    expect(await goods.look(bad!)).toMatchObject({ holder: 'company', dealer_id: null });
    const early = await goods.user.post('goodsReturn/restock', { id: data.id });
    expect(early).toMatchObject({ status: 409 });
    await goods.post('identifier/unfreeze', { codes: [bad], reason: 'other' });
    await until('free', async () => (await goods.states([bad!]))[0] === 'returned');
    await goods.post('goodsReturn/restock', { id: data.id });
    expect(await info(data.id)).toMatchObject({ state: 'closed', restocked: 2 });
  });

  test('are not lost while they are on their way back: their shipment is closed afterwards', async () => {
    const [code] = await goods.units(1);
    const shipment = await goods.shipTo({ dealer_id: 1 }, [code!], false);
    const { data } = await add({ ...ofDealer, codes: [code] });
    expect(await goods.user.post('shipment/close', { id: shipment })).toMatchObject({
      status: 409,
      msg: expect.stringContaining(data.code) as string,
    });
    await goods.post('goodsReturn/receive', { id: data.id });
    await goods.post('shipment/close', { id: shipment });
    expect(await goods.states([code!])).toEqual(['returned']);
  });

  test('come back from customers, and from those who never received them', async () => {
    const customer = await goods.customer();
    const [one, two] = await goods.units(2);
    await goods.shipTo({ customer_id: customer }, [one!]);
    await goods.shipTo({ dealer_id: 2 }, [two!]);
    const body = { from: 'customer', customer_id: customer, codes: [one], is_received: true };
    expect(await add(body)).toMatchObject({ data: { state: 'received' } });
    const back = await add({ from: 'dealer', dealer_id: 2, codes: [two], is_received: true });
    await goods.post('goodsReturn/restock', { id: back.data.id });
    // It is in no shipment any more.
    await goods.shipTo({ dealer_id: 1 }, [two!]);
  });

  test('are looked at first: who holds them is proposed', async () => {
    const customer = await goods.customer();
    const [one, two, three] = await goods.units(3);
    await goods.shipTo({ dealer_id: 1 }, [one!]);
    await goods.shipTo({ customer_id: customer }, [two!]);
    const check = async (code: string) =>
      (await goods.user.post('goodsReturn/check', { codes: [code] })).data;
    expect(await check(one!)).toMatchObject({
      from: 'dealer',
      dealer_id: 1,
      from_name: '杭州湖滨电器行',
      units: 1,
      parts: [{ part_name: '批次件', units: 1 }],
    });
    expect(await check(two!)).toMatchObject({ from: 'customer', customer_id: customer });
    await goods.post('saleRecord/add', { codes: [three], sold_at: new Date().toISOString() });
    expect(await check(three!)).toMatchObject({
      from: 'consumer',
      dealer_id: null,
      customer_id: null,
    });
  });

  test('are refused at their code: what is here, what others hold, what is on its way back', async () => {
    const [here, others, back] = await goods.units(3);
    await goods.shipTo({ dealer_id: 2 }, [others!]);
    await goods.shipTo({ dealer_id: 1 }, [back!]);
    await add({ ...ofDealer, codes: [back] });
    const answer = await add({ ...ofDealer, codes: [here, others, back] });
    expect(answer).toMatchObject({ status: 409, data: { count: 3 } });
    const told = Object.fromEntries(answer.errors!.map(({ code, msg }) => [code, msg]));
    expect(told[here!]).toContain('不能退货');
    expect(told[others!]).toContain('不在这个退货方手里');
    expect(told[back!]).toContain('已在退货单');
    expect(await add({ from: 'dealer', codes: [others] })).toMatchObject({
      status: 422,
      errors: [{ field: 'dealer_id' }],
    });
    expect(await add({ from: 'customer', customer_id: 99_999, codes: [others] })).toMatchObject({
      status: 422,
      errors: [{ field: 'customer_id' }],
    });
  });

  test('that were announced can be cancelled, and announced again', async () => {
    const codes = await goods.units(1);
    await goods.shipTo({ dealer_id: 1 }, codes);
    const { data } = await add({ ...ofDealer, codes });
    expect(await goods.user.post('goodsReturn/restock', { id: data.id })).toMatchObject({
      status: 409,
    });
    const cancel = { id: data.id, reason: '不退了' };
    await goods.post('goodsReturn/cancel', cancel);
    await goods.post('goodsReturn/cancel', cancel);
    expect(await info(data.id)).toMatchObject({ state: 'cancelled', reason: '不退了' });
    expect(await goods.user.post('goodsReturn/receive', { id: data.id })).toMatchObject({
      status: 409,
    });
    expect(await add({ ...ofDealer, codes })).toMatchObject({ code: 0 });
  });

  test('are received once by two at once, and only by those who may', async () => {
    const codes = await goods.units(1);
    await goods.shipTo({ dealer_id: 1 }, codes);
    const { data } = await add({ ...ofDealer, codes });
    const { id } = data;
    const other = await node.signIn('other');
    for (const path of ['receive', 'restock'])
      expect(await other.post(`goodsReturn/${path}`, { id })).toMatchObject({ status: 404 });
    const sales = await node.signIn('sales');
    expect(await sales.get('goodsReturn/info', { id })).toMatchObject({ code: 0 });
    expect(await sales.post('goodsReturn/receive', { id })).toMatchObject({ status: 403 });
    const both = await Promise.all(
      [1, 2].map(() => goods.user.post('goodsReturn/receive', { id })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { events } = await goods.info(codes[0]!);
    expect(events.filter(({ kind }: { kind: string }) => kind === 'return')).toHaveLength(1);
    const listed = await goods.user.get('goodsReturn/codes', { id, state: 'received' });
    expect(listed).toMatchObject({
      count: 1,
      data: [{ code: codes[0], identifier_state: 'returned' }],
    });
  });
});
