import { beforeAll, describe, expect, test } from 'vitest';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});
const now = () => new Date().toISOString();
const sell = (codes: string[], more: object = {}) =>
  goods.user.post('saleRecord/add', { codes, sold_at: now(), ...more });
const incidentsOf = async (code: string) =>
  (await goods.user.get('incident/index', { keyword: code, kind: 'wrongSeller' })).data;

describe('[MNU-26] a sale', () => {
  test('of what the company holds is valid; the buyer is sealed and masked', async () => {
    const [one, two] = await goods.units(2);
    const body = {
      buyer_name: '王小明',
      buyer_phone: '13912345678',
      price: 129_900,
      store: '湖滨店',
    };
    const answer = await sell([one!, two!], body);
    expect(answer).toMatchObject({
      code: 0,
      msg: '已登记 2 件',
      data: {
        units: 2,
        wrong: 0,
        state: 'valid',
        seller_name: '本企业',
        ...body,
        buyer_phone: '139****5678',
      },
    });
    const { id, code } = answer.data;
    expect(code).toMatch(/^XS\d{12}$/);
    expect(await goods.states([one!, two!])).toEqual(['sold', 'sold']);
    expect(await goods.look(one!)).toMatchObject({
      holder: 'consumer',
      held_since: expect.any(String),
    });
    expect((await goods.info(one!)).events[0]).toMatchObject({
      kind: 'sell',
      document: code,
      place: '湖滨店',
      from_name: '本企业',
    });
    const { data } = await goods.user.get('saleRecord/index', { keyword: '13912345678' });
    expect(data).toMatchObject([{ id, buyer_phone: '139****5678' }]);
    const stored = await owner.row('select buyer_phone_sealed from sale_record where id = $1', [
      id,
    ]);
    expect(String((stored as { buyer_phone_sealed: Buffer }).buyer_phone_sealed)).not.toContain(
      '13912345678',
    );
    const codes = await goods.user.get('saleRecord/codes', { id });
    expect(codes).toMatchObject({ count: 2, data: [{ code: one, is_right: true }, { code: two }] });
  });

  test('by somebody who does not hold it is recorded, changes nothing and opens an incident with both sides', async () => {
    const [mine, theirs] = await goods.units(2);
    await goods.shipTo({ dealer_id: 1 }, [theirs!]);
    const answer = await sell([mine!, theirs!]);
    expect(answer).toMatchObject({ data: { units: 2, wrong: 1, state: 'disputed' } });
    expect(await goods.states([mine!, theirs!])).toEqual(['sold', 'received']);
    expect(await incidentsOf(theirs!)).toMatchObject([
      { state: 'open', detail: { sale: answer.data.code, holder: '杭州湖滨电器行' } },
    ]);
    expect(await incidentsOf(mine!)).toEqual([]);
    const wrong = await goods.user.get('saleRecord/codes', {
      id: answer.data.id,
      is_right: 'false',
    });
    expect(wrong.data).toMatchObject([{ code: theirs, holder_name: '杭州湖滨电器行' }]);
  });

  test('of a dealer is right for what it holds, and wrong for what the company or another holds', async () => {
    const [mine, companys, others] = await goods.units(3);
    await goods.shipTo({ dealer_id: 1 }, [mine!]);
    await goods.shipTo({ dealer_id: 2 }, [others!]);
    const add = (codes: string[]) =>
      goods.dealer.post('saleRecord/add', { codes, sold_at: now(), store: '一店' });
    expect(await add([mine!])).toMatchObject({
      code: 0,
      data: { state: 'valid', wrong: 0, dealer_id: 1 },
    });
    expect(await goods.look(mine!)).toMatchObject({
      state: 'sold',
      dealer_id: 1,
      holder: 'consumer',
    });
    const answer = await add([companys!, others!]);
    expect(answer).toMatchObject({ data: { state: 'disputed', wrong: 2 } });
    expect(await goods.states([companys!, others!])).toEqual(['commissioned', 'shipped']);
    expect(await incidentsOf(others!)).toMatchObject([
      {
        dealer_name: '杭州湖滨电器行',
        detail: { seller: '杭州湖滨电器行', holder: '宁波甬江商贸有限公司' },
      },
    ]);
    // The dealer sees its own sales, and not who else holds something.
    const codes = await goods.dealer.get('saleRecord/codes', { id: answer.data.id });
    expect(codes.data.map(({ holder_name: name }: { holder_name: string }) => name)).not.toContain(
      '宁波甬江商贸有限公司',
    );
    const other = await goods.addDealer();
    for (const path of ['info', 'codes'])
      expect(await other.user.get(`saleRecord/${path}`, { id: answer.data.id })).toMatchObject({
        status: 404,
      });
  });

  test('also of a dealer by the company, in its name', async () => {
    const [one] = await goods.units(1);
    await goods.shipTo({ dealer_id: 1 }, [one!]);
    expect(await sell([one!], { dealer_id: 1 })).toMatchObject({
      data: { state: 'valid', seller_name: '杭州湖滨电器行' },
    });
    expect(await sell([one!], { dealer_id: 99_999 })).toMatchObject({
      status: 422,
      errors: [{ field: 'dealer_id' }],
    });
  });

  test('takes whole boxes, and one out of its box leaves it', async () => {
    const { box, codes } = await goods.box(3);
    expect(await sell([codes[0]!])).toMatchObject({ data: { units: 1 } });
    expect(await goods.look(codes[0]!)).toMatchObject({ parent_id: null });
    expect(await goods.look(codes[1]!)).toMatchObject({ parent_code: box, state: 'packed' });
    expect(await sell([box])).toMatchObject({ data: { units: 2, wrong: 0 } });
    expect(await goods.states([box, ...codes])).toEqual(['sold', 'sold', 'sold', 'sold']);
  });

  test('refuses what nobody may sell, each at its code, and sells nothing', async () => {
    const [fine, frozen, voided, sold] = await goods.units(4);
    const [unbound] = await goods.order(1);
    await goods.post('identifier/freeze', { codes: [frozen], reason: 'stolen' });
    await goods.post('identifier/void', { codes: [voided], reason: 'stolen' });
    await sell([sold!]);
    const wrong = {
      [frozen!]: 'frozen',
      [voided!]: 'voided',
      [sold!]: 'sold',
      [unbound!]: 'unallocated',
    };
    const answer = await sell([fine!, ...Object.keys(wrong)]);
    expect(answer).toMatchObject({ status: 409, data: { count: 4 } });
    const told = Object.fromEntries(answer.errors!.map((one) => [one.code, one.state]));
    expect(told).toEqual(wrong);
    expect(answer.errors!.every(({ field }) => field === 'codes')).toBe(true);
    expect(await goods.states([fine!])).toEqual(['commissioned']);
    expect(await sell(['NOSUCHCODE'])).toMatchObject({ status: 404 });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    for (const time of [tomorrow, '1970-01-01T00:00:00Z'])
      expect(await sell([fine!], { sold_at: time })).toMatchObject({
        status: 422,
        errors: [{ field: 'sold_at' }],
      });
  });

  test('sent twice is made once, and of two at once only one sells', async () => {
    const [one, two] = await goods.units(2);
    const body = { codes: [one], sold_at: now() };
    const first = await goods.user.post('saleRecord/add', body);
    expect((await goods.user.post('saleRecord/add', body)).data.id).toBe(first.data.id);
    const both = await Promise.all([sell([two!], { store: '甲' }), sell([two!], { store: '乙' })]);
    const ids = new Set(both.filter(({ code }) => code === 0).map(({ data }) => data.id));
    expect(ids.size).toBe(1);
  });

  test('can be voided: everything goes back to where it was', async () => {
    const { box, codes } = await goods.box(2);
    await goods.shipTo({ dealer_id: 1 }, [box]);
    const { data } = await goods.dealer.post('saleRecord/add', { codes: [box], sold_at: now() });
    const body = { id: data.id, reason: '登记错了' };
    expect(await goods.dealer.post('saleRecord/void', body)).toMatchObject({ code: 0 });
    expect(await goods.dealer.post('saleRecord/void', body)).toMatchObject({ code: 0 });
    expect(await goods.states([box, ...codes])).toEqual(['received', 'received', 'received']);
    expect(await goods.look(codes[0]!)).toMatchObject({
      holder: 'dealer',
      dealer_id: 1,
      parent_code: box,
    });
    const { events } = await goods.info(codes[0]!);
    expect(events[0]).toMatchObject({ kind: 'unsell', reason: '登记错了', document: data.code });
    const again = await goods.dealer.post('saleRecord/add', { codes, sold_at: now() });
    expect(again).toMatchObject({ data: { units: 2, state: 'valid' } });
    // What happened since can't be undone by it.
    await goods.post('goodsReturn/add', { from: 'consumer', codes: [codes[0]], is_received: true });
    expect(
      await goods.dealer.post('saleRecord/void', { id: again.data.id, reason: 'x' }),
    ).toMatchObject({
      status: 409,
      errors: [{ field: 'codes', code: codes[0], state: 'returned' }],
    });
  });

  test('belongs to its company and to those who may', async () => {
    const [one] = await goods.units(1);
    const { data } = await sell([one!]);
    const other = await node.signIn('other');
    expect(await other.get('saleRecord/info', { id: data.id })).toMatchObject({ status: 404 });
    expect(await other.get('saleRecord/codes', { id: data.id })).toMatchObject({ status: 404 });
    expect(await other.post('saleRecord/void', { id: data.id, reason: 'x' })).toMatchObject({
      status: 404,
    });
    expect(await other.post('saleRecord/add', { codes: [one], sold_at: now() })).toMatchObject({
      status: 404,
    });
    expect(await goods.dealer.post('saleRecord/void', { id: data.id, reason: 'x' })).toMatchObject({
      status: 404,
    });
    const product = await node.signIn('product');
    expect(await product.post('saleRecord/add', { codes: [one], sold_at: now() })).toMatchObject({
      status: 403,
    });
    expect(
      await (await node.signIn('data')).post('saleRecord/void', { id: data.id, reason: 'x' }),
    ).toMatchObject({ status: 403 });
  });

  test('comes from a spreadsheet, all rows or none, each bad one with its reason', async () => {
    const [one, two, three] = await goods.units(3);
    await goods.shipTo({ dealer_id: 1 }, [two!]);
    await sell([three!]);
    const send = async (rows: string[][]) => {
      const head = ['编码', '销售时间', '卖方', '门店', '金额（元）'];
      const body = new FormData();
      body.append(
        'file',
        new Blob([Uint8Array.from(makeBook({ 销售: [head, ...rows] }))]),
        'sales.xlsx',
      );
      const answer = await fetch(`${node.base}/api/web/saleRecord/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${goods.user.token}` },
        body,
      });
      return answer.json();
    };
    const rows = [
      [one!, '2026-08-01 10:30', '', '导入店', '99.90'],
      [two!, '2026-08-02', '杭州湖滨电器行', '', ''],
    ];
    const refused = await send([...rows, [three!, '2026-08-03', '', '', '']]);
    expect(refused).toMatchObject({
      code: 422,
      data: { rows: 3, errors: [{ row: 4, msg: expect.stringContaining('已经卖出') }] },
    });
    expect(await goods.states([one!, two!])).toEqual(['commissioned', 'received']);
    expect(await send(rows)).toMatchObject({ code: 0, data: { rows: 2 } });
    expect(await goods.states([one!, two!])).toEqual(['sold', 'sold']);
    const { data } = await goods.user.get('saleRecord/index', { keyword: '导入店' });
    expect(data).toMatchObject([{ price: 9_990, sold_at: '2026-08-01T02:30:00.000Z' }]);
  });

  test('forgets its buyer when the person is erased', async () => {
    const [one] = await goods.units(1);
    const buyer = { buyer_name: '无名氏', buyer_phone: '13911110002' };
    const { data } = await sell([one!], buyer);
    const admin = await node.signIn('admin', 'admin');
    const found = await admin.post('person/find', { mobile: buyer.buyer_phone });
    const body = { key: found.data.key, digits: '0002', reason: '本人要求' };
    expect(await admin.post('person/erase', body)).toMatchObject({ code: 0 });
    expect((await goods.user.get('saleRecord/info', { id: data.id })).data).toMatchObject({
      buyer_name: '',
      buyer_phone: '',
      units: 1,
    });
  });
});
